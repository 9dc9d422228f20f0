import ConstraintSolver
import Geometry
import Testing

@Suite("What changes nothing")
struct SymmetryTests {
  @Test("Declaring constraints of different priorities in another order changes no value")
  func constraintOrder() {
    for seed in 0..<PropertyTests.count {
      let sample = PropertyTests.sample(seed &+ 7_000_000, required: 3)
      let (system, variables) = sample.system()
      let solution = system.solve()
      // Which of several contradicting required constraints is left out is a matter of order.
      if !solution.conflicts.isEmpty { continue }
      var random = SeededGenerator(seed: seed)
      let blocks = Dictionary(grouping: sample.constraints) { $0.priority }
      var shuffled = sample
      // The order inside a priority decides ties, so it is kept; required ones have none.
      shuffled.constraints = blocks.keys.sorted { ($0 ?? 1000) < ($1 ?? 1000) }
        .shuffled(using: &random)
        .flatMap { key in
          key == nil ? (blocks[key] ?? []).shuffled(using: &random) : blocks[key] ?? []
        }
      let (other, others) = shuffled.system()
      let again = other.solve()
      #expect(again.conflicts.isEmpty)
      #expect(again[others] == solution[variables], "seed \(seed)\n\(sample)\n\n\(shuffled)")
      #expect(again.ambiguities.map(\.variable) == solution.ambiguities.map(\.variable))
    }
  }

  @Test("A mirrored system has the mirrored solution")
  func mirrored() {
    for seed in 0..<PropertyTests.count {
      var sample = PropertyTests.sample(seed &+ 8_000_000)
      // Places change sign where sizes do not: here every variable is a place.
      sample.isNonNegative = sample.isNonNegative.map { _ in false }
      var mirror = sample
      for index in sample.constraints.indices {
        mirror.constraints[index].constant = -sample.constraints[index].constant
        switch sample.constraints[index].relation {
        case .equal: break
        case .lessThanOrEqual: mirror.constraints[index].relation = .greaterThanOrEqual
        case .greaterThanOrEqual: mirror.constraints[index].relation = .lessThanOrEqual
        }
      }
      let (system, variables) = sample.system()
      let (other, others) = mirror.system()
      let solution = system.solve()
      let reflection = other.solve()
      #expect(reflection[others] == solution[variables].map { -$0 }, "seed \(seed)\n\(sample)")
      #expect(reflection.conflicts.map(\.ignored) == solution.conflicts.map(\.ignored))
      #expect(reflection.conflicts.map(\.amount) == solution.conflicts.map(\.amount))
    }
  }

  @Test("A constraint that failed leaves no trace in the next solve")
  func noTrace() {
    for seed in 0..<PropertyTests.count {
      let sample = PropertyTests.sample(seed &+ 9_000_000, required: 8)
      var (system, variables) = sample.system()
      let before = system.solve()
      var random = SeededGenerator(seed: seed)
      let place = Int.random(in: sample.constraints.indices, using: &random)
      let index = ConstraintIndex(place)
      system.setConstant(Rational(Int64.random(in: -900...900, using: &random)), of: index)
      let between = system.solve()
      system.setConstant(sample.constraints[place].constant, of: index)
      let after = system.solve()
      #expect(after[variables] == before[variables], "seed \(seed)\n\(sample)\n\(between)")
      #expect(after.conflicts == before.conflicts)
      #expect(after.ambiguities == before.ambiguities && after.ties == before.ties)
    }
  }

  @Test("No optional constraint can come nearer without cost to one at its level or above")
  func nothingLeftToImprove() {
    for seed in 0..<PropertyTests.count {
      let sample = PropertyTests.sample(seed &+ 10_000_000, required: 2)
      let (system, _) = sample.system()
      let solution = system.solve()
      if !solution.conflicts.isEmpty { continue }
      for place in sample.constraints.indices {
        let index = ConstraintIndex(place)
        let violation = system.violation(of: index, values: solution.values)
        guard let priority = sample.constraints[place].priority, violation.isPositive else {
          continue
        }
        // Everything at the level or above stays as good as it is, and this gets better by half.
        var wish = sample
        wish.constraints = []
        for (other, constraint) in sample.constraints.enumerated()
        where constraint.priority.map({ $0 >= priority }) ?? true {
          let slack =
            system.violation(of: ConstraintIndex(other), values: solution.values)
            * (other == place ? Rational(1, 2) : 1)
          wish.constraints += SymmetryTests.within(slack, of: constraint)
        }
        #expect(!Enumerator(wish).isFeasible, "seed \(seed), constraint \(place)\n\(sample)")
      }
    }
  }

  /// Required constraints that say that another is violated by no more than an amount.
  private static func within(_ slack: Rational, of constraint: Sample.Constraint)
    -> [Sample.Constraint]
  {
    var bounds: [Sample.Constraint] = []
    if constraint.relation != .greaterThanOrEqual {
      bounds.append(
        .init(
          factors: constraint.factors, relation: .lessThanOrEqual,
          constant: constraint.constant + slack, priority: nil))
    }
    if constraint.relation != .lessThanOrEqual {
      bounds.append(
        .init(
          factors: constraint.factors, relation: .greaterThanOrEqual,
          constant: constraint.constant - slack, priority: nil))
    }
    return bounds
  }
}
