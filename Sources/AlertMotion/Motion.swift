import AlertLayout
import AlertSpec
import Geometry

/// How a laid-out alert comes and goes: its timelines, what they become when they are turned back
/// on the way, and where the alert then is.
public struct Motion: Sendable {
  /// What the timelines' distances come from.
  public let stage: Stage
  /// As presented: with what takes the place of motion, where less of it is asked for.
  public let presentation: Presentation
  /// From off the screen to its place, not interrupted.
  public let show: Timeline
  /// From its place off the screen, not interrupted.
  public let hide: Timeline

  /// - Parameter reducesMotion: what `UIAccessibility.isReduceMotionEnabled` says.
  public init(of laidOut: LaidOutAlert, reducesMotion: Bool = false) {
    self.init(
      laidOut.alert.presentation, on: Stage(laidOut), reducesMotion: reducesMotion)
  }

  /// The same for any alert of that size and place.
  public init(_ presentation: Presentation, on stage: Stage, reducesMotion: Bool = false) {
    self.stage = stage
    self.presentation = reducesMotion ? presentation.withReducedMotion : presentation
    show = TimelinePlan(.show, of: self.presentation, on: stage).timeline
    hide = TimelinePlan(.hide, of: self.presentation, on: stage).timeline
  }

  /// What takes its place where less motion is asked for; nil where nothing else does.
  public var reduced: Motion? {
    let reduced = presentation.withReducedMotion
    return reduced == presentation ? nil : Motion(reduced, on: stage)
  }

  /// The plain one of a direction, not interrupted.
  public func timeline(_ direction: Timeline.Direction) -> Timeline {
    direction == .show ? show : hide
  }

  /// What follows when a timeline of this alert, turned back itself or not, is interrupted by the
  /// other direction.
  ///
  /// Every property goes on from the value that it has, and where a spring drives the way back, at
  /// the speed that it has. By a curve, a way back takes the part of its duration that is the part
  /// of the way (CSS Transitions 1, "Faster reversing of interrupted transitions"). Delays are
  /// over, and what is on its way waits for no turn. Once a timeline has completed, this is the
  /// plain one of the other direction.
  public func interrupt(_ timeline: Timeline, at time: Rational) -> Timeline {
    let direction = timeline.direction.opposite
    guard time < timeline.completion else { return self.timeline(direction) }
    return TimelinePlan(direction, of: presentation, on: stage)
      .timeline(continuing: timeline, at: max(0, time))
  }
}

extension Presentation {
  /// What `reducedMotion` makes of both transitions.
  var withReducedMotion: Presentation {
    guard reducedMotion != .keep else { return self }
    var reduced = self
    reduced.show = show.replacingMotion(with: reducedMotion == .none ? .none : .fade)
    reduced.hide = hide.replacingMotion(with: reducedMotion == .none ? .none : .fade)
    return reduced
  }
}

extension Presentation.Transition {
  fileprivate func replacingMotion(with kind: Presentation.Kinds) -> Self {
    guard self.kind.contains(.move) || self.kind.contains(.scale) else { return self }
    var transition = self
    transition.kind = kind
    transition.edge = .none
    transition.spring = nil
    return transition
  }
}
