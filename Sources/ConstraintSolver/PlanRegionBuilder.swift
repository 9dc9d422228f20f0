import Geometry

/// Turns a solution into the region of constants where the same bounds stay tight.
///
/// The tight bounds are put in an order in which each settles one variable; where they settle
/// several only together, one of these is written as a combination of constants, which sets the
/// rest going again. All numbers are scaled to whole ones, and their greatest possible size is
/// followed along, so that evaluation needs no checks.
struct PlanRegionBuilder {
  private let system: ConstraintSystem
  private let solution: Solution
  private var region = PlanRegion()
  /// For each variable: what its denominator divides, and how large it is at most for constants
  /// of at most 1.
  private var denominators: [Int64]
  private var sizes: [Int64]
  private var isKnown: [Bool]
  private var isUsed: [Bool]
  /// The greatest sum so far, for constants of at most 1.
  private var greatestSum: Int64 = 1

  private struct WholeRow {
    var factors: [(variable: Int, factor: Int64)]
    /// The factor of the constant, and its row; nil when the constant is always 0.
    var constant: (factor: Int64, row: Int)?
  }

  private struct Overflow: Error {}

  /// - Returns: nil when the solution was not proven to be the only one, or numbers get too
  ///   large for 64 bits.
  static func region(of solution: Solution, in system: ConstraintSystem) -> PlanRegion? {
    guard solution.isProvenUnique, solution.conflicts.isEmpty,
      solution.tight.count == system.variableCount
    else { return nil }
    var builder = PlanRegionBuilder(system, solution)
    return try? builder.build()
  }

  private init(_ system: ConstraintSystem, _ solution: Solution) {
    self.system = system
    self.solution = solution
    denominators = [Int64](repeating: 1, count: system.variableCount)
    sizes = denominators
    isKnown = [Bool](repeating: false, count: system.variableCount)
    isUsed = [Bool](repeating: false, count: system.rows.count)
  }

  private mutating func build() throws -> PlanRegion {
    for bound in solution.tight {
      if case .constraint(let row) = bound { isUsed[Int(row)] = true }
    }
    let program = try order()
    // The factors of constants have to be multiplied by the common denominator, which is known
    // only now.
    region.cellCount = cell(ofVariable: system.variableCount)
    for step in program {
      var products = step.factors.map { (factor: $0.factor, cell: cell(ofVariable: $0.variable)) }
      for (row, factor) in step.constants {
        let scaled = try times(factor, region.denominator / step.scale)
        products.append((scaled, cell(ofConstant: row)))
      }
      region.set(cell(ofVariable: step.target), to: products, over: step.divisor)
    }
    try addChecks()
    greatestSum = try times(greatestSum, region.denominator)
    region.greatestConstant = (Int64.max >> 1) / greatestSum
    return region
  }

  // MARK: The order of the variables

  private struct Step {
    var target: Int
    var factors: [(variable: Int, factor: Int64)] = []
    var constants: [(row: Int, factor: Int64)] = []
    /// What the factors of the constants are multiples of already.
    var scale: Int64 = 1
    var divisor: Int64 = 1
  }

  private mutating func order() throws -> [Step] {
    let rows = try solution.tight.map { try wholeRow(of: $0) }
    var occurrences = [[Int]](repeating: [], count: system.variableCount)
    var unknown = rows.map(\.factors.count)
    var ready: [Int] = []
    for (index, row) in rows.enumerated() {
      for (variable, _) in row.factors { occurrences[variable].append(index) }
      if row.factors.count == 1 { ready.append(index) }
    }
    var program: [Step] = []
    var echelon: Echelon?
    func learn(_ variable: Int) {
      isKnown[variable] = true
      for index in occurrences[variable] {
        unknown[index] -= 1
        if unknown[index] == 1 { ready.append(index) }
      }
    }
    var firstUnknown = 0
    while program.count < system.variableCount {
      if let index = ready.popLast() {
        if unknown[index] != 1 { continue }
        guard let step = try step(solving: rows[index]) else { continue }
        program.append(step)
        learn(step.target)
        continue
      }
      while isKnown[firstUnknown] { firstUnknown += 1 }
      if echelon == nil {
        echelon = Echelon()
        for bound in solution.tight where echelon?.add(system.sparseRow(of: bound)) != true {
          throw Overflow()
        }
      }
      guard let multipliers = echelon?.multipliers(for: [Int32(firstUnknown): .one]) else {
        throw Overflow()
      }
      program.append(try combination(multipliers, for: firstUnknown))
      learn(firstUnknown)
    }
    for denominator in denominators {
      region.denominator = try leastCommonMultiple(region.denominator, denominator)
    }
    return program
  }

  private mutating func step(solving row: WholeRow) throws -> Step? {
    guard let (target, lead) = row.factors.first(where: { !isKnown[$0.variable] }) else {
      return nil
    }
    // target · lead = constant − the other terms; the divisor is made positive.
    let sign: Int64 = lead < 0 ? -1 : 1
    var step = Step(target: target)
    step.divisor = lead * sign
    var size: Int64 = 0
    var denominator: Int64 = 1
    for (variable, factor) in row.factors where variable != target {
      step.factors.append((variable, -factor * sign))
      size = try sum(size, times(Int64(factor.magnitude), sizes[variable]))
      denominator = try leastCommonMultiple(denominator, denominators[variable])
    }
    if let constant = row.constant {
      step.constants.append((constant.row, constant.factor * sign))
      size = try sum(size, constant.factor)
    }
    greatestSum = max(greatestSum, size)
    sizes[target] = size / step.divisor + 1
    denominators[target] = try times(denominator, step.divisor)
    return step
  }

