extension Rational {
  /// The exact sum; undefined when it does not fit in 64 bits, or when a side is undefined.
  @inlinable
  public static func + (left: Rational, right: Rational) -> Rational {
    if left.denominator == 1 && right.denominator == 1 {
      let (sum, overflow) = left.numerator.addingReportingOverflow(right.numerator)
      return overflow ? .undefined : Rational(sum)
    }
    guard left.isDefined, right.isDefined else { return .undefined }
    if left.numerator == 0 { return right }
    if right.numerator == 0 { return left }
    // A whole number and a fraction in lowest terms come to one in lowest terms, and most sums are
    // of those or of two on one pixel grid: no divisor of two denominators is needed.
    if left.denominator == 1 || right.denominator == 1 {
      let (whole, fraction) = left.denominator == 1 ? (left, right) : (right, left)
      let (scaled, overflow) = whole.numerator.multipliedReportingOverflow(
        by: fraction.denominator)
      let (sum, overflowSum) = scaled.addingReportingOverflow(fraction.numerator)
      if !overflow, !overflowSum, sum != .min {
        return Rational(lowestTerms: sum, over: fraction.denominator)
      }
    } else if left.denominator == right.denominator {
      let (sum, overflow) = left.numerator.addingReportingOverflow(right.numerator)
      if !overflow, sum != .min { return Rational(sum, left.denominator) }
    }
    // Knuth, The Art of Computer Programming 4.5.1: take the common divisor out first, so that
    // the products stay as small as they can and one small divisor reduces the sum.
    let common = Int64(
      greatestCommonDivisor(UInt64(left.denominator), UInt64(right.denominator)))
    let leftScale = right.denominator / common
    let rightScale = left.denominator / common
    let (a, overflowA) = left.numerator.multipliedReportingOverflow(by: leftScale)
    let (b, overflowB) = right.numerator.multipliedReportingOverflow(by: rightScale)
    let (sum, overflowSum) = a.addingReportingOverflow(b)
    guard !overflowA, !overflowB, !overflowSum else { return wideSum(left, right, common) }
    let divisor = Int64(greatestCommonDivisor(sum.magnitude % UInt64(common), UInt64(common)))
    let (bottom, overflowBottom) =
      rightScale.multipliedReportingOverflow(by: right.denominator / divisor)
    let top = sum / divisor
    guard !overflowBottom, top != .min else { return .undefined }
    return Rational(lowestTerms: top, over: bottom)
  }

  /// The sum of two defined values whose cross products pass 64 bits; they fit in 127.
  @usableFromInline
  static func wideSum(_ left: Rational, _ right: Rational, _ common: Int64) -> Rational {
    let sum =
      Int128(left.numerator) * Int128(right.denominator / common)
      + Int128(right.numerator) * Int128(left.denominator / common)
    let rest = UInt64((sum % Int128(common)).magnitude)
    let divisor = Int64(greatestCommonDivisor(rest, UInt64(common)))
    let (bottom, overflow) = (left.denominator / common)
      .multipliedReportingOverflow(by: right.denominator / divisor)
    guard !overflow, let top = Int64(exactly: sum / Int128(divisor)), top != .min else {
      return .undefined
    }
    return Rational(lowestTerms: top, over: bottom)
  }

  /// The exact difference; undefined as a sum is.
  @inlinable
  public static func - (left: Rational, right: Rational) -> Rational {
    left + -right
  }

  /// The same distance the other way; undefined stays undefined.
  @inlinable
  public static prefix func - (value: Rational) -> Rational {
    Rational(lowestTerms: -value.numerator, over: value.denominator)
  }

  /// The exact product; undefined when it does not fit in 64 bits, or when a side is undefined.
  @inlinable
  public static func * (left: Rational, right: Rational) -> Rational {
    if left.denominator == 1 && right.denominator == 1 {
      let (product, overflow) = left.numerator.multipliedReportingOverflow(by: right.numerator)
      return overflow ? .undefined : Rational(product)
    }
    guard left.isDefined, right.isDefined else { return .undefined }
    if left.denominator == 1, left.numerator.magnitude == 1 {
      return left.numerator > 0 ? right : -right
    }
    if right.denominator == 1, right.numerator.magnitude == 1 {
      return right.numerator > 0 ? left : -left
    }
    let first = greatestCommonDivisor(left.numerator.magnitude, UInt64(right.denominator))
    let second = greatestCommonDivisor(right.numerator.magnitude, UInt64(left.denominator))
    let (top, overflowTop) = left.numerator.divided(by: first)
      .multipliedReportingOverflow(by: right.numerator.divided(by: second))
    let (bottom, overflowBottom) = left.denominator.divided(by: second)
      .multipliedReportingOverflow(by: right.denominator.divided(by: first))
    guard !overflowTop, !overflowBottom, top != .min else { return .undefined }
    return Rational(lowestTerms: top, over: bottom)
  }

  /// ``undefined`` when the divisor is zero.
  @inlinable
  public static func / (left: Rational, right: Rational) -> Rational {
    left * right.reciprocal
  }

  /// ``undefined`` for zero.
  @inlinable
  public var reciprocal: Rational {
    guard numerator != 0, isDefined else { return .undefined }
    return numerator > 0
      ? Rational(lowestTerms: denominator, over: numerator)
      : Rational(lowestTerms: -denominator, over: -numerator)
  }

  /// Adds in place; once undefined, the left side stays so.
  @inlinable
  public static func += (left: inout Rational, right: Rational) { left = left + right }

  /// Subtracts in place; once undefined, the left side stays so.
  @inlinable
  public static func -= (left: inout Rational, right: Rational) { left = left - right }

  /// Multiplies in place; once undefined, the left side stays so.
  @inlinable
  public static func *= (left: inout Rational, right: Rational) { left = left * right }

  /// The value without its sign.
  @inlinable
  public var magnitude: Rational { numerator < 0 ? -self : self }

  /// The largest whole number that is not above the value; 0 for ``undefined``.
  @inlinable
  public var floor: Int64 {
    guard isDefined else { return 0 }
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The smallest whole number that is not below the value; 0 for ``undefined``.
  @inlinable
  public var ceiling: Int64 {
    guard isDefined else { return 0 }
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder > 0 ? quotient + 1 : quotient
  }

  /// The nearest whole number; halves go up, so that rounding commutes with whole shifts; 0 for
  /// ``undefined``.
  @inlinable
  public var rounded: Int64 {
    guard isDefined else { return 0 }
    let remainder = numerator % denominator
    let rest = remainder < 0 ? remainder + denominator : remainder
    return rest >= denominator - rest ? self.floor + 1 : self.floor
  }
}

extension Int64 {
  /// The quotient by a common divisor, which is mostly 1; a division costs as much as ten sums.
  @inlinable
  func divided(by divisor: UInt64) -> Int64 { divisor == 1 ? self : self / Int64(divisor) }
}
