import Geometry

/// Corner radii in points.
public struct Corners: Hashable, Sendable {
  /// 0 is a square corner.
  public var topLeft: Length = 0
  /// 0 is a square corner.
  public var topRight: Length = 0
  /// 0 is a square corner.
  public var bottomLeft: Length = 0
  /// 0 is a square corner.
  public var bottomRight: Length = 0

  /// All square.
  public init() {}

  /// The same radius everywhere.
  public init(all radius: Length) {
    topLeft = radius
    topRight = radius
    bottomLeft = radius
    bottomRight = radius
  }

  /// Whether no corner is round.
  public var areSquare: Bool { self == Corners() }
}

/// A line along the inside of a view's edges.
public struct Border: Hashable, Sendable {
  /// In points; 0 draws none.
  public var width: Length = 0
  /// Clear draws none.
  public var color: DynamicColor = .clear
}

/// A blurred copy of a view's outline, drawn behind it.
public struct Shadow: Hashable, Sendable {
  /// Black unless stated, as `CALayer.shadowColor`.
  public var color: DynamicColor = .black
  /// 0 to 1, multiplied with the colour's own alpha; 0 draws none.
  public var opacity: Rational = 0
  /// The Gaussian's standard deviation in points, as `CALayer.shadowRadius`.
  public var radius: Length = 0
  /// To the right, in points.
  public var x: Length = 0
  /// Down, in points.
  public var y: Length = 0
}

/// How a view's rectangle is painted.
public struct Surface: Hashable, Sendable {
  /// Clear draws nothing.
  public var fill: DynamicColor = .clear
  /// The outline that fill, border and shadow follow.
  public var corners = Corners()
  /// Drawn over the fill.
  public var border = Border()
  /// Of the outline, whatever is inside.
  public var shadow = Shadow()
  /// 0 to 1.
  public var opacity: Rational = 1
}
