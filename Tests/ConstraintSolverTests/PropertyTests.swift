import ConstraintSolver
import Geometry
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Properties of random systems")
struct PropertyTests {
  /// How many systems to draw in all: few by default, since debug builds are slow.
  static let count: UInt64 = {
    guard let text = getenv("ALERTC_PROPERTY_SYSTEMS") else { return 2000 }
    return UInt64(String(cString: text)) ?? 2000
  }()

  static func sample(_ seed: UInt64, required: Int = 4) -> Sample {
    Sample(
      seed: seed, variables: 1 + Int(seed % 4), constraints: 2 + Int(seed / 4 % 6),
      required: required)
  }

  @Test("The solution is the best corner of the arrangement of constraints")
  func bestCorner() {
    for seed in 0..<Self.count {
      let sample = Self.sample(seed)
      let (system, variables) = sample.system()
      let solution = system.solve()
      let ignored = Set(solution.conflicts.map(\.ignored.rawValue))
      let expected = Enumerator(sample, excluding: ignored).best
      #expect(solution[variables] == expected, "seed \(seed)\n\(sample)")
      if solution[variables] != expected { return }
    }
  }

  @Test("Conflicts are minimal, and exactly those that the order of declaration asks for")
  func conflicts() {
    var infeasible = 0
    for seed in 0..<Self.count {
      let sample = Self.sample(seed &+ 1_000_000, required: 9)
      let (system, _) = sample.system()
      let solution = system.solve()
      var expected: Set<Int> = []
      for index in sample.constraints.indices where sample.constraints[index].priority == nil {
        var prefix = sample
        prefix.constraints = Array(sample.constraints[...index])
        if !Enumerator(prefix, excluding: expected).isFeasible { expected.insert(index) }
      }
      #expect(
        solution.conflicts.map(\.ignored.rawValue) == expected.sorted(), "seed \(seed)\n\(sample)")
      for conflict in solution.conflicts {
        infeasible += 1
        checkMinimality(of: conflict, in: sample, seed: seed)
      }
    }
    #expect(infeasible * 3 >= Self.count)
  }

  private func checkMinimality(of conflict: Conflict, in sample: Sample, seed: UInt64) {
    let members = conflict.constraints.map(\.rawValue)
    let bounds = conflict.nonNegatives.map { Int($0.index) }
    func isFeasible(_ members: [Int], _ bounds: [Int]) -> Bool {
      var alone = sample
      alone.isNonNegative = sample.isNonNegative.indices.map { bounds.contains($0) }
      alone.constraints = members.map { sample.constraints[$0] }
      return Enumerator(alone).isFeasible
    }
    let comment: Comment = "seed \(seed)\n\(sample)\n\(conflict)"
    #expect(members.last == conflict.ignored.rawValue, comment)
    #expect(!isFeasible(members, bounds), comment)
    for member in members {
      #expect(isFeasible(members.filter { $0 != member }, bounds), comment)
    }
    for bound in bounds {
      #expect(isFeasible(members, bounds.filter { $0 != bound }), comment)
    }
    // Moving the ignored constraint by the amount is the least that makes the set possible.
    var repaired = sample
    var possible = false
    for sign in [Rational(1), -1] {
      repaired.constraints[conflict.ignored.rawValue].constant =
        sample.constraints[conflict.ignored.rawValue].constant + sign * conflict.amount
      repaired.isNonNegative = sample.isNonNegative.indices.map { bounds.contains($0) }
      let excluded = Set(sample.constraints.indices).subtracting(members)
      possible = possible || Enumerator(repaired, excluding: excluded).isFeasible
    }
    #expect(possible && conflict.amount.isPositive, comment)
  }

  @Test("The order of the variables changes nothing that is not ambiguous")
  func variableOrder() {
    for seed in 0..<Self.count {
      let sample = Self.sample(seed &+ 2_000_000)
      let (system, variables) = sample.system()
      let solution = system.solve()
      var random = SeededGenerator(seed: seed)
      let order = sample.isNonNegative.indices.shuffled(using: &random)
      let (shuffled, others) = sample.system(order: order)
      let again = shuffled.solve()
      let ambiguous = Set(solution.ambiguities.map(\.variable))
      #expect(again.conflicts.map(\.ignored) == solution.conflicts.map(\.ignored))
      #expect(again.ambiguities.count == ambiguous.count, "seed \(seed)\n\(sample)")
      for (variable, other) in zip(variables, others) where !ambiguous.contains(variable) {
        #expect(solution[variable] == again[other], "seed \(seed)\n\(sample)")
      }
    }
  }

  @Test("A variable is ambiguous exactly when two best points differ in it")
  func ambiguity() {
    let far: Rational = 1_000_000
    for seed in 0..<Self.count {
      var sample = Self.sample(seed &+ 3_000_000, required: 2)
      if sample.isNonNegative.count > 2 { continue }
      let (system, variables) = sample.system()
      let solution = system.solve()
      let ignored = Set(solution.conflicts.map(\.ignored.rawValue))
      let optional = sample.constraints.count
      for variable in sample.isNonNegative.indices {
        for (relation, bound) in [(Relation.lessThanOrEqual, far), (.greaterThanOrEqual, -far)] {
          var factors = [Rational](repeating: 0, count: sample.isNonNegative.count)
          factors[variable] = 1
          sample.constraints.append(
            .init(factors: factors, relation: relation, constant: bound, priority: nil))
        }
      }
      let inner = Enumerator(sample, excluding: ignored)
      guard let best = inner.best else { continue }
      let cost = inner.cost(best)
      for (index, variable) in variables.enumerated() {
        // The extremes of the variable among points that cost no more.
        var ends: [Rational] = []
        for sign in [Rational(1), -1] {
          var pulled = sample
          var factors = [Rational](repeating: 0, count: variables.count)
          factors[index] = sign
          pulled.constraints.append(
            .init(factors: factors, relation: .equal, constant: 3 * far, priority: 1))
          if let point = Enumerator(pulled, excluding: ignored).best,
            inner.cost(point) == cost
          {
            ends.append(point[index])
          }
        }
        let found = solution.ambiguities.first { $0.variable == variable }
        #expect(ends.count == 2 && optional > 0)
        #expect((ends[0] != ends[1]) == (found != nil), "seed \(seed) x\(index)\n\(sample)")
        guard let found, ends.count == 2 else { continue }
        if let highest = found.highest { #expect(highest == ends[0]) }
        if let lowest = found.lowest { #expect(lowest == ends[1]) }
      }
    }
  }
}
