import Geometry

extension ConstraintSystem {
  /// Solves the system exactly.
  ///
  /// Required constraints that cannot all hold do not stop it: of each such set the latest
  /// declared is left out, and reported. Linear in the number of terms when the required
  /// equalities are triangular; each part that is left takes simplex steps over its own rows.
  public func solve() -> Solution {
    if let solution = Solver<Rational>(self).solve() { return solution }
    return Solver<WideRational>(self).solve() ?? Solution(values: [])
  }

  /// Whether the required constraints that are not excluded can all hold.
  func isFeasible(excluded: ContiguousArray<Bool>) -> Bool {
    switch Solver<Rational>(self).attempt(excluded: excluded, requiredOnly: true) {
    case .solved: return true
    case .infeasible: return false
    case .overflowed: break
    }
    if case .solved = Solver<WideRational>(self).attempt(excluded: excluded, requiredOnly: true) {
      return true
    }
    return false
  }
}

/// One run over a system in one kind of number.
struct Solver<Number: ExactNumber> {
  enum Attempt {
    case solved(Solution)
    case infeasible
    case overflowed
  }

  let system: ConstraintSystem

  init(_ system: ConstraintSystem) {
    self.system = system
  }

  /// - Returns: nil when a number did not fit.
  func solve() -> Solution? {
    switch attempt(excluded: [], requiredOnly: false) {
    case .overflowed: return nil
    case .solved(let solution): return solution
    case .infeasible: break
    }
    var search = ConflictSearch(system)
    search.run()
    guard case .solved(var solution) = attempt(excluded: search.excluded, requiredOnly: false)
    else { return nil }
    solution.conflicts = search.conflicts
    return solution
  }

  func attempt(excluded: ContiguousArray<Bool>, requiredOnly: Bool) -> Attempt {
    var elimination = Elimination<Number>(system, excluded: excluded)
    elimination.run(system)
    if elimination.overflowed { return .overflowed }
    if elimination.contradiction != nil { return .infeasible }
    let residual = Residual(system, elimination, requiredOnly: requiredOnly)
    if residual.overflowed { return .overflowed }
    if residual.isContradictory { return .infeasible }

    var solution = Solution(values: [])
    solution.malformed = system.malformed.map { ConstraintIndex(Int($0)) }
    solution.tight = elimination.tight
    var known = ContiguousArray<Number>()
    if !residual.representatives.isEmpty {
      known = ContiguousArray(repeating: .zero, count: residual.representatives.count)
    }
    for part in residual.parts {
      var simplex = Simplex<Number>(unknowns: part.columns.count, rows: part.rows.count)
      switch simplex.solve(residual, part, ties: &solution.ties) {
      case .overflowed: return .overflowed
      case .infeasible: return .infeasible
      case .solved: break
      }
      if requiredOnly { continue }
      if simplex.tableau.width > 0 {
        settleAmbiguity(&simplex, elimination, residual, part, &solution.ambiguities)
        if simplex.tableau.overflowed { return .overflowed }
      }
      solution.tight.append(contentsOf: simplex.tableau.tight)
      for column in part.columns {
        known[column] = simplex.tableau.value(of: column - part.columns.lowerBound)
      }
    }
    solution.values.reserveCapacity(system.variableCount)
    for variable in 0..<Int32(system.variableCount) {
      let owner = elimination.representative[variable]
      var value = elimination.offset[variable]
      if owner >= 0 {
        value = value + elimination.scale[variable] * known[Int(residual.columnOf[Int(owner)])]
        if !value.isDefined { return .overflowed }
      }
      solution.values.append(value.rational)
    }
    if solution.ambiguities.count > 1 {
      solution.ambiguities.sort { $0.variable.index < $1.variable.index }
    }
    return .solved(solution)
  }

  private func settleAmbiguity(
    _ simplex: inout Simplex<Number>, _ elimination: borrowing Elimination<Number>,
    _ residual: borrowing Residual<Number>, _ part: Residual<Number>.Part,
    _ ambiguities: inout [Ambiguity]
  ) {
    var ranges: [(lowest: Number?, highest: Number?)?] = []
    for unknown in 0..<part.columns.count {
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
      let column = Int(residual.columnOf[Int(owner)])
      guard part.columns.contains(column) else { continue }
      let unknown = column - part.columns.lowerBound
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
          of: variable, unknown: Int32(unknown), scale: scale, offset: offset)
      }
    }
  }
}
