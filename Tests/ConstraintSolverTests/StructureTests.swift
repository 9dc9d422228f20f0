import ConstraintSolver
import Geometry
import Testing

@Suite("Structures that layouts are made of")
struct StructureTests {
  /// Views one below the other, each with an intrinsic height it hugs and resists compression at.
  private func stack(_ count: Int, height: (Int) -> Rational) -> (ConstraintSystem, [Variable]) {
    var system = ConstraintSystem()
    var above = system.addVariable()
    system.add(+above, .equal, 0)
    var bottoms: [Variable] = []
    for index in 0..<count {
      let top = system.addVariable()
      let size = system.addVariable(isNonNegative: true)
      let bottom = system.addVariable()
      system.add(+bottom, -top, -size, .equal, 0)
      system.add(+top, -above, .equal, 8)
      system.add(+size, .lessThanOrEqual, height(index), priority: .at(250))
      system.add(+size, .greaterThanOrEqual, height(index), priority: .at(750))
      bottoms.append(bottom)
      above = bottom
    }
    return (system, bottoms)
  }

  @Test("A stack of any length adds up", arguments: [1, 10, 400])
  func adds(count: Int) {
    let (system, bottoms) = stack(count) { Rational(Int64(20 + $0 % 7)) }
    let solution = system.solve()
    var expected = Rational.zero
    for (index, bottom) in bottoms.enumerated() {
      expected += 28 + Rational(Int64(index % 7))
      #expect(solution[bottom] == expected)
    }
    #expect(solution.isExact && solution.ties.isEmpty)
  }

  @Test("A chain declared backwards is settled like one declared forwards")
  func backwards() {
    var system = ConstraintSystem()
    let chain = (0..<1000).map { _ in system.addVariable() }
    for (left, right) in zip(chain, chain.dropFirst()).reversed() {
      system.add(+right, -left, .equal, Rational(1, 2))
    }
    system.add(+chain[999], .equal, 500)
    #expect(system.solve()[chain[0]] == Rational(1, 2))
    #expect(Plan(system)[chain[0]] == Rational(1, 2))
  }

  @Test("A container is as large as the largest of its children, and no larger")
  func largestChild() {
    var system = ConstraintSystem()
    let container = system.addVariable(isNonNegative: true)
    for size in [30, 70, 50] as [Rational] {
      let child = system.addVariable(isNonNegative: true)
      system.add(+child, .equal, size, priority: .at(750))
      system.add(+container, -child, .greaterThanOrEqual, 16)
    }
    system.add(+container, .equal, 0, priority: .at(50))
    let solution = system.solve()
    #expect(solution[container] == 86)
    #expect(solution.isExact)
  }

  @Test("A pull stronger than what a child resists with shrinks the child")
  func strongPull() {
    var system = ConstraintSystem()
    let container = system.addVariable(isNonNegative: true)
    let child = system.addVariable(isNonNegative: true)
    system.add(+child, .equal, 60, priority: .at(250))
    system.add(+container, -child, .greaterThanOrEqual, 32)
    system.add(+container, .equal, 0, priority: .at(500))
    #expect(system.solve()[[container, child]] == [32, 0])
  }

  @Test("Equal widths share what is there, whatever the order of declaration")
  func fillEqually() {
    for reversed in [false, true] {
      var system = ConstraintSystem()
      let widths = (0..<7).map { _ in system.addVariable(isNonNegative: true) }
      func share() { system.add(widths.map { +$0 }, .equal, 100) }
      if !reversed { share() }
      for width in widths.dropFirst() { system.add(+width, -widths[0], .equal, 0) }
      if reversed { share() }
      #expect(system.solve()[widths] == [Rational](repeating: Rational(100, 7), count: 7))
    }
  }

  @Test("An aspect ratio couples two axes in one solve")
  func aspectRatio() {
    var system = ConstraintSystem()
    let width = system.addVariable(isNonNegative: true)
    let height = system.addVariable(isNonNegative: true)
    system.add(+width, Rational(-3, 2) * height, .equal, 0)
    system.add(+width, .lessThanOrEqual, 270)
    system.add(+height, .lessThanOrEqual, 100)
    system.add(+width, .equal, 1000, priority: .at(500))
    #expect(system.solve()[[width, height]] == [150, 100])
  }

  @Test("Content taller than the screen shrinks in the order of its compression resistance")
  func tallerThanTheScreen() {
    var system = ConstraintSystem()
    let message = system.addVariable(isNonNegative: true)
    let buttons = system.addVariable(isNonNegative: true)
    for (view, resistance) in [(message, 749), (buttons, 750)] {
      system.add(+view, .lessThanOrEqual, 400, priority: .at(250))
      system.add(+view, .greaterThanOrEqual, 400, priority: .at(Rational(Int64(resistance))))
    }
    system.add(+message, +buttons, .lessThanOrEqual, 600)
    #expect(system.solve()[[message, buttons]] == [200, 400])
    system.add(+message, +buttons, .lessThanOrEqual, 300)
    #expect(system.solve()[[message, buttons]] == [0, 300])
  }

  @Test("Hundreds of distinct priorities keep their order")
  func manyPriorities() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    for value in 1..<400 as Range<Int64> {
      system.add(+x, .equal, Rational(value), priority: .at(Rational(value * 7 % 400 + 1)))
    }
    // 57 · 7 mod 400 is 399, the greatest.
    #expect(system.solve()[x] == 57)
  }

  @Test("An empty system, and variables without constraints, have a solution")
  func empty() {
    #expect(ConstraintSystem().solve().values.isEmpty)
    #expect(Plan(ConstraintSystem()).values.isEmpty)
    var system = ConstraintSystem()
    let x = system.addVariable()
    let y = system.addVariable(isNonNegative: true)
    let solution = system.solve()
    #expect(solution[[x, y]] == [0, 0])
    #expect(solution.ambiguities.map(\.lowest) == [nil, 0])
    #expect(solution.ambiguities.map(\.highest) == [nil, nil])
  }

  @Test("Terms of one variable are summed, and may cancel")
  func cancellingTerms() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    let cancelled = system.add(+x, -x, .equal, 0)
    let doubled = system.add(+x, +x, .equal, 10)
    #expect(system.terms(of: cancelled).isEmpty)
    #expect(system.terms(of: doubled) == [2 * x])
    #expect(system.solve()[x] == 5)
    #expect(system.priority(of: doubled) == .required)
    #expect(system.priority(of: ConstraintIndex(99)) == nil)
  }
}
