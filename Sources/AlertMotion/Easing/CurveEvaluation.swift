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
    return bezier(y1, y2, at: parameter(at: part))
  }

  /// How fast the progress grows, in whole ways per whole time.
  func speed(at part: Double) -> Double {
    let part = min(max(part, 0), 1)
    let s = parameter(at: part)
    let run = slope(x1, x2, at: s)
    if run > 1e-9 { return slope(y1, y2, at: s) / run }
    let width = 1e-6
    let low = min(part, 1 - width)
    return (progress(at: low + width) - progress(at: low)) / width
  }

  /// The Bézier parameter at a part of the time. Bisection, which can never give a later time an
  /// earlier parameter: 53 steps.
  private func parameter(at part: Double) -> Double {
    if part <= 0 { return 0 }
    if part >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if bezier(x1, x2, at: middle) <= part { low = middle } else { high = middle }
    }
    return low
  }

  private func bezier(_ p1: Rational, _ p2: Rational, at s: Double) -> Double {
    let (p1, p2, rest) = (p1.approximation, p2.approximation, 1 - s)
    return 3 * rest * rest * s * p1 + 3 * rest * s * s * p2 + s * s * s
  }

  private func slope(_ p1: Rational, _ p2: Rational, at s: Double) -> Double {
    let (p1, p2, rest) = (p1.approximation, p2.approximation, 1 - s)
    return 3 * rest * rest * p1 + 6 * rest * s * (p2 - p1) + 3 * s * s * (1 - p2)
  }
}
