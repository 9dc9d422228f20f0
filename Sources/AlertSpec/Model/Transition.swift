import Geometry

extension Presentation {
  /// One way of an alert: showing or hiding.
  public struct Transition: Sendable, Equatable {
    public var kind = Kinds.fade
    public var edge = Edge.none
    /// How large a scaling alert is while it is away; 1 is its own size.
    public var scale = Rational(6, 5)
    /// Whether an alert that moves or scales also fades on the way.
    public var fades = true
    /// In seconds. Of a spring with a bounce, its perceptual duration: it comes to rest later.
    public var duration = Rational(1, 2)
    /// In seconds.
    public var delay: Rational = 0
    public var timing = Timing()

    public init() {}

    public var curve: TimingCurve {
      get { timing.curve }
      set { timing.curve = newValue }
    }

    /// Takes the place of the curve.
    public var spring: Spring? {
      get { timing.spring }
      set { timing.spring = newValue }
    }
  }

  /// The word for one kind of transition.
  public enum Kind: String, Sendable, CaseIterable {
    case fade, move, scale, none
  }

  /// What of an alert changes on its way, together; nothing is ``none``.
  public struct Kinds: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let fade = Kinds(rawValue: 1)
    public static let move = Kinds(rawValue: 2)
    public static let scale = Kinds(rawValue: 4)
    public static let none: Kinds = []

    public init(_ kind: Kind) {
      switch kind {
      case .fade: self = .fade
      case .move: self = .move
      case .scale: self = .scale
      case .none: self = .none
      }
    }

    /// In the order of the language; one at least.
    public var words: [Kind] {
      isEmpty ? [.none] : Kind.allCases.filter { $0 != .none && contains(Kinds($0)) }
    }
  }

  /// Where a moving alert comes from.
  public enum Edge: String, Sendable, CaseIterable {
    case top, bottom, left, right, center, none
  }

  /// How the speed changes on the way.
  public struct Timing: Sendable, Equatable {
    public var curve = TimingCurve.easeInOut
    /// Takes the place of the curve.
    public var spring: Spring?

    public init() {}
  }

  /// A damped spring.
  public struct Spring: Sendable, Equatable {
    public var response = Response.damping(1)
    /// Of the start, in lengths of the way per second.
    public var velocity: Rational = 0

    public init() {}

    public enum Response: Sendable, Equatable {
      /// The damping ratio of a spring that comes to rest within the transition's duration, as
      /// `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`; 1 is critically damped.
      case damping(Rational)
      /// How much a spring swings whose perceptual duration is the transition's, as
      /// `UIView.animate(springDuration:bounce:…)`; between -1 and 1.
      case bounce(Rational)
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that gives the progress of an animation at a part of
/// its time.
public struct TimingCurve: Sendable, Hashable {
  /// The control points. The parts of the time, `x1` and `x2`, lie between 0 and 1.
  public let x1, y1, x2, y2: Rational

  public init(_ x1: Rational, _ y1: Rational, _ x2: Rational, _ y2: Rational) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  // The control points of Core Animation's `CAMediaTimingFunctionName`, as Apple documents them;
  // UIKit's four animation curves are these. CSS Easing Functions 1 has the same.
  public static let linear = TimingCurve(0, 0, 1, 1)
  public static let easeIn = TimingCurve(Rational(21, 50), 0, 1, 1)
  public static let easeOut = TimingCurve(0, 0, Rational(29, 50), 1)
  public static let easeInOut = TimingCurve(Rational(21, 50), 0, Rational(29, 50), 1)

  /// The curves that have a name, in the order of the language.
  public static let named: [(name: String, curve: TimingCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
  ]

  /// Nil for a curve by its control points.
  public var name: String? { TimingCurve.named.first { $0.curve == self }?.name }
}
