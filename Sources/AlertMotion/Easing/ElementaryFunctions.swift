/// Functions whose last bits differ between the C libraries of machines, from additions and
/// multiplications alone, which IEEE 754 rounds alike everywhere. Each is right to a few units in
/// the last place.
enum Elementary {
  /// e to a power: 2ᵏ times the Taylor series of what is left of the power, at most half of ln 2.
  static func exp(_ power: Double) -> Double {
    guard power > -700 else { return 0 }
    guard power < 700 else { return .greatestFiniteMagnitude }
    let k = (power * 1.442695040888963387).rounded()
    // ln 2 in two parts, the first of so few bits that its multiples are exact.
    let rest = (power - k * 6.93147180369123816490e-01) - k * 1.90821492927058770002e-10
    return Double(sign: .plus, exponent: Int(k), significand: series(rest, from: 17))
  }

  private static func series(_ x: Double, from count: Int) -> Double {
    var sum = 1.0
    var n = Double(count)
    while n > 0 {
      sum = 1 + sum * x / n
      n -= 1
    }
    return sum
  }

  /// Sine and cosine of an angle in radians, of at most a million turns; those of 0 beyond, where
  /// a spring has long come to rest.
  static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.magnitude < 6_000_000 else { return (0, 1) }
    let quarter = (angle * 0.636619772367581343).rounded()
    // π/2 in three parts, the first two of so few bits that their multiples are exact.
    var rest = angle - quarter * 1.57079632673412561417
    rest -= quarter * 6.07710050630396597660e-11
    rest -= quarter * 2.02226624879595063154e-21
    let sine = rest * alternating(rest * rest, from: 21)
    let cosine = alternating(rest * rest, from: 20)
    switch Int(quarter) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// 1 - x/(n(n-1)) (1 - …): the series of the sine, over its angle, for an odd last power, of the
  /// cosine for an even one.
  private static func alternating(_ square: Double, from power: Int) -> Double {
    var sum = 1.0
    var n = Double(power)
    while n > 1 {
      sum = 1 - sum * square / (n * (n - 1))
      n -= 2
    }
    return sum
  }
}
