import AlertSpec
import Diagnostics
import Geometry

/// A change of one value or constraint that lets a conflict's others hold.
struct Repair {
  /// The change in the words of the spec.
  let sentence: String
  /// The same as an edit; nil where the value is not written in the spec itself.
  let fix: FixIt?
  /// The box whose value it changes.
  let id: String
  let change: (inout Box) -> Void
}

extension Box {
  /// Changes the box of an id, wherever it is inside; false when there is none.
  mutating func edit(_ id: String, _ change: (inout Box) -> Void) -> Bool {
    if self.id == id {
      change(&self)
      return true
    }
    for place in children.indices where children[place].edit(id, change) { return true }
    for place in buttons?.buttons.indices ?? 0..<0
    where buttons?.buttons[place].edit(id, change) == true { return true }
    return false
  }
}

extension LayoutPass {
  /// Of how many conflicts repairs are looked for: nobody mends more at once, and each is tried out.
  static let mostRepairs = 8
  /// How many members of a conflict are changed, one after another, to find a repair.
  static let mostMembersToChange = 6
  /// Repairs are tried out on alerts of at most so many constraints on an axis: each takes solving
  /// the whole alert again, several times over.
  static let mostConstraintsToRepair = 250

  /// Whether the alert, laid out with a repair, has a conflict less and nothing new to say.
  func isMended(by repair: Repair) -> Bool {
    var changed = alert
    guard changed.edit(repair.id, repair.change) else { return false }
    var pass = LayoutPass(
      alert: changed, backdrop: backdropBox, absent: absent, in: tree.environment)
    pass.run()
    guard pass.unsolved.allSatisfy(\.solution.isFinished), pass.conflictCount < conflictCount,
      !pass.isRestless, !pass.excess.isPositive
    else { return false }
    if pass.conflictCount > 0 { return true }
    let said = pass.diagnostics(Places()).dropFirst(pass.statements.faults.count)
    return !said.contains { $0.severity == .error }
  }

  private var conflictCount: Int {
    unsolved.reduce(0) { $0 + $1.solution.conflicts.count + $1.solution.unexplained.count }
  }
}
