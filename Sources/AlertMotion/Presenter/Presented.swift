import AlertSpec
import Geometry

/// The alert that is on the screen, and what it is about.
struct Presented: Sendable {
  var request: Request
  /// The id of the screen that presents it.
  let screen: String
  var phase: Phase
  /// When it goes by itself, in seconds since the beginning; nil is never.
  var deadline: Rational?
  /// What is left until then, while the app is in the background.
  var timeLeft: Rational?
  /// What the app is sent when it is off the screen.
  var eventToSend: String?
  /// Whether it only makes room for one of a higher priority.
  var isToComeBack = false
  /// Whether one of its fields has brought the keyboard up.
  var hasKeyboard = false

  enum Phase: Sendable {
    case showing(Movement)
    case shown
    case dragging(Drag)
    /// Back to its place after a drag.
    case settling(Movement)
    case hiding(Movement)
  }

  init(request: Request, screen: String, phase: Phase) {
    self.request = request
    self.screen = screen
    self.phase = phase
  }

  var isHiding: Bool { if case .hiding = phase { true } else { false } }

  /// Whether it stays: it is not hiding, or only to come back.
  var remains: Bool { !isHiding || isToComeBack }

  /// Whether a higher one can take its place.
  var isAtItsPlace: Bool { !isHiding }

  /// When what moves will be at rest; nil where nothing moves.
  var movingEnd: Rational? {
    switch phase {
    case .showing(let movement), .settling(let movement), .hiding(let movement): movement.end
    case .dragging(let drag): drag.start + drag.duration
    case .shown: nil
    }
  }

  /// When something happens by itself. A time that has run out waits for the finger to be lifted.
  var due: Rational? {
    guard case .shown = phase else { return movingEnd }
    return deadline
  }

  func pose(at time: Rational) -> Pose {
    switch phase {
    case .showing(let movement), .settling(let movement), .hiding(let movement):
      movement.pose(at: time)
    case .dragging(let drag): drag.pose(at: time)
    case .shown: .rest
    }
  }
}

/// A finger that moves an alert.
struct Drag: Sendable {
  var start: Rational
  /// In seconds.
  var duration: Rational
  /// How far it goes in all, in points.
  var distance: Rational
  var direction: Step.Direction
  /// Whether it goes where the alert leaves; otherwise the alert stays.
  var leadsAway: Bool

  func pose(at time: Rational) -> Pose {
    guard leadsAway else { return .rest }
    let share = duration.isPositive ? min(1, (time - start) / duration) : 1
    let way = distance * share
    var pose = Pose.rest
    switch direction {
    case .up: pose.offset.y = -way
    case .down: pose.offset.y = way
    case .left: pose.offset.x = -way
    case .right: pose.offset.x = way
    }
    return pose
  }

  /// Whether lifting the finger dismisses: it went half of the alert's extent, or was faster than
  /// ``fast``.
  func dismisses(_ frame: Rect) -> Bool {
    guard leadsAway else { return false }
    let extent = direction == .up || direction == .down ? frame.height : frame.width
    if distance * 2 >= extent { return true }
    return distance.isPositive && (!duration.isPositive || distance / duration >= Drag.fast)
  }

  /// In points a second.
  static let fast: Rational = 1000
}
