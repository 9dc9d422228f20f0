/// A place in points: x to the right, y down, from the origin of the enclosing frame.
public struct Point: Hashable, Sendable {
  public var x: Rational
  public var y: Rational

  public init(x: Rational, y: Rational) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)
}

/// An extent in points.
public struct Size: Hashable, Sendable {
  public var width: Rational
  public var height: Rational

  public init(width: Rational, height: Rational) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in points, origin at the top left, y down.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Rational, y: Rational, width: Rational, height: Rational) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public static let zero = Rect(origin: .zero, size: .zero)

  public var minX: Rational { origin.x }
  public var minY: Rational { origin.y }
  public var maxX: Rational { origin.x + size.width }
  public var maxY: Rational { origin.y + size.height }
  public var width: Rational { size.width }
  public var height: Rational { size.height }

  /// The same rectangle seen from a frame whose origin is `origin`.
  public func relative(to origin: Point) -> Rect {
    Rect(
      origin: Point(x: self.origin.x - origin.x, y: self.origin.y - origin.y), size: size)
  }
}

/// Distances in points from the four sides of a rectangle; positive is inwards on every side.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Rational
  public var left: Rational
  public var bottom: Rational
  public var right: Rational

  public init(top: Rational, left: Rational, bottom: Rational, right: Rational) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
