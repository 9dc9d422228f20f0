import Geometry

/// How an alert comes and goes.
public struct Presentation: Sendable, Equatable {
  /// From off the screen to its place.
  public var show = Transition()
  /// From its place off the screen; stated apart from ``show``.
  public var hide = Transition()
  /// What doesn't follow from the alert's own timing.
  public var backdrop = BackdropTiming()
  /// Without a button; nothing does unless stated.
  public var dismissal = Dismissal()
  /// What happens when a field of the alert or of the app is typed into.
  public var keyboard = KeyboardAvoidance()
  /// What takes the place of moving and scaling where less motion is asked for.
  public var reducedMotion = ReducedMotion.fade
  /// The heights that a sheet can rest at, the first one first; empty where it has its own alone.
  public var detents: [Detent] = []

  /// Fades in and out, and goes by its actions alone.
  public init() {}

  /// When the backdrop's own fade happens.
  public struct BackdropTiming: Sendable, Equatable {
    /// Whether a fade takes two halves: the backdrop comes before the alert and goes after it. Else
    /// both fade together.
    public var isInTurn = false
    /// In seconds; nil is as long as the alert, or half of it in turn.
    public var duration: Rational?
    /// In seconds from the beginning of the transition; nil is when the alert begins, or when its
    /// turn comes.
    public var delay: Rational?
    /// Nil is the alert's own curve or spring.
    public var curve: TimingCurve?
  }

  /// What dismisses an alert besides its actions.
  public struct Dismissal: Sendable, Equatable {
    /// Whether a touch beside the alert makes it go.
    public var outsideTap = false
    /// Whether it goes when it is dragged away far enough.
    public var drag = false
    /// Whether it goes when it is flung away fast enough, however far.
    public var swipe = false
    /// How far it must be dragged, in parts of its extent.
    public var dragDistance = Rational(1, 2)
    /// How fast it must be flung, in points per second.
    public var swipeSpeed: Rational = 500
    /// In seconds after it is shown; nil is never.
    public var after: Rational?

    /// Nothing dismisses it.
    public init() {}
  }

  /// What an alert does when the keyboard would cover some of it.
  public struct KeyboardAvoidance: Sendable, Equatable {
    /// Whether it makes way at all.
    public var avoids = true
    /// What is kept between the alert and the keyboard, in points.
    public var spacing: Rational = 8

    /// Makes way, with 8 points kept free.
    public init() {}
  }

  /// What an alert does for people who asked for less motion
  /// (`UIAccessibility.isReduceMotionEnabled`).
  public enum ReducedMotion: String, Sendable, CaseIterable {
    /// Fades where it would have moved or scaled.
    case fade
    /// Is just there, and gone.
    case none
    /// Moves all the same.
    case keep
  }

  /// A height that a sheet can rest at, after `UISheetPresentationController.Detent`.
  public enum Detent: Sendable, Equatable {
    /// Half of the screen.
    case medium
    /// The screen below its top safe area.
    case large
    /// In points.
    case height(Rational)

    /// As a spec states it.
    public var name: String {
      switch self {
      case .medium: "medium"
      case .large: "large"
      case .height(let points): points.decimal(places: 9)
      }
    }

    /// In points.
    public func height(in environment: Environment) -> Rational {
      let most = environment.screen.height - environment.safeArea.top
      switch self {
      case .medium: return environment.screen.height / 2
      case .large: return most
      case .height(let points): return min(points, most)
      }
    }
  }
}
