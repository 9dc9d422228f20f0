import ConstraintSolver
import Geometry
import Testing

@Suite("Answers a weighted solver gets wrong")
struct RightAnswersTests {
  @Test("One medium constraint outranks 1001 weak ones")
  func manyWeakAgainstOneMedium() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    for _ in 0..<1001 { system.add(+x, .equal, 0, priority: .at(250)) }
    system.add(+x, .equal, 10, priority: .at(500))
    #expect(system.solve()[x] == 10)
  }

  @Test("One constraint at 750 outranks four at 250")
  func strongAgainstFourWeak() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    for value in [10, 20, 30, 40] {
      system.add(+x, .equal, Rational(Int64(value)), priority: .at(250))
    }
    system.add(+x, .equal, 100, priority: .at(750))
    #expect(system.solve()[x] == 100)
  }

  @Test("A weak third constraint does not flip the winner")
  func weakThird() {
    var system = ConstraintSystem()
    let a = system.addVariable()
    let b = system.addVariable()
    let c = system.addVariable()
    system.add(+a, .greaterThanOrEqual, 100, priority: .at(501))
    system.add(+b, .equal, 90, priority: .at(500))
    system.add(+c, .equal, 50, priority: .at(10))
    system.add(+a, -b, .equal, 0)
    system.add(+b, -c, .equal, 0)
    let solution = system.solve()
    #expect(solution[[a, b, c]] == [100, 100, 100])
    #expect(solution.isExact)
  }

  @Test("999.5 outranks 999")
  func decimalPriorities() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    system.add(+x, .equal, 1, priority: .at(999))
    system.add(+x, .equal, 2, priority: .at(Rational(1999, 2)))
    system.add(+x, .equal, 3, priority: .at(999))
    #expect(system.solve()[x] == 2)
  }

  @Test("Four near-equal priorities keep their order")
  func nearEqualPriorities() {
    for winner in 0..<4 {
      var system = ConstraintSystem()
      let x = system.addVariable()
      for place in 0..<4 {
        let priority = Rational(500) + Rational(Int64((place - winner + 4) % 4), -1_000_000)
        system.add(+x, .equal, Rational(Int64(place)), priority: .at(priority))
      }
      #expect(system.solve()[x] == Rational(Int64(winner)))
    }
  }

  @Test("Large multipliers that are consistent are accepted")
  func largeMultipliers() {
    var system = ConstraintSystem()
    let a = system.addVariable()
    let b = system.addVariable()
    system.add(3 * a, .equal, 100)
    system.add(+b, -30_000_000 * a, .equal, 0)
    system.add(+b, .equal, 1_000_000_000)
    let solution = system.solve()
    #expect(solution[a] == Rational(100, 3))
    #expect(solution[b] == 1_000_000_000)
    #expect(solution.conflicts.isEmpty)
  }

  @Test("Numbers that outgrow 64 bits on the way are still exact")
  func wideIntermediates() {
    var system = ConstraintSystem()
    let chain = (0..<8).map { _ in system.addVariable() }
    system.add(+chain[0], .equal, 7)
    for (left, right) in zip(chain, chain.dropFirst()) {
      system.add(+right, -1_000_003 * left, .equal, Rational(1, 3))
    }
    let end = system.addVariable()
    system.add(1_000_003 * end, -chain[7], .equal, Rational(1, 3))
    let solution = system.solve()
    #expect(!solution[chain[7]].isDefined)
    #expect(solution[chain[1]] == Rational(7 * 3 * 1_000_003 + 1, 3))
    #expect(solution.conflicts.isEmpty)

    let sum = system.addVariable()
    system.add([+sum, -chain[7], 1_000_003 * chain[6]], .equal, 5)
    #expect(system.solve()[sum] == Rational(16, 3))
  }

  @Test("A redundant required row with a tiny constant is told from a conflict")
  func nearlyRedundant() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    system.add(+x, -y, .equal, 0)
    system.add(+x, .equal, 10)
    system.add(+y, .equal, 10)
    #expect(system.solve().isExact)
    let last = system.add(+y, .equal, Rational(10_000_000_001, 1_000_000_000))
    let solution = system.solve()
    #expect(solution.conflicts.map(\.ignored) == [last])
    #expect(solution.conflicts.first?.amount == Rational(1, 1_000_000_000))
  }

  @Test("A hugging label keeps its width and the others stretch")
  func hugging() {
    var system = ConstraintSystem()
    let left = system.addVariable(isNonNegative: true)
    let right = system.addVariable(isNonNegative: true)
    for (view, hugging) in [(left, 251), (right, 250)] {
      system.add(+view, .lessThanOrEqual, 40, priority: .at(Rational(Int64(hugging))))
      system.add(+view, .greaterThanOrEqual, 40, priority: .at(750))
    }
    system.add(+left, +right, .equal, 200)
    #expect(system.solve()[[left, right]] == [40, 160])
    #expect(system.solve().ties.isEmpty)
  }

  @Test("Equal priorities are broken by declaration order, and the tie is reported")
  func ties() {
    var system = ConstraintSystem()
    let left = system.addVariable(isNonNegative: true)
    let right = system.addVariable(isNonNegative: true)
    system.add(+left, +right, .equal, 200)
    let first = system.add(+left, .equal, 40, priority: .at(250))
    let second = system.add(+right, .equal, 60, priority: .at(250))
    let solution = system.solve()
    #expect(solution[[left, right]] == [40, 160])
    #expect(solution.ties.map(\.preferred) == [first])
    #expect(solution.ties.map(\.others) == [[second]])
    #expect(solution.ambiguities.isEmpty)
  }

  @Test("A minimum width gives way to the screen only when it is optional")
  func smallPhone() {
    var system = ConstraintSystem()
    let width = system.addVariable(isNonNegative: true)
    let screen = system.addVariable(isNonNegative: true)
    system.add(+screen, .equal, 320)
    system.add(+width, .greaterThanOrEqual, 300, priority: .at(999))
    system.add(+width, -screen, .lessThanOrEqual, -32)
    system.add(+width, .equal, 0, priority: .at(10))
    #expect(system.solve()[width] == 288)
    let solution = system.solve()
    #expect(solution.isExact)
  }

  @Test("A parent of height 0 against a required chain is a conflict of exactly the chain")
  func zeroParent() {
    var system = ConstraintSystem()
    let height = system.addVariable(isNonNegative: true)
    let top = system.addVariable()
    let bottom = system.addVariable()
    let child = system.addVariable(isNonNegative: true)
    let a = system.add(+top, .equal, 20)
    let b = system.add(+bottom, -height, .equal, -20)
    let c = system.add(+bottom, -top, -child, .equal, 0)
    system.add(+child, .lessThanOrEqual, 500)
    let d = system.add(+height, .equal, 0)
    let solution = system.solve()
    #expect(solution.conflicts.count == 1)
    #expect(solution.conflicts.first?.constraints == [a, b, c, d])
    #expect(solution.conflicts.first?.nonNegatives == [child])
    #expect(solution.conflicts.first?.amount == 40)
    #expect(solution.conflicts.first?.ignored == d)
  }
}
