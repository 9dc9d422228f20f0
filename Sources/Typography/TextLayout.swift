import Geometry

/// A part of a line that comes from one run.
public struct TextPiece: Hashable, Sendable {
  /// The place of the run in ``TextBlock/runs``.
  public let run: Int
  /// As drawn: with an ellipsis or hyphen, without soft hyphens that were not broken at.
  public let text: String
  let startUnits: Int64
  let widthUnits: Int64

  /// Points from the start of the line, in logical order.
  public var offset: Rational { FontScale.points(startUnits) }
  /// Points.
  public var width: Rational { FontScale.points(widthUnits) }
}

/// A laid-out line.
public struct TextLine: Hashable, Sendable {
  /// In logical order; empty for an empty line.
  public let pieces: [TextPiece]
  /// The UTF-8 offsets in the concatenated runs from the first drawn grapheme to after the last;
  /// what an ellipsis at the head or in the middle stands for lies within.
  public let range: Range<Int>
  let widthUnits: Int64
  /// Points from the top of the block.
  public let baseline: Rational
  /// Points from the left side of the block.
  let left: Rational
  let ascent: Rational
  let descent: Rational

  /// Points, without the spaces that hang at its end.
  public var width: Rational { FontScale.points(widthUnits) }

  /// The line in the block, aligned between its sides; hanging spaces stick out.
  public var frame: Rect {
    Rect(x: left, y: baseline - ascent, width: width, height: ascent + descent)
  }

  /// The line as drawn.
  public var text: String {
    pieces.count == 1 ? pieces[0].text : pieces.reduce(into: "") { $0 += $1.text }
  }
}

/// What measuring could not do exactly.
public enum TextWarning: Hashable, Sendable {
  /// Widths of the script are estimates: it needs shaping with a font at hand.
  case unshaped(script: String)
  /// No source has a glyph for the scalar; it was given 0.6 em.
  case missingGlyph(Unicode.Scalar)
  /// The imported font lacks the scalar; the built-in tables gave its width.
  case fallback(Unicode.Scalar, family: String)
  /// No metrics of the family are at hand; it was measured like the system font.
  case unknownFamily(String)
  /// The family has no metrics of the weight; those of another stand for it.
  case missingWeight(family: String, FontWeight, measured: FontWeight)
  /// Words of the script are written without spaces, so a line was broken between graphemes.
  case unsegmented(script: String)

  /// Whether it is about a scalar: one of the script, or the one without a glyph.
  public func concerns(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .missingGlyph(let missing), .fallback(let missing, _): scalar == missing
    case .unknownFamily, .missingWeight: false
    case .unshaped(let script), .unsegmented(let script):
      ComplexScript(scalar.value)?.name == script
    }
  }
}

/// The lines of a ``TextBlock``.
public struct TextLayout: Hashable, Sendable {
  /// None for an empty text.
  public let lines: [TextLine]
  /// The widest line and the height of all, each rounded up to a pixel, in points.
  public let size: Size
  /// Whether an ellipsis stands for a part of the text.
  public let isTruncated: Bool
  /// The part of its size that the text was measured at, in 1/1000: less than 1 when it shrank.
  public let scale: Rational
  /// Each once, in the order of the text; at most 16.
  public let warnings: [TextWarning]

  /// Points from the top of the block to the first line's baseline; nil without lines.
  public var firstBaseline: Rational? { lines.first?.baseline }

  /// Points from the top of the block to the last line's baseline; nil without lines.
  public var lastBaseline: Rational? { lines.last?.baseline }
}