  private mutating func combination(
    _ multipliers: [Int: WideRational], for target: Int
  ) throws -> Step {
    var step = Step(target: target)
    var size: Int64 = 0
    var factors: [(row: Int, factor: Rational)] = []
    for (place, multiplier) in multipliers {
      guard case .constraint(let row) = solution.tight[place] else { continue }
      let factor = multiplier.rational
      guard factor.isDefined else { throw Overflow() }
      factors.append((Int(row), factor))
      step.scale = try leastCommonMultiple(step.scale, factor.denominator)
      size = try sum(size, sum(factor.magnitude.floor, 1))
    }
    for (row, factor) in factors.sorted(by: { $0.row < $1.row }) {
      step.constants.append(
        (row, try times(factor.numerator, step.scale / factor.denominator)))
    }
    greatestSum = max(greatestSum, size)
    sizes[target] = size
    denominators[target] = step.scale
    return step
  }

  // MARK: Checks

  private mutating func addChecks() throws {
    var tightVariables: Set<Int> = []
    for bound in solution.tight {
      if case .nonNegative(let variable) = bound { tightVariables.insert(Int(variable)) }
    }
    for variable in system.isNonNegative.indices
    where system.isNonNegative[variable] && !tightVariables.contains(variable) {
      region.nonNegative.append(Int32(cell(ofVariable: variable)))
    }
    for row in system.rows.indices where system.rows[row].priority < 0 && !isUsed[row] {
      let kind: Condition.Kind =
        switch system.rows[row].relation {
        case .equal: .zero
        case .lessThanOrEqual: .atMostZero
        case .greaterThanOrEqual: .atLeastZero
        }
      try addCheck(wholeRow(of: .constraint(Int32(row))), kind)
    }
    for condition in solution.conditions where !isChecked(condition) {
      try addCheck(wholeRow(of: condition.bound), condition.kind)
    }
  }

  /// Whether a condition says no more than the required rows do.
  private func isChecked(_ condition: Condition) -> Bool {
    switch condition.bound {
    case .nonNegative, .least: return condition.kind == .atLeastZero
    case .constraint(let row):
      let row = system.rows[Int(row)]
      if row.priority >= 0 { return false }
      switch row.relation {
      case .equal: return true
      case .lessThanOrEqual: return condition.kind == .atMostZero
      case .greaterThanOrEqual: return condition.kind == .atLeastZero
      }
    }
  }

  private mutating func addCheck(_ row: WholeRow, _ kind: Condition.Kind) throws {
    let sign: Int64 = kind == .atMostZero ? -1 : 1
    var products: [(factor: Int64, cell: Int)] = []
    var size: Int64 = 0
    for (variable, factor) in row.factors {
      products.append((factor * sign, cell(ofVariable: variable)))
      size = try sum(size, times(Int64(factor.magnitude), sizes[variable]))
    }
    if let constant = row.constant {
      products.append(
        (try times(-constant.factor * sign, region.denominator), cell(ofConstant: constant.row)))
      size = try sum(size, constant.factor)
    }
    greatestSum = max(greatestSum, size)
    let target = region.cellCount
    region.set(target, to: products)
    region.nonNegative.append(Int32(target))
    if kind == .zero {
      // What is 0 is at least 0, and so is its negative.
      region.set(target + 1, to: [(-1, target)])
      region.nonNegative.append(Int32(target + 1))
    }
  }

  private func cell(ofConstant row: Int) -> Int { 1 + row }
  private func cell(ofVariable variable: Int) -> Int { 1 + system.rows.count + variable }

  // MARK: Whole numbers

  private func wholeRow(of bound: TightBound) throws -> WholeRow {
    switch bound {
    case .nonNegative(let variable), .least(let variable):
      return WholeRow(factors: [(Int(variable), 1)], constant: nil)
    case .constraint(let row):
      let terms = system.terms[system.terms(of: Int(row))]
      var scale: Int64 = 1
      for term in terms { scale = try leastCommonMultiple(scale, term.coefficient.denominator) }
      return WholeRow(
        factors: try terms.map {
          let factor = try times($0.coefficient.numerator, scale / $0.coefficient.denominator)
          if factor == .min { throw Overflow() }
          return (Int($0.variable.index), factor)
        }, constant: (scale, Int(row)))
    }
  }

  private func times(_ left: Int64, _ right: Int64) throws -> Int64 {
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    if overflow { throw Overflow() }
    return product
  }

  private func sum(_ left: Int64, _ right: Int64) throws -> Int64 {
    let (result, overflow) = left.addingReportingOverflow(right)
    if overflow { throw Overflow() }
    return result
  }

  private func leastCommonMultiple(_ left: Int64, _ right: Int64) throws -> Int64 {
    var (a, b) = (left, right)
    while b != 0 { (a, b) = (b, a % b) }
    return try times(left, right / a)
  }
}
