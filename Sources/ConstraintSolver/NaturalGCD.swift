extension Natural {
  /// Lehmer's algorithm (Knuth, The Art of Computer Programming 4.5.2, algorithm L): the leading
  /// bits alone say what many steps of Euclid's would do, which are then done at once.
  static func greatestCommonDivisor(_ first: Natural, _ second: Natural) -> Natural {
    var (a, b) = first < second ? (second, first) : (first, second)
    while b.digits.count > 2 {
      if let steps = EuclidSteps(a, b) {
        (a, b) = (
          combination(a, steps.a.first, b, steps.a.second),
          combination(a, steps.b.first, b, steps.b.second)
        )
      } else {
        (a, b) = (b, a.divided(by: b).remainder)
      }
    }
    if !b.isZero { (a, b) = (b, a.divided(by: b).remainder) }
    guard var small = a.small, var rest = b.small else { return a }
    while rest != 0 { (small, rest) = (rest, small % rest) }
    return Natural(small)
  }

  /// `a · x + b · y`, which must not be negative, for factors below 2^30 in magnitude.
  private static func combination(_ a: Natural, _ x: Int64, _ b: Natural, _ y: Int64) -> Natural {
    var sum = a.digits
    var carry: Int64 = 0
    for place in a.digits.indices {
      carry += x * Int64(a.digits[place])
      if place < b.digits.count { carry += y * Int64(b.digits[place]) }
      sum[place] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    return Natural(digits: sum)
  }

  /// The 62 bits from a given one on, counted from the lowest.
  fileprivate func bits(from start: Int) -> Int64 {
    var result: UInt64 = 0
    let shift = UInt64(start % 32)
    for place in 0..<3 where start / 32 + place < digits.count {
      let digit = UInt64(digits[start / 32 + place])
      result |= place == 0 ? digit >> shift : digit << (UInt64(32 * place) - shift)
    }
    return Int64(result & (1 << 62 - 1))
  }

  fileprivate var bitCount: Int {
    32 * digits.count - (digits.last?.leadingZeroBitCount ?? 0)
  }
}

/// What some steps of Euclid's algorithm make of two numbers: each a combination of both.
private struct EuclidSteps {
  var a: (first: Int64, second: Int64) = (1, 0)
  var b: (first: Int64, second: Int64) = (0, 1)

  /// - Returns: nil when the leading bits don't decide a single step.
  init?(_ larger: Natural, _ smaller: Natural) {
    let start = larger.bitCount - 62
    var x = larger.bits(from: start)
    var y = smaller.bits(from: start)
    while y + b.first > 0, y + b.second > 0 {
      let quotient = (x + a.first) / (y + b.first)
      if quotient != (x + a.second) / (y + b.second) || quotient >= 1 << 30 { break }
      let next = (a.first - quotient * b.first, a.second - quotient * b.second)
      if max(abs(next.0), abs(next.1)) >= 1 << 30 { break }
      (a, b) = (b, next)
      (x, y) = (y, x - quotient * y)
    }
    if a.second == 0 { return nil }
  }
}
