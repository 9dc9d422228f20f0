import Geometry

extension ConstraintSystem {
  /// Solves the system exactly.
  ///
  /// Required constraints that cannot all hold do not stop it: of each such set the latest
  /// declared is left out, and reported. Linear in the number of terms when the required
  /// equalities are triangular; each part that is left takes simplex steps over its own rows.
  public func solve() -> Solution {
    solve(collectingConditions: false)
  }

  func solve(collectingConditions: Bool) -> Solution {
    if let solution = Solver<Rational>(self, collectsConditions: collectingConditions).solve() {
      return solution
    }
    return Solver<WideRational>(self, collectsConditions: collectingConditions).solve()
      ?? Solution(values: [])
  }
}

/// One run over a system in one kind of number.
struct Solver<Number: ExactNumber> {
  enum Attempt {
    case solved(Solution)
    case infeasible
    case overflowed
    /// The work allowed was not enough.
    case exhausted
  }

  let system: ConstraintSystem
  /// Whether to collect the conditions a plan needs.
  let collectsConditions: Bool

  init(_ system: ConstraintSystem, collectsConditions: Bool = false) {
    self.system = system
    self.collectsConditions = collectsConditions
  }

  /// - Returns: nil when a number did not fit.
  func solve() -> Solution? {
    switch attempt(excluded: []) {
    case .overflowed: return nil
    case .exhausted: return unfinished
    case .solved(let solution): return solution
    case .infeasible: break
    }
    let search = ConflictSearch(system)
    var solution: Solution
    switch attempt(excluded: search.excluded) {
    case .overflowed: return nil
    case .exhausted, .infeasible: solution = unfinished
    case .solved(let found): solution = found
    }
    solution.conflicts = search.conflicts
    solution.unexplained = search.unexplained
    return solution
  }

  /// What there is to say when the work allowed was not enough.
  private var unfinished: Solution {
    var solution = Solution(
      values: ContiguousArray(repeating: .undefined, count: system.variableCount))
    solution.isFinished = false
    solution.isProvenUnique = false
    solution.malformed = system.malformed.map { ConstraintIndex(Int($0)) }
    return solution
  }

  private func attempt(excluded: ContiguousArray<Bool>) -> Attempt {
    system.withView { attempt($0, excluded: excluded) }
  }

  private func attempt(_ system: SystemView, excluded: ContiguousArray<Bool>) -> Attempt {
    let arena = Arena(
      bytes: 160 * (system.variableCount + system.constraintCount) + 64 * system.termCount,
      keepsReferences: Number.keepsReferences)
    defer { withExtendedLifetime(arena) {} }
    var elimination = Elimination<Number>(arena, system, excluded: excluded)
    elimination.run(system)
    if elimination.overflowed { return .overflowed }
    if elimination.budget < 0 { return .exhausted }
    if elimination.contradiction != nil { return .infeasible }
    let residual = Residual(arena, system, elimination)
    if residual.overflowed { return .overflowed }
    if residual.isContradictory { return .infeasible }

    var solution = Solution(values: [])
    solution.tight = elimination.tight
    let known = Buffer<Number>(arena, repeating: .zero, count: residual.representatives.count)
    if !residual.representatives.isEmpty {
      switch solveResidual(arena, residual, elimination, known, &solution) {
      case .overflowed: return .overflowed
      case .infeasible: return .infeasible
      case .exhausted: return .exhausted
      case .solved: break
      }
    }
    if !self.system.malformed.isEmpty {
      solution.malformed = self.system.malformed.map { ConstraintIndex(Int($0)) }
    }
    solution.values.reserveCapacity(system.variableCount)
    for variable in 0..<Int32(system.variableCount) {
      let owner = elimination.representative[variable]
      var value = elimination.offset[variable]
      if owner >= 0 {
        let column = known[residual.columnOf[owner]]
        value = owner == variable ? column : value + elimination.scale[variable] * column
        if !value.isDefined { return .overflowed }
      }
      solution.values.append(value.rational)
    }
    return .solved(solution)
  }

