/// A place in points: x to the right, y down, from the origin of the enclosing frame.
public struct Point: Hashable, Sendable {
  /// Points to the right of the origin; negative is to its left.
  public var x: Rational
  /// Points below the origin; negative is above it.
  public var y: Rational

  /// In points.
  public init(x: Rational, y: Rational) {
    self.x = x
    self.y = y
  }

  /// The origin itself.
  public static let zero = Point(x: 0, y: 0)
}

/// An extent in points.
public struct Size: Hashable, Sendable {
  /// In points; nothing keeps it from being negative.
  public var width: Rational
  /// In points; nothing keeps it from being negative.
  public var height: Rational

  /// In points.
  public init(width: Rational, height: Rational) {
    self.width = width
    self.height = height
  }

  /// Of a box without content.
  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in points, origin at the top left, y down.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// From the origin to the right and down.
  public var size: Size

  /// Nothing is turned around where the size is negative.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The same from four numbers, in points.
  public init(x: Rational, y: Rational, width: Rational, height: Rational) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Without extent, at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The left edge.
  public var minX: Rational { origin.x }
  /// The top edge.
  public var minY: Rational { origin.y }
  /// The right edge, which is the first place outside.
  public var maxX: Rational { origin.x + size.width }
  /// The bottom edge, which is the first place outside.
  public var maxY: Rational { origin.y + size.height }
  /// From the left to the right edge, in points.
  public var width: Rational { size.width }
  /// From the top to the bottom edge, in points.
  public var height: Rational { size.height }

  /// The same rectangle seen from a frame whose origin is `origin`.
  public func relative(to origin: Point) -> Rect {
    Rect(
      origin: Point(x: self.origin.x - origin.x, y: self.origin.y - origin.y), size: size)
  }
}

/// Distances in points from the four sides of a rectangle; positive is inwards on every side.
public struct EdgeInsets: Hashable, Sendable {
  /// Points down from the top edge.
  public var top: Rational
  /// Points to the right of the left edge, whatever way a script runs.
  public var left: Rational
  /// Points up from the bottom edge.
  public var bottom: Rational
  /// Points to the left of the right edge, whatever way a script runs.
  public var right: Rational

  /// In points, in UIKit's order.
  public init(top: Rational, left: Rational, bottom: Rational, right: Rational) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The rectangle as it is.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
