import Diagnostics
import YAMLNodes

extension Alert {
  /// Marks of texts that are wrong, where they are written.
  func markupFaults() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    func walk(_ views: [View]) {
      for view in views {
        if let label = view.content as? TextView, label.markup.isOn {
          diagnostics += markupFaults(of: label, in: view)
        }
        walk(view.innerViews)
      }
    }
    walk(views)
    return diagnostics
  }

  private func markupFaults(of label: TextView, in view: View) -> [Diagnostic] {
    let names = label.markup.styles.map(\.name)
    let faults = MarkedText(label.text, runs: names).faults
    guard !faults.isEmpty else { return [] }
    let words = rangeOfText(inBox: view.id) ?? view.range
    let start = Alert.start(of: label.text, in: words)
    // Nobody reads on after so many.
    return faults.prefix(20).map { fault in
      let place =
        start.map { words.file.range($0 + fault.range.lowerBound..<$0 + fault.range.upperBound) }
        ?? words
      return Alert.diagnostic(fault, at: place, text: label.text, known: names)
    }
  }

  /// Where a text begins in the file; nil where the file does not have it as it is.
  private static func start(of text: String, in words: SourceRange) -> Int? {
    let written = Array(words.text.utf8)
    let bytes = Array(text.utf8)
    for quotes in 0...1 where written.dropFirst(quotes).starts(with: bytes) {
      return words.span.lowerBound + quotes
    }
    return nil
  }

  private static func diagnostic(
    _ fault: MarkedText.Fault, at place: SourceRange, text: String, known: [String]
  ) -> Diagnostic {
    let isExact = place.span.count == fault.range.count
    switch fault {
    case .unclosed(let mark, _):
      let escapedMark = mark.map { "\\\($0)" }.joined()
      return Diagnostic(
        .unclosedMark, "nothing closes this \(mark)", at: place,
        help: [Help("write \(mark) behind the words too, or \(escapedMark) for the characters")])
    case .empty:
      return Diagnostic(
        .emptyMark, "there are no words between these marks", at: place,
        help: [Help("put the words between them, or delete both")])
    case .unknownRun(let name, _):
      var help = Help("describe it: markup: { \(identifier(near: name) ?? "link"): { link: … } }")
      if let near = nearestName(to: name, among: known) {
        let fix = FixIt([.init(replacing: place, with: near)], isCertain: false)
        help = Help("did you mean '\(near)'?", fix: isExact ? fix : nil)
      } else if !known.isEmpty {
        help = Help("it can be \(listed(known.map { escaped($0) }))")
      }
      return Diagnostic(
        .unknownRun, "'markup' has no run \(quoted(name))", at: place, help: [help])
    }
  }
}
