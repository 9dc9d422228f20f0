import AlertSpec
import Geometry

extension Presenter {
  /// A finger is put down and lifted at a point of the screen.
  ///
  /// - Parameter name: what it was meant for, for the trace.
  public mutating func tap(at point: Point, on name: String) {
    guard isInForeground else { return ignore(.tap, name, "background") }
    guard let shown = current else { return note(.tap, name: name, cause: "screen") }
    guard !shown.isHiding else { return ignore(.tap, name, "going") }
    if case .dragging = shown.phase { return ignore(.tap, name, "dragging") }
    let alert = shown.request.alert
    if isKeyboardUp, point.y >= alert.layout(orientation).touches.keyboardTop {
      return note(.tap, name: name, cause: "keyboard")
    }
    guard let hit = hit(at: point) else { return tapOutside(name, alert) }
    note(.tap, name: name, cause: hit.id == name ? nil : hit.id)
    activate(hit.id, kind: hit.kind)
  }

  private mutating func tapOutside(_ name: String, _ alert: StagedAlert) {
    if alert.dismissal.outsideTap {
      note(.tap, name: name, cause: name == "outside" ? nil : "backdrop")
      hide(by: "outside")
    } else {
      note(.tap, name: name, cause: alert.focus.isModal ? "backdrop" : "screen")
    }
  }

  /// What a touch reaches where the alert is now; nil beside it.
  private func hit(at point: Point) -> TouchScene.Hit? {
    guard let shown = current else { return nil }
    let layout = shown.request.alert.layout(orientation)
    let place = shown.place(at: time, orientation)
    guard place.opacity >= Rational(1, 100) else { return nil }
    let lowered = Point(x: point.x, y: point.y + lift(layout))
    return layout.touches.hit(at: place.unmoved(lowered, in: layout.touches.frame))
  }

  /// Where a node's middle is on the screen now; nil where it is on no alert.
  public func place(of id: String) -> Point? {
    guard let shown = current else { return nil }
    let layout = shown.request.alert.layout(orientation)
    guard let center = layout.touches.center(of: id) else { return nil }
    let moved = shown.place(at: time, orientation).moved(center, in: layout.touches.frame)
    return Point(x: moved.x, y: moved.y - lift(layout))
  }

  /// How far the keyboard has moved the alert up, in points.
  private func lift(_ layout: StagedLayout) -> Rational {
    let rules = layout.motion.presentation.keyboard
    return isKeyboardUp && rules.avoids ? layout.touches.keyboardLift(spacing: rules.spacing) : 0
  }

  /// A point beside the alert; the middle of the screen where it covers all, or none is there.
  public func placeOutside(in scene: TouchScene) -> Point {
    (current?.request.alert.layout(orientation).touches ?? scene).pointOutside
      ?? Rect(origin: .zero, size: scene.screen).center
  }

  /// What pressing a node of the alert does.
  mutating func activate(_ id: String, kind: String) {
    guard let alert = current?.request.alert else { return }
    if let answer = alert.answer(id) { return act(answer) }
    switch kind {
    case "field":
      moveFocus(to: id)
      if !isKeyboardUp {
        isKeyboardUp = true
        current?.hasKeyboard = true
        note(.keyboard, name: Step.Keyboard.up.rawValue)
      }
    case "checkbox":
      let isTicked = alert.ticked.contains(id)
      if isTicked {
        current?.request.alert.ticked.remove(id)
      } else {
        current?.request.alert.ticked.insert(id)
      }
      note(.toggle, alert.id, name: id, cause: isTicked ? "off" : "on")
    default: break
    }
  }

  /// Presses a button: its event comes before or after the alert goes, as it says.
  mutating func act(_ answer: StagedAlert.Answer) {
    guard let alert = current?.request.alert else { return }
    switch answer.dismissal {
    case .before: hide(by: answer.id, sending: answer.event)
    case .after:
      note(.event, alert.id, name: answer.event)
      hide(by: answer.id)
    case .never: note(.event, alert.id, name: answer.event)
    }
  }

  // MARK: Drags

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
    guard alert.dismissal.drag || alert.dismissal.swipe else {
      return note(.ignore, alert.id, cause: "fixed")
    }
    let drag = Drag(
      start: time, duration: duration, distance: distance, direction: direction,
      leadsAway: direction == alert.layout(orientation).exit)
    current?.phase = .dragging(drag)
    if !duration.isPositive { release(drag) }
  }

  /// The finger that drags is lifted.
  mutating func release(_ drag: Drag) {
    guard let alert = current?.request.alert else { return }
    let frame = alert.layout(orientation).touches.frame
    drag.dismisses(frame, alert.dismissal) ? hide(by: "drag") : settle()
  }

  /// Lets go of an alert that is being dragged: it returns to its place, in the time in which it
  /// came.
  mutating func settle() {
    guard let shown = current, case .dragging(let drag) = shown.phase else { return }
    guard drag.leadsAway, drag.distance.isPositive else {
      current?.phase = .shown
      return
    }
    let alert = shown.request.alert
    note(.settle, alert.id)
    let duration = motion(of: alert).show.completion
    current?.phase = duration.isPositive ? .settling(until: time + duration) : .shown
  }

  mutating func ignore(_ what: TraceEntry.What, _ name: String, _ cause: String) {
    note(what, name: name)
    note(.ignore, current?.request.alert.id, cause: cause)
  }
}
