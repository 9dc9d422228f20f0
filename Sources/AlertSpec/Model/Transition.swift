import Geometry

extension Presentation {
  /// One way of an alert: showing or hiding.
  public struct Transition: Sendable, Equatable {
    /// Several happen together.
    public var kind = Kinds.fade
    /// Where a moving alert comes from or goes to; `none` is for alerts that don't move.
    public var edge = Edge.none
    /// How large a scaling alert is while it is away; 1 is its own size.
    public var scale = Rational(6, 5)
    /// Whether an alert that moves or scales also fades on the way.
    public var fades = true
    /// In seconds. Of a spring with a bounce, its perceptual duration: it comes to rest later.
    public var duration = Rational(1, 2)
    /// In seconds.
    public var delay: Rational = 0
    /// Of all that changes, together.
    public var timing = Timing()

    /// A fade of half a second.
    public init() {}

    /// That of the timing; a spring counts in its place.
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
    /// A bit for each kind; the bits are nowhere written down.
    public let rawValue: UInt8

    /// Unknown bits are kept and mean nothing.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The opacity goes from 0 to 1 or back.
    public static let fade = Kinds(rawValue: 1)
    /// The alert comes from an edge, or goes there.
    public static let move = Kinds(rawValue: 2)
    /// The alert's size goes from ``Transition/scale`` to its own, or back.
    public static let scale = Kinds(rawValue: 4)
    /// The alert is just there, and gone.
    public static let none: Kinds = []

    /// The set of one of the language's words.
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
    /// Counts where there is no spring.
    public var curve = TimingCurve.easeInOut
    /// Takes the place of the curve.
    public var spring: Spring?

    /// Slow at both ends, without a spring.
    public init() {}
  }

  /// A damped spring.
  public struct Spring: Sendable, Equatable {
    /// How it swings: in a given time, or by its own physics.
    public var response = Response.damping(1)
    /// Of the start, in lengths of the way per second.
    public var velocity: Rational = 0

    /// Critically damped, from rest.
    public init() {}

    /// The two ways in which UIKit lets a spring be stated.
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

  /// The two inner control points of a cubic Bézier from (0, 0) to (1, 1); x from 0 to 1.
  public init(_ x1: Rational, _ y1: Rational, _ x2: Rational, _ y2: Rational) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  // The control points of Core Animation's `CAMediaTimingFunctionName`, as Apple documents them;
  // UIKit's four animation curves are these. CSS Easing Functions 1 has the same.
  /// The same speed all the way.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// Slow at the beginning.
  public static let easeIn = TimingCurve(Rational(21, 50), 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = TimingCurve(0, 0, Rational(29, 50), 1)
  /// Slow at both ends: UIKit's own where none is asked for.
  public static let easeInOut = TimingCurve(Rational(21, 50), 0, Rational(29, 50), 1)

  /// The curves that have a name, in the order of the language.
  public static let named: [(name: String, curve: TimingCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
  ]

  /// Nil for a curve by its control points.
  public var name: String? { TimingCurve.named.first { $0.curve == self }?.name }
}
