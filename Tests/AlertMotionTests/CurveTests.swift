import AlertSpec
import Geometry
import TestSupport
import Testing

@testable import AlertMotion

@Suite("Timing curves")
struct CurveTests {
  /// A curve whose progress never falls.
  private func monotone(_ random: inout SplitMix64) -> TimingCurve {
    TimingCurve(
      random.fraction(0...100, of: 100), random.fraction(0...100, of: 100),
      random.fraction(0...100, of: 100), random.fraction(0...100, of: 100))
  }

  @Test("A curve goes through every point that its control points give")
  func points() {
    var random = SplitMix64(seed: 1)
    let curves = TimingCurve.named.map(\.curve) + (0..<60).map { _ in monotone(&random) }
    for curve in curves {
      for step in 1..<40 as Range<Int64> {
        let s = Rational(step, 40)
        let rest = 1 - s
        func point(_ p1: Rational, _ p2: Rational) -> Double {
          let first = 3 * rest * rest * s * p1
          return (first + 3 * rest * s * s * p2 + s * s * s).approximation
        }
        let (x, y) = (point(curve.x1, curve.x2), point(curve.y1, curve.y2))
        // Where the curve is steep, the time is known no better than a Double tells it.
        let slack = 1e-12 * max(1, abs(curve.speed(at: x)))
        #expect(abs(curve.progress(at: x) - y) < slack)
      }
    }
  }

  @Test("UIKit's curves are where Core Animation's control points put them")
  func named() {
    let quarter = 0.25
    #expect(TimingCurve.linear.progress(at: quarter) == quarter)
    // The values that browsers give for CSS's ease-in, ease-out and ease-in-out.
    #expect(abs(TimingCurve.easeIn.progress(at: quarter) - 0.093_465) < 1e-6)
    #expect(abs(TimingCurve.easeOut.progress(at: quarter) - 0.378_138) < 1e-6)
    #expect(abs(TimingCurve.easeInOut.progress(at: quarter) - 0.129_162) < 1e-6)
    #expect(TimingCurve.easeInOut.exactProgress(at: Rational(1, 2)) == Rational(1, 2))
    #expect(TimingCurve.easeIn.exactProgress(at: Rational(1, 2)) == nil)
    #expect(TimingCurve.linear.exactProgress(at: Rational(1, 3)) == Rational(1, 3))
  }

  @Test(
    "Sampling never runs back on a curve that doesn't", arguments: 1...20 as ClosedRange<UInt64>)
  func monotonicity(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let curve = monotone(&random)
    let motion = motion {
      $0.both {
        $0.kind = .move
        $0.edge = .right
        $0.curve = curve
      }
    }
    let track = try #require(motion.hide.track(.alert, .translationX))
    let times = (0..<1000).map { _ in random.fraction(0...500_000, of: 1_000_000) }.sorted()
    let values = times.map { track.value(at: $0) }
    #expect(values == values.sorted())
    let neighbours = (1..<1000 as Range<Int64>).map { Rational($0, 10_000_000) + Rational(1, 7) }
    let close = neighbours.map { track.value(at: $0) }
    #expect(close == close.sorted())
  }

  @Test("What is straight is exact everywhere, and every curve at its ends")
  func exactness() throws {
    let motion = motion {
      $0.both {
        $0.kind = .move
        $0.edge = .left
        $0.duration = Rational(3, 10)
        $0.curve = .linear
      }
    }
    let track = try #require(motion.show.track(.alert, .translationX))
    #expect(track.value(at: Rational(1, 7)) == Rational(-350) * Rational(11, 21))
    #expect(track.value(at: 0) == -350 && track.value(at: Rational(3, 10)) == 0)
    #expect(track.value(at: -1) == -350 && track.value(at: 1000) == 0)
  }

  @Test("A curve may overshoot, and its speed is its slope")
  func overshoot() {
    let curve = TimingCurve(Rational(1, 4), Rational(-3, 2), Rational(1, 2), Rational(5, 2))
    #expect(curve.progress(at: 0.1) < 0 && curve.progress(at: 0.8) > 1)
    for part in [0.1, 0.3, 0.5, 0.77] {
      let slope = (curve.progress(at: part + 1e-7) - curve.progress(at: part - 1e-7)) / 2e-7
      #expect(abs(curve.speed(at: part) - slope) < 1e-5)
    }
  }
}
