import AlertSpec
import Geometry

extension TimelinePlan {
  /// Back from where another timeline of the same alert is at a time.
  func timeline(continuing old: Timeline, at time: Rational) -> Timeline {
    let turning = Turning(old, at: time, direction)
    let alertWays = ways + returnWays(from: old)
    let backdropWays = stage.backdropWay.map { [$0] } ?? []
    let alertLeg = ReturnLeg(alertDuration, transition.timing, alertWays, turning)
    let backdropLeg = ReturnLeg(backdropDuration, backdropTiming, backdropWays, turning)
    var (alertStart, backdropStart): (Rational, Rational) = (0, 0)
    if isInTurn {
      if direction == .show, !alertLeg.isMoving { alertStart = backdropLeg.duration }
      if direction == .hide, !backdropLeg.isMoving { backdropStart = alertLeg.duration }
    }
    var outline = TimelineOutline(direction)
    outline.alert = alertStart..<alertStart + alertLeg.duration
    outline.backdrop = backdropStart..<backdropStart + backdropLeg.duration
    outline.tracks = backdropWays.map { backdropLeg.track($0, from: backdropStart) }
    outline.tracks += alertWays.map { alertLeg.track($0, from: alertStart) }
    if direction == .hide { outline.tracks += turning.remains(besides: alertWays + backdropWays) }
    return outline.timeline
  }

  /// What the other direction changes and this one would not bring back to its place.
  private func returnWays(from old: Timeline) -> [Way] {
    guard direction == .show else { return [] }
    return old.tracks.compactMap { track in
      guard track.node == .alert, !ways.contains(where: { $0.property == track.property })
      else { return nil }
      return Way(
        track.node, track.property, away: track.end, shown: stage.shownValue(of: track.property))
    }
  }
}

extension Stage {
  /// A property's value while the alert is shown.
  func shownValue(of property: AnimatedProperty) -> Rational {
    switch property {
    case .opacity: alertOpacity
    case .translationX, .translationY: 0
    case .scale: 1
    case .constraint(let edge): distance(from: edge)
    }
  }
}

/// The moment at which a timeline is turned back.
struct Turning {
  let old: Timeline
  let time: Rational
  /// The new direction.
  let direction: Timeline.Direction

  init(_ old: Timeline, at time: Rational, _ direction: Timeline.Direction) {
    self.old = old
    self.time = time
    self.direction = direction
  }

  /// Where a property is, and how fast it goes; what has no track is where it is laid out.
  func state(of way: Way) -> (value: Rational, velocity: Double) {
    guard let track = old.track(way.node, way.property) else { return (way.shown, 0) }
    // No faster than a spec can have a spring begin: else what was to take no time to speak of
    // could fling an alert beyond all numbers.
    let fastest = 1000 * way.length.approximation
    let velocity = min(max(track.state(at: time).velocity, -fastest), fastest)
    return (track.unboundedValue(at: time), velocity)
  }

  /// The part of its way that a property still has to go, 0 to 1, to a millionth.
  func part(of way: Way) -> Rational {
    guard way.length.isPositive else { return 0 }
    let left = (way.end(direction) - state(of: way).value).magnitude
    return min(1, Rational(millionths: left.approximation / way.length.approximation))
  }

  /// The rest of the tracks that the way back does not take over: they go on.
  func remains(besides ways: [Way]) -> [Track] {
    old.tracks.compactMap { track in
      let isTaken = ways.contains { $0.node == track.node && $0.property == track.property }
      return isTaken ? nil : track.rest(from: time)
    }
  }
}

extension Track {
  /// The same from a time on.
  fileprivate func rest(from time: Rational) -> Track {
    let later = keyframes.filter { $0.time > time }.map {
      Keyframe($0.time - time, $0.value, $0.easing)
    }
    guard let running = keyframes.last(where: { $0.time <= time }), !later.isEmpty else {
      return Track(node, property, later.isEmpty ? [Keyframe(0, end)] : later)
    }
    // A keyframe before the beginning: the way that is under way keeps its course.
    return Track(
      node, property,
      [Keyframe(running.time - time, running.value, running.easing)] + later)
  }
}

/// How long a way back takes, and how it goes.
private struct ReturnLeg {
  /// Until all of it is at rest, in seconds.
  private(set) var duration: Rational = 0
  /// Whether something of it is on its way at the turning.
  let isMoving: Bool
  private let turning: Turning
  private let curve: TimingCurve
  private let spring: SpringMotion?

  /// - Parameter stated: the duration of the whole way, as a spec states it.
  init(_ stated: Rational, _ timing: Presentation.Timing, _ ways: [Way], _ turning: Turning) {
    self.turning = turning
    curve = timing.curve
    spring = timing.spring.flatMap { SpringMotion($0, duration: stated) }
    isMoving = ways.contains { turning.state(of: $0).velocity != 0 }
    if spring == nil {
      let part = ways.map(turning.part).max() ?? 0
      duration = Rational(millionths: (stated * part).approximation)
    } else {
      duration = ways.map(restingTime).max() ?? 0
    }
  }

  private func restingTime(_ way: Way) -> Rational {
    guard let spring else { return duration }
    let state = turning.state(of: way)
    let displacement = (state.value - way.end(turning.direction)).approximation
    return Rational(
      wholeThousandthsFrom: spring.restingTime(
        from: displacement, velocity: state.velocity,
        within: way.length.approximation * SpringMotion.restingPart))
  }

  func track(_ way: Way, from start: Rational) -> Track {
    let state = turning.state(of: way)
    let end = way.end(turning.direction)
    let time = restingTime(way)
    var keyframes: [Keyframe] = []
    if start.isPositive { keyframes.append(Keyframe(0, state.value)) }
    if time.isPositive { keyframes.append(Keyframe(start, state.value, easing(state.velocity))) }
    keyframes.append(Keyframe(start + time, end))
    return Track(way.node, way.property, keyframes)
  }

  private func easing(_ velocity: Double) -> Easing {
    guard let spring else { return .curve(curve) }
    return .spring(spring.starting(with: velocity))
  }
}
