import Diagnostics
import Geometry
import Typography
import YAMLNodes

extension SpecReader {
  /// A design token's value, in the terms of specs.
  ///
  /// The type is the token's own, else that of the token it stands for, else that of the nearest
  /// group (chapter 5.2.2 of the format).
  mutating func token(of design: DesignToken, isInCircle: Bool) -> Token {
    let whole = range(design.value)
    var alias: Token?
    if let text = design.value.scalar?.text, let reference = TokenReference(alias: text, at: whole)
    {
      alias = theme[reference.name]
      if alias == nil, !isInCircle { reportUnknown(reference) }
      if alias == nil || isInCircle {
        let kind = design.type?.kind?.kind ?? design.inheritedType?.kind?.kind ?? .other
        return Token(name: design.name, kind: kind, value: nil, range: whole)
      }
    }
    if let alias, design.type == nil {
      return Token(name: design.name, kind: alias.kind, value: alias.value, range: whole)
    }
    guard let type = design.type ?? design.inheritedType else {
      report(
        .untypedToken, "this token has no type, and neither has a group around it",
        at: firstLine(of: design.node),
        help: [Help("write \"$type\", such as \"dimension\", into the token or a group")])
      return Token(name: design.name, kind: .other, value: nil, range: whole)
    }
    guard let format = type.kind else {
      return Token(name: design.name, kind: .other, value: nil, range: whole)
    }
    let kind = format.kind
    if let alias {
      guard alias.kind == kind else {
        report(
          .wrongToken,
          "'{\(escaped(alias.name))}' is \(alias.kind.title), and \(kind.title) belongs here",
          at: design.value,
          notes: [
            Note("the type is stated here", at: type.range),
            Note("the token is written here", at: alias.range),
          ], help: [Help("name another token, or leave the type out")])
        return Token(name: design.name, kind: kind, value: nil, range: whole)
      }
      return Token(name: design.name, kind: kind, value: alias.value, range: whole)
    }
    let value = isInCircle ? nil : designValue(design.value, format)
    return Token(name: design.name, kind: kind, value: value, range: whole)
  }

  private mutating func reportUnknown(_ reference: TokenReference) {
    let better = suggests ? nearestName(to: reference.name, among: theme.tokens.map(\.name)) : nil
    report(
      .unknownToken, "no theme has the token \(quoted("{" + reference.name + "}"))",
      at: reference.range,
      help: [
        better.map { Help("did you mean '{\($0)}'?") }
          ?? Help("write the token's whole path, its groups between points")
      ])
  }

  /// The value of a type, or what an alias inside a composite gives in its place.
  private mutating func designValue(
    _ node: YAMLNode, _ type: DesignTokenType
  ) -> Token.Value? {
    if let text = node.scalar?.text, let reference = TokenReference(alias: text, at: range(node)) {
      guard let token = theme[reference.name] else {
        reportUnknown(reference)
        return nil
      }
      guard token.kind == type.kind else {
        report(
          .wrongToken,
          "'{\(escaped(token.name))}' is \(token.kind.title), and \(type.kind.title) belongs here",
          at: node, notes: [Note("the token is written here", at: token.range)],
          help: [Help("name another token")])
        return nil
      }
      return token.value
    }
    switch type {
    case .color: return designColor(node).map { .color(DynamicColor($0)) }
    case .dimension: return dimension(node).map { .length(.points($0)) }
    case .number: return designNumber(node).map { .number($0) }
    case .fontFamily: return designFamily(node).map { .family($0) }
    case .fontWeight: return designWeight(node).map { .weight($0) }
    case .typography: return typography(node).map { .text($0) }
    case .duration, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient:
      return nil
    }
  }

  private mutating func malformed(_ message: String, _ node: YAMLNode, _ help: String) {
    report(.malformedToken, message, at: firstLine(of: node), help: [Help(help)])
  }

  // MARK: Types

  /// `{ "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 1, "hex": "#ff0000" }` (Color
  /// Module 2025.10), or the `"#RRGGBB"` of earlier drafts. Of other colour spaces the `hex`
  /// that the format has for such readers is taken.
  private mutating func designColor(_ node: YAMLNode) -> Color? {
    let form =
      "write { \"colorSpace\": \"srgb\", \"components\": [0.2, 0.4, 1] }, with numbers from 0 to 1"
    if let text = node.scalar?.text {
      if text.utf8.first == UInt8(ascii: "#"), text.utf8.count != 4,
        let color = Color(hexadecimal: text.dropFirst())
      {
        return color
      }
      malformed("\(quoted(text)) isn't a colour", node, form)
      return nil
    }
    guard node.mapping != nil, let space = node["colorSpace"]?.scalar?.text,
      let components = node["components"]?.sequence, components.count == 3
    else {
      malformed("a colour has a colorSpace and three components", node, form)
      return nil
    }
    var opacity: Rational = 1
    if let alpha = node["alpha"] {
      guard let number = designNumber(alpha), !number.isNegative, number <= 1 else {
        malformed("alpha lies between 0 and 1", alpha, "write a number from 0 to 1")
        return nil
      }
      opacity = number
    }
    if space == "srgb" {
      var channels: [UInt8] = []
      for component in components {
        // "none" is a missing component, which counts as 0 when it is shown (CSS Color 4).
        let isNone = component.scalar?.text == "none"
        guard let number = isNone ? 0 : designNumber(component), !number.isNegative, number <= 1
        else {
          malformed("a component of srgb lies between 0 and 1", component, form)
          return nil
        }
        channels.append(UInt8(clamping: (number * 255).rounded))
      }
      return Color(red: channels[0], green: channels[1], blue: channels[2])
        .multiplied(byOpacity: opacity)
    }
    guard let hex = node["hex"]?.scalar?.text, hex.utf8.count == 7,
      let color = Color(hexadecimal: hex.dropFirst())
    else {
      malformed(
        "the colour space \(quoted(space)) isn't converted here", node,
        "add \"hex\": the nearest colour of srgb, such as \"#3366ff\"")
      return nil
    }
    return color.multiplied(byOpacity: opacity)
  }

