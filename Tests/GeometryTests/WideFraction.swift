import Geometry
import TestSupport

/// The reference the arithmetic is held against: an unreduced fraction of 128-bit integers.
struct WideFraction {
  var top: Int128
  var bottom: Int128

  init(_ top: Int128, _ bottom: Int128) {
    self.top = top
    self.bottom = bottom
  }

  init(_ value: Rational) {
    self.init(Int128(value.numerator), Int128(value.denominator))
  }

  /// The value as a ``Rational``; undefined when it does not fit in lowest terms.
  var rational: Rational {
    guard bottom != 0 else { return .undefined }
    var (a, b) = (top.magnitude, bottom.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let isNegative = (top < 0) != (bottom < 0)
    guard let numerator = Int64(exactly: top.magnitude / a),
      let denominator = Int64(exactly: bottom.magnitude / a)
    else { return .undefined }
    return Rational(isNegative ? -numerator : numerator, denominator)
  }
}

/// Pairs of values of every size, the corners among them.
func samplePairs(seed: UInt64, count: Int = 20_000) -> [(Rational, Rational)] {
  let corners: [Int64] = [.min, .min + 1, -3, -2, -1, 0, 1, 2, 3, 1000, .max - 1, .max]
  var generator = SplitMix64(seed: seed)
  var result: [(Rational, Rational)] = []
  func fraction(_ generator: inout SplitMix64) -> Rational {
    if generator.next() % 4 == 0, let top = corners.randomElement(using: &generator),
      let bottom = corners.randomElement(using: &generator)
    {
      return Rational(top, bottom)
    }
    return Rational(generator.nextInteger(), generator.nextInteger())
  }
  for _ in 0..<count {
    result.append((fraction(&generator), fraction(&generator)))
  }
  return result
}
