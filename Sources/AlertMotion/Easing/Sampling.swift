import AlertSpec
import Geometry

extension Track {
  /// The value at a time in seconds: exact at keyframes, on straight lines and in the middle of
  /// symmetric curves, else to a millionth. An opacity stays between 0 and 1, and a scale at 0 or
  /// above, where a spring would carry it beyond, as a screen shows them.
  public func value(at time: Rational) -> Rational {
    let value = unboundedValue(at: time)
    switch property {
    case .opacity: return min(max(value, 0), 1)
    case .scale: return max(value, 0)
    case .translationX, .translationY, .constraint: return value
    }
  }

  func unboundedValue(at time: Rational) -> Rational {
    guard let (from, to) = segment(at: time) else {
      return time < (keyframes.first?.time ?? 0) ? start : end
    }
    switch from.easing {
    case .hold: return from.value
    case .curve(let curve):
      let part = (time - from.time) / (to.time - from.time)
      if let progress = curve.exactProgress(at: part) {
        let value = from.value + (to.value - from.value) * progress
        if value.isDefined { return value }
      }
    case .spring:
      if time == from.time { return from.value }
    }
    return Rational(millionths: state(at: time).value)
  }

  /// The value as it is computed, and how fast it changes in units per second: from the right at a
  /// keyframe. Nothing is bounded.
  public func state(at time: Rational) -> (value: Double, velocity: Double) {
    guard let (from, to) = segment(at: time) else {
      let value = time < (keyframes.first?.time ?? 0) ? start : end
      return (value.approximation, 0)
    }
    let elapsed = (time - from.time).approximation
    let way = (to.value - from.value).approximation
    switch from.easing {
    case .hold: return (from.value.approximation, 0)
    case .curve(let curve):
      let duration = (to.time - from.time).approximation
      let part = elapsed / duration
      return (
        from.value.approximation + way * curve.progress(at: part),
        way * curve.speed(at: part) / duration
      )
    case .spring(let spring):
      let state = spring.state(
        after: elapsed, from: -way, velocity: spring.velocity)
      return (to.value.approximation + state.displacement, state.velocity)
    }
  }

  /// The keyframes around a time; nil before the first and from the last on.
  private func segment(at time: Rational) -> (Keyframe, Keyframe)? {
    guard let next = keyframes.firstIndex(where: { $0.time > time }), next > 0 else { return nil }
    return (keyframes[next - 1], keyframes[next])
  }
}

extension Rational {
  /// The nearest millionth; undefined past 2^63 of them.
  public init(millionths value: Double) {
    let scaled = (value * 1_000_000).rounded()
    guard scaled.magnitude < 9e18 else {
      self = .undefined
      return
    }
    self.init(Int64(scaled), 1_000_000)
  }
}
