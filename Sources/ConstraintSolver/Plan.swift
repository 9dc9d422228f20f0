import Geometry

/// A system that is solved again and again with other constants.
///
/// Where the same bounds stay tight, the values are affine in the constants. A plan keeps such
/// regions: a further solution is an evaluation in whole numbers over a common denominator and
/// one check a row, and equals the solution from scratch exactly. Constants outside all known
/// regions are solved from scratch, which makes a region known.
public struct Plan: Sendable {
  private static var mostRegions: Int { 16 }
  private static var mostChanges: Int { 64 }

  /// The system with the constants set so far.
  public var system: ConstraintSystem {
    var system = base
    writeConstants(to: &system)
    return system
  }

  /// The system with constants of some time; those set since are in the cells.
  private var base: ConstraintSystem
  private var regions: [PlanRegion] = []
  /// What the regions compute in; see ``PlanRegion``.
  private var cells: ContiguousArray<Int64>
  private var constantDenominator: Int64 = 1
  private var greatestConstant: Int64 = 0
  /// Whether the constants are in the cells; otherwise they are in `base`.
  private var constantsFit = false
  private var denominator: Int64 = 1
  /// The values came from a region; otherwise they are those of `fresh`.
  private var isInRegion = false
  private var fresh = Solution(values: [])
  /// Whether the cells are those of the first region, but for the changes noted.
  private var isUpToDate = false
  private var changes: ContiguousArray<PlanChange>
  private var changeCount = 0
  /// What each constant does in the first region, while the cells are up to date.
  private var effects = PlanEffects()
  private let constraintCount: Int
  /// Whether no constraint is malformed.
  private let canSetAny: Bool

  /// Solves the system once.
  public init(_ system: ConstraintSystem) {
    base = system
    constraintCount = system.constraintCount
    canSetAny = system.malformed.isEmpty
    changes = ContiguousArray(
      repeating: PlanChange(constant: 0, difference: 0), count: Self.mostChanges)
    cells = ContiguousArray(repeating: 0, count: 1 + system.constraintCount + system.variableCount)
    resolve()
  }

  /// The number of regions known.
  public var regionCount: Int { regions.count }

  /// Whether the last ``resolve()`` found the values without solving from scratch.
  public var wasAnticipated: Bool { isInRegion }

  /// Puts another constant in a constraint's place for the next ``resolve()``; an undefined one,
  /// or an index of no constraint, changes nothing.
  public mutating func setConstant(_ constant: Rational, of index: ConstraintIndex) {
    let place = index.rawValue
    guard place >= 0, place < constraintCount, canSetAny, constantsFit,
      let scaled = scaled(constant)
    else { return setUnusualConstant(constant, of: index) }
    let difference = scaled &- cells[1 + place]
    if difference == 0 { return }
    cells[1 + place] = scaled
    greatestConstant = max(greatestConstant, abs(scaled))
    if isUpToDate {
      changes[changeCount] = PlanChange(
        constant: Int32(truncatingIfNeeded: place), difference: difference)
      changeCount += 1
      if changeCount == changes.count { isUpToDate = false }
    }
  }

  /// A constant over the common denominator; nil when it does not fit.
  @inline(__always)
  private func scaled(_ constant: Rational) -> Int64? {
    var scale = constantDenominator
    if constant.denominator == scale {
      scale = 1
    } else if constant.denominator != 1 {
      guard constant.isDefined, scale % constant.denominator == 0 else { return nil }
      scale /= constant.denominator
    }
    let (scaled, overflow) = constant.numerator.multipliedReportingOverflow(by: scale)
    return overflow || scaled == .min ? nil : scaled
  }

  /// A constant that needs another denominator, that does not fit, or that may not be set.
  private mutating func setUnusualConstant(_ constant: Rational, of index: ConstraintIndex) {
    writeConstants(to: &base)
    base.setConstant(constant, of: index)
    if constantsFit { scaleConstants() }
  }

