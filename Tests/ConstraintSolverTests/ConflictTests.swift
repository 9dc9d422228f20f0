import ConstraintSolver
import Geometry
import Testing

@Suite("Conflicts")
struct ConflictTests {
  @Test("The set is minimal, in order, with its amount, and the rest is still solved")
  func badge() {
    var system = ConstraintSystem()
    let alert = system.addVariable()
    let title = system.addVariable()
    let leading = system.addVariable()
    let trailing = system.addVariable()
    let width = system.addVariable(isNonNegative: true)
    system.add(+alert, .equal, 270)
    let a = system.add(+title, -alert, .equal, -20)
    let b = system.add(+leading, -title, .equal, 8)
    let c = system.add(+width, .equal, 24)
    system.add(+trailing, -leading, -width, .equal, 0)
    let d = system.add(+trailing, -alert, .equal, -20)
    let solution = system.solve()
    #expect(solution.conflicts.count == 1)
    #expect(solution.conflicts.first?.constraints.contains(a) == true)
    #expect(solution.conflicts.first?.constraints.contains(b) == true)
    #expect(solution.conflicts.first?.constraints.contains(c) == true)
    #expect(solution.conflicts.first?.ignored == d)
    #expect(solution.conflicts.first?.amount == 32)
    #expect(solution[trailing] == 282)
  }

  @Test("A failed set leaves no trace in the next solve")
  func noTrace() {
    var system = ConstraintSystem()
    let x = system.addVariable(isNonNegative: true)
    let y = system.addVariable(isNonNegative: true)
    system.add(+x, +y, .equal, 100)
    system.add(+x, -y, .equal, 20, priority: .at(500))
    let last = system.add(+x, .equal, 200)
    #expect(system.solve().conflicts.map(\.ignored) == [last])
    system.setConstant(70, of: last)
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(solution[[x, y]] == [70, 30])
    system.setConstant(200, of: last)
    #expect(system.solve()[[x, y]] == [60, 40])
  }

  @Test("Each conflict is reported, and each leaves out its latest member")
  func several() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    let a = system.add(+x, .equal, 1)
    let b = system.add(+y, .greaterThanOrEqual, 5)
    let c = system.add(+x, .equal, 3)
    let d = system.add(+y, -x, .lessThanOrEqual, 0)
    let e = system.add(+y, .equal, 6)
    let solution = system.solve()
    #expect(solution.conflicts.map(\.constraints) == [[a, c], [a, b, d]])
    #expect(solution.conflicts.map(\.ignored) == [c, d])
    #expect(solution.conflicts.map(\.amount) == [2, 4])
    #expect(solution[[x, y]] == [1, 6])
    #expect(system.violation(of: e, values: solution.values) == 0)
  }

  @Test("A constraint that contradicts itself, or a size alone, is a conflict of one")
  func alone() {
    var system = ConstraintSystem()
    let width = system.addVariable(isNonNegative: true)
    let a = system.add([], .equal, 5)
    let b = system.add(+width, .equal, -8)
    let solution = system.solve()
    #expect(solution.conflicts.map(\.constraints) == [[a], [b]])
    #expect(solution.conflicts.map(\.nonNegatives) == [[], [width]])
    #expect(solution.conflicts.map(\.amount) == [5, 8])
    #expect(solution[width] == 0)
  }

  @Test("Undefined numbers and foreign variables are left out and named")
  func malformed() {
    var other = ConstraintSystem()
    _ = other.addVariable()
    let foreign = other.addVariable()
    var system = ConstraintSystem()
    let x = system.addVariable()
    let a = system.add(+x, .equal, .undefined)
    let b = system.add(+foreign, .equal, 5)
    let c = system.add(+x, .equal, 5)
    let solution = system.solve()
    #expect(solution.malformed == [a, b])
    #expect(solution[x] == 5)
    #expect(!solution[foreign].isDefined)
    #expect(system.terms(of: c) == [+x])
  }
}
