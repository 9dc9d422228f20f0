import Geometry

/// How an alert comes and goes.
public struct Presentation: Sendable, Equatable {
  public var show = Transition()
  public var hide = Transition()
  public var backdrop = BackdropTiming()
  public var dismissal = Dismissal()

  public init() {}

  public enum Kind: String, Sendable, CaseIterable {
    case fade, move, scale, none
  }

  /// Where a moving alert comes from.
  public enum Edge: String, Sendable, CaseIterable {
    case top, bottom, left, right, center, none
  }

  /// One way: showing or hiding.
  public struct Transition: Sendable, Equatable {
    public var kind = Kind.fade
    public var edge = Edge.none
    /// In seconds.
    public var duration = Rational(1, 2)
    /// In seconds.
    public var delay: Rational = 0
    public var curve = Curve.easeInOut
    /// Takes the place of the curve.
    public var spring: Spring?

    public init() {}
  }

  /// UIKit's timing curves.
  public enum Curve: String, Sendable, CaseIterable {
    case linear, easeIn, easeOut, easeInOut
  }

  /// A damped spring, as `UISpringTimingParameters`.
  public struct Spring: Sendable, Equatable {
    /// 1 is critically damped.
    public var damping: Rational = 1
    /// Of the start, in lengths of the way per second.
    public var velocity: Rational = 0

    public init() {}
  }

  /// When the backdrop's own fade happens; nil is together with the alert.
  public struct BackdropTiming: Sendable, Equatable {
    public var duration: Rational?
    public var delay: Rational?

    public init() {}
  }

  /// What dismisses an alert besides its actions.
  public struct Dismissal: Sendable, Equatable {
    public var outsideTap = false
    public var drag = false
    /// In seconds after it is shown; nil is never.
    public var after: Rational?

    public init() {}
  }
}
