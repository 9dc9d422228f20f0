import Diagnostics
import Geometry
import YAMLNodes

extension DynamicColor: Record {
  static let title = "a colour"
  static let doc = "A colour that differs between appearances."
  static var blank: DynamicColor { .clear }
  static var shorthands: [ValueShape] { [.color] }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("light", &light, .color(in: .light), "The colour in light appearance.")
    visitor.key("dark", &dark, .color(in: .dark), "The colour in dark appearance.")
    visitor.key(
      "lightHighContrast", &lightHighContrast, .color(in: .lightHighContrast),
      "The colour in light appearance with increased contrast; as in light unless stated.")
    visitor.key(
      "darkHighContrast", &darkHighContrast, .color(in: .darkHighContrast),
      "The colour in dark appearance with increased contrast; as in dark unless stated.")
  }

  /// `"#RRGGBB"`, one of the system's names, or a token.
  mutating func readShorthand(_ node: YAMLNode, _ reader: inout SpecReader) -> Bool? {
    guard let color = reader.color(node) else { return false }
    self = color
    return true
  }
}

/// A colour: one for all appearances, or a map.
struct ColorValue: ValueType {
  private let record = RecordValue<DynamicColor>()

  var shape: ValueShape { record.shape }
  var initial: DynamicColor { record.initial }

  /// What a map leaves out stays as inherited. Where nothing is, a colour for one of light and dark
  /// alone is that of both, as nobody means half a surface to be clear without saying so.
  func read(_ node: YAMLNode, _ value: inout DynamicColor, _ reader: inout SpecReader) -> Bool {
    let isInherited = value != .clear
    guard record.read(node, &value, &reader) else { return false }
    if !isInherited, node.mapping != nil {
      switch (node["light"] != nil, node["dark"] != nil) {
      case (true, false): value.dark = value.light
      case (false, true): value.light = value.dark
      default: break
      }
    }
    return true
  }

  func text(of value: DynamicColor) -> String? { record.text(of: value) }
}

extension ValueType where Self == ColorValue {
  static var color: ColorValue { ColorValue() }
}

/// A colour in one appearance; of one that differs, its form there.
private struct FixedColorValue: ValueType {
  let appearance: Appearance
  var shape: ValueShape { .color }
  var initial: Color { .clear }

  func read(_ node: YAMLNode, _ value: inout Color, _ reader: inout SpecReader) -> Bool {
    guard let color = reader.color(node) else { return false }
    value = color.resolved(in: appearance)
    return true
  }
}

extension ValueType where Self == FixedColorValue {
  fileprivate static func color(in appearance: Appearance) -> FixedColorValue {
    FixedColorValue(appearance: appearance)
  }
}

extension SpecReader {
  fileprivate mutating func color(_ node: YAMLNode) -> DynamicColor? {
    guard let scalar = scalar(of: node, expecting: "a colour") else { return nil }
    let text = scalar.text
    if text.hasPrefix("#") {
      if let color = Color(hexadecimal: text.dropFirst()) {
        if let rawValues { lint(DynamicColor(color), rawValues.colors, at: node) }
        return DynamicColor(color)
      }
      report(
        .notAColor, "\(quoted(text)) isn't a colour: \(hexadecimalFault(text.dropFirst()))",
        at: node, help: [Help("write it as \"#RRGGBB\" or \"#RRGGBBAA\"")])
      return nil
    }
    if let color = SystemColors.color(named: text) { return color }
    if let token = colorToken(node) { return token }
    report(.notAColor, "\(quoted(text)) isn't a colour", at: node, help: [colorHelp(text, node)])
    return nil
  }

  private func hexadecimalFault(_ digits: Substring) -> String {
    if let wrong = digits.unicodeScalars.first(where: { !$0.properties.isASCIIHexDigit }) {
      return "\(quoted(String(wrong))) is none of 0-9 and A-F"
    }
    let count = digits.utf8.count
    return "it has \(count) digit\(count == 1 ? "" : "s"), not 3, 6 or 8"
  }

  private func colorHelp(_ text: String, _ node: YAMLNode) -> Help {
    func write(_ color: String, _ reason: String = "", isCertain: Bool = false) -> Help {
      Help(
        "write \"\(color)\"\(reason)",
        fix: FixIt([.init(replacing: range(node), with: "\"\(color)\"")], isCertain: isCertain))
    }
    if Color(hexadecimal: text[...]) != nil {
      return write("#" + text, ", in quotes, for # begins a comment", isCertain: true)
    }
    if text.utf8.count <= 64 {
      let lowered = text.lowercased()
      if lowered.hasPrefix("0x"), Color(hexadecimal: text.dropFirst(2)) != nil {
        return write("#" + text.dropFirst(2))
      }
      if let color = Color(functionCall: lowered) { return write(color.hexadecimal) }
    }
    let names = suggests ? SystemColors.table.map(\.name) : []
    if let better = nearestName(to: text, among: names) {
      return Help(
        "did you mean '\(better)'?",
        fix: FixIt([.init(replacing: range(node), with: better)], isCertain: false))
    }
    return Help("write \"#RRGGBB\" in quotes, or a system colour such as label or systemRed")
  }
}

extension Color {
  /// `rgb(255, 248, 240)` and `rgba(255, 248, 240, 0.5)`, as style sheets write them; nil for
  /// anything else.
  fileprivate init?(functionCall text: String) {
    guard text.hasPrefix("rgb(") || text.hasPrefix("rgba("), text.hasSuffix(")") else {
      return nil
    }
    let parts = text.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ",").map { part in
      Rational(decimal: part.filter { $0 != " " })
    }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    var channels: [UInt8] = []
    for (index, part) in parts.enumerated() {
      guard let part, !part.isNegative, part <= (index < 3 ? 255 : 1) else { return nil }
      channels.append(UInt8(clamping: (index < 3 ? part : part * 255).rounded))
    }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count == 4 ? channels[3] : 255)
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
