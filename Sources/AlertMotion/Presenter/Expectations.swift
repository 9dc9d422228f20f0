import AlertSpec
import Diagnostics
import Geometry

extension Performance {
  /// What of an expectation isn't so now.
  func unmet(_ expectation: Step.Expectation, at step: Step) -> [Diagnostic] {
    var faults: [(expected: String, found: String, range: SourceRange)] = []
    if let isShown = expectation.isShown, isShown != (presenter.shownAlert == name) {
      let other = presenter.shownAlert.map { ", and \(quoted($0)) is" } ?? ""
      faults.append(
        isShown
          ? ("the alert on the screen", "it is not there\(other)", step.valueRange)
          : ("the alert to be gone", "it is still on the screen", step.valueRange))
    }
    if let events = expectation.events?.map(\.text) {
      let sent = presenter.trace.filter { $0.what == .event }.compactMap(\.name)
      if events != sent {
        let expected = events.isEmpty ? "no event" : "the \(listedEvents(events))"
        let verb = sent.count > 1 ? "have" : "has"
        let found = "\(sent.isEmpty ? "none" : names(sent)) \(verb) been sent"
        faults.append((expected, found, step.valueRange))
      }
    }
    if let focus = expectation.focus, focus.text != focused {
      faults.append(
        ("the focus on \(quoted(focus.text))", "it is on \(quoted(focused))", focus.range))
    }
    let time = presenter.time.decimal(places: 3)
    return faults.map { fault in
      Diagnostic(
        .unmet, "expected \(fault.expected): at \(time) s of the script \(fault.found)",
        at: fault.range,
        notes: lastHappenings,
        help: [Help("change the alert, or what the script expects of it")])
    }
  }

  /// A step that is to be done at a moment that is over.
  func lateness(of step: Step) -> [Diagnostic] {
    guard case .at(let moment) = step.moment, moment < presenter.time else { return [] }
    let (at, now) = (moment.decimal(places: 9), presenter.time.decimal(places: 3))
    return [
      Diagnostic(
        .outOfOrder, "this is to be done at \(at) s, and it is \(now) s already",
        at: step.momentRange ?? step.range,
        notes: [Note("a step without 'at' or 'after' is done when nothing moves any more")],
        help: [
          Help("write the steps in the order of time, each of them with its moment")
        ])
    ]
  }

  private var focused: String {
    switch presenter.focus {
    case .screen: "screen"
    case .element(_, let id): id
    }
  }

  private func listedEvents(_ events: [String]) -> String {
    (events.count == 1 ? "event " : "events ") + names(events)
  }

  private func names(_ events: [String]) -> String {
    events.map { quoted($0) }.joined(separator: ", ")
  }

  /// What happened last, to show where it went another way.
  private var lastHappenings: [Note] {
    let lines = presenter.trace.suffix(3).map {
      "at \($0.time.decimal(places: 3)) s: \($0.words(besides: name))"
    }
    return lines.map { Note($0, at: nil) }
  }
}
