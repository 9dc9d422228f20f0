import Geometry
import TestSupport
import Testing

@Suite("Decimals")
struct DecimalTests {
  @Test(
    "A plain decimal literal is read exactly",
    arguments: [
      ("0", Rational(0)), ("-0", 0), ("12", 12), ("-0.5", Rational(-1, 2)),
      ("300.25", Rational(1201, 4)), ("0.1", Rational(1, 10)), ("19.333", Rational(19333, 1000)),
      ("9223372036854775807", Rational(.max)), ("-9223372036854775807", Rational(-(.max))),
      ("0.000000000000000001", Rational(1, 1_000_000_000_000_000_000)), ("1.50", Rational(3, 2)),
    ])
  func reading(text: String, value: Rational) {
    #expect(Rational(decimal: text) == value)
  }

  @Test(
    "Anything else is refused",
    arguments: [
      "", "-", "+1", ".", "1.", ".5", "-.5", "1e3", "0x1F", "1_000", "1,5", "010", "00", "00.5",
      "--1", "1-", "1.2.3", " 1", "1 ", "١", "１", "1\u{301}", ".inf", "nan",
      "9223372036854775808", "99999999999999999999", "0.0000000000000000001",
    ])
  func refusing(text: String) {
    #expect(Rational(decimal: text) == nil)
    #expect(Rational(decimal: text + "\0") == nil)
  }

  @Test("What is printed to nine places reads back as the value rounded there")
  func roundTrip() throws {
    var generator = SplitMix64(seed: 4)
    for _ in 0..<5_000 {
      let places = Int(generator.next() % 10)
      var scale: Int64 = 1
      for _ in 0..<places { scale *= 10 }
      let units = generator.nextInteger() >> 1
      let value = Rational(units, scale)
      let text = value.decimal(places: places)
      #expect(Rational(decimal: text) == value, "\(text)")
      #expect(!text.hasSuffix(".") && !text.hasPrefix("-0.0000000000"))
    }
  }

  @Test("Rounding is to the nearest unit of the last place for values of every size")
  func rounding() throws {
    for (value, _) in samplePairs(seed: 5, count: 5_000) where value.isDefined {
      let text = value.decimal(places: 3)
      // Read back without the point, so that the largest values fit.
      let parts = text.split(separator: ".")
      let fraction = parts.count == 2 ? String(parts[1]) : ""
      let digits = parts[0] + fraction + String(repeating: "0", count: 3 - fraction.count)
      let units = try #require(Int128(digits))
      let error = units * Int128(value.denominator) - Int128(value.numerator) * 1000
      #expect(2 * error.magnitude <= UInt128(value.denominator), "\(value) printed \(text)")
    }
  }

  @Test(
    "The shortest form: no trailing zeros, no exponent, no minus on zero",
    arguments: [
      (Rational(0), "0"), (Rational(1, 2), "0.5"), (Rational(-1, 2), "-0.5"), (50, "50"),
      (Rational(1018, 3), "339.333"), (Rational(1, 3), "0.333"), (Rational(2, 3), "0.667"),
      (Rational(-1, 10_000), "0"), (Rational(9_999, 10_000), "1"), (Rational(1, 2000), "0.001"),
      (Rational(-1, 2000), "-0.001"), (Rational(-19_9996, 10_000), "-20"),
      (Rational(.max), "9223372036854775807"), (Rational(.max, 2), "4611686018427387903.5"),
      (Rational(.max - 1, .max), "1"), (Rational(1, .max), "0"),
    ])
  func printing(value: Rational, text: String) {
    #expect(value.decimal() == text)
  }

  @Test("Places outside 0 to 9 are taken to the nearest of them", arguments: [-5, 0])
  func places(places: Int) {
    #expect(Rational(5, 2).decimal(places: places) == "3")
    #expect(Rational(1, 3).decimal(places: 40) == "0.333333333")
  }
}
