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
    /// Back to its place after a drag, until then.
    case settling(until: Rational)
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

  /// When what moves will be at rest; nil where nothing moves.
  var movingEnd: Rational? {
    switch phase {
    case .showing(let movement), .hiding(let movement): movement.end
    case .dragging(let drag): drag.start + drag.duration
    case .settling(let end): end
    case .shown: nil
    }
  }

  /// When something happens by itself. A time that has run out waits for the finger to be lifted.
  var due: Rational? {
    guard case .shown = phase else { return movingEnd }
    return deadline
  }

  /// Where touches find it; while it settles, at its place already, as UIKit's hit testing takes
  /// the end of an animation.
  func place(at time: Rational, _ orientation: Orientation) -> TouchPlace {
    switch phase {
    case .showing(let movement), .hiding(let movement):
      request.alert.layout(orientation).place(movement, at: time)
    case .dragging, .settling, .shown: .rest
    }
  }
}
