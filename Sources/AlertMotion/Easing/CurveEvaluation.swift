import AlertSpec
import Geometry

extension TimingCurve {
  /// The progress at a part of the time, 0 to 1, where it is known exactly: of a straight line
  /// everywhere, of a curve that is symmetric in its middle, of every curve at its ends.
  func exactProgress(at part: Rational) -> Rational? {
    if part <= 0 { return 0 }
    if part >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return part }
    let isSymmetric = x1 + x2 == 1 && y1 + y2 == 1
    return isSymmetric && part == Rational(1, 2) ? part : nil
  }

  /// The progress at a part of the time, 0 to 1.
  func progress(at part: Double) -> Double {
    if part <= 0 { return 0 }
    if part >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return part }
    return ys.value(at: xs.parameter(of: part))
  }

  /// How fast the progress grows, in whole ways per whole time.
  func speed(at part: Double) -> Double {
    let part = min(max(part, 0), 1)
    let s = xs.parameter(of: part)
    let run = xs.slope(at: s)
    if run > 1e-9 { return ys.slope(at: s) / run }
    let width = 1e-6
    let low = min(part, 1 - width)
    return (progress(at: low + width) - progress(at: low)) / width
  }

  private var xs: Cubic { Cubic(x1, x2) }
  private var ys: Cubic { Cubic(y1, y2) }
}

/// One coordinate of a cubic Bézier curve from 0 to 1.
private struct Cubic {
  private let p1, p2: Double

  init(_ p1: Rational, _ p2: Rational) {
    (self.p1, self.p2) = (p1.approximation, p2.approximation)
  }

  func value(at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * s * (rest * p1 + s * p2) + s * s * s
  }

  func slope(at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * p1 + 6 * rest * s * (p2 - p1) + 3 * s * s * (1 - p2)
  }

  /// The parameter at which a coordinate that never falls has a value. Bisection, which can never
  /// give a larger value a smaller parameter: at most 53 steps.
  func parameter(of value: Double) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    var low = 0.0
    var step = 0.5
    for _ in 0..<53 {
      if self.value(at: low + step) <= value { low += step }
      step /= 2
    }
    return low
  }
}
