import AlertLayout
import AlertSpec
import Geometry

/// One way of an alert under way: a timeline and when it began.
struct Movement: Sendable {
  /// In seconds since the beginning.
  var start: Rational
  var timeline: Timeline
  /// Whether it began while less motion was asked for.
  var isReduced: Bool

  init(_ timeline: Timeline, at start: Rational, isReduced: Bool) {
    self.start = start
    self.timeline = timeline
    self.isReduced = isReduced
  }

  var end: Rational { start + timeline.completion }
}

/// Where touches find an alert.
struct TouchPlace: Sendable, Equatable {
  /// From its place, in points.
  var offset = Point.zero
  /// About the middle of its frame.
  var scale: Rational = 1
  /// 0 to 1.
  var opacity: Rational = 1

  static let rest = TouchPlace()

  /// A point of the screen in the coordinates that the alert was laid out in.
  func unmoved(_ point: Point, in frame: Rect) -> Point {
    let center = frame.center
    guard scale.isPositive, scale != 1 else {
      return Point(x: point.x - offset.x, y: point.y - offset.y)
    }
    return Point(
      x: center.x + (point.x - offset.x - center.x) / scale,
      y: center.y + (point.y - offset.y - center.y) / scale)
  }

  /// Where a point of the laid-out alert is on the screen.
  func moved(_ point: Point, in frame: Rect) -> Point {
    let center = frame.center
    return Point(
      x: center.x + (point.x - center.x) * scale + offset.x,
      y: center.y + (point.y - center.y) * scale + offset.y)
  }
}

/// An alert as it is laid out with the device held one way: what can be touched, and its motion.
public struct StagedLayout: Sendable {
  let touches: TouchScene
  let motion: Motion

  init(_ laidOut: LaidOutAlert) {
    touches = TouchScene(laidOut)
    motion = Motion(of: laidOut)
  }

  /// How the alert comes and goes, with less motion or all of it.
  func motion(isReduced: Bool) -> Motion {
    isReduced ? motion.reduced ?? motion : motion
  }

  /// Where touches find the alert on its way.
  func place(_ movement: Movement, at time: Rational) -> TouchPlace {
    let pose = motion.pose(in: movement.timeline, at: time - movement.start)
    return TouchPlace(offset: pose.translation, scale: pose.scale, opacity: pose.opacity)
  }

  /// Where a drag has to go to take the alert away: to the edge that it leaves by, down where there
  /// is none.
  var exit: Step.Direction {
    let hide = motion.presentation.hide
    guard hide.kind.contains(.move) else { return .down }
    switch hide.edge {
    case .top: return .up
    case .left: return .left
    case .right: return .right
    case .bottom, .center, .none: return .down
    }
  }
}
