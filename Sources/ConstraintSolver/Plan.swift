import Geometry

/// A system that is solved again and again with other constants.
///
/// Where the same bounds stay tight, the values are affine in the constants. A plan keeps such
/// regions: a further solution is an evaluation in whole numbers over a common denominator and
/// one check a row, and equals the solution from scratch exactly. Constants outside all known
/// regions are solved from scratch, which makes a region known.
public struct Plan: Sendable {
  private static var mostRegions: Int { 16 }

  /// The system with the constants set so far.
  public private(set) var system: ConstraintSystem
  private var regions: [PlanRegion] = []
  /// What the regions compute in; see ``PlanRegion``.
  private var cells: ContiguousArray<Int64>
  private var constantDenominator: Int64 = 1
  private var greatestConstant: Int64 = 0
  private var constantsFit = true
  private var denominator: Int64 = 1
  /// The values came from a region; otherwise they are those of `fresh`.
  private var isInRegion = false
  private var fresh = Solution(values: [])

  /// Solves the system once.
  public init(_ system: ConstraintSystem) {
    self.system = system
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
    guard place >= 0, place < system.constraintCount else { return }
    system.setConstant(constant, of: index)
    let constant = system.rows[place].constant
    guard constantsFit else { return }
    if constant.denominator != constantDenominator, constant.denominator != 1,
      constantDenominator % constant.denominator != 0
    {
      scaleConstants()
      return
    }
    let scale =
      constant.denominator == 1
      ? constantDenominator
      : constant.denominator == constantDenominator
        ? 1 : constantDenominator / constant.denominator
    let (scaled, overflow) = constant.numerator.multipliedReportingOverflow(by: scale)
    cells[1 + place] = scaled
    greatestConstant = max(greatestConstant, scaled == .min ? .max : abs(scaled))
    if overflow { constantsFit = false }
  }

  /// Brings the values up to date.
  public mutating func resolve() {
    for index in regions.indices where evaluate(index) {
      if index > 0 { regions.swapAt(0, index) }
      isInRegion = true
      return
    }
    isInRegion = false
    fresh = system.solve(collectingConditions: true)
    // What made the numbers large may be gone by now.
    scaleConstants()
    guard let region = PlanRegionBuilder.region(of: fresh, in: system) else { return }
    if regions.count == Self.mostRegions { regions.removeLast() }
    regions.insert(region, at: 0)
    if cells.count < region.cellCount {
      cells.append(contentsOf: repeatElement(0, count: region.cellCount - cells.count))
    }
  }

  /// The value of a variable at the last ``resolve()``; undefined for a variable that is not one
  /// of the system's.
  public subscript(variable: Variable) -> Rational {
    guard variable.index >= 0, Int(variable.index) < system.variableCount else {
      return .undefined
    }
    return isInRegion
      ? Rational(cells[1 + system.constraintCount + Int(variable.index)], denominator)
      : fresh[variable]
  }

  /// The values at the last ``resolve()``, in order of declaration.
  public var values: [Rational] {
    (0..<Int32(system.variableCount)).map { self[Variable(index: $0)] }
  }

  /// The whole solution for the constants set so far, with what is wrong with the system; from
  /// scratch.
  public func solution() -> Solution { system.solve() }

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
    constantsFit = false
    constantDenominator = 1
    greatestConstant = 0
    for row in system.rows {
      var (a, b) = (constantDenominator, row.constant.denominator)
      while b != 0 { (a, b) = (b, a % b) }
      let (multiple, overflow) = constantDenominator.multipliedReportingOverflow(
        by: row.constant.denominator / a)
      if overflow { return }
      constantDenominator = multiple
    }
    for (place, row) in system.rows.enumerated() {
      let (scaled, overflow) = row.constant.numerator.multipliedReportingOverflow(
        by: constantDenominator / row.constant.denominator)
      if overflow || scaled == .min { return }
      cells[1 + place] = scaled
      greatestConstant = max(greatestConstant, abs(scaled))
    }
    constantsFit = true
  }
}
