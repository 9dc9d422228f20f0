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
    if let event = hit.event { return note(.event, alert.id, name: event) }
    activate(hit.id, as: hit.role)
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
  func hit(at point: Point) -> TouchScene.Hit? {
    guard let alert = current?.request.alert, let place = unmoved(point) else { return nil }
    return alert.layout(orientation).touches.hit(at: place, scrolled: alert.scrolled)
  }

  /// A point of the screen where the alert was laid out that is there now; nil where it can't be
  /// touched.
  func unmoved(_ point: Point) -> Point? {
    guard let shown = current else { return nil }
    let layout = shown.request.alert.layout(orientation)
    let place = shown.place(at: time, orientation)
    guard place.opacity >= Rational(1, 100) else { return nil }
    let lowered = Point(x: point.x, y: point.y + lift(layout))
    return place.unmoved(lowered, in: layout.touches.frame)
  }

  /// Where a node's middle is on the screen now; nil where it is on no alert.
  public func place(of id: String) -> Point? {
    guard let shown = current else { return nil }
    let alert = shown.request.alert
    let layout = alert.layout(orientation)
    guard let center = layout.touches.center(of: id, scrolled: alert.scrolled) else { return nil }
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
  mutating func activate(_ id: String, as role: BoxRole) {
    guard let alert = current?.request.alert else { return }
    if let answer = alert.answer(id) { return act(answer) }
    switch role {
    case .field:
      moveFocus(to: id)
      if !isKeyboardUp {
        isKeyboardUp = true
        current?.hasKeyboard = true
        note(.keyboard, name: Step.Keyboard.up.rawValue)
      }
    case .toggle: toggle(id)
    default: break
    }
  }

  /// Turns a box over: ticked or not, on or off.
  mutating func toggle(_ id: String) {
    guard let alert = current?.request.alert else { return }
    let isOn = alert.ticked.contains(id)
    if isOn {
      current?.request.alert.ticked.remove(id)
    } else {
      current?.request.alert.ticked.insert(id)
    }
    note(.toggle, alert.id, name: id, cause: isOn ? "off" : "on")
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

  mutating func ignore(_ what: TraceEntry.What, _ name: String, _ cause: String) {
    note(what, name: name)
    note(.ignore, current?.request.alert.id, cause: cause)
  }
}
