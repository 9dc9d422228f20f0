import Geometry

/// What dims the screen behind an alert.
public struct Backdrop: Hashable, Sendable {
  /// Clear leaves the app's screen as it is.
  public var color: DynamicColor = .clear
  /// 0 to 1, multiplied with the colour's own alpha.
  public var opacity: Rational = 1
}
