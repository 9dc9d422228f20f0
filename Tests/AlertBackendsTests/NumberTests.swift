import Geometry
import Testing

@testable import AlertBackends

@Suite("Numbers in bytes")
struct NumberTests {
  private func written(_ value: Rational) -> String {
    var buffer = ByteBuffer(capacity: 32)
    buffer.append(value)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  @Test(
    "The shortest decimal of the value to a thousandth, halves away from zero",
    arguments: [
      (Rational(0), "0"), (Rational(-1, 3000), "0"), (Rational(1, 2000), "0.001"),
      (Rational(-1, 2000), "-0.001"), (Rational(1, 3), "0.333"), (Rational(-2, 3), "-0.667"),
      (Rational(9999, 10_000), "1"), (Rational(1, 20), "0.05"), (Rational(10), "10"),
      (Rational(-1234_5, 10), "-1234.5"), (Rational(.max), "9223372036854775807"),
      (Rational(-.max), "-9223372036854775807"), (Rational(.max, 2), "4611686018427387903.5"),
      (Rational(1, .max), "0"), (Rational(.max - 1, .max), "1"), (Rational.undefined, ""),
    ])
  func decimals(value: Rational, expected: String) {
    #expect(written(value) == expected)
  }

  @Test("It agrees with the model's own rule")
  func agreement() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let denominator = Int64.random(in: 1...(1 << Int64.random(in: 1...20)), using: &generator)
      let value = Rational(Int64.random(in: -9_000_000...9_000_000, using: &generator), denominator)
      #expect(written(value) == value.decimal())
    }
  }

  @Test("A length to draw is in thousandths and bounded")
  func thousandths() {
    #expect(Rational(1, 3).inThousandths == 333)
    #expect(Rational(-7, 2).inThousandths == -3500)
    #expect(Rational(.max).inThousandths == 1_000_000_000_000)
    #expect(Rational(-.max).inThousandths == -1_000_000_000_000)
    #expect(Rational.undefined.inThousandths == 0)
  }
}
