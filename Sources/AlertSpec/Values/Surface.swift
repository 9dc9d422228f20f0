import Geometry

/// Corner radii in points.
public struct Corners: Hashable, Sendable {
  public var topLeft: Length = 0
  public var topRight: Length = 0
  public var bottomLeft: Length = 0
  public var bottomRight: Length = 0

  public init() {}

  public init(all radius: Length) {
    topLeft = radius
    topRight = radius
    bottomLeft = radius
    bottomRight = radius
  }

  public var areSquare: Bool { self == Corners() }
}

/// A line along the inside of a view's edges.
public struct Border: Hashable, Sendable {
  public var width: Length = 0
  public var color: DynamicColor = .clear

  public init() {}
}

/// A blurred copy of a view's outline, drawn behind it.
public struct Shadow: Hashable, Sendable {
  public var color: DynamicColor = .black
  public var opacity: Rational = 0
  /// The Gaussian's standard deviation in points, as `CALayer.shadowRadius`.
  public var radius: Length = 0
  public var x: Length = 0
  public var y: Length = 0

  public init() {}
}

/// How a view's rectangle is painted.
public struct Surface: Hashable, Sendable {
  public var fill: DynamicColor = .clear
  public var corners = Corners()
  public var border = Border()
  public var shadow = Shadow()
  /// 0 to 1.
  public var opacity: Rational = 1

  public init() {}
}
