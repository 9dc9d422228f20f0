import Geometry

/// A system that is solved again and again with other constants.
///
/// Where the same bounds stay tight, the values are affine in the constants. A plan keeps such
/// regions: a further solution is an evaluation in whole numbers over a common denominator and
/// one check a row, and equals the solution from scratch exactly. Constants outside all known
/// regions are solved from scratch, which makes a region known. In a region that is used again
/// and again, only what depends on the constants set is computed.
///
/// A plan cannot be copied: what it computes in is its own.
public struct Plan: ~Copyable, @unchecked Sendable {
  private let state: UnsafeMutablePointer<PlanState>

  /// Solves the system once.
  public init(_ system: ConstraintSystem) {
    state = .allocate(capacity: 1)
    state.initialize(to: PlanState(system))
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// The system with the constants set so far.
  public var system: ConstraintSystem { state.pointee.system }

  /// The number of regions known.
  public var regionCount: Int { state.pointee.regionCount }

  /// Whether the last ``resolve()`` found the values without solving from scratch.
  public var wasAnticipated: Bool { state.pointee.wasAnticipated }

  /// Puts another constant in a constraint's place for the next ``resolve()``; an undefined one,
  /// or an index of no constraint, changes nothing.
  public mutating func setConstant(_ constant: Rational, of index: ConstraintIndex) {
    state.pointee.setConstant(constant, of: index)
  }

  /// Brings the values up to date.
  public mutating func resolve() { state.pointee.resolve() }

  /// The value of a variable at the last ``resolve()``; undefined for a variable that is not one
  /// of the system's.
  public subscript(variable: Variable) -> Rational { state.pointee.value(of: variable) }

  /// The values at the last ``resolve()``, in order of declaration.
  public var values: [Rational] {
    (0..<Int32(state.pointee.variableCount)).map { state.pointee.value(of: Variable(index: $0)) }
  }

  /// Calls a function with the values at the last ``resolve()``, in order of declaration, as whole
  /// numbers over one denominator: numerators, not in lowest terms, and that denominator.
  ///
  /// - Returns: nil, without a call, when these values were not anticipated.
  @inlinable
  public func withUnsafeNumerators<Result>(
    _ body: (UnsafeBufferPointer<Int64>, _ denominator: Int64) -> Result
  ) -> Result? {
    numerators.map { body($0, $1) }
  }

  @usableFromInline
  var numerators: (UnsafeBufferPointer<Int64>, denominator: Int64)? { state.pointee.numerators() }

  /// The whole solution for the constants set so far, with what is wrong with the system; from
  /// scratch.
  public func solution() -> Solution { system.solve() }
}
