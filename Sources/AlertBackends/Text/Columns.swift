/// A horizontal scale: places in thousandths of a point to columns of cells.
///
/// The first column stands on the left edge of what is drawn and the last on its right edge, so
/// that rectangles that share an edge share a column.
struct Columns {
  let count: Int
  private let origin: Int
  private let width: Int
  private let edges: [Int]
  /// Of each edge.
  private var lines: [Int] = []

  /// - Parameter edges: the places of vertical lines, ascending.
  init(_ bounds: Span, edges: [Int], count: Int) {
    self.count = max(2, count)
    origin = bounds.start
    width = max(1, bounds.length)
    self.edges = edges
    lines.reserveCapacity(edges.count)
    for (index, edge) in edges.enumerated() {
      let line = nearest(to: edge)
      if index > 0, lines[index - 1] == line, 2 * (edge - edges[index - 1]) * self.count > width {
        separate(edge, from: edges[index - 1], at: line)
      } else {
        lines.append(line)
      }
    }
  }

  /// Two lines half a cell apart or more are not drawn as one when rounding the other way keeps
  /// them apart and in order.
  private mutating func separate(_ edge: Int, from previous: Int, at line: Int) {
    let index = lines.count - 1
    if floorDivision((previous - origin) * (count - 1), width) < line,
      index == 0 || lines[index - 1] < line - 1
    {
      lines[index] = line - 1
      lines.append(line)
    } else {
      let isBehind = -floorDivision(-(edge - origin) * (count - 1), width) > line
      lines.append(isBehind && line + 1 < count ? line + 1 : line)
    }
  }

  private func nearest(to x: Int) -> Int {
    let place = floorDivision(2 * (x - origin) * (count - 1) + width, 2 * width)
    return max(0, min(place, count - 1))
  }

  var all: Range<Int> { 0..<count }

  /// The column of a vertical line. O(log edges).
  func line(at x: Int) -> Int {
    let index = edges.partitioned { $0 >= x }
    return index < edges.count && edges[index] == x ? lines[index] : nearest(to: x)
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
