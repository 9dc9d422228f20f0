/// A horizontal scale: places in thousandths of a point to columns of cells.
///
/// The first column stands on the left edge of what is drawn and the last on its right edge, so
/// that rectangles that share an edge share a column.
struct Columns {
  let count: Int
  private let origin: Int
  private let width: Int

  init(_ bounds: Span, count: Int) {
    self.count = max(2, count)
    origin = bounds.start
    width = max(1, bounds.length)
  }

  var all: Range<Int> { 0..<count }

  /// The column of a vertical line.
  func line(at x: Int) -> Int {
    let place = floorDivision(2 * (x - origin) * (count - 1) + width, 2 * width)
    return max(0, min(place, count - 1))
  }

  /// The columns that lie inside a span; at least one.
  func inside(_ span: Span) -> Range<Int> {
    let first = floorDivision((span.start - origin) * (count - 1), width) + 1
    let end = -floorDivision(-(span.end - origin) * (count - 1), width)
    let start = max(0, min(first, count - 1))
    return start..<max(start + 1, min(end, count))
  }

  /// The middle of a column.
  func place(of column: Int) -> Int {
    origin + column * width / (count - 1)
  }
}

/// Rounds towards negative infinity; the divisor is positive.
private func floorDivision(_ dividend: Int, _ divisor: Int) -> Int {
  let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? quotient - 1 : quotient
}
