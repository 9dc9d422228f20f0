import Geometry

/// A moment of an alert's motion that somebody asks for, whatever the alert is.
public enum MomentRequest: Sendable, Equatable {
  /// So many seconds into a direction; with several, the motion is turned back after each but the
  /// last.
  case after([Rational], Timeline.Direction)
  /// The beginning, the completion, and where phases begin and end.
  case phases(Timeline.Direction)
  /// The completion.
  case end(Timeline.Direction)
}

/// A moment of one alert's motion: an answer to a ``MomentRequest``.
public struct Moment: Sendable, Equatable {
  /// Of what goes on at the moment.
  public let direction: Timeline.Direction
  /// In seconds from the beginning of that.
  public let time: Rational
  /// How many seconds the motion went before each time that it was turned back.
  public let turns: [Rational]
  /// What goes on.
  public let timeline: Timeline
  /// Where everything is at the time.
  public let pose: Pose
}

extension Motion {
  /// Every moment that is asked for, in the order asked for.
  public func moments(_ requests: [MomentRequest]) -> [Moment] {
    var moments: [Moment] = []
    for request in requests {
      switch request {
      case .after(let times, let direction): moments.append(moment(times, direction))
      case .phases(let direction):
        moments += timeline(direction).boundaries.map { moment([$0], direction) }
      case .end(let direction):
        moments.append(moment([timeline(direction).completion], direction))
      }
    }
    return moments
  }

  private func moment(_ times: [Rational], _ direction: Timeline.Direction) -> Moment {
    var timeline = timeline(direction)
    for time in times.dropLast() { timeline = interrupt(timeline, at: time) }
    let time = times.last ?? 0
    return Moment(
      direction: timeline.direction, time: time, turns: times.dropLast(), timeline: timeline,
      pose: pose(in: timeline, at: time))
  }
}
