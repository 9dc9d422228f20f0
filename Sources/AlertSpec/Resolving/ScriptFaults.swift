import Diagnostics

extension Alert {
  /// Names in scripts that nothing of the alert has.
  func scriptFaults() -> [Diagnostic] {
    guard !scripts.isEmpty else { return [] }
    var diagnostics: [Diagnostic] = []
    let names = touchableNames
    let events = self.events
    for step in scripts.flatMap(\.steps) {
      switch step.deed {
      case .tap(.node(let name), _), .drag(_, .node(let name), _, _), .swipe(_, .node(let name)):
        diagnostics += targetFault(name, at: step.valueRange, names, besides: "outside")
      case .expect(let expectation):
        if let focus = expectation.focus {
          diagnostics += targetFault(focus.text, at: focus.range, names, besides: "screen")
        }
        for event in expectation.events ?? [] where !events.contains(event.text) {
          diagnostics.append(
            unknown(
              .unknownEvent, "nothing of this alert sends the event \(quoted(event.text))",
              event.text, at: event.range, events))
        }
      default: break
      }
    }
    return diagnostics
  }

  private func targetFault(
    _ name: String, at range: SourceRange, _ names: [String], besides word: String
  ) -> [Diagnostic] {
    if names.contains(where: { sameBytes($0, name) }) || sameBytes(name, word) { return [] }
    if let fault = rowFault(name, at: range) { return [fault] }
    return [
      unknown(
        .unknownTarget, "nothing of this alert is named \(quoted(name))", name, at: range,
        names + [word])
    ]
  }

  /// A number behind a list's name that none of its rows has; nil for any other name.
  private func rowFault(_ name: String, at range: SourceRange) -> Diagnostic? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[1]),
      let list = view(named: String(parts[0]))?.content as? ListView
    else { return nil }
    let (id, count) = (escaped(parts[0]), list.rows.count)
    let rows = count == 1 ? "1 row" : "\(count) rows"
    let help =
      switch count {
      case 0: "give the list rows, or leave the step out"
      case 1: "write \(id).1"
      default: "write a number from 1 to \(count): \(id).1 to \(id).\(count)"
      }
    return Diagnostic(
      .unknownTarget,
      "the list \(quoted(String(parts[0]))) has \(rows), and none is number \(number)",
      at: range, help: [Help(help)])
  }

  private func unknown(
    _ code: Diagnostic.Code, _ message: String, _ name: String, at range: SourceRange,
    _ known: [String]
  ) -> Diagnostic {
    var help = Help("it can be \(listed(known.map { escaped($0) }))")
    if let better = nearestName(to: name, among: known) {
      let fix = FixIt([.init(replacing: range, with: better)], isCertain: false)
      help = Help(didYouMean(better, for: name), fix: range.text == name ? fix : nil)
    }
    return Diagnostic(code, message, at: range, help: known.isEmpty ? [] : [help])
  }

  /// The alert, its actions, its views, the rows of its lists, and the links of its texts.
  private var touchableNames: [String] {
    var names = actions.map(\.id)
    views.forEachInside { view in
      names.append(view.id)
      if let list = view.content as? ListView {
        for number in 1..<(list.rows.count + 1) { names.append("\(view.id).\(number)") }
      }
      names += view.links.map { "\(view.id).\($0.name)" }
    }
    return names + ["alert"]
  }

  /// What its actions and its links send.
  private var events: [String] {
    var events: [String] = []
    for action in actions where !events.contains(action.event) { events.append(action.event) }
    func walk(_ views: [View]) {
      for view in views {
        for link in view.links where !events.contains(link.event) { events.append(link.event) }
        walk(view.innerViews)
      }
    }
    walk(views)
    return events
  }
}

extension View {
  /// The runs of a marked text that tell the app when they are touched.
  fileprivate var links: [(name: String, event: String)] {
    guard let text = content as? TextView, text.markup.isOn else { return [] }
    return text.markup.styles.compactMap { run in
      run.style.link.map { (name: run.name, event: $0) }
    }
  }
}
