import Diagnostics
import YAMLNodes

/// Writes what stands on one line: scalars, and maps and lists in brackets.
struct ScalarWriting {
  private let file: SourceFile

  private static let colon = Array(": ".utf8)
  private static let comma = Array(", ".utf8)

  init(_ file: SourceFile) {
    self.file = file
  }

  /// - Parameter shape: nil for values that are not the language's: they stay as they are.
  func text(
    of node: YAMLNode, _ shape: ValueShape?, isInFlow: Bool = false
  ) throws(Unformattable) -> [UInt8] {
    switch node.content {
    case .scalar(let scalar):
      let written = Array(file.bytes[node.span])
      return shape == nil ? written : quoted(scalar, written, isInFlow: isInFlow)
    case .mapping(let entries):
      let order = KeyOrder(shape, of: node)
      var parts: [[UInt8]] = []
      for index in order.indices(of: entries) {
        let entry = entries[index]
        guard isInside(entry, node), !entry.value.span.isEmpty else { throw Unformattable() }
        let inner = order.shape(of: entry.key.scalar?.text ?? "")
        let key = Array(file.bytes[entry.key.span]) + Self.colon
        parts.append(key + (try text(of: entry.value, inner, isInFlow: true)))
      }
      return parts.isEmpty
        ? Array("{}".utf8) : Array("{ ".utf8) + parts.joined(separator: Self.comma) + " }".utf8
    case .sequence(let items):
      var parts: [[UInt8]] = []
      for item in items {
        guard isInside(item.span, node) else { throw Unformattable() }
        parts.append(try text(of: item, shape?.item, isInFlow: true))
      }
      return Array("[".utf8) + parts.joined(separator: Self.comma) + "]".utf8
    case .faulty: throw Unformattable()
    }
  }

  /// Whether an entry stands where it belongs, with nothing but a colon between key and value: an
  /// alias stands elsewhere, an anchor between.
  private func isInside(_ entry: YAMLNode.Entry, _ node: YAMLNode) -> Bool {
    let (key, value) = (entry.key.span, entry.value.span)
    guard isInside(key, node), isInside(value, node), key.upperBound <= value.lowerBound else {
      return false
    }
    return file.bytes[key.upperBound..<value.lowerBound].allSatisfy {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":")
    }
  }

  private func isInside(_ span: Range<Int>, _ node: YAMLNode) -> Bool {
    node.span.lowerBound <= span.lowerBound && span.upperBound <= node.span.upperBound
  }

  /// A text without quotes where it needs none, else in double ones where nothing in it has to be
  /// escaped for them.
  private func quoted(_ scalar: Scalar, _ written: [UInt8], isInFlow: Bool) -> [UInt8] {
    guard scalar.style == .singleQuoted || scalar.style == .doubleQuoted else { return written }
    if Self.isPlain(scalar.text, isInFlow: isInFlow) { return Array(scalar.text.utf8) }
    let isPrintable = scalar.text.unicodeScalars.allSatisfy {
      $0 != "\"" && $0 != "\\" && $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
        && !$0.properties.isWhitespace || $0 == " "
    }
    return isPrintable ? Array("\"\(scalar.text)\"".utf8) : written
  }

  /// Words that some reader of YAML takes for something else than a text.
  private static let words: Set<String> = [
    "true", "false", "null", "yes", "no", "on", "off", "y", "n", "nan", "inf",
  ]

  /// Whether a text holds `: ` or ` #`.
  private static func holdsSeparator(_ text: String) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains { first, second in
      first == UInt8(ascii: ":") && second == UInt8(ascii: " ")
        || first == UInt8(ascii: " ") && second == UInt8(ascii: "#")
    }
  }

  /// Whether a text can stand without quotes before any reader of YAML and any person: it begins
  /// with a letter, and holds nothing that separates.
  private static func isPlain(_ text: String, isInFlow: Bool) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic,
      text.unicodeScalars.last != " ", text.unicodeScalars.last != ":",
      !words.contains(text.lowercased()), !holdsSeparator(text)
    else { return false }
    let separators: Set<Unicode.Scalar> = isInFlow ? [",", "[", "]", "{", "}", ":"] : []
    return text.unicodeScalars.allSatisfy { scalar in
      if separators.contains(scalar) { return false }
      if scalar.isASCII { return scalar.value >= 0x20 && scalar.value < 0x7F && scalar != "\"" }
      // Letters, marks, digits and pictures of any script; nothing that looks like YAML's own.
      return !(0xFF00...0xFF65).contains(scalar.value) && !scalar.properties.isWhitespace
        && !scalar.properties.isDefaultIgnorableCodePoint || scalar.value == 0xFE0F
        || scalar.value == 0x200D
    }
  }
}
