import Geometry
import TestSupport
import Testing

@Suite("Rational")
struct RationalTests {
  @Test("Sums, differences, products and quotients are exact, and undefined only when too big")
  func arithmeticAgreesWithWideIntegers() {
    for (a, b) in samplePairs(seed: 1) {
      guard a.isDefined, b.isDefined else {
        #expect(!(a + b).isDefined && !(a - b).isDefined && !(a * b).isDefined)
        #expect(!(a / b).isDefined && !(a < b) && !(b < a))
        continue
      }
      let (x, y) = (WideFraction(a), WideFraction(b))
      // Cross products of two 63-bit numbers fit in 127 bits with their sum.
      let sum = WideFraction(x.top * y.bottom + y.top * x.bottom, x.bottom * y.bottom)
      let difference = WideFraction(x.top * y.bottom - y.top * x.bottom, x.bottom * y.bottom)
      #expect(a + b == sum.rational, "\(a) + \(b)")
      #expect(a - b == difference.rational, "\(a) - \(b)")
      #expect(a * b == WideFraction(x.top * y.top, x.bottom * y.bottom).rational, "\(a) * \(b)")
      #expect(a / b == WideFraction(x.top * y.bottom, x.bottom * y.top).rational, "\(a) / \(b)")
      #expect((a < b) == (x.top * y.bottom < y.top * x.bottom), "\(a) < \(b)")
      #expect((a == b) == (x.top * y.bottom == y.top * x.bottom), "\(a) == \(b)")
    }
  }

  @Test("A value is always in lowest terms with a positive denominator")
  func lowestTerms() {
    for (a, b) in samplePairs(seed: 2) {
      for value in [a, b, a + b, a * b, -a, a.magnitude, b.reciprocal] where value.isDefined {
        #expect(value.denominator > 0)
        #expect(value.numerator != .min)
        #expect(WideFraction(value).rational == value)
      }
    }
  }

  @Test("Floor, ceiling and rounded are the nearest whole numbers")
  func wholeNumbers() {
    for (a, _) in samplePairs(seed: 3) where a.isDefined {
      let (top, bottom) = (Int128(a.numerator), Int128(a.denominator))
      #expect(Int128(a.floor) * bottom <= top && top < (Int128(a.floor) + 1) * bottom, "\(a)")
      #expect((Int128(a.ceiling) - 1) * bottom < top && top <= Int128(a.ceiling) * bottom, "\(a)")
      // Halves go up: -1/2 <= value - rounded < 1/2.
      let twice = 2 * (top - Int128(a.rounded) * bottom)
      #expect(-bottom <= twice && twice < bottom, "\(a) rounds to \(a.rounded)")
    }
  }

  @Test(
    "The ends of the range never trap",
    arguments: [Int64.min, .min + 1, -1, 0, 1, .max - 1, .max])
  func corners(value: Int64) {
    let whole = Rational(value)
    #expect(whole.isDefined == (value != .min))
    #expect((-whole).isDefined == whole.isDefined)
    #expect(whole.magnitude.isDefined == whole.isDefined)
    #expect(Rational(value, 0) == .undefined)
    #expect(Rational(value, value) == (value == 0 ? .undefined : 1))
    #expect((whole - whole) == (value == .min ? .undefined : 0))
    #expect(whole.reciprocal.isDefined == (value != 0 && value != .min))
    #expect(!(whole * Rational(.max) * Rational(.max)).isDefined || value == 0)
    #expect(whole.decimal().isEmpty == false)
  }

  @Test("A sum whose products pass 64 bits is still exact when it fits")
  func wideIntermediates() {
    let big = Int64.max / 3
    #expect(Rational(big, 3) - Rational(big - 1, 3) == Rational(1, 3))
    let a = Rational(.max, 4_294_967_296)
    #expect(a - a == 0)
    #expect(a + Rational(1, 3) - a == .undefined || a + Rational(1, 3) - a == Rational(1, 3))
    #expect(Rational(-(.max), 2) - Rational(-(.max), 6) == Rational(-(.max), 3))
  }

  @Test("An undefined value is undefined through every operation, and compares with nothing")
  func undefinedIsHandedOn() {
    let values: [Rational] = [
      .undefined + 1, 1 - .undefined, .undefined * 0, 0 / .undefined, -.undefined, 1 / 0,
      Rational.undefined.magnitude, Rational.undefined.reciprocal,
    ]
    for value in values {
      #expect(!value.isDefined)
      #expect(!(value < 1) && !(value > 1))
      #expect(value.decimal() == "undefined")
      #expect(value.floor == 0 && value.ceiling == 0 && value.rounded == 0)
    }
  }
}
