import Geometry

/// A number as every backend shows it: rounded to a thousandth, halves away from zero, in the
/// parts that its decimal is written from. No intermediate overflows.
struct Thousandths: Equatable {
  var isNegative: Bool
  var whole: UInt64
  /// 0 to 999.
  var fraction: UInt64

  /// Nil for ``Rational/undefined``.
  init?(_ value: Rational) {
    guard value.isDefined else { return nil }
    let size = value.numerator.magnitude
    let denominator = value.denominator.magnitude
    if denominator == 1 {
      whole = size
      fraction = 0
    } else {
      let (quotient, remainder) = size.quotientAndRemainder(dividingBy: denominator)
      whole = quotient
      // floor(remainder / denominator × 1000 + 1/2), over a common denominator.
      if denominator < 1 << 50 {
        fraction = (remainder * 2000 + denominator) / (2 * denominator)
      } else {
        fraction = UInt64(
          (UInt128(remainder) * 2000 + UInt128(denominator)) / (2 * UInt128(denominator)))
      }
      if fraction == 1000 {
        whole += 1
        fraction = 0
      }
    }
    isNegative = value.isNegative && (whole != 0 || fraction != 0)
  }
}

extension Rational {
  /// The value in thousandths of a point, at most ±10¹² of them, for drawing to scale; 0 for
  /// ``Rational/undefined``.
  var inThousandths: Int {
    guard let parts = Thousandths(self) else { return 0 }
    let size = Int(min(parts.whole, 1_000_000_000)) * 1000 + Int(parts.fraction)
    return parts.isNegative ? -size : size
  }
}
