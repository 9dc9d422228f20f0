import Diagnostics
import Geometry
import YAMLNodes

extension ValueType where Value == Rational {
  /// A plain decimal number between two bounds, kept exact.
  static func number(_ bounds: ClosedRange<Int>, unit: String = "") -> ValueType {
    ValueType(whole: .number(bounds, unit: unit), initial: 0) { node, reader in
      reader.number(node, within: bounds)
    }
  }

  /// 0 to 1.
  static let fraction = number(0...1)
  /// In seconds.
  static let seconds = number(0...3600, unit: "s")
  /// A size of type, in points.
  static let fontSize = number(1...500, unit: "pt")
  /// A layout priority.
  static let priority = number(1...1000)
}

extension ValueType where Value == Int {
  static func wholeNumber(_ bounds: ClosedRange<Int>) -> ValueType {
    ValueType(whole: .wholeNumber(bounds), initial: 0) { node, reader in
      guard let number = reader.number(node, within: bounds) else { return nil }
      guard number.isWhole else {
        let nearest = String(number.rounded)
        reader.report(
          .notANumber, "\(quoted(node.scalar?.text ?? "")) isn't a whole number", at: node,
          help: [
            Help(
              "write \(nearest)",
              fix: FixIt([.init(replacing: reader.range(node), with: nearest)], isCertain: false))
          ])
        return nil
      }
      return Int(number.numerator)
    }
  }
}

extension ValueType where Value == Length {
  /// Points, or `hairline`.
  static func length(_ bounds: ClosedRange<Int> = -100_000...100_000) -> ValueType {
    ValueType(whole: .length, initial: 0) { node, reader in
      if let scalar = node.scalar, scalar.text == "hairline" { return .hairline }
      return reader.number(node, within: bounds, isLength: true).map(Length.points)
    }
  }

  /// A length that can't be negative.
  static let extent = length(0...100_000)
}

extension SpecReader {
  /// A number, kept exact; reports what isn't one with the plain number to write.
  mutating func number(
    _ node: YAMLNode, within bounds: ClosedRange<Int>, isLength: Bool = false
  ) -> Rational? {
    guard let scalar = scalar(of: node, expecting: "a number") else { return nil }
    let text = scalar.text
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
