import Diagnostics
import Geometry
import YAMLNodes

/// Any scalar, as written: `No`, `12:30` and `1.10` are text.
struct TextValue: ValueType {
  var shape: ValueShape { .text }
  var initial: String { "" }

  func read(_ node: YAMLNode, _ value: inout String, _ reader: inout SpecReader) -> Bool {
    if node.looksLikePlaceholder, let words = node.mapping?.first?.key.scalar?.text {
      reader.report(
        .wrongType, "text that begins with '{' must be quoted; this reads as a map", at: node,
        help: [
          Help(
            "write \"{\(escaped(words))}\"",
            fix: FixIt(
              [.init(replacing: reader.range(node), with: "\"{\(words)}\"")], isCertain: true))
        ])
      return false
    }
    if node.isFlow, node.sequence != nil {
      reader.reportBracketedText(node, expecting: "a text")
      return false
    }
    guard let scalar = reader.scalar(of: node, expecting: "a text", takesText: true) else {
      return false
    }
    value = scalar.text
    return true
  }

  func text(of value: String) -> String? { value.isEmpty ? nil : value }
}

/// An id that constraints and other files can refer to.
struct IdentifierValue: ValueType {
  var shape: ValueShape { .identifier }
  var initial: String { "" }

  func read(_ node: YAMLNode, _ value: inout String, _ reader: inout SpecReader) -> Bool {
    guard let scalar = reader.scalar(of: node, expecting: "a name"),
      let name = reader.checkedIdentifier(scalar.text, at: node)
    else { return false }
    value = name
    return true
  }
}

extension ValueType where Self == TextValue {
  static var text: TextValue { TextValue() }
}

extension ValueType where Self == IdentifierValue {
  static var identifier: IdentifierValue { IdentifierValue() }
}

extension SpecReader {
  /// A list in brackets where a text belongs, which may be the text.
  mutating func reportBracketedText(_ node: YAMLNode, expecting expected: String) {
    var help: [Help] = []
    if firstLine(of: node) == range(node) {
      let parts = range(node).text.split(
        separator: Character("'"), omittingEmptySubsequences: false)
      let written = "'" + parts.joined(separator: "''") + "'"
      help = [
        Help(
          "if it is the text, quote it: \(escaped(written))",
          fix: FixIt([.init(replacing: range(node), with: written)], isCertain: false))
      ]
    }
    reportWrongType(node, expecting: expected, help: help)
  }

  /// The id, if constraints can refer to it; reports it otherwise.
  mutating func checkedIdentifier(_ name: String, at node: YAMLNode) -> String? {
    guard let fault = identifierFault(in: name) else { return name }
    var help = [Help("use letters, digits, '-' and '_', beginning with a letter")]
    if let better = identifier(near: name), node.scalar.map({ sameBytes($0.text, name) }) == true {
      help = [
        Help(
          "write for example \(better)",
          fix: FixIt([.init(replacing: range(node), with: better)], isCertain: false))
      ]
    }
    report(.badName, "\(quoted(name)) can't be a name: \(fault)", at: node, help: help)
    return nil
  }
}

/// What is wrong with an id, or nil. Letters of any script are letters.
private func identifierFault(in name: String) -> String? {
  if name.isEmpty { return "it is empty" }
  if name.utf8.count > 100 { return "it is longer than 100 bytes" }
  for (index, scalar) in name.unicodeScalars.enumerated() {
    if isNameScalar(scalar, first: index == 0) { continue }
    if index == 0, isNameScalar(scalar, first: false) {
      return "it begins with \(quoted(String(scalar)))"
    }
    return scalar == " " ? "it contains a blank" : "it contains \(quoted(String(scalar)))"
  }
  return nil
}

