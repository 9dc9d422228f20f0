import Diagnostics
import Geometry
import YAMLNodes

/// A plain decimal number between two bounds, kept exact.
struct NumberValue: ValueType {
  let bounds: ClosedRange<Int>
  var unit = ""

  var shape: ValueShape { .number(bounds, unit: unit) }
  var initial: Rational { 0 }

  func read(_ node: YAMLNode, _ value: inout Rational, _ reader: inout SpecReader) -> Bool {
    guard let number = reader.number(node, within: bounds) else { return false }
    value = number
    return true
  }

  func text(of value: Rational) -> String? { value.decimal(places: 9) }
}

extension ValueType where Self == NumberValue {
  static func number(_ bounds: ClosedRange<Int>, unit: String = "") -> NumberValue {
    NumberValue(bounds: bounds, unit: unit)
  }
  /// 0 to 1.
  static var fraction: NumberValue { number(0...1) }
  /// In seconds.
  static var seconds: NumberValue { number(0...3600, unit: "s") }
  /// A size of type, in points.
  static var fontSize: NumberValue { number(1...500, unit: "pt") }
  /// A layout priority.
  static var priority: NumberValue { number(1...1000) }
}

/// A whole number between two bounds.
struct WholeNumberValue: ValueType {
  let bounds: ClosedRange<Int>

  var shape: ValueShape { .wholeNumber(bounds) }
  var initial: Int { 0 }

  func read(_ node: YAMLNode, _ value: inout Int, _ reader: inout SpecReader) -> Bool {
    guard let number = reader.number(node, within: bounds) else { return false }
    guard number.isWhole else {
      reader.report(
        .notANumber, "\(quoted(node.scalar?.text ?? "")) isn't a whole number", at: node,
        help: [Help("write \(number.rounded)")])
      return false
    }
    value = Int(number.numerator)
    return true
  }

  func text(of value: Int) -> String? { String(value) }
}

extension ValueType where Self == WholeNumberValue {
  static func wholeNumber(_ bounds: ClosedRange<Int>) -> WholeNumberValue {
    WholeNumberValue(bounds: bounds)
  }
}

/// Points, or `hairline`.
struct LengthValue: ValueType {
  let bounds: ClosedRange<Int>

  var shape: ValueShape { .length }
  var initial: Length { 0 }

  func read(_ node: YAMLNode, _ value: inout Length, _ reader: inout SpecReader) -> Bool {
    if let scalar = node.scalar, scalar.text == "hairline" {
      value = .hairline
      return true
    }
    guard let points = reader.number(node, within: bounds, or: "hairline") else { return false }
    value = .points(points)
    return true
  }

  func text(of value: Length) -> String? {
    switch value {
    case .points(let points): points.decimal(places: 9)
    case .hairline: "hairline"
    case .negativeHairline: nil
    }
  }
}

extension ValueType where Self == LengthValue {
  static var length: LengthValue { LengthValue(bounds: -100_000...100_000) }
  /// A length that can't be negative.
  static var extent: LengthValue { LengthValue(bounds: 0...100_000) }
}

extension SpecReader {
  /// A number, kept exact; reports what isn't one with the plain number to write.
  mutating func number(
    _ node: YAMLNode, within bounds: ClosedRange<Int>, or alternative: String? = nil
  ) -> Rational? {
    let expected = "a number" + (alternative.map { " or \($0)" } ?? "")
    guard let scalar = scalar(of: node, expecting: expected) else { return nil }
    let text = scalar.text
    if let value = Rational(decimal: text), value.denominator <= 1_000_000_000 {
      if value >= Rational(Int64(bounds.lowerBound)), value <= Rational(Int64(bounds.upperBound)) {
        return value
      }
      report(
        .outOfRange, "\(escaped(text)) is out of range", at: node,
        help: [Help("write a number from \(bounds.lowerBound) to \(bounds.upperBound)")])
      return nil
    }
    if let fault = NumberFault(text) {
      report(.notANumber, fault.sentence, at: node, help: fault.help(replacing: range(node)))
    } else {
      var help: [Help] = []
      if let alternative, let better = nearestName(to: text, among: [alternative]) {
        help.append(
          Help(
            "did you mean '\(better)'?",
            fix: FixIt([.init(replacing: range(node), with: better)], isCertain: false)))
      }
      report(.notANumber, "expected \(expected), found \(quoted(text))", at: node, help: help)
    }
    return nil
  }
}

