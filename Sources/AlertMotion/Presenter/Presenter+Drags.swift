import AlertSpec
import Geometry

extension Presenter {
  /// A finger is put down at a point and begins to move; it is lifted after so many seconds. A
  /// swipe is a short drag.
  public mutating func drag(
    _ direction: Step.Direction, at point: Point, distance: Rational, duration: Rational,
    as what: TraceEntry.What = .drag
  ) {
    let name = direction.rawValue
    guard isInForeground else { return ignore(what, name, "background") }
    guard let shown = current else { return note(what, name: name, cause: "screen") }
    guard !shown.isHiding else { return ignore(what, name, "going") }
    guard case .shown = shown.phase else { return ignore(what, name, "moving") }
    guard let hit = hit(at: point) else {
      return note(
        what, name: name, cause: shown.request.alert.focus.isModal ? "backdrop" : "screen")
    }
    let alert = shown.request.alert
    note(what, name: name, cause: hit.id == "alert" ? nil : hit.id)
    guard let load = load(of: direction, at: point, in: alert) else {
      return note(.ignore, alert.id, cause: "fixed")
    }
    let drag = Drag(
      start: time, duration: duration, distance: distance, direction: direction, load: load)
    current?.phase = .dragging(drag)
    if !duration.isPositive { release(drag) }
  }

  /// What a finger takes along; nil where the alert can't be dragged.
  ///
  /// What scrolls follows the finger as far as it goes. One that finds it at its end takes the alert
  /// along, and a sheet that can still grow does so before its content scrolls, as
  /// `prefersScrollingExpandsWhenScrolledToEdge` has it in UIKit.
  private func load(
    of direction: Step.Direction, at point: Point, in alert: StagedAlert
  ) -> Drag.Load? {
    let layout = alert.layout(orientation)
    let isVertical = direction == .up || direction == .down
    let isSheet = isVertical && alert.hasSeveralHeights(orientation)
    if let place = unmoved(point),
      let scroller = layout.touches.scroller(at: place, scrolled: alert.scrolled),
      scroller.follows(direction)
    {
      let growsFirst = isSheet && scroller.offset.isZero && alert.canGrow(orientation)
      if !growsFirst { return .content(scroller) }
    }
    if isSheet { return .sheet }
    guard alert.dismissal.drag || alert.dismissal.swipe else { return nil }
    return direction == layout.exit ? .alert : .nothing
  }

  /// The finger that drags is lifted.
  mutating func release(_ drag: Drag) {
    guard let alert = current?.request.alert else { return }
    switch drag.load {
    case .nothing: current?.phase = .shown
    case .alert:
      let frame = alert.layout(orientation).touches.frame
      drag.dismisses(frame, alert.dismissal) ? hide(by: "drag") : settle()
    case .sheet:
      let heights = alert.heights(orientation)
      if let detent = drag.detent(from: alert.detent, among: heights, alert.dismissal) {
        current?.request.alert.detent = detent
        settle()
      } else {
        hide(by: "drag")
      }
    case .content(let scroller):
      let offset = scroller.offset(after: drag.distance, drag.direction)
      current?.request.alert.scrolled[scroller.id] = offset
      current?.phase = .shown
      note(.scroll, alert.id, name: scroller.id, cause: offset.decimal(places: 3))
    }
  }

  /// Lets go of an alert that is being dragged: it goes to its place, in the time in which it came.
  mutating func settle() {
    guard let shown = current, case .dragging(let drag) = shown.phase else { return }
    guard drag.movesAlert else {
      current?.phase = .shown
      return
    }
    let alert = shown.request.alert
    note(.settle, alert.id, name: alert.detentName)
    let duration = motion(of: alert).show.completion
    current?.phase = duration.isPositive ? .settling(until: time + duration) : .shown
  }
}
