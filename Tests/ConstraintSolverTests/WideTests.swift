import Geometry
import Testing

@testable import ConstraintSolver

@Suite("Numbers of any size")
struct WideTests {
  /// Digits that are often all ones or all zeros, where carries and corrections happen.
  private func natural(_ random: inout SeededGenerator) -> Natural {
    var result = Natural(0)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let digit: UInt64 =
        [
          0, 1, 0x8000_0000, 0xFFFF_FFFF, UInt64.random(in: 0...0xFFFF_FFFF, using: &random),
        ].randomElement(using: &random) ?? 0
      result = result * Natural(1 << 32) + Natural(digit)
    }
    return result
  }

  @Test("Dividing undoes multiplying, and the remainder is below the divisor")
  func division() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<4000 {
      let dividend = natural(&random)
      let divisor = natural(&random)
      if divisor.isZero { continue }
      let (quotient, remainder) = dividend.divided(by: divisor)
      #expect(quotient * divisor + remainder == dividend)
      #expect(remainder < divisor)
      #expect((dividend + divisor) - divisor == dividend)
      let common = Natural.greatestCommonDivisor(dividend * divisor, divisor)
      #expect(common == divisor || dividend.isZero)
    }
  }

  @Test("Wide fractions agree with 64-bit ones wherever those are defined")
  func agreement() {
    var random = SeededGenerator(seed: 2)
    func fraction() -> Rational {
      Rational(
        Int64.random(in: -1_000_000...1_000_000, using: &random),
        Int64.random(in: 1...1000, using: &random))
    }
    for _ in 0..<2000 {
      let (a, b) = (fraction(), fraction())
      let (wideA, wideB) = (WideRational(a), WideRational(b))
      #expect((wideA + wideB).rational == a + b)
      #expect((wideA - wideB).rational == a - b)
      #expect((wideA * wideB).rational == a * b)
      if !b.isZero { #expect((wideA / wideB).rational == a / b) }
      #expect((wideA < wideB) == (a < b))
      #expect(wideA.isNegative == a.isNegative && wideA.isPositive == a.isPositive)
    }
  }

  @Test("A system solved in wide numbers has the same solution")
  func systems() {
    for seed in 0..<300 as Range<UInt64> {
      let (system, _) = PropertyTests.sample(seed &+ 6_000_000).system()
      let wide = Solver<WideRational>(system).solve()
      let narrow = system.solve()
      #expect(wide?.values == narrow.values)
      #expect(wide?.conflicts == narrow.conflicts)
      #expect(wide?.ambiguities == narrow.ambiguities)
      #expect(wide?.tight == narrow.tight)
    }
  }

  @Test("The simplex method carries on in wide numbers when 64 bits are too few")
  func wideSimplex() {
    var system = ConstraintSystem()
    let x = system.addVariable(isNonNegative: true)
    let y = system.addVariable(isNonNegative: true)
    let z = system.addVariable(isNonNegative: true)
    let large: [Int64] = [1_000_003, 1_000_033, 1_000_037, 1_000_039, 1_000_081, 1_000_099]
    system.add(
      Rational(large[0], large[1]) * x, Rational(large[2], large[3]) * y,
      Rational(large[4], large[5]) * z, .lessThanOrEqual, 7)
    system.add(
      Rational(large[1], large[2]) * x, Rational(large[3], large[4]) * y,
      Rational(large[5], large[0]) * z, .greaterThanOrEqual, 5)
    for (variable, target) in [(x, 9), (y, 8), (z, 7)] as [(Variable, Rational)] {
      system.add(+variable, .equal, target, priority: .at(500))
    }
    #expect(Solver<Rational>(system).solve() == nil)
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty && solution.ambiguities.isEmpty)
    // Of the three, x buys the most within the first row.
    #expect(solution[[x, y, z]] == [Rational(7 * large[1], large[0]), 0, 0])
  }
}
