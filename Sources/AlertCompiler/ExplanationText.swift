import AlertLayout
import AlertSpec
import Diagnostics
import Geometry

/// Explanations as lines for a terminal.
///
/// ```text
/// alert.y is 351.333 pt (delete-photo · iphone-15 · portrait · light · en · large)
///   + 426        `alert` is centred in the screen       preset:two-button:8:1
///   -  20        half of `layout.insets.top: 40`        preset:two-button:9:19
///   = 351.333
/// ```
struct ExplanationText {
  let alert: Alert
  let environment: Environment
  private let tables: [LineTable]
  private let files: [SourceFile]

  init(alert: Alert, environment: Environment) {
    self.alert = alert
    self.environment = environment
    files = alert.sources.map(\.file)
    tables = files.map { LineTable($0) }
  }

  // MARK: Numbers

  func text(of derivation: Derivation) -> String {
    let names = [
      alert.name, environment.device.id, environment.orientation.rawValue,
      environment.appearance.rawValue, environment.locale, environment.textSize.shortName,
    ]
    return text(of: derivation, after: " (" + names.joined(separator: " · ") + ")")
      + derivation.widths.map { "\n" + text(of: $0, after: "") }.joined()
  }

  private func text(of derivation: Derivation, after suffix: String) -> String {
    var rows = derivation.steps.map(row)
    let sum = "= " + derivation.exact.decimal()
    rows.append((sum, derivation.snapping.joined(separator: ", "), ""))
    let width = rows.map(\.0.count).max() ?? 0
    let wording = rows.map(\.1.count).max() ?? 0
    var text = "\(derivation.name) is \(derivation.value.decimal()) pt\(suffix)\n"
    for row in rows { text += "  " + line(row, width, wording) + "\n" }
    for wish in derivation.givenUp {
      text +=
        "  given up @\(wish.priority.decimal()): \(wish.text), missed by "
        + "\(wish.amount.decimal()) pt" + (wish.range.map { " (" + place($0) + ")" } ?? "") + "\n"
    }
    return text
  }

  /// The amount, what it is, where it is written.
  private typealias Row = (String, String, String)

  private func row(_ step: Derivation.Step) -> Row {
    let amount = (step.amount.isNegative ? "- " : "+ ") + step.amount.magnitude.decimal()
    return (amount, step.words, step.range.map(place) ?? "by default")
  }

  private func line(_ row: Row, _ width: Int, _ wording: Int) -> String {
    let amount = row.0 + String(repeating: " ", count: width - row.0.count)
    if row.2.isEmpty { return row.1.isEmpty ? row.0 : amount + "  " + row.1 }
    return amount + "  " + row.1 + String(repeating: " ", count: wording - row.1.count + 2) + row.2
  }

  // MARK: Keys

  func text(of trace: KeyTrace) -> String {
    var text = trace.path
    if let first = trace.statements.first {
      text += " is \(excerpt(first))\n"
      for (index, range) in trace.statements.enumerated() {
        text += "  \(place(range))  \(excerpt(range))"
        text += index == 0 ? "\n" : "  (\(isMap(range) ? "merged" : "replaced"))\n"
      }
      for token in trace.tokens {
        text += "  \(place(token.range))  $\(escaped(token.name)) is \(excerpt(token.range))\n"
      }
    } else if let standard = trace.standard {
      text += " is \(standard), which is its default: nothing states it\n"
    } else {
      text += " has no value: nothing states it\n"
    }
    let chain = files.map { escaped($0.path, limit: 200) }
    text += "  looked for in \(chain.joined(separator: ", then "))\n"
    return text + "  \(trace.doc)\n"
  }

  /// A value, shortened where it is long. One in brackets loses its end, and keeps its brackets.
  private func excerpt(_ range: SourceRange) -> String {
    let text = range.text
    guard text.first == "{" || text.first == "[", text.count > 60 else {
      return escaped(text, limit: 60)
    }
    let head = text.prefix(54)
    var ends: [String] = []
    var quote: Character?
    for character in head {
      if let open = quote {
        if character == open { quote = nil }
        continue
      }
      switch character {
      case "\"", "'": quote = character
      case "{": ends.append(" }")
      case "[": ends.append("]")
      case "}", "]": _ = ends.popLast()
      default: break
      }
    }
    let end = (quote.map { String($0) } ?? "") + ends.reversed().joined()
    return escaped(head, limit: 54) + "…" + end
  }

  /// Whether a value is put over another key by key.
  private func isMap(_ range: SourceRange) -> Bool {
    let text = range.text.utf8
    return text.first == UInt8(ascii: "{")
      || zip(text, text.dropFirst()).contains { colon, next in
        colon == UInt8(ascii: ":") && (next == UInt8(ascii: " ") || next == UInt8(ascii: "\n"))
      }
  }

  // MARK: Places

  private func place(_ range: SourceRange) -> String {
    let index = files.firstIndex { $0 === range.file }
    let table = index.map { tables[$0] } ?? LineTable(range.file)
    let place = table.place(of: range.span.lowerBound)
    return "\(escaped(range.file.path, limit: 200)):\(place.line):\(place.column)"
  }
}
