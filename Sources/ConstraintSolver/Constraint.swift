import Geometry

/// An unknown of a ``ConstraintSystem``, named by its place in the order of declaration.
@frozen
public struct Variable: Hashable, Sendable {
  /// From 0, in the order of declaration.
  public let index: Int32

  @inlinable
  init(index: Int32) {
    self.index = index
  }
}

/// A constraint of a ``ConstraintSystem``, named by its place in the order of declaration.
@frozen
public struct ConstraintIndex: Hashable, Comparable, Sendable {
  /// From 0, in the order of declaration, where it is of a system.
  public let rawValue: Int

  /// Any value is accepted; one that names no constraint of a system is ignored by it.
  @inlinable
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The one declared first is less.
  @inlinable
  public static func < (left: ConstraintIndex, right: ConstraintIndex) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A multiple of a variable.
@frozen
public struct Term: Hashable, Sendable {
  /// What the variable is multiplied by; undefined makes a constraint ``Solution/malformed``.
  public var coefficient: Rational
  /// Of the system that the term is used in.
  public var variable: Variable

  /// 2x is `Term(2, x)`.
  @inlinable
  public init(_ coefficient: Rational, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }

  /// The variable itself.
  @inlinable
  public init(_ variable: Variable) {
    self.init(1, variable)
  }
}

/// How the sum of a constraint's terms relates to its constant.
@frozen
public enum Relation: UInt8, Hashable, Sendable {
  case equal
  case lessThanOrEqual
  case greaterThanOrEqual
}

/// How much a constraint matters: required, or an optional priority between 0 and 1000.
///
/// Priorities are ranks, not weights: no number of constraints at one priority outweighs a single
/// one above it.
@frozen
public struct Priority: Hashable, Comparable, Sendable {
  /// Above 0 and at most 1000, where 1000 is ``required``.
  public let value: Rational

  /// What has to hold: it is never given up for another, as `UILayoutPriority.required`.
  public static let required = Priority(unchecked: 1000)

  /// - Returns: nil unless 0 < value <= 1000.
  public init?(_ value: Rational) {
    guard value.isPositive, value <= 1000 else { return nil }
    self.value = value
  }

  @inlinable
  init(unchecked value: Rational) {
    self.value = value
  }

  /// Whether it is exactly 1000; 999.9 can still be given up.
  @inlinable
  public var isRequired: Bool { value == 1000 }

  /// What is given up first is less.
  @inlinable
  public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
