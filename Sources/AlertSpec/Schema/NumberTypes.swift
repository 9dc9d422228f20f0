import Diagnostics
import Geometry
import YAMLNodes

/// A plain decimal number between two bounds, kept exact.
struct NumberValue: ValueType {
  let bounds: ClosedRange<Int>
  var unit = ""
  /// Of a transition: the most seconds that somebody may mean; nil for any number.
  var longest: Int?

  var shape: ValueShape { .number(bounds, unit: unit) }
  var initial: Rational { 0 }

  func read(_ node: YAMLNode, _ value: inout Rational, _ reader: inout SpecReader) -> Bool {
    guard let number = reader.number(node, within: bounds, takesLengths: unit == "pt") else {
      return false
    }
    value = number
    if let longest, number > Rational(Int64(longest)) { reader.warnOfSlowness(number, node) }
    return true
  }

  func text(of value: Rational) -> String? { value.decimal(places: 9) }
}

extension SpecReader {
  /// Warns of seconds that were most likely meant as milliseconds.
  fileprivate mutating func warnOfSlowness(_ seconds: Rational, _ node: YAMLNode) {
    let shorter = (seconds / 1000).decimal(places: 9)
    report(
      Diagnostic(
        .warning, .slow,
        "\(seconds.decimal(places: 9)) is a time in seconds, longer than anybody waits",
        at: range(node),
        help: [
          seconds < 50
            ? Help("write a part of a second, such as 0.3")
            : Help(
              "write \(shorter) for \(seconds.decimal(places: 9)) milliseconds",
              fix: FixIt([.init(replacing: range(node), with: shorter)], isCertain: false))
        ]))
  }
}

extension ValueType where Self == NumberValue {
  static func number(_ bounds: ClosedRange<Int>, unit: String = "") -> NumberValue {
    NumberValue(bounds: bounds, unit: unit)
  }
  /// 0 to 1.
  static var fraction: NumberValue { number(0...1) }
  /// In seconds.
  static var seconds: NumberValue { number(0...3600, unit: "s") }
  /// How long a transition takes or waits, in seconds.
  static var transitionTime: NumberValue {
    NumberValue(bounds: 0...3600, unit: "s", longest: 10)
  }
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
      let nearest = String(number.rounded)
      reader.report(
        .notANumber, "\(quoted(node.scalar?.text ?? "")) isn't a whole number", at: node,
        help: [
          Help(
            "write \(nearest)",
            fix: FixIt([.init(replacing: reader.range(node), with: nearest)], isCertain: false))
        ])
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

  var shape: ValueShape { .length(bounds) }
  var initial: Length { 0 }

  func read(_ node: YAMLNode, _ value: inout Length, _ reader: inout SpecReader) -> Bool {
    if let scalar = node.scalar, scalar.text == "hairline" {
      value = .hairline
      return true
    }
    if let points = reader.plainNumber(node, within: bounds) {
      value = .points(points)
      if let rawValues = reader.rawValues { reader.lint(value, rawValues.lengths, at: node) }
      return true
    }
    if let token = reader.lengthToken(node, within: bounds) {
      guard let token else { return false }
      value = token
      return true
    }
    guard let points = reader.number(node, within: bounds, isLength: true) else { return false }
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
  /// A plain decimal number within bounds; nil for all else, and nothing is reported.
  func plainNumber(_ node: YAMLNode, within bounds: ClosedRange<Int>) -> Rational? {
    guard let text = node.scalar?.text, let value = Rational(decimal: text),
      value.denominator <= NumberFault.finestDenominator,
      value >= Rational(Int64(bounds.lowerBound)), value <= Rational(Int64(bounds.upperBound))
    else { return nil }
    return value
  }

  /// A number, kept exact; reports what isn't one with the plain number to write.
  ///
  /// - Parameter takesLengths: whether a token that is a length can give it.
  mutating func number(
    _ node: YAMLNode, within bounds: ClosedRange<Int>, isLength: Bool = false,
    takesLengths: Bool = false
  ) -> Rational? {
    guard let scalar = scalar(of: node, expecting: "a number") else { return nil }
    let text = scalar.text
    if let token = numberToken(node, within: bounds, takesLengths: takesLengths) { return token }
    if let value = Rational(decimal: text), value.denominator <= NumberFault.finestDenominator {
      if value < Rational(Int64(bounds.lowerBound)) {
        reportOutOfRange("\(escaped(text)) is less than \(bounds.lowerBound)", node, bounds)
        return nil
      }
      if value > Rational(Int64(bounds.upperBound)) {
        reportOutOfRange(
          "\(escaped(text)) is more than \(bounds.upperBound)", node, bounds, percentage: value)
        return nil
      }
      return value
    }
    if let fault = NumberFault(text, isLength: isLength) {
      report(
        fault.isOutOfRange ? .outOfRange : .notANumber, fault.sentence, at: node,
        help: fault.help(replacing: range(node), within: bounds))
      return nil
    }
    var help = Help(NumberFault.rangeHelp(bounds))
    if isLength, let better = nearestName(to: text, among: ["hairline"]) {
      help = Help(
        "did you mean '\(better)'?",
        fix: FixIt([.init(replacing: range(node), with: better)], isCertain: false))
    }
    report(.notANumber, "\(quoted(text)) isn't a number", at: node, help: [help])
    return nil
  }

  private mutating func reportOutOfRange(
    _ sentence: String, _ node: YAMLNode, _ bounds: ClosedRange<Int>, percentage: Rational? = nil
  ) {
    var help = [Help(NumberFault.rangeHelp(bounds))]
    if bounds == 0...1, let percentage, percentage <= 100 {
      let plain = (percentage / 100).decimal(places: 9)
      help.insert(
        Help(
          "write \(plain) for \(percentage.decimal(places: 9)) per cent",
          fix: FixIt([.init(replacing: range(node), with: plain)], isCertain: false)), at: 0)
    }
    report(.outOfRange, sentence, at: node, help: help)
  }
}
