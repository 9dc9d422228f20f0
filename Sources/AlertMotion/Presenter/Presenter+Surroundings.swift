import AlertSpec
import Geometry

extension Presenter {
  // MARK: Keys

  /// A key of a hardware keyboard; escape is also the escape gesture of assistive technologies.
  public mutating func press(_ key: Step.Key) {
    let name = key.rawValue
    guard isInForeground else { return ignore(.press, name, "background") }
    guard let shown = current, shown.request.alert.focus.isModal || key == .escape else {
      return note(.press, name: name, cause: "screen")
    }
    guard !shown.isHiding else { return ignore(.press, name, "going") }
    note(.press, name: name)
    let alert = shown.request.alert
    switch key {
    case .escape:
      switch alert.escape {
      case .action(let cancel): act(cancel)
      case .dismissal: hide(by: "escape")
      case nil: note(.ignore, alert.id, cause: "fixed")
      }
    case .tab: moveFocus(to: stop(after: 1, in: alert))
    case .backtab: moveFocus(to: stop(after: -1, in: alert))
    case .enter, .space: pressFocused(key, alert)
    }
  }

  private mutating func pressFocused(_ key: Step.Key, _ alert: StagedAlert) {
    if case .element(_, let id) = focus {
      if let answer = alert.answer(id) { return act(answer) }
      if key == .space, alert.isToggle(id) { return toggle(id) }
    }
    if key == .enter, let preferred = alert.preferred { return act(preferred) }
    note(.ignore, alert.id, cause: "nothing to press")
  }

  /// The stop of the tab key that comes after the one that has the focus; it never leaves the
  /// alert. Nil when there is none.
  private func stop(after steps: Int, in alert: StagedAlert) -> String? {
    let stops = alert.focus.stops
    guard !stops.isEmpty else { return nil }
    guard case .element(_, let id) = focus, let place = stops.firstIndex(of: id) else {
      return steps > 0 ? stops.first : stops.last
    }
    return stops[(place + steps + stops.count) % stops.count]
  }

  // MARK: The device and the app

  /// The device is turned: every alert is laid out anew, and what moves goes on.
  public mutating func rotate(to orientation: Orientation) {
    note(.rotate, name: orientation.rawValue)
    guard self.orientation != orientation else { return }
    settle()
    self.orientation = orientation
    // What is going keeps its course; what is coming comes to its new place.
    if let shown = current, case .showing(let movement) = shown.phase {
      let layout = shown.request.alert.layout(orientation)
      let turned = Movement(
        layout.motion(isReduced: movement.isReduced).show, at: movement.start,
        isReduced: movement.isReduced)
      current?.phase = .showing(turned)
      if turned.end <= time { finishShowing() }
    }
  }

  /// People ask their device for less motion, or no longer. What is on its way keeps its course.
  public mutating func motion(_ setting: Step.MotionSetting) {
    note(.motion, name: setting.rawValue)
    reducesMotion = setting == .reduced
  }

  /// How an alert that begins to come or go now does it.
  func motion(of alert: StagedAlert) -> Motion {
    alert.layout(orientation).motion(isReduced: reducesMotion)
  }

  /// The keyboard on the screen comes or goes.
  public mutating func keyboard(_ keyboard: Step.Keyboard) {
    note(.keyboard, name: keyboard.rawValue)
    isKeyboardUp = keyboard == .up
  }

  /// The app goes into the background, where nothing moves: what was under way is finished there
  /// and then. Time that an alert is there for stands still.
  public mutating func app(_ state: Step.AppState) {
    note(.app, name: state.rawValue)
    guard (state == .foreground) != isInForeground else { return }
    isInForeground = state == .foreground
    if isInForeground {
      if let left = current?.timeLeft { current?.deadline = time + left }
      current?.timeLeft = nil
      return presentNext()
    }
    guard let shown = current else { return }
    switch shown.phase {
    case .showing: finishShowing()
    case .hiding: finishHiding()
    case .dragging, .settling: current?.phase = .shown
    case .shown: break
    }
    let left = current?.deadline.map { max(0, $0 - time) }
    current?.timeLeft = left
    current?.deadline = nil
  }

  /// The screen of that id comes or goes; the alert that it presents goes with it, at once.
  public mutating func screen(_ id: String, _ state: Step.ScreenState) {
    note(.screen, name: state.rawValue, cause: id)
    host.setVisible(state == .appears, id)
    if let shown = current, !host.isVisible(shown.screen) {
      current?.isToComeBack = false
      shown.isHiding ? finishHiding() : hide(by: "screen", animated: false)
    }
    presentNext()
  }
}
