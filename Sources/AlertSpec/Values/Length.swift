import Geometry

/// A distance as a spec states it: points, or one pixel of whatever screen it is drawn on.
public enum Length: Hashable, Sendable {
  case points(Rational)
  /// One pixel.
  case hairline
  /// One pixel, the other way.
  case negativeHairline

  /// The same on every screen.
  public static let zero = Length.points(0)

  /// The distance in points on a screen with the given pixels.
  public func resolved(on grid: PixelGrid) -> Rational {
    switch self {
    case .points(let value): value
    case .hairline: grid.pixel
    case .negativeHairline: -grid.pixel
    }
  }
}

extension Length: ExpressibleByIntegerLiteral {
  /// Whole points.
  public init(integerLiteral value: Int64) {
    self = .points(Rational(value))
  }
}
