import Geometry

/// Places on the pixel grid.
///
/// Halves of a pixel go towards where a line of text ends, and down, so that a right-to-left
/// layout is the mirror image of a left-to-right one to the pixel.
extension LayoutTree {
  /// The nearest pixel boundary, in points.
  func snapped(_ value: Rational, _ axis: Axis) -> Rational {
    let grid = environment.grid
    return axis == .x && isRightToLeft ? -grid.snapped(-value) : grid.snapped(value)
  }

  /// A horizontal extent between the boundaries nearest to its ends, in points.
  func snappedWidth(_ span: Span) -> Rational { snapped(span.end, .x) - snapped(span.start, .x) }

  /// A rectangle in the screen's coordinates with both edges of each axis snapped.
  func snapped(_ rect: Rect) -> Rect {
    let (left, top) = (snapped(rect.minX, .x), snapped(rect.minY, .y))
    return Rect(
      x: left, y: top, width: snapped(rect.maxX, .x) - left, height: snapped(rect.maxY, .y) - top)
  }
}
