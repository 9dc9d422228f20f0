import Diagnostics
import Geometry
import YAMLNodes

extension DynamicColor: Record {
  static let title = "a colour"
  static let doc = "A colour that differs between light and dark appearance."
  static var blank: DynamicColor { .clear }
  static var shorthands: [ValueShape] { [.color] }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("light", &light, FixedColorValue(), "The colour in light appearance.")
    visitor.key("dark", &dark, FixedColorValue(), "The colour in dark appearance.")
  }

  /// `"#RRGGBB"`, or one of the system's names.
  mutating func readShorthand(_ node: YAMLNode, _ reader: inout SpecReader) -> Bool? {
    guard let color = reader.color(node) else { return false }
    self = color
    return true
  }
}

extension ValueType where Self == RecordValue<DynamicColor> {
  static var color: RecordValue<DynamicColor> { RecordValue() }
}

/// One side of a colour; a system colour gives its light form.
private struct FixedColorValue: ValueType {
  var shape: ValueShape { .color }
  var initial: Color { .clear }

  func read(_ node: YAMLNode, _ value: inout Color, _ reader: inout SpecReader) -> Bool {
    guard let color = reader.color(node) else { return false }
    value = color.light
    return true
  }
}

extension SpecReader {
  fileprivate mutating func color(_ node: YAMLNode) -> DynamicColor? {
    guard let scalar = scalar(of: node, expecting: "a colour") else { return nil }
    let text = scalar.text
    if text.hasPrefix("#") {
      if let color = Color(hexadecimal: text.dropFirst()) { return DynamicColor(color) }
      report(
        .notAColor, "\(quoted(text)) isn't a colour: after # come 3, 6 or 8 of 0-9 and A-F",
        at: node, help: [Help("write it as \"#RRGGBB\" or \"#RRGGBBAA\"")])
      return nil
    }
    if let color = SystemColors.color(named: text) { return color }
    let names = SystemColors.table.map(\.name)
    let help: Help
    if let better = nearestName(to: text, among: names) {
      help = Help(
        "did you mean '\(better)'?",
        fix: FixIt([.init(replacing: range(node), with: better)], isCertain: false))
    } else if Color(hexadecimal: text[...]) != nil {
      help = Help(
        "write \"#\(text)\", in quotes, for # begins a comment",
        fix: FixIt([.init(replacing: range(node), with: "\"#\(text)\"")], isCertain: true))
    } else {
      help = Help("write \"#RRGGBB\" in quotes, or a system colour such as label or systemRed")
    }
    report(.notAColor, "\(quoted(text)) isn't a colour", at: node, help: [help])
    return nil
  }
}

extension Color {
  /// Reads `RGB`, `RRGGBB` or `RRGGBBAA`; nil for anything else.
  init?(hexadecimal digits: Substring) {
    guard digits.utf8.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    switch digits.utf8.count {
    case 3:
      let red = value >> 8, green = value >> 4 & 15, blue = value & 15
      self.init(rgba: (red * 17) << 24 | (green * 17) << 16 | (blue * 17) << 8 | 255)
    case 6: self.init(rgba: value << 8 | 255)
    case 8: self.init(rgba: value)
    default: return nil
    }
  }
}
