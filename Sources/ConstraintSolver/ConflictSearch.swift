import Geometry

/// Finds the required constraints that cannot all hold.
///
/// A constraint is ignored when it cannot hold together with those declared before it that are
/// not ignored, so which ones are is a property of the system, not of the way it is solved. The
/// reported set is found by QuickXplain (Junker, AAAI 2004), which asks only whether sets of
/// constraints can hold: O(k log(n/k)) times for a set of k of n. It prefers constraints to the
/// non-negativity of a variable, and those declared first.
struct ConflictSearch {
  /// A row, or the complement of a variable that is required to be non-negative.
  private typealias Member = Int

  private let system: ConstraintSystem
  private let required: [Int]
  private let nonNegatives: [Member]
  /// The rows left out of the solution so far.
  private(set) var excluded: ContiguousArray<Bool>
  private(set) var conflicts: [Conflict] = []

  init(_ system: ConstraintSystem) {
    self.system = system
    required = system.rows.indices.filter { system.rows[$0].priority < 0 }
    nonNegatives = system.isNonNegative.indices.filter { system.isNonNegative[$0] }.map { ~$0 }
    excluded = ContiguousArray(repeating: false, count: system.rows.count)
  }

  mutating func run() {
    var start = 0
    while let place = firstToFail(from: start) {
      let row = required[place]
      let before = required[..<place].filter { !excluded[$0] }
      conflicts.append(conflict(of: row, among: minimal([row], [row], before + nonNegatives)))
      excluded[row] = true
      start = place + 1
    }
  }

  /// The first place of `required` such that the rows up to it cannot all hold, by bisection.
  private func firstToFail(from start: Int) -> Int? {
    var low = start
    var high = required.count
    if isFeasible(upTo: high) { return nil }
    // Up to `low` they can hold, up to `high` they cannot.
    while low + 1 < high {
      let middle = (low + high) / 2
      if isFeasible(upTo: middle) { low = middle } else { high = middle }
    }
    return high - 1
  }

  private func isFeasible(upTo place: Int) -> Bool {
    isFeasible(required[..<place].filter { !excluded[$0] } + nonNegatives)
  }

  private func isFeasible(_ members: [Member]) -> Bool {
    var probe = system
    var left = ContiguousArray(repeating: true, count: system.rows.count)
    probe.isNonNegative = ContiguousArray(repeating: false, count: system.variableCount)
    for member in members {
      if member >= 0 { left[member] = false } else { probe.isNonNegative[~member] = true }
    }
    return probe.isFeasible(excluded: left)
  }

  /// The members of `candidates` that, added to `background`, make a minimal infeasible set.
  ///
  /// - Parameter added: what was added to the background since it was last known to be feasible.
  private func minimal(
    _ background: [Member], _ added: [Member], _ candidates: [Member]
  ) -> [Member] {
    if !added.isEmpty, !isFeasible(background) { return [] }
    if candidates.count <= 1 { return candidates }
    let first = Array(candidates[..<(candidates.count / 2)])
    let second = Array(candidates[(candidates.count / 2)...])
    let fromSecond = minimal(background + first, first, second)
    let fromFirst = minimal(background + fromSecond, fromSecond, first)
    return fromFirst + fromSecond
  }

  private func conflict(of ignored: Int, among others: [Member]) -> Conflict {
    let members = (others.filter { $0 >= 0 } + [ignored]).sorted()
    let bounds = others.filter { $0 < 0 }.map { ~$0 }.sorted()
    // The set by itself, with the ignored one optional: its violation is the amount.
    var alone = ConstraintSystem()
    alone.isNonNegative = ContiguousArray(repeating: false, count: system.variableCount)
    for variable in bounds { alone.isNonNegative[variable] = true }
    for member in members {
      let row = system.rows[member]
      for place in system.terms(of: member) { alone.append(system.terms[place]) }
      alone.end(
        row.relation, row.constant,
        priority: member == ignored ? Priority(unchecked: 1) : .required)
    }
    let last = ConstraintIndex(members.count - 1)
    return Conflict(
      constraints: members.map { ConstraintIndex($0) },
      nonNegatives: bounds.map { Variable(index: Int32($0)) },
      ignored: ConstraintIndex(ignored),
      amount: alone.violation(of: last, values: alone.solve().values))
  }
}
