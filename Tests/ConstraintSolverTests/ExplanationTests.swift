import ConstraintSolver
import Geometry
import Testing

@Suite("Why a value is what it is, and what could be spared")
struct ExplanationTests {
  @Test("A chain is explained from its start to the variable asked for")
  func chain() {
    var system = ConstraintSystem()
    let leading = system.addVariable()
    let width = system.addVariable(isNonNegative: true)
    let trailing = system.addVariable()
    let other = system.addVariable()
    let a = system.add(+trailing, -leading, -width, .equal, 0)
    system.add(+other, .equal, 3)
    let b = system.add(+width, .equal, 40, priority: .at(250))
    let c = system.add(+leading, .equal, 16)
    let solution = system.solve()
    let explanation = system.explanation(of: trailing, in: solution)
    #expect(explanation?.value == 56)
    #expect(explanation?.steps.map(\.bound) == [.constraint(b), .constraint(c), .constraint(a)])
    #expect(explanation?.steps.map(\.settles) == [width, leading, trailing])
    #expect(explanation?.steps.map(\.multiplier) == [1, 1, 1])
  }

  @Test("Constraints that settle variables together are told from a chain")
  func together() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    let end = system.addVariable()
    let a = system.add(+x, +y, .equal, 270)
    let b = system.add(+x, -y, .equal, 0)
    let c = system.add(+end, -x, .equal, 1)
    let explanation = system.explanation(of: end, in: system.solve())
    #expect(explanation?.steps.map(\.bound) == [.constraint(a), .constraint(b), .constraint(c)])
    #expect(explanation?.steps.map(\.settles) == [nil, nil, end])
    #expect(explanation?.steps.map(\.multiplier) == [Rational(1, 2), Rational(1, 2), 1])
  }

  @Test("Bounds at 0 and values chosen for want of constraints appear as what they are")
  func otherBounds() {
    var system = ConstraintSystem()
    let width = system.addVariable(isNonNegative: true)
    let free = system.addVariable()
    system.add(+width, .equal, -5, priority: .at(250))
    let solution = system.solve()
    #expect(solution.ambiguities.map(\.variable) == [free])
    #expect(solution.ambiguities.first?.lowest == nil && solution.ambiguities.first?.highest == nil)
    #expect(
      system.explanation(of: width, in: solution)?.steps.map(\.bound) == [.nonNegative(width)])
    #expect(
      system.explanation(of: free, in: solution)?.steps.map(\.bound) == [.leastMagnitude(free)])
  }

  @Test("An ambiguity has the range that costs nothing")
  func range() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    system.add(+x, .greaterThanOrEqual, 16)
    system.add(+x, .lessThanOrEqual, 40, priority: .at(750))
    system.add(+y, 2 * x, .equal, 100)
    let solution = system.solve()
    #expect(solution.ambiguities.map(\.variable) == [x, y])
    #expect(solution.ambiguities.map(\.lowest) == [16, 20])
    #expect(solution.ambiguities.map(\.highest) == [40, 68])
    #expect(solution[[x, y]] == [16, 68])
  }

  @Test("A redundant equality names exactly those that imply it")
  func redundancy() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    let z = system.addVariable()
    let a = system.add(+x, .equal, 10)
    system.add(+z, .equal, 7)
    let b = system.add(+y, -x, .equal, 5)
    let c = system.add(2 * y, .equal, 30)
    let d = system.add(+y, .equal, 16)
    let solution = system.solve()
    #expect(solution.conflicts.map(\.ignored) == [d])
    let redundancies = system.redundancies(apartFrom: solution.conflicts)
    #expect(redundancies.map(\.constraint) == [c])
    #expect(redundancies.map(\.impliedBy) == [[a, b]])
  }

  @Test("The steps add up to the value, for every variable of random systems")
  func stepsAddUp() {
    for seed in 0..<500 as Range<UInt64> {
      let sample = PropertyTests.sample(seed &+ 4_000_000)
      let (system, variables) = sample.system()
      let solution = system.solve()
      for variable in variables {
        let explanation = system.explanation(of: variable, in: solution)
        var sum = Rational.zero
        for step in explanation?.steps ?? [] {
          guard case .constraint(let index) = step.bound else { continue }
          sum += step.multiplier * sample.constraints[index.rawValue].constant
        }
        #expect(explanation != nil && sum == solution[variable], "seed \(seed)\n\(sample)")
      }
    }
  }
}
