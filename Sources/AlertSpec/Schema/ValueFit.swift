import Diagnostics
import Geometry
import YAMLNodes

/// A word that stands alone, and how it is written inside a map in brackets.
struct LoneWord {
  let text: String
  /// As the file has it, in quotes where brackets ask for them.
  let written: String
  let isPlain: Bool
  /// The number that it means, although it may have a unit.
  private let number: (value: Rational, written: String)?

  /// Nil for anything but a text on one line.
  init?(_ node: YAMLNode, in file: SourceFile) {
    guard let scalar = node.scalar, scalar.isVerbatim, scalar.text.utf8.count <= 200 else {
      return nil
    }
    text = scalar.text
    isPlain = scalar.style == .plain
    let source = file.text(in: node.span)
    let needsQuotes = isPlain && source.contains { ",[]{}".contains($0) }
    written =
      needsQuotes
      ? "'"
        + source.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "''") + "'" : source
    let digits = Rational(decimal: text) != nil ? text : NumberFault(text, isLength: false)?.plain
    number = digits.flatMap { digits in Rational(decimal: digits).map { ($0, digits) } }
  }

  /// As it can stand behind a key whose value has a shape; nil where it can't.
  ///
  /// Only what is more than some text counts: words of a list, numbers, colours.
  func written(as shape: ValueShape) -> String? {
    switch shape {
    case .boolean: isPlain && (text == "true" || text == "false") ? text : nil
    case .number(let bounds, _): digits(in: bounds)
    case .wholeNumber(let bounds): number?.value.isWhole == true ? digits(in: bounds) : nil
    case .length(let bounds): text == "hairline" ? text : digits(in: bounds)
    case .choice(let words): words.contains { sameBytes($0, text) } ? written : nil
    case .color: isColor ? (isPlain ? text : "\"\(text)\"") : nil
    case .either(let shapes): shapes.lazy.compactMap { written(as: $0) }.first
    default: nil
    }
  }

  private func digits(in bounds: ClosedRange<Int>) -> String? {
    guard let number, number.value >= Rational(Int64(bounds.lowerBound)),
      number.value <= Rational(Int64(bounds.upperBound))
    else { return nil }
    return number.written
  }

  private var isColor: Bool {
    if text.hasPrefix("#") { return Color(hexadecimal: text.dropFirst()) != nil }
    return SystemColors.color(named: text) != nil
  }

  /// Whether it is meant as words, not as a number or a yes or no.
  var isWords: Bool {
    number == nil && !["true", "false", "yes", "no", "on", "off"].contains(text.lowercased())
  }

  /// Whether it can be the name of something.
  var isName: Bool { isPlain && isWords && !text.utf8.contains(UInt8(ascii: " ")) }

  /// Whether it says that something shall not be there.
  var isNegation: Bool { ["none", "false", "no", "off"].contains(text.lowercased()) }
}

extension ValueShape {
  /// The shapes that can stand there, none of them a choice between others.
  private var choices: [ValueShape] {
    if case .either(let shapes) = self { shapes.flatMap(\.choices) } else { [self] }
  }

  /// Whether any text can stand there.
  var takesText: Bool {
    choices.contains { if case .text = $0 { true } else { false } }
  }

  /// What the items of a list are that can stand there; nil where none can.
  var listItem: ValueShape? {
    choices.lazy.compactMap { if case .list(let item) = $0 { item } else { nil } }.first
  }

  /// Whether a number that stands there is one of seconds.
  var isTime: Bool {
    choices.contains { if case .number(_, "s") = $0 { true } else { false } }
  }

  /// The words that can stand there.
  var words: [String] {
    choices.flatMap { shape -> [String] in
      if case .choice(let words) = shape { words } else { [] }
    }
  }

  /// The maps with fixed keys that can stand there.
  var records: [RecordShape] {
    choices.compactMap { if case .record(let record) = $0 { record } else { nil } }
  }

  /// What the names of a map from names stand for; nil where no such map can stand.
  var namedValue: ValueShape? {
    choices.lazy.compactMap { if case .map(let value) = $0 { value } else { nil } }.first
  }
}