/// The id that comes of a text when what can't be in one becomes a hyphen; nil where nothing good
/// does.
func identifier(near text: String) -> String? {
  guard text.utf8.count <= 100 else { return nil }
  var name = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if isNameScalar(scalar, first: false) {
      name.append(scalar)
    } else if name.last != "-" {
      name.append("-")
    }
  }
  while name.last == "-" { name.removeLast() }
  while name.first == "-" { name.removeFirst() }
  guard let first = name.first else { return nil }
  return isNameScalar(first, first: true) ? String(name) : "my-" + String(name)
}

/// Whether a scalar can stand in an id (UAX #31's identifiers, and `-`).
func isNameScalar(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
  if scalar.isASCII {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": return true
    case "0"..."9", "-": return !first
    default: return false
    }
  }
  // Joiners, fillers and their like make names that look the same.
  guard !scalar.properties.isDefaultIgnorableCodePoint else { return false }
  return first ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
}

/// `true` or `false`, and nothing else.
struct BooleanValue: ValueType {
  var shape: ValueShape { .boolean }
  var initial: Bool { false }

  func read(_ node: YAMLNode, _ value: inout Bool, _ reader: inout SpecReader) -> Bool {
    guard let scalar = reader.scalar(of: node, expecting: "true or false") else { return false }
    if scalar.style == .plain, scalar.text == "true" || scalar.text == "false" {
      value = scalar.text == "true"
      return true
    }
    let meant: String? =
      switch scalar.text.lowercased() {
      case "true", "yes", "on", "y", "1": "true"
      case "false", "no", "off", "n", "0": "false"
      default: nil
      }
    reader.report(
      .notABoolean, "\(quoted(scalar.text)) isn't true or false", at: node,
      help: [
        Help(
          meant.map { "write \($0)" } ?? "write true or false",
          fix: meant.map {
            FixIt([.init(replacing: reader.range(node), with: $0)], isCertain: true)
          })
      ])
    return false
  }

  func text(of value: Bool) -> String? { value ? "true" : "false" }
}

extension ValueType where Self == BooleanValue {
  static var boolean: BooleanValue { BooleanValue() }
}

/// One of the words of an enumeration.
struct ChoiceValue<Value>: ValueType
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  var shape: ValueShape { .choice(words) }
  var initial: Value { Value.allCases[Value.allCases.startIndex] }
  private var words: [String] { Value.allCases.map(\.rawValue) }

  func read(_ node: YAMLNode, _ value: inout Value, _ reader: inout SpecReader) -> Bool {
    if let scalar = node.scalar, let choice = Value(rawValue: scalar.text) {
      value = choice
      return true
    }
    let expected = "one of \(listed(words))"
    if let scalar = reader.scalar(of: node, expecting: expected) {
      reader.reportUnknownValue(scalar.text, at: node, known: words)
    }
    return false
  }

  func text(of value: Value) -> String? { value.rawValue }
}

extension ValueType {
  static func choice<Choice>() -> ChoiceValue<Choice> where Self == ChoiceValue<Choice> {
    ChoiceValue()
  }
}

extension SpecReader {
  mutating func reportUnknownValue(_ written: String, at node: YAMLNode, known: [String]) {
    var help: [Help] = []
    if suggests {
      help = [suggestion(for: written, among: known, of: key, replacing: range(node))]
    }
    report(.unknownValue, "'\(key)' can't be \(quoted(written))", at: node, help: help)
  }
}

/// The nearest of the known words with the edit that writes it, or all of them where none is near.
///
/// - Parameter key: whose values they are, for the words of other tools.
func suggestion(
  for written: String, among known: [String], of key: String = "", replacing range: SourceRange
) -> Help {
  guard
    let better = Synonyms.value(for: written, of: key, among: known)
      ?? nearestName(to: written, among: known)
  else { return Help("it can be \(listed(known))") }
  return Help(
    "did you mean '\(better)'?",
    fix: FixIt([.init(replacing: range, with: better)], isCertain: false))
}

/// `a, b or c`; a long list's beginning.
func listed(_ words: [String]) -> String {
  if words.count > 10 { return words.prefix(8).joined(separator: ", ") + ", …" }
  guard words.count > 1, let last = words.last else { return words.first ?? "nothing" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