  /// Brings the values up to date.
  public mutating func resolve() {
    if isUpToDate, greatestConstant <= regions[0].greatestConstant, applyChanges() {
      isInRegion = true
      return
    }
    isUpToDate = false
    for index in regions.indices where evaluate(index) {
      if index > 0 { regions.swapAt(0, index) }
      regions[0].noteUse(constants: constraintCount)
      if let effects = regions[0].effects {
        self.effects = effects
        isUpToDate = true
        changeCount = 0
      }
      isInRegion = true
      return
    }
    isInRegion = false
    writeConstants(to: &base)
    fresh = base.solve(collectingConditions: true)
    // What made the numbers large may be gone by now.
    scaleConstants()
    guard let region = PlanRegionBuilder.region(of: fresh, in: base) else { return }
    if regions.count == Self.mostRegions { regions.removeLast() }
    regions.insert(region, at: 0)
    if cells.count < region.cellCount {
      cells.append(contentsOf: repeatElement(0, count: region.cellCount - cells.count))
    }
  }

  /// The value of a variable at the last ``resolve()``; undefined for a variable that is not one
  /// of the system's.
  public subscript(variable: Variable) -> Rational {
    guard variable.index >= 0, Int(variable.index) < base.variableCount else {
      return .undefined
    }
    if !isInRegion { return fresh[variable] }
    let cell = cells[1 + constraintCount + Int(variable.index)]
    let (whole, rest) = cell.quotientAndRemainder(dividingBy: denominator)
    return rest == 0 ? Rational(whole) : Rational(cell, denominator)
  }

  /// The values at the last ``resolve()``, in order of declaration.
  public var values: [Rational] {
    (0..<Int32(base.variableCount)).map { self[Variable(index: $0)] }
  }

  /// The whole solution for the constants set so far, with what is wrong with the system; from
  /// scratch.
  public func solution() -> Solution { system.solve() }

  /// Brings the cells of the first region up to date with what has changed.
  ///
  /// - Returns: whether the constants are in it.
  private mutating func applyChanges() -> Bool {
    let count = changeCount
    changeCount = 0
    return cells.withUnsafeMutableBufferPointer { cells in
      guard let cells = cells.baseAddress else { return true }
      changes.withUnsafeBufferPointer {
        effects.apply(UnsafeBufferPointer(rebasing: $0[..<count]), to: cells)
      }
      return regions[0].isInside(cells)
    }
  }

  /// Writes the constants set so far into a system, unless they are there already.
  private func writeConstants(to system: inout ConstraintSystem) {
    guard constantsFit else { return }
    for place in 0..<constraintCount {
      system.rows[place].constant = Rational(cells[1 + place], constantDenominator)
    }
  }

  private mutating func evaluate(_ index: Int) -> Bool {
    guard constantsFit, greatestConstant <= regions[index].greatestConstant else { return false }
    let (product, overflow) = regions[index].denominator.multipliedReportingOverflow(
      by: constantDenominator)
    if overflow { return false }
    let isInside = cells.withUnsafeMutableBufferPointer { cells in
      cells.baseAddress.map { regions[index].evaluate($0) } ?? true
    }
    denominator = product
    return isInside
  }

  /// Brings all constants to a common denominator.
  private mutating func scaleConstants() {
    isUpToDate = false
    constantsFit = false
    constantDenominator = 1
    greatestConstant = 0
    for row in base.rows {
      var (a, b) = (constantDenominator, row.constant.denominator)
      while b != 0 { (a, b) = (b, a % b) }
      let (multiple, overflow) = constantDenominator.multipliedReportingOverflow(
        by: row.constant.denominator / a)
      if overflow { return }
      constantDenominator = multiple
    }
    for (place, row) in base.rows.enumerated() {
      let (scaled, overflow) = row.constant.numerator.multipliedReportingOverflow(
        by: constantDenominator / row.constant.denominator)
      if overflow || scaled == .min { return }
      cells[1 + place] = scaled
      greatestConstant = max(greatestConstant, abs(scaled))
    }
    constantsFit = true
  }
}
