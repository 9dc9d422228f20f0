import Geometry

/// The field the solver computes in.
///
/// The solver is written once and runs in 64-bit fractions; when one of them does not fit it
/// starts again in fractions of any size.
protocol ExactNumber: Equatable {
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
  /// Undefined when the value does not fit.
  var rational: Rational { get }
}

extension ExactNumber {
  @inline(__always)
  var magnitude: Self { isNegative ? -self : self }
}

extension Rational: ExactNumber {
  @inline(__always)
  init(_ value: Rational) { self = value }

  @inline(__always)
  var rational: Rational { self }
}
