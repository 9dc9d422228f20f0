/// A required equality that follows from others.
public struct Redundancy: Hashable, Sendable {
  /// Without it the system has the same solutions.
  public let constraint: ConstraintIndex
  /// Those it is a combination of, in order of declaration; none of them can be spared. Empty for
  /// a constraint without terms.
  public let impliedBy: [ConstraintIndex]
}

extension ConstraintSystem {
  /// The required equalities that follow from equalities declared before them.
  ///
  /// Asked after a solution, for diagnostics: exact elimination in order of declaration.
  ///
  /// - Parameter conflicts: those of the solution; the constraints they ignore take no part.
  public func redundancies(apartFrom conflicts: [Conflict] = []) -> [Redundancy] {
    let left = Set(conflicts.map(\.ignored.rawValue)).union(malformed.map(Int.init))
    var echelon = Echelon()
    var sources: [ConstraintIndex] = []
    var found: [Redundancy] = []
    for row in rows.indices
    where rows[row].priority < 0 && rows[row].relation == .equal && !left.contains(row) {
      let sparse = sparseRow(of: .constraint(Int32(row)))
      if echelon.add(sparse) {
        sources.append(ConstraintIndex(row))
      } else {
        let multipliers = echelon.multipliers(for: sparse) ?? [:]
        found.append(
          Redundancy(
            constraint: ConstraintIndex(row),
            impliedBy: multipliers.keys.sorted().map { sources[$0] }
          ))
      }
    }
    return found
  }
}
