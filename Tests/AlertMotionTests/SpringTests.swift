import AlertSpec
import Foundation
import Geometry
import TestSupport
import Testing

@testable import AlertMotion

@Suite("Springs")
struct SpringTests {
  @Test("Exponential, sine and cosine are those of the C library to a few units in the last place")
  func elementaryFunctions() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<20_000 {
      let x = Double(random.next() % 2_000_000) / 1_000_000 - 1
      let power = x * 690
      #expect(abs(Elementary.exp(power) / exp(power) - 1) < 4e-15)
      let angle = x * 10_000
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      #expect(abs(sine - sin(angle)) < 1e-15)
      #expect(abs(cosine - cos(angle)) < 1e-15)
    }
  }

  /// The solution of x″ + 2ζω x′ + ω² x = 0 as textbooks have it, by the C library.
  private func closedForm(
    _ frequency: Double, _ damping: Double, _ start: Double, _ velocity: Double, _ time: Double
  ) -> Double {
    let decay = damping * frequency
    let b = velocity + decay * start
    if damping < 1 {
      let swing = frequency * sqrt(1 - damping * damping)
      return exp(-decay * time) * (start * cos(swing * time) + b / swing * sin(swing * time))
    }
    if damping == 1 { return exp(-decay * time) * (start + b * time) }
    let spread = frequency * sqrt(damping * damping - 1)
    let (slow, fast) = (exp((spread - decay) * time), exp(-(spread + decay) * time))
    return start * (slow + fast) / 2 + b / spread * (slow - fast) / 2
  }

  @Test(
    "A spring agrees with the closed form to a billionth", arguments: 1...4 as ClosedRange<UInt64>)
  func closedForm(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2000 {
      let damping = random.fraction(seed == 4 ? 100...100 : 1...300, of: 100).approximation
      let frequency = random.fraction(10...800, of: 10).approximation
      let start = random.fraction(-8000...8000, of: 10).approximation
      let velocity = random.fraction(-80_000...80_000, of: 10).approximation
      let time = random.fraction(0...2000, of: 1000).approximation
      let spring = SpringMotion(frequency: frequency, damping: damping)
      let value = spring.state(after: time, from: start, velocity: velocity).displacement
      let expected = closedForm(frequency, damping, start, velocity, time)
      let size = abs(start) + abs(velocity) / frequency
      // Where it crosses its place, nothing is left to be relative to.
      #expect(abs(value - expected) <= max(1e-9 * abs(expected), 1e-15 * size))
    }
  }

  @Test("A spring's velocity is the slope of its way")
  func velocity() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<2000 {
      let spring = SpringMotion(
        frequency: random.fraction(10...300, of: 10).approximation,
        damping: random.fraction(5...250, of: 100).approximation)
      let time = random.fraction(1...1000, of: 1000).approximation
      func value(_ time: Double) -> Double {
        spring.state(after: time, from: -1, velocity: 3).displacement
      }
      let slope = (value(time + 1e-6) - value(time - 1e-6)) / 2e-6
      #expect(
        abs(spring.state(after: time, from: -1, velocity: 3).velocity - slope) < 1e-5)
    }
  }

  private func spring(_ response: Presentation.Spring.Response, velocity: Rational = 0)
    -> Presentation.Spring
  {
    var spring = Presentation.Spring()
    spring.response = response
    spring.velocity = velocity
    return spring
  }

  @Test("A critically damped spring has 1/1000 of its way left when its duration is over")
  func criticalFrequency() throws {
    let motion = try #require(SpringMotion(spring(.damping(1)), duration: Rational(1, 2)))
    let turns = motion.frequency / 2
    #expect(abs((1 + turns) * exp(-turns) / 0.001 - 1) < 1e-9)
  }

  @Test("A spring by its damping rests when its duration is over, and not long before")
  func restingByDamping() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<200 {
      let damping = random.fraction(2...400, of: 100)
      let velocity = random.next() % 2 == 0 ? 0 : random.fraction(-200...400, of: 10)
      let duration = random.fraction(100...3000, of: 1000)
      let motion = try #require(
        SpringMotion(spring(.damping(damping), velocity: velocity), duration: duration))
      func left(_ seconds: Double) -> Double {
        abs(
          closedForm(
            motion.frequency, motion.damping, -1, velocity.approximation, seconds))
      }
      let end = duration.approximation
      let later = (0..<400).map { left(end * (1 + Double($0) / 100)) }
      #expect(later.allSatisfy { $0 <= 0.001 * (1 + 1e-9) })
      if damping >= 1, velocity == 0 {
        #expect(abs(left(end) / 0.001 - 1) < 1e-7)
      } else if damping <= Rational(9, 10) {
        // Within the last half of a swing there is a peak nearly as high as the bound.
        let swing = motion.frequency * sqrt(1 - motion.damping * motion.damping)
        let highest = (0...200).map { left(end - Double.pi / swing * Double($0) / 200) }.max()
        #expect(try #require(highest) > 0.0004)
      }
    }
  }

  @Test("A spring by its bounce has its duration for a period, and completes at rest")
  func restingByBounce() throws {
    for (bounce, damping) in [
      (Rational(0), 1), (Rational(1, 5), 0.8), (Rational(3, 4), 0.25), (Rational(-1, 2), 2),
    ] {
      let motion = try #require(SpringMotion(spring(.bounce(bounce)), duration: Rational(1, 2)))
      #expect(abs(motion.frequency - 4 * Double.pi) < 1e-12)
      #expect(abs(motion.damping - damping) < 1e-12)
      let whole = AlertMotionTests.motion {
        $0.both {
          $0.kind = .move
          $0.edge = .bottom
          $0.spring = spring(.bounce(bounce))
        }
      }
      let end = whole.show.completion
      #expect(end > Rational(1, 2))
      let track = try #require(whole.show.track(.alert, .translationY))
      let before = track.state(at: end - Rational(1, 1_000_000_000)).value
      #expect(abs(before) <= 0.5)
      #expect(track.value(at: end) == 0)
      let rest = motion.restingTime(from: -1, velocity: 0, within: 0.001)
      #expect((0..<0.001).contains(end.approximation - rest))
    }
  }

  @Test("A spring that swings carries an opacity no further than it goes")
  func boundedOpacity() throws {
    let motion = motion {
      $0.both {
        $0.spring = spring(.bounce(Rational(3, 5)))
      }
    }
    let track = try #require(motion.show.track(.alert, .opacity))
    let times = (0...100).map { motion.show.completion * Rational($0, 100) }
    #expect(times.contains { track.state(at: $0).value > 1 })
    #expect(times.allSatisfy { (0...1).contains(track.value(at: $0)) })
  }
}
