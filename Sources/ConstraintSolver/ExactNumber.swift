import Geometry

/// The field the solver computes in.
///
/// The solver is written once and runs in 64-bit fractions; when one of them does not fit it
/// starts again in fractions of any size.
protocol ExactNumber: Equatable {
  /// Whether values own memory.
  static var keepsReferences: Bool { get }
  /// How much work one table may take, in additions of small numbers.
  static var workBudget: Int { get }
  /// What adding to the value costs, in additions of small numbers.
  var weight: Int { get }
  init(_ value: Rational)
  static var zero: Self { get }
  static var one: Self { get }
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  static func / (left: Self, right: Self) -> Self
  static prefix func - (value: Self) -> Self
  static func < (left: Self, right: Self) -> Bool
  var isDefined: Bool { get }
  var isZero: Bool { get }
  var isNegative: Bool { get }
  var isPositive: Bool { get }
  /// The product; quick for a factor of 1 or -1, which most are.
  func multiplied(by factor: Self) -> Self
  /// The quotient; quick for a divisor of 1 or -1.
  func divided(by divisor: Self) -> Self
  /// Undefined when the value does not fit.
  var rational: Rational { get }
  /// The value, to the nearest thousandth where it has no exact form that fits; undefined where that
  /// doesn't fit either.
  var nearestRational: Rational { get }
}

extension ExactNumber {
  @inline(__always)
  var magnitude: Self { isNegative ? -self : self }

  @inline(__always)
  func multiplied(by factor: Self) -> Self { self * factor }

  @inline(__always)
  func divided(by divisor: Self) -> Self { self / divisor }
}

extension Rational: ExactNumber {
  static var keepsReferences: Bool { false }
  static var workBudget: Int { 200_000_000 }
  @inline(__always)
  var weight: Int { 1 }

  @inline(__always)
  init(_ value: Rational) { self = value }

  @inline(__always)
  func multiplied(by factor: Rational) -> Rational {
    if factor.denominator == 1 {
      if factor.numerator == 1 { return self }
      if factor.numerator == -1 { return -self }
    }
    return self * factor
  }

  @inline(__always)
  func divided(by divisor: Rational) -> Rational {
    if divisor.denominator == 1 {
      if divisor.numerator == 1 { return self }
      if divisor.numerator == -1 { return -self }
    }
    return self / divisor
  }

  @inline(__always)
  var rational: Rational { self }
  var nearestRational: Rational { self }
}
