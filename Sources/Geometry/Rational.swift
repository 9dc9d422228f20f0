/// An exact fraction of two 64-bit integers, always in lowest terms with a positive denominator.
///
/// The numerator lies in -(2^63 - 1)...2^63 - 1. Arithmetic never traps and never rounds. A result
/// that does not fit (intermediate products may be wider), or a division by zero, is ``undefined``, which every further operation hands on; a caller checks
/// ``isDefined`` once, at the end, and can repeat the work in a wider type. Comparisons are exact
/// for all defined values (they multiply into 128 bits). Every operation is O(1) but for the
/// greatest common divisor, which is O(log min(a, b)).
@frozen
public struct Rational: Hashable, Sendable {
  /// Shares no divisor with the denominator; carries the sign.
  public let numerator: Int64
  /// Positive, or 0 for ``undefined``.
  public let denominator: Int64

  @inlinable
  init(lowestTerms numerator: Int64, over denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// A whole number; ``undefined`` for `Int64.min`, so that every defined value has a negative.
  @inlinable
  public init(_ value: Int64) {
    self.init(lowestTerms: value == .min ? 0 : value, over: value == .min ? 0 : 1)
  }

  /// `numerator / denominator` in lowest terms; ``undefined`` when the denominator is zero or the
  /// reduced fraction does not fit.
  @inlinable
  public init(_ numerator: Int64, _ denominator: Int64) {
    guard denominator != 0 else {
      self = .undefined
      return
    }
    let divisor = greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let top = numerator.magnitude / divisor
    let bottom = denominator.magnitude / divisor
    guard top <= UInt64(Int64.max), bottom <= UInt64(Int64.max) else {
      self = .undefined
      return
    }
    let isNegative = (numerator < 0) != (denominator < 0)
    self.init(lowestTerms: isNegative ? -Int64(top) : Int64(top), over: Int64(bottom))
  }

  /// The length of nothing.
  public static let zero = Rational(0)
  /// Times this, a value stays what it is.
  public static let one = Rational(1)

  /// The value of an operation whose result does not fit, or that has none.
  @inlinable
  public static var undefined: Rational { Rational(lowestTerms: 0, over: 0) }

  /// False for ``undefined`` alone.
  @inlinable
  public var isDefined: Bool { denominator != 0 }

  /// False for ``undefined``.
  @inlinable
  public var isZero: Bool { numerator == 0 && denominator != 0 }

  /// Whether it is below 0; false for ``undefined``.
  @inlinable
  public var isNegative: Bool { numerator < 0 }

  /// Whether it is above 0; false for ``undefined``.
  @inlinable
  public var isPositive: Bool { numerator > 0 }

  /// Whether it has no fraction; false for ``undefined``.
  @inlinable
  public var isWhole: Bool { denominator == 1 }

  /// The nearest `Double`, for display only; nothing in a layout is computed with it.
  public var approximation: Double { Double(numerator) / Double(denominator) }
}

extension Rational: ExpressibleByIntegerLiteral {
  /// The whole number itself.
  @inlinable
  public init(integerLiteral value: Int64) {
    self.init(value)
  }
}

extension Rational: Comparable {
  /// Exact for defined values; false when either side is ``undefined``.
  @inlinable
  public static func < (left: Rational, right: Rational) -> Bool {
    if left.denominator == right.denominator {
      return left.denominator != 0 && left.numerator < right.numerator
    }
    guard left.isDefined, right.isDefined else { return false }
    let leftProduct = left.numerator.multipliedFullWidth(by: right.denominator)
    let rightProduct = right.numerator.multipliedFullWidth(by: left.denominator)
    return leftProduct.high == rightProduct.high
      ? leftProduct.low < rightProduct.low : leftProduct.high < rightProduct.high
  }
}

extension Rational: CustomStringConvertible {
  /// `3`, `-1/2`, or `undefined`.
  public var description: String {
    isDefined ? (isWhole ? "\(numerator)" : "\(numerator)/\(denominator)") : "undefined"
  }
}

/// Stein's algorithm: shifts and subtractions only, until one side is 1. `greatestCommonDivisor(0, 0)` is 1, so that
/// the result can always be divided by.
@inlinable
func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
  guard first != 0 else { return second == 0 ? 1 : second }
  guard second != 0 else { return first }
  guard first != 1, second != 1 else { return 1 }
  let shift = (first | second).trailingZeroBitCount
  var a = first >> UInt64(first.trailingZeroBitCount)
  var b = second
  while b != 0, a != 1 {
    b >>= UInt64(b.trailingZeroBitCount)
    if a > b { swap(&a, &b) }
    b -= a
  }
  return a << UInt64(shift)
}
