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
    guard let scalar = reader.scalar(of: node, expecting: "a text") else { return false }
    value = scalar.text
    return true
  }

  func text(of value: String) -> String? { value.isEmpty ? nil : value }
}

/// An id that constraints and other files can refer to.
struct IdentifierValue: ValueType {
  var shape: ValueShape { .text }
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
  /// The id, if constraints can refer to it; reports it otherwise.
  mutating func checkedIdentifier(_ name: String, at node: YAMLNode) -> String? {
    guard let fault = identifierFault(in: name) else { return name }
    report(
      .badName, "\(quoted(name)) can't be a name: \(fault)", at: node,
      help: [Help("use letters, digits, '-' and '_', beginning with a letter")])
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
    return "it contains \(quoted(String(scalar)))"
  }
  return nil
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
    let expected = "one of \(words.joined(separator: ", "))"
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
    let help = suggestion(for: written, among: known, replacing: range(node))
    report(.unknownValue, "\(quoted(written)) isn't known here", at: node, help: [help])
  }
}

/// The nearest of the known words with the edit that writes it, or all of them where none is near.
func suggestion(
  for written: String, among known: [String], replacing range: SourceRange
) -> Help {
  guard let better = nearestName(to: written, among: known) else {
    return Help("it can be: \(known.joined(separator: ", "))")
  }
  return Help(
    "did you mean '\(better)'?",
    fix: FixIt([.init(replacing: range, with: better)], isCertain: false))
}
