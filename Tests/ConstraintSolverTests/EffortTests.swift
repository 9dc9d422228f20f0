import ConstraintSolver
import Geometry
import Testing

@Suite("Solving ends on any input")
struct EffortTests {
  @Test("Only the first sixteen conflicts are explained; what else is left out is named")
  func manyConflicts() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    let all = (0..<40 as Range<Int64>).map { system.add(+x, .equal, Rational($0)) }
    let solution = system.solve()
    #expect(solution[x] == 0)
    #expect(solution.conflicts.map(\.ignored) == Array(all[1...16]))
    #expect(solution.conflicts.allSatisfy { $0.constraints.first == all[0] })
    #expect(solution.unexplained == Array(all[17...]))
    #expect(!solution.isExact && solution.isFinished)
  }

  /// Sizes in a row that has a length, hundreds of statements about them, most of them wrong.
  private func contradictory(_ relations: [Relation]) -> ConstraintSystem {
    var system = ConstraintSystem()
    let sizes = (0..<60).map { _ in system.addVariable(isNonNegative: true) }
    system.add(sizes.map { +$0 }, .equal, 2000)
    for (place, size) in sizes.enumerated() {
      system.add(+size, .equal, Rational(Int64(20 + place % 7)), priority: .at(250))
    }
    for place in 0..<240 {
      let other = sizes[(place * 7 + 3) % 60]
      let constant = Rational(Int64(place * 37 % 101))
      let relation = relations[place / 7 % relations.count]
      if place % 2 == 0 || other == sizes[place % 60] {
        system.add(+sizes[place % 60], relation, constant)
      } else {
        system.add(+sizes[place % 60], -other, relation, constant)
      }
    }
    return system
  }

  @Test("Of hundreds of contradictions every constraint that is kept holds, and no other could be")
  func hundreds() {
    for relations in [[Relation.equal], [.lessThanOrEqual, .greaterThanOrEqual]] {
      let system = contradictory(relations)
      let solution = system.solve()
      let left = Set(solution.conflicts.map(\.ignored)).union(solution.unexplained)
      #expect(left.count > 50)
      for place in 0..<system.constraintCount {
        let index = ConstraintIndex(place)
        guard system.priority(of: index) == .required else { continue }
        let violation = system.violation(of: index, values: solution.values)
        #expect(left.contains(index) || violation == 0)
      }
      for conflict in solution.conflicts {
        #expect(conflict.amount.isPositive && conflict.constraints.last == conflict.ignored)
      }
    }
  }

  @Test("Numbers that would grow without end are given up, and that is said")
  func numbersWithoutEnd() {
    var system = ConstraintSystem()
    let chain = (0..<600).map { _ in system.addVariable() }
    for (place, (left, right)) in zip(chain, chain.dropFirst()).enumerated() {
      let factor = Rational(Int64(1_000_003 + 2 * place), 999_983)
      system.add(+right, -factor * left, .equal, Rational(1, 7))
    }
    system.add(+chain[0], -chain[599], .equal, 100)
    let solution = system.solve()
    #expect(!solution.isFinished && !solution.isExact)
    #expect(solution.values.count == 600 && !solution[chain[0]].isDefined)
  }
}
