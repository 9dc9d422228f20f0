import Geometry

/// Finds the required constraints that cannot all hold.
///
/// A constraint is ignored when it cannot hold together with those declared before it that are
/// not ignored, so which ones are is a property of the system, not of the way it is solved.
///
/// Its set comes from a solution in which it alone is optional. It is violated there, and the
/// bounds that stop it from being violated less are tight; its terms are one combination of
/// theirs. Tight bounds are independent, so any proper part of that set is, too, and independent
/// constraints can always hold: the support of the combination is a minimal conflict. That the
/// signs are right is checked by asking whether the set can hold; where a tight bound stands for
/// another one at the same place they may not be, and the set is found by QuickXplain (Junker,
/// AAAI 2004) instead, which only asks whether sets can hold.
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
      conflicts.append(
        certificate(against: row, before)
          ?? conflict(of: row, among: minimal([row], [row], before + nonNegatives)))
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
    // The optional rows stay: where they settle a point at which the required ones hold, that is
    // answer enough.
    var left = ContiguousArray(system.rows.lazy.map { $0.priority < 0 })
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

  /// The conflict that the bounds around the best point show; nil if they do not.
  private func certificate(against row: Int, _ before: [Int]) -> Conflict? {
    var probe = system
    var left = ContiguousArray(repeating: true, count: system.rows.count)
    for member in before + [row] { left[member] = false }
    probe.rows[row].priority = 0
    probe.priorities = [1]
    guard let solution = probe.solve(excluded: left) else { return nil }
    var echelon = Echelon()
    var sources: [TightBound] = []
    for bound in solution.tight where echelon.add(probe.sparseRow(of: bound)) {
      sources.append(bound)
    }
    let terms = probe.sparseRow(of: .constraint(Int32(row)))
    guard let multipliers = echelon.multipliers(for: terms) else { return nil }
    var members: [Member] = []
    for place in multipliers.keys {
      switch sources[place] {
      case .constraint(let other): members.append(Int(other))
      case .nonNegative(let variable): members.append(~Int(variable))
      case .least: return nil
      }
    }
    if members.contains(row) || isFeasible(members + [row]) { return nil }
    return conflict(
      of: row, among: members,
      amount: system.violation(of: ConstraintIndex(row), values: solution.values))
  }

  private func conflict(of ignored: Int, among others: [Member]) -> Conflict {
    var probe = system
    var left = ContiguousArray(repeating: true, count: system.rows.count)
    probe.isNonNegative = ContiguousArray(repeating: false, count: system.variableCount)
    left[ignored] = false
    for member in others {
      if member >= 0 { left[member] = false } else { probe.isNonNegative[~member] = true }
    }
    probe.rows[ignored].priority = 0
    probe.priorities = [1]
    let values = probe.solve(excluded: left)?.values ?? []
    return conflict(
      of: ignored, among: others,
      amount: system.violation(of: ConstraintIndex(ignored), values: values))
  }

  private func conflict(of ignored: Int, among others: [Member], amount: Rational) -> Conflict {
    let members = (others.filter { $0 >= 0 } + [ignored]).sorted()
    return Conflict(
      constraints: members.map { ConstraintIndex($0) },
      nonNegatives: others.filter { $0 < 0 }.map { Variable(index: Int32(~$0)) }
        .sorted { $0.index < $1.index },
      ignored: ConstraintIndex(ignored), amount: amount)
  }
}
