import Geometry

/// An exact fraction of any size, in lowest terms: what the solver falls back to when 64 bits are
/// too few.
struct WideRational: ExactNumber, Hashable {
  private let isBelowZero: Bool
  private let top: Natural
  private let bottom: Natural

  static var keepsReferences: Bool { true }
  static var workBudget: Int { 150_000_000 }
  /// Mostly the greatest common divisor's: measured.
  var weight: Int {
    let digits = top.digits.count + bottom.digits.count
    return 200 + 500 * digits + 5 * digits * digits
  }
  static var zero: WideRational { WideRational(Rational.zero) }
  static var one: WideRational { WideRational(Rational.one) }

  /// An undefined value becomes 0; a system never holds one.
  init(_ value: Rational) {
    isBelowZero = value.isNegative
    top = Natural(value.numerator.magnitude)
    bottom = Natural(UInt64(max(1, value.denominator)))
  }

  private init(isBelowZero: Bool, _ top: Natural, over bottom: Natural) {
    if top.isZero {
      self.init(Rational.zero)
      return
    }
    let common = Natural.greatestCommonDivisor(top, bottom)
    self.init(
      isBelowZero: isBelowZero,
      lowestTerms: common.isOne ? top : top.divided(by: common).quotient,
      over: common.isOne ? bottom : bottom.divided(by: common).quotient)
  }

  var isDefined: Bool { true }
  var isZero: Bool { top.isZero }
  var isNegative: Bool { isBelowZero }
  var isPositive: Bool { !isBelowZero && !top.isZero }

  var rational: Rational {
    guard let top = top.small.flatMap(Int64.init(exactly:)),
      let bottom = bottom.small.flatMap(Int64.init(exactly:))
    else { return .undefined }
    return Rational(isBelowZero ? -top : top, bottom)
  }

  var nearestRational: Rational {
    let exact = rational
    if exact.isDefined { return exact }
    let doubled = top * Natural(2000) + bottom
    let thousandths = doubled.divided(by: bottom * Natural(2)).quotient
    guard let count = thousandths.small.flatMap(Int64.init(exactly:)) else { return .undefined }
    return Rational(isBelowZero ? -count : count, 1000)
  }

  static func + (left: WideRational, right: WideRational) -> WideRational {
    let first = left.top * right.bottom
    let second = right.top * left.bottom
    let bottom = left.bottom * right.bottom
    if left.isBelowZero == right.isBelowZero {
      return WideRational(isBelowZero: left.isBelowZero, first + second, over: bottom)
    }
    return first < second
      ? WideRational(isBelowZero: right.isBelowZero, second - first, over: bottom)
      : WideRational(isBelowZero: left.isBelowZero, first - second, over: bottom)
  }

  static func - (left: WideRational, right: WideRational) -> WideRational { left + -right }

  static func * (left: WideRational, right: WideRational) -> WideRational {
    WideRational(
      isBelowZero: left.isBelowZero != right.isBelowZero, left.top * right.top,
      over: left.bottom * right.bottom)
  }

  /// 0 for a division by 0, which the solver never does.
  static func / (left: WideRational, right: WideRational) -> WideRational {
    if right.isZero { return .zero }
    return WideRational(
      isBelowZero: left.isBelowZero != right.isBelowZero, left.top * right.bottom,
      over: left.bottom * right.top)
  }

  static prefix func - (value: WideRational) -> WideRational {
    WideRational(isBelowZero: !value.isBelowZero, lowestTerms: value.top, over: value.bottom)
  }

  private init(isBelowZero: Bool, lowestTerms top: Natural, over bottom: Natural) {
    self.isBelowZero = isBelowZero && !top.isZero
    self.top = top
    self.bottom = bottom
  }

  static func < (left: WideRational, right: WideRational) -> Bool { (left - right).isNegative }
}
