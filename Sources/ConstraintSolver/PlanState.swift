import Geometry

/// What a ``Plan`` keeps.
///
/// Functions that only read are mutating where they have to be quick: a large value that cannot be
/// copied is otherwise moved about for each call.
struct PlanState: ~Copyable {
  private static var mostRegions: Int { 16 }
  private static var mostChanges: Int { 64 }

  /// The system with the constants set so far.
  var system: ConstraintSystem {
    var system = base
    guard constantsFit else { return system }
    for place in 0..<constraintCount {
      system.rows[place].constant = Rational(cells[1 + place], constantDenominator)
    }
    for place in 0..<changeCount {
      let change = changes[place]
      system.rows[change.constant].constant = Rational(change.value, constantDenominator)
    }
    return system
  }

  /// The system with constants of some time; those set since are in the cells and the changes.
  private var base: ConstraintSystem
  private var regions: [PlanRegion] = []
  /// What the regions compute in; see ``PlanRegion``.
  private var cells: PlanMemory<Int64>
  private var constantDenominator: Int64 = 1
  /// Whether the constants are in the cells; otherwise they are in `base`.
  private var constantsFit = false
  private var denominator: Int64 = 1
  /// The values came from a region; otherwise they are those of `fresh`.
  private var isInRegion = false
  private var fresh = Solution(values: [])
  /// Whether the cells are those of the first region, and its effects known; then it is that of
  /// the values too.
  private var isUpToDate = false
  /// Constants set since they were last in the cells.
  private var changes: PlanMemory<PlanChange>
  private var changeCount = 0
  /// What each constant does in the first region, and how great one may be there, while the cells
  /// are up to date.
  private var effects = PlanEffects()
  private var greatestConstant: UInt64 = 0
  private let constraintCount: Int
  let variableCount: Int
  /// How many constraints may be set without further questions: all or none.
  private var settableCount = 0

  /// Solves the system once.
  init(_ system: ConstraintSystem) {
    base = system
    constraintCount = system.constraintCount
    variableCount = system.variableCount
    changes = PlanMemory(
      repeating: PlanChange(constant: 0, value: 0), count: Self.mostChanges)
    cells = PlanMemory(repeating: 0, count: 1 + system.constraintCount + system.variableCount)
    resolve()
  }

  var regionCount: Int { regions.count }

  /// Whether the last ``resolve()`` found the values without solving from scratch.
  var wasAnticipated: Bool { isInRegion }

  @inline(__always)
  mutating func setConstant(_ constant: Rational, of index: ConstraintIndex) {
    let place = index.rawValue
    guard place >= 0, place < settableCount, changeCount < Self.mostChanges,
      let scaled = scaled(constant)
    else { return setUnusualConstant(constant, of: index) }
    changes[changeCount] = PlanChange(constant: place, value: scaled)
    changeCount &+= 1
  }

  /// A constant over the common denominator; nil when it does not fit.
  @inline(__always)
  private func scaled(_ constant: Rational) -> Int64? {
    var scale = constantDenominator
    if constant.denominator != 1 {
      guard constant.isDefined, scale % constant.denominator == 0 else { return nil }
      scale /= constant.denominator
    }
    let (scaled, overflow) = constant.numerator.multipliedReportingOverflow(by: scale)
    return overflow ? nil : scaled
  }

  /// A constant for which there is no room, that needs another denominator, that does not fit, or
  /// that may not be set.
  @inline(never)
  private mutating func setUnusualConstant(_ constant: Rational, of index: ConstraintIndex) {
    let wasFull = changeCount == Self.mostChanges
    makeChanges()
    if wasFull { return setConstant(constant, of: index) }
    writeConstants()
    base.setConstant(constant, of: index)
    if constantsFit { scaleConstants() }
  }

  /// Puts the constants set so far into the cells, with which nothing else there is up to date.
  private mutating func makeChanges() {
    for place in 0..<changeCount { cells[1 + changes[place].constant] = changes[place].value }
    changeCount = 0
    isUpToDate = false
  }

  @inline(__always)
  mutating func resolve() {
    if isUpToDate, applyChanges() { return }
    findRegion()
  }

  /// Finds the region of the constants and computes the values there, or solves from scratch.
  @inline(never)
  private mutating func findRegion() {
    makeChanges()
    for index in regions.indices where evaluate(index) {
      if index > 0 { regions.swapAt(0, index) }
      regions[0].noteUse(constants: constraintCount)
      if let effects = regions[0].effects {
        self.effects = effects
        greatestConstant = regions[0].greatestConstant.magnitude
        isUpToDate = true
      }
      isInRegion = true
      return
    }
    isInRegion = false
    writeConstants()
    fresh = base.solve(collectingConditions: true)
    // What made the numbers large may be gone by now.
    scaleConstants()
    guard let region = PlanRegionBuilder.region(of: fresh, in: base) else { return }
    if regions.count == Self.mostRegions { regions.removeLast() }
    regions.insert(region, at: 0)
    cells.grow(to: region.cellCount, repeating: 0)
  }

  /// The value of a variable; undefined for a variable that is not one of the system's.
  @inline(__always)
  mutating func value(of variable: Variable) -> Rational {
    guard variable.index >= 0, Int(variable.index) < variableCount else { return .undefined }
    if !isInRegion { return fresh[variable] }
    let cell = cells[1 + constraintCount + Int(variable.index)]
    let (whole, rest) = cell.quotientAndRemainder(dividingBy: denominator)
    return rest == 0 ? Rational(whole) : Rational(cell, denominator)
  }

  /// The values over their common denominator; nil when they did not come from a region.
  @inline(__always)
  mutating func numerators() -> (UnsafeBufferPointer<Int64>, denominator: Int64)? {
    guard isInRegion else { return nil }
    let start = cells.start + (1 + constraintCount)
    return (UnsafeBufferPointer(start: start, count: variableCount), denominator)
  }

  /// Brings the cells of the first region up to date with what has changed.
  ///
  /// - Returns: whether the constants are in it.
  @inline(__always)
  private mutating func applyChanges() -> Bool {
    let outcome = effects.apply(
      UnsafeBufferPointer(start: changes.start, count: changeCount), to: cells.start)
    changeCount = 0
    guard outcome.greatestConstant <= greatestConstant else { return false }
    return outcome.signs >= 0 || regions[0].isInside(cells.start)
  }

  /// Writes the constants in the cells, if that is where they are, to the system.
  private mutating func writeConstants() {
    guard constantsFit else { return }
    for place in 0..<constraintCount {
      base.rows[place].constant = Rational(cells[1 + place], constantDenominator)
    }
  }

  private mutating func evaluate(_ index: Int) -> Bool {
    let limit = regions[index].greatestConstant.magnitude
    guard constantsFit else { return false }
    for place in 0..<constraintCount where cells[1 + place].magnitude > limit { return false }
    let (product, overflow) = regions[index].denominator.multipliedReportingOverflow(
      by: constantDenominator)
    if overflow { return false }
    denominator = product
    return regions[index].evaluate(cells.start)
  }

  /// Brings all constants to a common denominator.
  private mutating func scaleConstants() {
    isUpToDate = false
    constantsFit = false
    settableCount = 0
    constantDenominator = 1
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
      if overflow { return }
      cells[1 + place] = scaled
    }
    constantsFit = true
    if base.malformed.isEmpty { settableCount = constraintCount }
  }
}
