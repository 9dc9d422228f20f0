import Diagnostics
import Geometry
import YAMLNodes

extension ValueType where Value == String {
  /// Any scalar, as written: `No`, `12:30` and `1.10` are text.
  static let text = ValueType(whole: .text, initial: "") { node, reader in
    if node.looksLikePlaceholder, let words = node.mapping?.first?.key.scalar?.text {
      reader.report(
        .wrongType, "text that begins with '{' must be quoted; this reads as a map", at: node,
        help: [
          Help(
            "write \"{\(escaped(words))}\"",
            fix: FixIt(
              [.init(replacing: reader.range(node), with: "\"{\(words)}\"")], isCertain: true))
        ])
      return nil
    }
    return reader.scalar(of: node, expecting: "a text")?.text
  }

  /// An id that constraints and other files can refer to.
  static let identifier = ValueType(whole: .text, initial: "") { node, reader in
    guard let scalar = reader.scalar(of: node, expecting: "a name") else { return nil }
    return reader.checkedIdentifier(scalar.text, at: node)
  }
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

extension ValueType where Value == Bool {
  /// `true` or `false`, and nothing else.
  static let boolean = ValueType(whole: .boolean, initial: false) { node, reader in
    guard let scalar = reader.scalar(of: node, expecting: "true or false") else { return nil }
    if scalar.style == .plain {
      if scalar.text == "true" { return true }
      if scalar.text == "false" { return false }
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
    return nil
  }
}

extension ValueType {
  /// One of the words of an enumeration.
  static func choice() -> ValueType
  where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    let words = Value.allCases.map(\.rawValue)
    return ValueType(whole: .choice(words), initial: Value.allCases[Value.allCases.startIndex]) {
      node, reader in
      let expected = "one of \(words.joined(separator: ", "))"
      guard let scalar = reader.scalar(of: node, expecting: expected) else { return nil }
      if let value = Value(rawValue: scalar.text) { return value }
      reader.reportUnknownValue(scalar.text, at: node, known: words)
      return nil
    }
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
