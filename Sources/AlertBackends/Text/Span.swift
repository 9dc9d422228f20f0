/// A stretch along one axis, in thousandths of a point.
struct Span: Equatable {
  var start: Int
  var end: Int

  var length: Int { end - start }
  var middle: Int { start + (end - start) / 2 }

  func contains(_ other: Span, within tolerance: Int) -> Bool {
    other.start >= start - tolerance && other.end <= end + tolerance
  }

  /// The length that both cover; negative for the distance between them.
  func overlap(_ other: Span) -> Int {
    min(end, other.end) - max(start, other.start)
  }

  func union(_ other: Span) -> Span {
    Span(start: min(start, other.start), end: max(end, other.end))
  }

  /// Empty, at its nearer end, where nothing is shared.
  func clamped(to limits: Span) -> Span {
    let start = max(limits.start, min(start, limits.end))
    return Span(start: start, end: max(start, min(end, limits.end)))
  }
}
