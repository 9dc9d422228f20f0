import Geometry

/// The extent of a line above and below its baseline, in points.
struct VerticalMetrics {
  var ascent: Rational
  var descent: Rational

  init(ascent: Rational, descent: Rational) {
    self.ascent = ascent
    self.descent = descent
  }

  /// - Parameter perMille: the part of the font's size.
  init(_ font: Font, perMille: Int64) {
    var font = font
    if perMille != 1000 { font.size *= Rational(perMille, 1000) }
    self.init(ascent: font.ascender, descent: -font.descender)
  }
}

/// Places lines one below the other.
struct LineStack {
  private let lineHeight: Rational?
  private let leading: Rational?
  private let runs: [VerticalMetrics]
  private var previousBaseline: Rational?
  /// The lower end of the last line placed, in points from the top of the block.
  private(set) var bottom: Rational = 0

  /// - Parameter runs: the extents of the block's runs; none where lines are placed by an extent.
  init(block: TextBlock, runs: [VerticalMetrics] = []) {
    lineHeight = block.lineHeight
    leading = block.leading
    self.runs = runs
  }

  /// The baseline of the next line and its extent: that of the tallest of its fonts.
  mutating func place(_ line: DrawnLine) -> (baseline: Rational, metrics: VerticalMetrics) {
    var metrics = metrics(of: line)
    let baseline = place(&metrics)
    return (baseline, metrics)
  }

  /// The baseline of the next line, all of which is in one font.
  mutating func place(_ metrics: VerticalMetrics) -> Rational {
    var metrics = metrics
    return place(&metrics)
  }

  /// The baseline of the next line, and the extent that it has in the block.
  mutating func place(_ metrics: inout VerticalMetrics) -> Rational {
    if let lineHeight { metrics.ascent = lineHeight - metrics.descent }
    var baseline = bottom + metrics.ascent
    if let leading, lineHeight == nil, let previousBaseline {
      baseline = previousBaseline + leading
    }
    previousBaseline = baseline
    bottom = baseline + metrics.descent
    return baseline
  }

  private func metrics(of line: DrawnLine) -> VerticalMetrics {
    guard var tallest = line.pieces.first.map({ runs[$0.run] }) else {
      return line.emptyRun < runs.count
        ? runs[line.emptyRun] : VerticalMetrics(ascent: 0, descent: 0)
    }
    for piece in line.pieces.dropFirst() {
      let metrics = runs[piece.run]
      if metrics.ascent > tallest.ascent { tallest.ascent = metrics.ascent }
      if metrics.descent > tallest.descent { tallest.descent = metrics.descent }
    }
    return tallest
  }
}
