import AlertSpec
import Geometry

/// A damped harmonic oscillator of mass 1: the motion x″ + 2ζω x′ + ω² x = 0 about a value.
public struct SpringMotion: Sendable, Equatable {
  /// ω, in radians per second; positive.
  public let frequency: Double
  /// ζ: below 1 it swings, at 1 it is critically damped.
  public let damping: Double
  /// At the start, in units of the animated property per second.
  public let velocity: Double

  /// What is left of the way when a spring counts as at rest.
  public static let restingPart = 0.001

  init(frequency: Double, damping: Double, velocity: Double = 0) {
    self.frequency = frequency
    self.damping = damping
    self.velocity = velocity
  }

  func starting(with velocity: Double) -> SpringMotion {
    SpringMotion(frequency: frequency, damping: damping, velocity: velocity)
  }

  /// The spring of a transition.
  ///
  /// By a damping ratio, its frequency is such that it comes to rest just when the duration is
  /// over. By a bounce, the duration is the period of the undamped spring, and the ratio is
  /// 1 - bounce, or 1 / (1 + bounce) for a negative one, as Apple gives them in "Animate with
  /// springs" (WWDC 2023, session 10158) and for SwiftUI's `Spring`.
  ///
  /// - Returns: nil for a duration of 0.
  init?(_ spring: Presentation.Spring, duration: Rational) {
    guard duration.isPositive else { return nil }
    let seconds = duration.approximation
    switch spring.response {
    case .bounce(let bounce):
      let bounce = bounce.approximation
      self.init(
        frequency: 2 * Double.pi / seconds, damping: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    case .damping(let ratio):
      let damping = ratio.approximation
      self.init(
        frequency: SpringMotion.frequency(
          damping: damping, velocity: spring.velocity.approximation, restingAfter: seconds),
        damping: damping)
    }
  }

  /// The frequency at which a spring that starts a way of 1 with a velocity rests after a time.
  ///
  /// In units of 1/ω the resting time depends on the velocity alone, and little on that, so that
  /// each round leaves about a tenth of the error of the last. At most 40 rounds.
  private static func frequency(
    damping: Double, velocity: Double, restingAfter seconds: Double
  ) -> Double {
    let unit = SpringMotion(frequency: 1, damping: damping)
    var frequency = unit.restingTime(from: -1, velocity: 0, within: restingPart) / seconds
    guard velocity != 0 else { return frequency }
    for _ in 0..<40 {
      let next =
        unit.restingTime(from: -1, velocity: velocity / frequency, within: restingPart) / seconds
      if (next - frequency).magnitude <= 1e-15 * frequency { return next }
      frequency = next
    }
    return frequency
  }

  /// Where the spring is after some seconds, seen from where it will rest, and how fast it goes
  /// there: the closed form.
  public func state(
    after seconds: Double, from start: Double, velocity: Double
  ) -> (displacement: Double, velocity: Double) {
    let decay = damping * frequency
    let pull = velocity + decay * start
    let discriminant = (damping - 1) * (damping + 1)
    if discriminant > 0 {
      let spread = frequency * discriminant.squareRoot()
      let (slow, fast) = (spread - decay, -spread - decay)
      let slowPart = (velocity - fast * start) / (slow - fast)
      let (x, y) = (
        slowPart * Elementary.exp(slow * seconds),
        (start - slowPart) * Elementary.exp(fast * seconds)
      )
      return (x + y, slow * x + fast * y)
    }
    let envelope = Elementary.exp(-decay * seconds)
    if discriminant == 0 {
      let displacement = start + pull * seconds
      return (envelope * displacement, envelope * (pull - decay * displacement))
    }
    let swing = frequency * (-discriminant).squareRoot()
    let (sine, cosine) = Elementary.sineAndCosine(swing * seconds)
    let displacement = start * cosine + pull / swing * sine
    let change = pull * cosine - start * swing * sine
    return (envelope * displacement, envelope * (change - decay * displacement))
  }

  /// The time from which on the spring stays within a distance of where it rests, in seconds: when
  /// the bound of its swings does. Without a velocity, and where it does not swing, that is exact.
  public func restingTime(from start: Double, velocity: Double, within distance: Double) -> Double {
    let pull = (velocity + damping * frequency * start).magnitude
    func isOutside(_ seconds: Double) -> Bool {
      bound(after: seconds, start: start.magnitude, pull: pull) > distance
    }
    // The bound has one peak, and that before 3/2 of 1/ω.
    var high = 1.5 / frequency
    var low = high
    while low > 0, !isOutside(low) { low -= high / 64 }
    guard low >= 0, isOutside(low) else { return 0 }
    for _ in 0..<100 where isOutside(high) {
      low = high
      high *= 2
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if isOutside(middle) { low = middle } else { high = middle }
    }
    return high
  }

  /// What no swing exceeds from a time on: the displacement where start and pull have one
  /// direction and it does not swing, else the lower of two bounds on start·cos + pull·sin/swing.
  private func bound(after seconds: Double, start: Double, pull: Double) -> Double {
    let decay = damping * frequency
    let discriminant = (damping - 1) * (damping + 1)
    if discriminant > 0 {
      let spread = frequency * discriminant.squareRoot()
      let part = pull / spread
      return (start + part) / 2 * Elementary.exp((spread - decay) * seconds)
        + (start - part) / 2 * Elementary.exp(-(spread + decay) * seconds)
    }
    let straight = start + pull * seconds
    let envelope = Elementary.exp(-decay * seconds)
    guard discriminant < 0 else { return envelope * straight }
    let part = pull / (frequency * (-discriminant).squareRoot())
    return envelope * min(straight, (start * start + part * part).squareRoot())
  }
}