  /// `{ "value": 16, "unit": "px" }`, or the `"16px"` of earlier drafts. A px is a point, a rem 16.
  private mutating func dimension(_ node: YAMLNode) -> Rational? {
    let form = "write { \"value\": 16, \"unit\": \"px\" }, or the unit \"rem\""
    var number: Rational?
    var unit = ""
    if let text = node.scalar?.text {
      unit = text.hasSuffix("rem") ? "rem" : text.hasSuffix("px") ? "px" : ""
      number = unit.isEmpty ? nil : Rational(decimal: String(text.dropLast(unit.utf8.count)))
    } else if let value = node["value"], let written = node["unit"]?.scalar?.text {
      unit = written
      number = designNumber(value)
    }
    guard let number, unit == "px" || unit == "rem" else {
      malformed("a dimension has a value and a unit, px or rem", node, form)
      return nil
    }
    let points = unit == "rem" ? number * 16 : number
    guard points.isDefined, points.denominator <= NumberFault.finestDenominator,
      points.magnitude <= 100_000
    else {
      malformed(
        "this dimension is too large or too fine", node,
        "write a number up to 100000 with at most nine decimals")
      return nil
    }
    return points
  }

  private mutating func designNumber(_ node: YAMLNode) -> Rational? {
    if node.isFaulty { return nil }
    if let text = node.scalar?.text, let number = Self.number(text) { return number }
    malformed("expected a number", node, "write a plain decimal number, such as 16 or 0.5")
    return nil
  }

  /// A number of JSON (RFC 8259, chapter 6), which may have an exponent; what is finer than nine
  /// decimals is rounded to them.
  private static func number(_ text: String) -> Rational? {
    if let plain = Rational(decimal: text) { return plain }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    guard parts.count == 2, let mantissa = Rational(decimal: String(parts[0])),
      let exponent = Int(parts[1]), abs(exponent) <= 18
    else { return nil }
    var power: Int64 = 1
    for _ in 0..<abs(exponent) { power *= 10 }
    let value = exponent < 0 ? mantissa / Rational(power) : mantissa * Rational(power)
    let billion: Rational = 1_000_000_000
    guard value.isDefined, value.denominator > billion.numerator else { return value }
    return Rational((value * billion).rounded) / billion
  }

  /// A name, or a list of names in the order of preference.
  private mutating func designFamily(_ node: YAMLNode) -> String? {
    let first = node.sequence.map { $0.first } ?? node
    if let text = first?.scalar?.text, !text.isEmpty { return text }
    malformed(
      "a font family is a name or a list of names", node, "write for example \"Pretendard\"")
    return nil
  }

  /// A number from 1 to 1000, or one of the names that the format gives numbers.
  private mutating func designWeight(_ node: YAMLNode) -> FontWeight? {
    let text = node.scalar?.text ?? ""
    let number = Rational(decimal: text) ?? Self.weights[text].map { Rational($0) }
    guard let number, number >= 1, number <= 1000 else {
      malformed(
        "\(quoted(text)) isn't a font weight", node,
        "write a number from 1 to 1000, or one of: "
          + Self.weights.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
          .joined(separator: ", "))
      return nil
    }
    let step = max(1, min(9, (number / 100).rounded))
    return FontWeight.allCases[Int(step) - 1]
  }

  /// The names of chapter 8.4 of the format.
  private static let weights: [String: Int64] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600,
    "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900,
    "heavy": 900, "extra-black": 950, "ultra-black": 950,
  ]

  /// Font, size, weight and line height; letter spacing is not drawn and so not taken.
  private mutating func typography(_ node: YAMLNode) -> TextTokens? {
    let keys = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    guard let members = node.mapping else {
      malformed("a typography token is a map", node, "write \(keys.joined(separator: ", "))")
      return nil
    }
    for member in members {
      let name = member.key.scalar?.text ?? ""
      guard !keys.contains(name) else { continue }
      report(
        .malformedToken, "a typography token has no \(quoted(name))", at: member.key,
        help: [suggestion(for: name, among: keys, replacing: range(member.key))])
    }
    var style = TextTokens()
    if let value = node["fontFamily"], case .family(let family) = designValue(value, .fontFamily) {
      style.font.family = family
    }
    if let value = node["fontWeight"], case .weight(let weight) = designValue(value, .fontWeight) {
      style.font.weight = weight
    }
    guard let size = node["fontSize"] else {
      malformed("a typography token has a fontSize", node, "write \"fontSize\" and a dimension")
      return nil
    }
    guard case .length(.points(let points)) = designValue(size, .dimension) else { return nil }
    style.font.size = points
    if let value = node["lineHeight"], case .number(let factor) = designValue(value, .number) {
      let height = factor * points
      if height.isDefined, height.denominator <= NumberFault.finestDenominator {
        style.lineHeight = .points(height)
      }
    }
    return style
  }
}
