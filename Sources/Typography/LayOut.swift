import Geometry

/// Lays a text out as a UIKit label does: greedy wrapping at the breaks of UAX #14 with Korean
/// words kept, a word longer than its line broken between graphemes, an ellipsis for what
/// ``TextBlock/maximumLines`` cuts off.
///
/// - Parameters:
///   - width: the room in points, compared exactly; nil for any. Lines are aligned in it, or in the
///     layout's own width when it is nil.
///   - grid: the pixels that the size is rounded up to.
/// - Returns: no lines and a size of zero for an empty text. O(n) in the length of the text.
public func layOut(_ block: TextBlock, width: Rational?, grid: PixelGrid) -> TextLayout {
  TypesetText(block).layOut(width: width, grid: grid)
}

/// The width of a text on one line in points, exact and not rounded; its newlines take no room.
/// O(n).
public func width(of text: String, font: Font) -> Rational {
  let clusters = Clusterer.cluster([TextRun(text, font: font)]).clusters
  let sum = clusters.reduce(Int64(0)) { FontScale.sum($0, $1.width) }
  return FontScale.points(sum)
}

/// A block measured at one scale.
struct Typesetter {
  let block: TextBlock
  let perMille: Int64
  let text: ClusteredText
  /// Of the runs.
  let metrics: [VerticalMetrics]

  init(block: TextBlock, perMille: Int64) {
    self.block = block
    self.perMille = perMille
    metrics = block.runs.map { VerticalMetrics($0.font, perMille: perMille) }
    text = Clusterer.cluster(block.runs, perMille: perMille)
  }

  /// The lines that a text takes in a width.
  struct Fit {
    var lines: [LineSpan]
    /// What stands in place of the last line.
    var truncated: TruncatedLine?
    /// A line had to be broken inside a word, or its one grapheme is wider than the room.
    var overflows = false

    var isTruncated: Bool { truncated != nil }

    /// The widest line, in width units.
    var width: Int64 {
      lines.indices.reduce(0) { max($0, width(of: $1)) }
    }

    func width(of line: Int) -> Int64 {
      if line == lines.count - 1, let truncated { return truncated.width }
      return lines[line].width
    }
  }

  func fit(_ available: Int64) -> Fit {
    let limit = max(0, block.maximumLines)
    let wrapper = LineWrapper(text: text, available: available)
    var fit = Fit(lines: wrapper.lines(limit: limit))
    fit.overflows = fit.lines.contains { $0.isBrokenInWord || $0.width > available }
    guard limit > 0, fit.lines.count == limit, let last = fit.lines.last else { return fit }
    let isRestDrawn = text.clusters[min(last.next, text.clusters.count)...].contains {
      $0.role == .visible
    }
    let isTooWide = limit == 1 && last.width > available
    guard isRestDrawn || isTooWide, last.start < text.clusters.count else { return fit }
    fit.truncated = Truncator(text: text, available: available)
      .truncate(from: last.start, block.truncation)
    return fit
  }
}
