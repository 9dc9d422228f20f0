import ConstraintSolver
import Geometry
import Testing

@Suite("Plans")
struct PlanTests {
  @Test("A plan equals the solution from scratch, whatever the constants become")
  func equalsFresh() {
    var anticipated = 0
    var total = 0
    for seed in 0..<PropertyTests.count {
      let sample = PropertyTests.sample(seed &+ 5_000_000, required: 3)
      let (system, variables) = sample.system()
      var plan = Plan(system)
      var random = SeededGenerator(seed: seed)
      for round in 0..<16 {
        for index in sample.constraints.indices where Int.random(in: 0..<5, using: &random) == 0 {
          let denominator = [1, 1, 2, 3, 10].randomElement(using: &random) ?? 1
          plan.setConstant(
            Rational(Int64.random(in: -20...60, using: &random), Int64(denominator)),
            of: ConstraintIndex(index))
        }
        plan.resolve()
        let expected = plan.solution()
        let isSame = variables.allSatisfy { plan[$0] == expected[$0] }
        #expect(isSame, "seed \(seed), round \(round)\n\(sample)")
        if !isSame { return }
        if plan.wasAnticipated {
          #expect(expected.conflicts.isEmpty && expected.ambiguities.isEmpty)
          anticipated += 1
        }
        total += 1
      }
    }
    // Many random systems are ambiguous or in conflict; of the others most are anticipated.
    #expect(anticipated * 4 > total, "\(anticipated) of \(total)")
  }

  @Test("Each side of a choice becomes a region that is then anticipated")
  func regions() {
    var system = ConstraintSystem()
    let width = system.addVariable(isNonNegative: true)
    let screen = system.addVariable()
    let size = system.add(+screen, .equal, 320)
    system.add(+width, -screen, .lessThanOrEqual, -32)
    let text = system.add(+width, .equal, 100, priority: .at(750))
    var plan = Plan(system)
    #expect(plan[width] == 100)
    #expect(plan.regionCount == 1)
    for (length, expected) in [
      (Rational(200), Rational(200)), (Rational(401, 2), Rational(401, 2)),
    ] {
      plan.setConstant(length, of: text)
      plan.resolve()
      #expect(plan.wasAnticipated == true)
      #expect(plan[width] == expected)
    }
    plan.setConstant(400, of: text)
    plan.resolve()
    #expect(plan.wasAnticipated == false)
    #expect(plan[width] == 288)
    plan.setConstant(500, of: text)
    plan.setConstant(390, of: size)
    plan.resolve()
    #expect(plan.wasAnticipated == true)
    #expect(plan[width] == 358)
    #expect(plan.regionCount == 2)
  }

  @Test("Constants too large for the common denominator are solved from scratch, and forgotten")
  func largeConstants() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    let a = system.add(+x, .equal, Rational(1, 3))
    let b = system.add(+x, -y, .equal, 0)
    var plan = Plan(system)
    for value in [Rational(.max), Rational(1, .max), Rational(.max, 7), Rational(.min + 1, 2)] {
      plan.setConstant(value, of: a)
      plan.setConstant(Rational(1, 1_000_003), of: b)
      plan.resolve()
      #expect(plan.values == Array(plan.solution().values))
    }
    plan.setConstant(Rational(1, 2), of: a)
    plan.setConstant(0, of: b)
    plan.resolve()
    plan.resolve()
    #expect(plan.wasAnticipated == true)
    #expect(plan[y] == Rational(1, 2))
  }

  @Test("A conflict comes and goes with the constants")
  func conflict() {
    var system = ConstraintSystem()
    let width = system.addVariable(isNonNegative: true)
    let a = system.add(+width, .equal, 24)
    var plan = Plan(system)
    plan.setConstant(-1, of: a)
    plan.resolve()
    #expect(plan.wasAnticipated == false)
    #expect(plan.solution().conflicts.count == 1)
    plan.setConstant(30, of: a)
    plan.resolve()
    #expect(plan.wasAnticipated == true)
    #expect(plan[width] == 30)
  }

  @Test("Constants set again and again in one region give what solving from scratch gives")
  func sameRegion() {
    var updated = 0
    for seed in 0..<(PropertyTests.count / 4 + 1) {
      let sample = PropertyTests.sample(seed &+ 6_000_000, required: 3)
      let (system, variables) = sample.system()
      var plan = Plan(system)
      var random = SeededGenerator(seed: seed)
      for round in 0..<24 {
        // Small steps from the constants declared, often with a detour, and most often in place.
        for index in sample.constraints.indices where Int.random(in: 0..<3, using: &random) == 0 {
          for _ in 0..<Int.random(in: 1...2, using: &random) {
            let step = Rational(Int64.random(in: -1...1, using: &random), 2)
            plan.setConstant(
              sample.constraints[index].constant + step, of: ConstraintIndex(index))
          }
        }
        plan.resolve()
        let expected = plan.solution()
        let isSame = variables.allSatisfy { plan[$0] == expected[$0] }
        #expect(isSame, "seed \(seed), round \(round)\n\(sample)")
        if !isSame { return }
        let values = plan.withUnsafeNumerators { numerators, denominator in
          numerators.map { Rational($0, denominator) }
        }
        let wasAnticipated = plan.wasAnticipated
        #expect(values == (wasAnticipated ? plan.values : nil))
        if round > 8, values != nil { updated += 1 }
      }
    }
    #expect(updated > 0)
  }

  @Test("More constants than are noted at once, and too great ones, count like any others")
  func manyChanges() {
    var system = ConstraintSystem()
    let x = system.addVariable(isNonNegative: true)
    let y = system.addVariable()
    let a = system.add(+x, .equal, Rational(1, 2))
    let b = system.add(+y, -x, .equal, 0)
    var plan = Plan(system)
    for round in 0..<8 {
      for step in 0...Int64(60 + round) {
        plan.setConstant(Rational(step), of: a)
        plan.setConstant(Rational(-step, 2), of: b)
      }
      plan.resolve()
      let last = Int64(60 + round)
      #expect(plan.values == [Rational(last), Rational(last, 2)])
    }
    for great in [Rational(.max), Rational(.max / 2), Rational(.max, 2), Rational(.min + 1, 2), 7] {
      plan.setConstant(great, of: a)
      plan.resolve()
      #expect(plan.values == Array(plan.solution().values))
    }
    #expect(plan[y] == 7 - Rational(67, 2))
    plan.resolve()
    #expect(plan.wasAnticipated == true)
  }

  @Test("A sum that is negative only until the next constant is set leaves no trace")
  func detour() {
    var system = ConstraintSystem()
    let low = system.addVariable()
    let high = system.addVariable()
    let a = system.add(+low, .equal, 10)
    let b = system.add(+high, .equal, 20)
    system.add(+high, -low, .greaterThanOrEqual, 0)
    var plan = Plan(system)
    for step in 1...20 {
      plan.setConstant(Rational(Int64(step) * 100), of: a)
      plan.setConstant(Rational(Int64(step) * 100 + 5), of: b)
      plan.resolve()
      #expect(plan.wasAnticipated == true)
      #expect(plan.values == [Rational(Int64(step) * 100), Rational(Int64(step) * 100 + 5)])
    }
    plan.setConstant(3000, of: a)
    plan.resolve()
    #expect(plan.wasAnticipated == false)
    #expect(plan.solution().conflicts.count == 1)
  }
}
