import Geometry

/// Finds the required constraints that cannot all hold.
///
/// A constraint is ignored when it cannot hold together with those declared before it that are
/// not ignored, so which ones are is a property of the system, not of the way it is solved. The
/// required rows are therefore taken up one by one in that order (``Feasibility``); one that
/// cannot be met shows its conflict itself.
struct ConflictSearch {
  /// How many conflicts are explained. Those after them are only named: nobody reads more at
  /// once, and most of them go away with the first.
  static var mostExplained: Int { 16 }

  /// The rows left out of the solution.
  private(set) var excluded: ContiguousArray<Bool>
  private(set) var conflicts: [Conflict] = []
  /// Rows left out that no conflict names.
  private(set) var unexplained: [ConstraintIndex] = []

  init(_ system: ConstraintSystem) {
    excluded = ContiguousArray(repeating: false, count: system.rows.count)
    if run(Feasibility<Rational>(system), system) { return }
    excluded = ContiguousArray(repeating: false, count: system.rows.count)
    conflicts = []
    unexplained = []
    _ = run(Feasibility<WideRational>(system), system)
  }

  /// - Returns: false when a number did not fit.
  private mutating func run<Number: ExactNumber>(
    _ feasibility: Feasibility<Number>, _ system: ConstraintSystem
  ) -> Bool {
    var feasibility = feasibility
    for row in system.rows.indices where system.rows[row].priority < 0 {
      switch feasibility.takeUp(row, of: system) {
      case .met: continue
      case .overflowed: return false
      case .conflict(let members, let amount) where conflicts.count < Self.mostExplained:
        conflicts.append(conflict(of: row, with: members, amount))
      case .conflict, .exhausted:
        unexplained.append(ConstraintIndex(row))
      }
      excluded[row] = true
    }
    return true
  }

  private func conflict(of row: Int, with members: [TightBound], _ amount: Rational) -> Conflict {
    var constraints = [ConstraintIndex(row)]
    var nonNegatives: [Variable] = []
    for member in members {
      switch member {
      case .constraint(let other): constraints.append(ConstraintIndex(Int(other)))
      case .nonNegative(let variable), .least(let variable):
        nonNegatives.append(Variable(index: variable))
      }
    }
    return Conflict(
      constraints: constraints.sorted(),
      nonNegatives: nonNegatives.sorted { $0.index < $1.index },
      ignored: ConstraintIndex(row), amount: amount)
  }
}
