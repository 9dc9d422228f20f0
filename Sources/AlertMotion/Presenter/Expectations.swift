import AlertSpec
import Diagnostics
import Geometry

extension Diagnostic.Code {
  /// What a script expects and isn't so.
  static let unmet: Self = "behaviour/unmet"
}

extension Performance {
  /// What of an expectation isn't so now.
  func unmet(_ expectation: Step.Expectation, at step: Step) -> [Diagnostic] {
    var sentences: [String] = []
    if let isShown = expectation.isShown, isShown != (presenter.shownAlert == name) {
      let other = presenter.shownAlert.map { "; \(quoted($0)) is there" } ?? ""
      sentences.append(
        isShown
          ? "the alert is not on the screen\(other)" : "the alert is still on the screen")
    }
    if let events = expectation.events?.map(\.text) {
      let sent = presenter.trace.filter { $0.what == .event }.compactMap(\.name)
      if events != sent { sentences.append("\(listedEvents(sent)), not \(names(events))") }
    }
    if let focus = expectation.focus?.text, focus != focused {
      sentences.append("the focus is on \(quoted(focused)), not on \(quoted(focus))")
    }
    return sentences.map { sentence in
      Diagnostic(
        .unmet, "at \(presenter.time.decimal(places: 3)) s \(sentence)", at: step.valueRange,
        notes: lastHappenings,
        help: [Help("change the alert, or what the script expects of it")])
    }
  }

  private var focused: String {
    switch presenter.focus {
    case .screen: "screen"
    case .element(_, let id): id
    }
  }

  private func listedEvents(_ events: [String]) -> String {
    events.isEmpty ? "no event has been sent" : "\(names(events)) has been sent"
  }

  private func names(_ events: [String]) -> String {
    events.isEmpty ? "nothing" : events.map { quoted($0) }.joined(separator: ", ")
  }

  /// What happened last, to show where it went another way.
  private var lastHappenings: [Note] {
    let lines = presenter.trace.suffix(3).map {
      "at \($0.time.decimal(places: 3)) s: \($0.words(besides: name))"
    }
    return lines.map { Note($0, at: nil) }
  }
}
