import AlertLayout
import AlertSpec
import Geometry
import TestSupport

@testable import AlertMotion

/// A presenter to which random things happen, checked after each.
struct RandomScript {
  private(set) var presenter = Presenter()
  private(set) var faults: [String] = []
  private var random: SplitMix64
  private let alerts: [StagedAlert]

  init(seed: UInt64, _ alerts: [StagedAlert]) {
    random = SplitMix64(seed: seed)
    self.alerts = alerts
  }

  /// - Parameter isStepwise: whether time goes on in many small steps instead of one.
  mutating func run(count: Int, isStepwise: Bool = false) {
    for _ in 0..<count {
      wait(Rational(Int64(pick(700)), 1000), isStepwise)
      happen()
      check()
    }
    tidyUp()
  }

  private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  private mutating func wait(_ seconds: Rational, _ isStepwise: Bool) {
    let end = presenter.time + (pick(4) == 0 ? 0 : seconds)
    if isStepwise {
      while presenter.time + Rational(13, 1000) < end {
        presenter.advance(to: presenter.time + Rational(13, 1000))
      }
    }
    presenter.advance(to: end)
  }

  private mutating func happen() {
    switch pick(17) {
    case 0...2: presenter.present(alerts[pick(alerts.count)])
    case 3...6: tap()
    case 7:
      tap()
      presenter.advance(to: presenter.time + Rational(1, 10))
      tap()
    case 8: presenter.press(Step.Key.allCases[pick(Step.Key.allCases.count)])
    case 9, 10: drag()
    case 11: presenter.rotate(to: pick(2) == 0 ? .portrait : .landscape)
    case 12: presenter.keyboard(pick(2) == 0 ? .up : .down)
    case 13: presenter.app(pick(2) == 0 ? .background : .foreground)
    case 14: presenter.screen("screen", pick(3) == 0 ? .disappears : .appears)
    case 15: presenter.motion(pick(2) == 0 ? .reduced : .full)
    default: presenter.dismiss(alerts[pick(alerts.count)].id, animated: pick(2) == 0)
    }
  }

  private mutating func tap() {
    let names = [
      "confirm", "cancel", "outside", "title", "message", "languages.2", "name", "keep",
      "message.terms", "languages.9",
    ]
    let name = names[pick(names.count)]
    if name != "outside", let point = presenter.place(of: name) {
      presenter.tap(at: point, on: name)
    } else {
      let point = Point(x: Rational(Int64(pick(844))), y: Rational(Int64(pick(844))))
      presenter.tap(at: point, on: "point")
    }
  }

  private mutating func drag() {
    let direction = Step.Direction.allCases[pick(4)]
    let place = pick(2) == 0 ? nil : presenter.place(of: "languages")
    let point = place ?? presenter.place(of: "alert") ?? .zero
    presenter.drag(
      direction, at: point, distance: Rational(Int64(pick(500))),
      duration: Rational(Int64(pick(1000)), 1000))
  }

  /// What has to hold after every step.
  private mutating func check() {
    let shown = presenter.current?.request.alert
    switch presenter.focus {
    case .screen:
      if shown?.focus.isModal == true { faults.append("the focus is behind \(shown?.id ?? "")") }
    case .element(let id, let element):
      let isThere = shown.map { $0.focus.order.contains(element) || element == FocusRules.whole }
      if id != shown?.id || isThere != true { faults.append("the focus is on \(id).\(element)") }
    }
    if let current = presenter.current {
      faults += Self.faults(of: current.request.alert, presenter.orientation)
      if !presenter.isInForeground, current.movingEnd != nil { faults.append("it moves unseen") }
      if !presenter.host.isVisible(current.screen) { faults.append("its screen is gone") }
      if let due = current.due, due < presenter.time { faults.append("\(due) is overdue") }
    } else if presenter.waiting.count > 0, presenter.isInForeground,
      presenter.host.topmostVisible != nil
    {
      faults.append("one waits for nothing")
    }
  }

  /// A sheet is at one of its detents, and nothing is scrolled beyond its ends.
  private static func faults(of alert: StagedAlert, _ orientation: Orientation) -> [String] {
    var faults: [String] = []
    if !alert.detents.isEmpty, !alert.detents.indices.contains(alert.detent) {
      faults.append("\(alert.id) rests at no detent")
    }
    if alert.scrolled.values.contains(where: { $0 < 0 }) {
      faults.append("\(alert.id) is scrolled above its top")
    }
    return faults
  }

  /// Dismisses what there is, until nothing is left.
  private mutating func tidyUp() {
    presenter.app(.foreground)
    presenter.screen("screen", .appears)
    for _ in 0..<200 {
      presenter.advance(to: presenter.time + 100)
      guard let shown = presenter.current else { break }
      if !presenter.isAtRest { faults.append("\(shown.request.alert.id) never comes to rest") }
      if shown.request.alert.dismissal.after != nil { faults.append("its time never runs out") }
      presenter.dismiss(shown.request.alert.id, animated: true)
    }
    if presenter.current != nil { faults.append("\(presenter.shownAlert ?? "") stays") }
    if presenter.waiting.count > 0 { faults.append("\(presenter.waiting.ids) still wait") }
    if presenter.focus != .screen { faults.append("the focus is nowhere") }
  }
}
