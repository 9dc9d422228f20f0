import Diagnostics
import Geometry
import YAMLNodes

/// A colour's light and dark form while it is being read.
private let lightAndDark = RecordType<DynamicColor>(
  "a colour", "A colour that differs between light and dark appearance.",
  [
    Key("light", \.light, .fixedColor, "The colour in light appearance."),
    Key("dark", \.dark, .fixedColor, "The colour in dark appearance."),
  ])

extension ValueType where Value == DynamicColor {
  /// `"#RRGGBB"`, one of the system's names, or `{ light, dark }`.
  static let color = ValueType.record(
    lightAndDark, initial: .clear, also: [.color]
  ) { node, value, reader in
    guard let color = reader.color(node) else { return false }
    value = color
    return true
  }
}

extension ValueType where Value == Color {
  fileprivate static let fixedColor = ValueType(whole: .color, initial: .clear) { node, reader in
    reader.color(node)?.light
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
