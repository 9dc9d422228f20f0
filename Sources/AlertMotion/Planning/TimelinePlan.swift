import AlertSpec
import Geometry

/// Makes the timeline of one direction.
struct TimelinePlan {
  let direction: Timeline.Direction
  let stage: Stage
  let transition: Presentation.Transition
  let backdrop: Presentation.BackdropTiming
  /// What the transition changes of the alert.
  let ways: [Way]

  init(_ direction: Timeline.Direction, of presentation: Presentation, on stage: Stage) {
    self.direction = direction
    self.stage = stage
    transition = direction == .show ? presentation.show : presentation.hide
    backdrop = presentation.backdrop
    ways = stage.ways(of: transition)
  }

  /// Whether the backdrop comes before the alert and goes after it. Only a fade takes two halves:
  /// what moves or scales alone does so together with its backdrop.
  var isInTurn: Bool { backdrop.isInTurn && transition.kind.contains(.fade) }

  private var isAnimated: Bool { transition.kind != .none }

  var backdropDuration: Rational {
    guard isAnimated else { return 0 }
    return backdrop.duration ?? (isInTurn ? transition.duration / 2 : transition.duration)
  }

  var alertDuration: Rational {
    guard isAnimated else { return 0 }
    return isInTurn ? max(0, transition.duration - backdropDuration) : transition.duration
  }

  var backdropTiming: Presentation.Timing {
    guard let curve = backdrop.curve else { return transition.timing }
    var timing = Presentation.Timing()
    timing.curve = curve
    return timing
  }

  /// From away to shown or back, undisturbed.
  var timeline: Timeline {
    let alertLeg = Leg(alertDuration, transition.timing)
    let isAlike = backdropDuration == alertDuration && backdropTiming == transition.timing
    let backdropLeg = isAlike ? alertLeg : Leg(backdropDuration, backdropTiming)
    var alertStart = transition.delay
    var backdropStart = backdrop.delay ?? transition.delay
    if isInTurn, direction == .show { alertStart = backdropStart + backdropLeg.duration }
    if isInTurn, direction == .hide {
      backdropStart = backdrop.delay ?? (alertStart + alertLeg.duration)
    }
    var outline = TimelineOutline(direction)
    outline.alert = alertStart..<alertStart + alertLeg.duration
    if let way = stage.backdropWay {
      outline.tracks.append(backdropLeg.track(way, direction, from: backdropStart))
    }
    if stage.backdropWay != nil || isInTurn {
      outline.backdrop = backdropStart..<backdropStart + backdropLeg.duration
    }
    outline.tracks += ways.map { alertLeg.track($0, direction, from: alertStart) }
    return outline.timeline
  }
}

/// How long a way takes, and how it goes.
struct Leg {
  /// Until it is at rest, in seconds.
  let duration: Rational
  private let easing: Easing
  /// Of the start, in ways per second.
  private let velocity: Rational

  /// - Parameter duration: as a spec states it.
  init(_ duration: Rational, _ timing: Presentation.Timing) {
    guard let spring = timing.spring, let motion = SpringMotion(spring, duration: duration) else {
      self.duration = duration
      easing = .curve(timing.curve)
      velocity = 0
      return
    }
    easing = .spring(motion)
    velocity = spring.velocity
    if case .bounce = spring.response {
      let time = motion.restingTime(
        from: -1, velocity: velocity.approximation, within: SpringMotion.restingPart)
      self.duration = Rational(wholeThousandthsFrom: time)
    } else {
      self.duration = duration
    }
  }

  func track(_ way: Way, _ direction: Timeline.Direction, from start: Rational) -> Track {
    let (first, last) = (way.start(direction), way.end(direction))
    var keyframes: [Keyframe] = []
    if start.isPositive { keyframes.append(Keyframe(0, first)) }
    if duration.isPositive {
      keyframes.append(Keyframe(start, first, easing(along: last - first)))
    }
    keyframes.append(Keyframe(start + duration, last))
    return Track(way.node, way.property, keyframes)
  }

  private func easing(along way: Rational) -> Easing {
    guard case .spring(let motion) = easing else { return easing }
    return .spring(motion.starting(with: (way * velocity).approximation))
  }
}

extension Rational {
  /// The first whole thousandth not before a time in seconds.
  init(wholeThousandthsFrom seconds: Double) {
    let thousandths = (seconds * 1000).rounded(.up)
    self.init(thousandths < 1e15 ? Int64(max(0, thousandths)) : .max, 1000)
  }
}

/// What a timeline is put together from.
struct TimelineOutline {
  let direction: Timeline.Direction
  var tracks: [Track] = []
  /// When the alert is on its way.
  var alert: Range<Rational> = 0..<0
  /// When the backdrop is; nil where there is none.
  var backdrop: Range<Rational>?

  init(_ direction: Timeline.Direction) {
    self.direction = direction
  }

  var timeline: Timeline {
    Timeline(
      direction, completion: max(alert.upperBound, backdrop?.upperBound ?? 0), phases: phases,
      tracks: tracks)
  }

  private var phases: [Timeline.Phase] {
    func phase(_ subject: Timeline.Phase.Subject, _ range: Range<Rational>) -> Timeline.Phase {
      Timeline.Phase(subject: subject, start: range.lowerBound, end: range.upperBound)
    }
    let alerts = alert.isEmpty ? [] : [phase(.alert, alert)]
    guard let backdrop, !backdrop.isEmpty else { return alerts }
    if backdrop == alert { return [phase(.together, alert)] }
    let backdrops = [phase(.backdrop, backdrop)]
    return backdrop.lowerBound <= alert.lowerBound ? backdrops + alerts : alerts + backdrops
  }
}
