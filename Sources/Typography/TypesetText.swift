import Geometry

/// How much room the lines of a text take, without the lines.
public struct TextExtent: Hashable, Sendable {
  /// The widest line and the height of all, each rounded up to a pixel, in points.
  public let size: Size
  /// After wrapping and truncation.
  public let lineCount: Int
  /// Whether an ellipsis stands for a part of the text.
  public let isTruncated: Bool
  /// Points from the top of the block to the first and the last line's baseline; nil without lines.
  public let baselines: Baselines?
  /// Each once, in the order of the text; at most 16.
  public let warnings: [TextWarning]

  /// Of a block's lines, as `firstBaselineAnchor` and `lastBaselineAnchor` use them.
  public struct Baselines: Hashable, Sendable {
    /// In points from the top of the block.
    public let first: Rational
    /// In points from the top of the block; that of the first where there is one line.
    public let last: Rational
  }
}

/// Where a line lies in its text, and how wide it is.
public struct LineExtent: Hashable, Sendable {
  /// As ``TextLine/range``.
  public let range: Range<Int>
  let widthUnits: Int64

  /// Points, without the spaces that hang at its end.
  public var width: Rational { FontScale.points(widthUnits) }
}

/// A text measured once, to be laid out at any number of widths; a class, so that handing it on
/// costs one reference.
public final class TypesetText: Sendable {
  private let block: TextBlock
  private let content: Content

  private enum Content {
    case plain(PlainText)
    case clustered(Typesetter)
  }

  /// O(n) in the length of the text.
  public init(_ block: TextBlock) {
    self.block = block
    content =
      PlainText(block).map(Content.plain)
      ?? .clustered(Typesetter(block: block, perMille: 1000))
  }

  /// The lines, as ``Typography/layOut(_:width:grid:)`` has them.
  public func layOut(width: Rational?, grid: PixelGrid) -> TextLayout {
    if let lines = plainLines(in: width) {
      return PlainPlacing(block: block, lines: lines).layout(width: width, grid: grid)
    }
    let (typesetter, fit) = fitted(in: width)
    return typesetter.layout(fit, width: width, grid: grid)
  }

  /// Where those lines are in the text and how wide, without their strings and places.
  public func lines(width: Rational?) -> [LineExtent] {
    if let lines = plainLines(in: width) { return lines }
    let (typesetter, fit) = fitted(in: width)
    return typesetter.extents(fit)
  }

  /// The room that those lines take.
  public func extent(width: Rational?, grid: PixelGrid) -> TextExtent {
    if let lines = plainLines(in: width) {
      return PlainPlacing(block: block, lines: lines).extent(grid: grid)
    }
    let (typesetter, fit) = fitted(in: width)
    return typesetter.extent(of: fit, grid: grid)
  }

  /// The width of the widest line in points, rounded up to a pixel, where there is any room.
  public func naturalWidth(grid: PixelGrid) -> Rational {
    if let lines = plainLines(in: nil) { return grid.roundedUp(lines.width) }
    let (_, fit) = fitted(in: nil)
    return grid.roundedUp(FontScale.points(fit.width))
  }

  /// The lines of a plain text; nil when its graphemes must be known.
  private func plainLines(in width: Rational?) -> [LineExtent]? {
    guard case .plain(let text) = content else { return nil }
    let available = width.map(FontScale.units) ?? FontScale.unbounded
    return text.lines(available: available, limit: max(0, block.maximumLines))
  }

  /// The text at the largest scale in thousandths at which all of it fits, else at the least that
  /// is allowed.
  private func fitted(in width: Rational?) -> (Typesetter, Typesetter.Fit) {
    let available = width.map(FontScale.units) ?? FontScale.unbounded
    let typesetter =
      switch content {
      case .plain: Typesetter(block: block, perMille: 1000)
      case .clustered(let typesetter): typesetter
      }
    let full = typesetter.fit(available)
    guard full.isTruncated || full.overflows, block.minimumScale < 1 else {
      return (typesetter, full)
    }
    var low = min(max((block.minimumScale * 1000).ceiling, 1), 1000)
    var high: Int64 = 999
    while low < high {
      let middle = (low + high + 1) / 2
      let attempt = Typesetter(block: block, perMille: middle).fit(available)
      if attempt.isTruncated || attempt.overflows { high = middle - 1 } else { low = middle }
    }
    let shrunk = Typesetter(block: block, perMille: low)
    return (shrunk, shrunk.fit(available))
  }
}
