import AlertSpec
import Geometry

/// What happens when while an alert shows or hides, as data.
public struct Timeline: Sendable, Equatable {
  /// Where it ends.
  public enum Direction: String, Sendable, CaseIterable {
    case show, hide

    /// What an interruption turns it into.
    public var opposite: Direction { self == .show ? .hide : .show }
  }

  /// Whether the alert comes or goes.
  public let direction: Direction
  /// When everything is at its place, in seconds from the beginning. Hidden, the alert is then
  /// removed; then the completion runs, once. A timeline that is interrupted before runs its
  /// completion at the interruption, as not finished.
  public let completion: Rational
  /// In the order of their beginnings.
  public let phases: [Phase]
  /// The backdrop's first. A property without a track has its laid-out value all the time.
  public let tracks: [Track]

  init(_ direction: Direction, completion: Rational, phases: [Phase], tracks: [Track]) {
    self.direction = direction
    self.completion = completion
    self.phases = phases
    self.tracks = tracks
  }

  /// A stretch of time in which something is on its way.
  public struct Phase: Sendable, Equatable {
    /// What is on its way in a phase.
    public enum Subject: String, Sendable, CaseIterable {
      case backdrop, alert
      /// The backdrop and the alert.
      case together
    }

    /// What moves, fades or scales in it.
    public let subject: Subject
    /// In seconds.
    public let start: Rational
    /// In seconds.
    public let end: Rational
  }

  /// The times at which a phase begins or ends, the beginning and the completion among them, each
  /// once and in order.
  public var boundaries: [Rational] {
    var times: [Rational] = [0, completion]
    for phase in phases { times += [phase.start, phase.end] }
    var boundaries: [Rational] = []
    for time in times.sorted() where time <= completion && boundaries.last != time {
      boundaries.append(time)
    }
    return boundaries
  }

  /// What one property of one node does; nil where it stays as it is.
  public func track(_ node: AnimatedNode, _ property: AnimatedProperty) -> Track? {
    tracks.first { $0.node == node && $0.property == property }
  }

  /// A property's value at a time in seconds; nil where it has no track.
  public func value(
    of property: AnimatedProperty, on node: AnimatedNode, at time: Rational
  ) -> Rational? {
    track(node, property)?.value(at: time)
  }
}
