import AlertSpec

@testable import AlertMotion

/// Reads a trace from its beginning to its end, and says what can't be.
struct TraceChecking {
  private(set) var faults: [String] = []
  /// The alert on the screen, and how far it is.
  private var shown: (id: String, state: State)?
  private var presented = 0
  private var settled = 0
  /// What was sent by an action that dismisses afterwards.
  private var sentBeforeHiding: String?
  /// By event.
  private var owed: [String: Int] = [:]
  private let alerts: [String: StagedAlert]

  private enum State { case showing, shown, hiding }

  init(_ trace: [TraceEntry], _ alerts: [StagedAlert]) {
    self.alerts = Dictionary(alerts.map { ($0.id, $0) }) { first, _ in first }
    var last: TraceEntry?
    for (index, entry) in trace.enumerated() {
      if let last, entry.time < last.time { faults.append("time goes back at \(index)") }
      read(entry, before: index + 1 < trace.count ? trace[index + 1] : nil, after: last)
      last = entry
    }
    if shown != nil { faults.append("\(shown?.id ?? "") never goes") }
    if presented != settled { faults.append("\(presented) asked for, \(settled) settled") }
    for (event, count) in owed where count != 0 { faults.append("\(event) is owed \(count)") }
  }

  private mutating func read(
    _ entry: TraceEntry, before next: TraceEntry?, after last: TraceEntry?
  ) {
    let id = entry.alert ?? ""
    switch entry.what {
    case .present: presented += 1
    case .drop, .replace: settled += 1
    case .withdraw: if shown?.id != id || shown?.state != .hiding { settled += 1 }
    case .show:
      if shown != nil { faults.append("\(id) shows over another") }
      shown = (id, .showing)
    case .shown, .interrupted:
      if shown?.id != id || shown?.state != .showing { faults.append("\(entry.what) of \(id)") }
      shown?.state = .shown
    case .hide:
      if shown?.id != id || shown?.state != .shown { faults.append("hide of \(id)") }
      shown?.state = .hiding
      guard let answer = answer(entry) else { break }
      if answer.dismissal == .before { owed[answer.event, default: 0] += 1 }
      if answer.dismissal == .after, sentBeforeHiding != answer.event {
        faults.append("\(answer.event) isn't sent before \(id) goes")
      }
      sentBeforeHiding = nil
    case .hidden:
      if shown?.id != id || shown?.state != .hiding { faults.append("hidden of \(id)") }
      shown = nil
      settled += 1
    // One that only made room was hidden, and isn't settled.
    case .wait: if last?.what == .hidden || last?.what == .focus { settled -= 1 }
    case .event: send(entry, before: next, after: last)
    default: break
    }
  }

  private func answer(_ entry: TraceEntry) -> StagedAlert.Answer? {
    entry.cause.flatMap { cause in entry.alert.flatMap { alerts[$0]?.answer(cause) } }
  }

  /// An event comes after its alert has gone, before it goes, or from a press that leaves it there.
  private mutating func send(
    _ entry: TraceEntry, before next: TraceEntry?, after last: TraceEntry?
  ) {
    let name = entry.name ?? ""
    if alerts[entry.alert ?? ""]?.portrait.touches.linkEvents.contains(name) == true {
      if last?.what != .tap { faults.append("\(name) of itself") }
      return
    }
    guard let answer = alerts[entry.alert ?? ""]?.actions.first(where: { $0.event == name }) else {
      return faults.append("nobody sends \(name)")
    }
    switch answer.dismissal {
    case .before:
      owed[name, default: 0] -= 1
      if owed[name, default: 0] < 0 { faults.append("\(name) is sent twice") }
      if shown != nil { faults.append("\(name) is sent too early") }
    case .after:
      if let sent = sentBeforeHiding { faults.append("\(sent) is sent and nothing goes") }
      if next?.what != .hide, next?.what != .interrupted { faults.append("\(name) leaves it") }
      sentBeforeHiding = name
    case .never:
      if last?.what != .tap && last?.what != .press { faults.append("\(name) of itself") }
    }
  }
}
