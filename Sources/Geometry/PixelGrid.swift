/// The pixels of a screen with a whole number of them to the point.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point: 1, 2 or 3.
  public let scale: Int64

  /// Numbers below 1 count as 1.
  public init(scale: Int64) {
    self.scale = max(1, scale)
  }

  /// One pixel, in points.
  public var pixel: Rational { Rational(1, scale) }

  /// The nearest pixel boundary, in points; halves go towards larger values. Undefined when the
  /// value is, or when it lies past 2^63 pixels.
  public func snapped(_ value: Rational) -> Rational {
    let pixels = value * Rational(scale)
    return pixels.isDefined ? Rational(pixels.rounded, scale) : .undefined
  }

  /// The first pixel boundary that is not below the value, in points. Undefined as in
  /// ``snapped(_:)-(Rational)``.
  public func roundedUp(_ value: Rational) -> Rational {
    let pixels = value * Rational(scale)
    return pixels.isDefined ? Rational(pixels.ceiling, scale) : .undefined
  }

  /// Both edges on each axis snapped, never the size alone: two rectangles that share an edge
  /// share it afterwards.
  public func snapped(_ rect: Rect) -> Rect {
    let left = snapped(rect.minX)
    let top = snapped(rect.minY)
    return Rect(
      x: left, y: top, width: snapped(rect.maxX) - left, height: snapped(rect.maxY) - top)
  }

  /// Whether the value lies on a pixel boundary.
  public func contains(_ value: Rational) -> Bool {
    (value * Rational(scale)).isWhole
  }
}
