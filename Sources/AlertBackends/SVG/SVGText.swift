import AlertLayout
import AlertSpec
import Geometry
import Typography

extension SVGDrawing {
  /// One `text` a line, where layout put it: as wide as it was measured, whatever font is at hand.
  mutating func lines(of text: PlacedText, in frame: Rect) {
    let direction = WritingDirection(text.block)
    for (index, line) in text.layout.lines.enumerated() {
      guard index < text.lineFrames.count, index < text.baselines.count, !line.pieces.isEmpty
      else { continue }
      let start = Point(
        x: frame.minX + text.lineFrames[index].minX, y: frame.minY + text.baselines[index])
      self.line(line, of: text, from: start, isRightToLeft: direction.isRightToLeft(line))
    }
  }

  private mutating func line(
    _ line: TextLine, of text: PlacedText, from start: Point, isRightToLeft: Bool
  ) {
    let isJoined = line.pieces.contains { Scripts.mustStayTogether(in: $0.text) }
    let hasRightToLeft =
      isRightToLeft || line.pieces.contains { Scripts.runRightToLeft(in: $0.text) }
    writer.element("text")
    // Of a line from right to left this is the end.
    writer.attribute("x", start.x)
    writer.attribute("y", start.y)
    if isRightToLeft { writer.raw(" direction=\"rtl\" text-anchor=\"end\"") }
    length(line.width, isJoined)
    if line.pieces.count == 1 { look(ofRun: line.pieces[0].run, text, isJoined: isJoined) }
    writer.raw(" xml:space=\"preserve\"")
    writer.open()
    if line.pieces.count == 1 {
      writer.text(line.pieces[0].text)
    } else {
      for piece in line.pieces {
        self.piece(
          piece, of: text, isJoined: isJoined, from: hasRightToLeft ? nil : start.x)
      }
    }
    writer.inlineEnd("text")
  }

  /// - Parameter lineStart: nil where the pieces don't follow each other from left to right.
  private mutating func piece(
    _ piece: TextPiece, of text: PlacedText, isJoined: Bool, from lineStart: Rational?
  ) {
    writer.inlineElement("tspan")
    if let lineStart {
      writer.attribute("x", lineStart + piece.offset)
      length(piece.width, isJoined)
    }
    look(ofRun: piece.run, text, isJoined: isJoined)
    writer.open()
    writer.text(piece.text)
    writer.inlineEnd("tspan")
  }

  /// Letters that are joined must not be drawn apart: they are stretched instead.
  private mutating func length(_ width: Rational, _ isJoined: Bool) {
    writer.attribute("textLength", width)
    if isJoined { writer.raw(" lengthAdjust=\"spacingAndGlyphs\"") }
  }

  /// The system's font on Apple's systems, elsewhere those whose widths stand for it; behind a
  /// family of the app's own where there is one.
  mutating func fonts(behind family: String? = nil) {
    writer.beginAttribute("font-family")
    if let family {
      writer.literal("'")
      writer.attributePart(family.filter { $0 != "'" && $0 != "\\" })
      writer.literal("', ")
    }
    writer.literal("-apple-system, BlinkMacSystemFont, Inter, 'Noto Sans', ")
    writer.literal(Scripts.hanFamily(of: alert.environment.locale))
    writer.literal(", 'Noto Sans Arabic', 'Noto Sans Hebrew', system-ui, sans-serif")
    writer.endAttribute()
  }

  private mutating func look(ofRun index: Int, _ text: PlacedText, isJoined: Bool) {
    guard text.block.runs.indices.contains(index) else { return }
    let look = text.runs.indices.contains(index) ? text.runs[index] : BoxRun()
    var font = text.block.runs[index].font
    font.size = font.size * text.layout.scale
    writer.fill(look.color ?? text.color)
    if case .named(let family) = font.family { fonts(behind: family) }
    writer.attribute("font-size", font.size)
    if font.weight != .regular {
      writer.attribute("font-weight", Rational(Int64(font.weight.number)))
    }
    if !isJoined, !font.tracking.isZero { writer.attribute("letter-spacing", font.tracking) }
    if look.isUnderlined { writer.raw(" text-decoration=\"underline\"") }
    if let link = look.link { writer.attribute("data-link", link) }
  }
}
