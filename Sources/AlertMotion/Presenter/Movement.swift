import AlertSpec
import Geometry

/// How far an alert is on its way, as far as touches can tell.
public struct Pose: Sendable, Equatable {
  /// From its place, in points.
  public var offset: Point
  /// 0 to 1.
  public var opacity: Rational

  public init(offset: Point = .zero, opacity: Rational = 1) {
    self.offset = offset
    self.opacity = opacity
  }

  static let rest = Pose()
}

/// One way of an alert under way.
struct Movement: Sendable {
  var start: Rational
  var duration: Rational
  var from: Pose
  var to: Pose

  var end: Rational { start + duration }

  func pose(at time: Rational) -> Pose {
    guard duration.isPositive, time < end else { return to }
    let share = (time - start) / duration
    return Pose(
      offset: Point(
        x: from.offset.x + (to.offset.x - from.offset.x) * share,
        y: from.offset.y + (to.offset.y - from.offset.y) * share),
      opacity: from.opacity + (to.opacity - from.opacity) * share)
  }
}

/// How an alert comes and goes.
public struct AlertMotions: Sendable {
  private let presentation: Presentation

  public init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  func show(at time: Rational, in scene: TouchScene) -> Movement {
    Movement(
      start: time, duration: duration(presentation.show),
      from: away(presentation.show, in: scene), to: .rest)
  }

  func hide(at time: Rational, from pose: Pose, in scene: TouchScene) -> Movement {
    Movement(
      start: time, duration: duration(presentation.hide), from: pose,
      to: away(presentation.hide, in: scene))
  }

  private func duration(_ transition: Presentation.Transition) -> Rational {
    transition.kind == .none ? 0 : transition.delay + transition.duration
  }

  private func away(_ transition: Presentation.Transition, in scene: TouchScene) -> Pose {
    var pose = Pose(offset: .zero, opacity: 0)
    guard transition.kind == .move else { return pose }
    switch transition.edge {
    case .top: pose.offset.y = -scene.frame.maxY
    case .bottom: pose.offset.y = scene.screen.height - scene.frame.minY
    case .left: pose.offset.x = -scene.frame.maxX
    case .right: pose.offset.x = scene.screen.width - scene.frame.minX
    case .center, .none: break
    }
    return pose
  }

  /// Where a drag has to go to take the alert away: to the edge that it leaves by, down where there
  /// is none.
  var exit: Step.Direction {
    guard presentation.hide.kind == .move else { return .down }
    switch presentation.hide.edge {
    case .top: return .up
    case .left: return .left
    case .right: return .right
    case .bottom, .center, .none: return .down
    }
  }
}
