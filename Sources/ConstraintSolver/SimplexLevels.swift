import Geometry

extension Simplex {
  enum Outcome {
    case solved
    case infeasible
    case overflowed
    /// The work allowed was not enough.
    case exhausted
  }

  var outcome: Outcome {
    tableau.overflowed ? .overflowed : tableau.canGoOn ? .solved : .exhausted
  }

  /// Solves the rows of a part level by level, the required ones first.
  ///
  /// - Parameter unknownOf: the unknown of the part behind each column of the residual.
  mutating func solve(
    _ residual: Residual<Number>, _ rows: ArraySlice<Int32>,
    unknownOf: Buffer<Int32>, ties: inout [Tie]
  ) -> Outcome {
    var place = rows.startIndex
    while place < rows.endIndex, tableau.width > 0 {
      let rank = residual.rows[Int(rows[place])].rank
      let firstEntity = tableau.entities.count
      while place < rows.endIndex {
        let row = residual.rows[Int(rows[place])]
        if row.rank != rank { break }
        place += 1
        tableau.beginRow(constant: row.constant)
        for term in row.terms {
          let term = residual.terms[term]
          tableau.addTerm(Int(unknownOf[term.column]), term.factor)
        }
        if case .constant(let excess) = tableau.endRow(row.relation, row.source), rank == 0 {
          if row.relation != .lessThanOrEqual && excess.isNegative { return .infeasible }
          if row.relation != .greaterThanOrEqual && excess.isPositive { return .infeasible }
        }
      }
      let level = firstEntity..<tableau.entities.count
      if level.isEmpty { continue }
      minimise(level)
      if !tableau.canGoOn { return outcome }
      if rank == 0 {
        for entity in level where !violation(of: entity).isZero { return .infeasible }
      }
      for entity in level { tableau.update(entity, isSettled: true, isInObjective: false) }
      if rank > 0, level.count > 1 { breakTies(level, ties: &ties) }
      if !tableau.canGoOn { return outcome }
    }
    return outcome
  }

  /// Minimises the violations of one level each by itself, the one declared first before the
  /// others.
  private mutating func breakTies(_ level: Range<Int>, ties: inout [Tie]) {
    for entity in level where tableau.width > 0 && tableau.canGoOn {
      if tableau.entities[entity].position == TableauEntity.gone { continue }
      noteTie(entity, level, &ties)
      tableau.update(entity, isInObjective: true)
      minimise(entity..<entity + 1)
      tableau.update(entity, isInObjective: false)
    }
  }

  /// Notes whether the first choice goes against others: some direction that is still free, and
  /// not blocked, changes the violation of the row.
  private mutating func noteTie(_ entity: Int, _ level: Range<Int>, _ ties: inout [Tie]) {
    guard case .constraint(let preferred)? = tableau.entities[entity].source else { return }
    var others: [ConstraintIndex] = []
    for column in 0..<tableau.width {
      for up in [true, false] {
        let isFrozen =
          up ? tableau.columns[column].isUpFrozen : tableau.columns[column].isDownFrozen
        if isFrozen || !changesViolation(entity, column, up: up) { continue }
        if let block = firstToBlock(column, up: up), block.ratio.isZero { continue }
        for other in level where other > entity && changesViolation(other, column, up: up) {
          guard case .constraint(let row)? = tableau.entities[other].source else { continue }
          let index = ConstraintIndex(Int(row))
          if !others.contains(index) { others.append(index) }
        }
      }
    }
    if others.isEmpty { return }
    ties.append(Tie(preferred: ConstraintIndex(Int(preferred)), others: others.sorted()))
  }

  private func changesViolation(_ entity: Int, _ column: Int, up: Bool) -> Bool {
    let it = tableau.entities[entity]
    if it.position == TableauEntity.gone { return false }
    if it.position < 0 {
      return Int(~it.position) == column && (up ? it.costsAbove : it.costsBelow)
    }
    return !tableau.cell(Int(it.position), column).isZero
      && (it.isAbove ? it.costsAbove : it.costsBelow)
  }
}