  private func solveResidual(
    _ arena: Arena, _ residual: Residual<Number>, _ elimination: Elimination<Number>,
    _ known: Buffer<Number>, _ solution: inout Solution
  ) -> Simplex<Number>.Outcome {
    var propagation = Propagation(arena, residual)
    propagation.run(residual)
    if propagation.overflowed { return .overflowed }
    var isProven = propagation.sequence.count == residual.representatives.count
    for row in residual.rows.indices {
      switch propagation.verdict(on: row, residual) {
      case .infeasible: return .infeasible
      case .proven: break
      case .unproven: isProven = false
      }
    }
    if isProven {
      if collectsConditions {
        for row in residual.rows.indices {
          if let condition = propagation.condition(on: row, residual) {
            solution.conditions.append(condition)
          }
        }
      }
      for place in propagation.sequence.indices {
        let column = propagation.sequence[place]
        known[column] = propagation.value[column]
        solution.tight.append(residual.rows[Int(propagation.settledBy[column])].source)
      }
      return .solved
    }
    var budget = elimination.budget
    let parts = Parts(residual)
    let unknownOf = Buffer<Int32>(arena, repeating: 0, count: residual.representatives.count)
    for part in 0..<parts.count {
      let columns = parts.columns[parts.columnStart[part]..<parts.columnStart[part + 1]]
      let rows = parts.rows[parts.rowStart[part]..<parts.rowStart[part + 1]]
      if columns.allSatisfy({ propagation.settledBy[$0] >= 0 }),
        rows.allSatisfy({ propagation.verdict(on: Int($0), residual) == .proven })
      {
        if collectsConditions {
          solution.conditions.append(
            contentsOf: rows.compactMap { propagation.condition(on: Int($0), residual) })
        }
        for column in columns {
          known[column] = propagation.value[column]
          solution.tight.append(residual.rows[Int(propagation.settledBy[column])].source)
        }
        continue
      }
      for (unknown, column) in columns.enumerated() { unknownOf[column] = Int32(unknown) }
      var simplex = Simplex<Number>(
        arena, unknowns: columns.count, rows: rows.count, budget: budget)
      let outcome = simplex.solve(
        residual, rows, unknownOf: unknownOf, ties: &solution.ties)
      if outcome != .solved { return outcome }
      if collectsConditions { solution.conditions.append(contentsOf: simplex.conditions()) }
      if simplex.tableau.width > 0 {
        solution.isProvenUnique = false
        settleAmbiguity(&simplex, elimination, residual, columns, &solution.ambiguities)
        if !simplex.tableau.canGoOn { return simplex.outcome }
      }
      budget = simplex.tableau.budget
      solution.tight.append(contentsOf: simplex.tableau.tight)
      for column in simplex.tableau.columns.indices {
        let entity = Int(simplex.tableau.columns[column].entity)
        if let source = simplex.tableau.entities[entity].source { solution.tight.append(source) }
      }
      for (unknown, column) in columns.enumerated() {
        known[column] = simplex.tableau.value(of: unknown)
      }
    }
    if solution.ambiguities.count > 1 {
      solution.ambiguities.sort { $0.variable.index < $1.variable.index }
    }
    return .solved
  }

  /// Finds the ranges of the variables that are still free, and chooses their values.
  private func settleAmbiguity(
    _ simplex: inout Simplex<Number>, _ elimination: Elimination<Number>,
    _ residual: Residual<Number>, _ columns: ArraySlice<Int32>,
    _ ambiguities: inout [Ambiguity]
  ) {
    var ranges: [(lowest: Number?, highest: Number?)?] = []
    for unknown in 0..<columns.count {
      let range = simplex.range(of: unknown)
      if let lowest = range.lowest, let highest = range.highest, lowest == highest {
        ranges.append(nil)
      } else {
        ranges.append(range)
      }
    }
    for variable in 0..<Int32(system.variableCount) {
      let owner = elimination.representative[variable]
      if owner < 0 { continue }
      guard let place = columns.firstIndex(of: residual.columnOf[owner]) else { continue }
      let unknown = place - columns.startIndex
      guard let range = ranges[unknown] else { continue }
      let scale = elimination.scale[variable]
      let offset = elimination.offset[variable]
      let ends = [range.lowest, range.highest].map { $0.map { ($0 * scale + offset).rational } }
      ambiguities.append(
        Ambiguity(
          variable: Variable(index: variable), lowest: scale.isPositive ? ends[0] : ends[1],
          highest: scale.isPositive ? ends[1] : ends[0]))
      if simplex.tableau.width > 0 {
        simplex.minimiseMagnitude(
          of: variable, unknown: unknown, scale: scale, offset: offset)
      }
    }
  }
}