/// Something that was meant as a number, and the plain number it means.
struct NumberFault {
  let sentence: String
  /// Nil when no single number is meant.
  let plain: String?

  /// Nil for text that nobody would mean as a number.
  init?(_ text: String) {
    let shown = quoted(text, limit: 40)
    let lowered = text.lowercased()
    if ["inf", ".inf", "+.inf", "-.inf", "nan", ".nan", "infinity", "-inf"].contains(lowered) {
      sentence = "\(shown) isn't a finite number"
      plain = nil
      return
    }
    guard let first = text.unicodeScalars.first(where: { !"+-.,#".unicodeScalars.contains($0) }),
      ("0"..."9").contains(first)
    else { return nil }
    plain = NumberFault.plainNumber(lowered)
    if let plain, Rational(decimal: plain) != nil {
      sentence = "\(shown) isn't written as a plain number"
    } else if text.utf8.allSatisfy({ ("0"..."9").contains(Unicode.Scalar($0)) || $0 == 46 || $0 == 45 })
      && text.utf8.count > 15
    {
      sentence = "\(shown) has more digits than can be kept exactly"
    } else if lowered.contains("e") {
      sentence = "\(shown) isn't a finite number in range"
    } else {
      sentence = "\(shown) isn't a number"
    }
  }

  func help(replacing range: SourceRange) -> [Help] {
    guard let plain, Rational(decimal: plain) != nil else {
      return [Help("write a plain decimal number, such as 16 or 0.5")]
    }
    return [
      Help(
        "write \(plain)", fix: FixIt([.init(replacing: range, with: plain)], isCertain: false))
    ]
  }

  /// The decimal literal for a number written with leading zeros, separators, a unit, a per cent
  /// sign, a comma, an exponent or another base.
  private static func plainNumber(_ lowered: String) -> String? {
    var text = Substring(lowered)
    let isNegative = text.hasPrefix("-")
    while text.hasPrefix("+") || text.hasPrefix("-") { text = text.dropFirst() }
    text = text.filter { $0 != "_" && $0 != " " && $0 != "'" }[...]
    let sign = isNegative ? "-" : ""
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where text.hasPrefix(prefix) {
      return Int(text.dropFirst(2), radix: radix).map { sign + String($0) }
    }
    for unit in ["points", "point", "pts", "pt", "px", "dp", "sp", "ms", "sec", "s", "x"]
    where text.hasSuffix(unit) {
      return plainNumber(String(text.dropLast(unit.count))).map {
        unit == "ms" ? scaled(sign + $0, byPowerOfTen: -3) ?? $0 : sign + $0
      }
    }
    if text.hasSuffix("%") {
      return plainNumber(String(text.dropLast())).flatMap {
        scaled(sign + $0, byPowerOfTen: -2)
      }
    }
    if let exponent = text.firstIndex(of: "e") {
      guard let power = Int(text[text.index(after: exponent)...].drop { $0 == "+" }),
        abs(power) <= 12, let mantissa = plainNumber(String(text[..<exponent]))
      else { return nil }
      return scaled(sign + mantissa, byPowerOfTen: power)
    }
    let commas = text.filter { $0 == "," }.count
    let grouped = text.split(separator: ",", omittingEmptySubsequences: false)
    if commas == 1, !text.contains("."), grouped[1].count != 3 {
      text = Substring(grouped.joined(separator: "."))
    } else if commas > 0 {
      text = Substring(grouped.joined())
    }
    if text.hasPrefix(".") { text = "0" + text }
    if text.hasSuffix(".") { text = text.dropLast() }
    while text.hasPrefix("0"), text.dropFirst().first.map({ $0.isNumber }) == true {
      text = text.dropFirst()
    }
    return Rational(decimal: text) == nil ? nil : sign + text
  }

  private static func scaled(_ decimal: String, byPowerOfTen power: Int) -> String? {
    guard var value = Rational(decimal: decimal) else { return nil }
    for _ in 0..<abs(power) { value = power > 0 ? value * 10 : value / 10 }
    return value.isDefined && value.denominator <= 1_000_000_000
      ? value.decimal(places: 9) : nil
  }
}
