import Geometry

/// The lines of a plain text, to be placed one below the other: all are in one font.
struct PlainPlacing {
  let block: TextBlock
  let lines: [LineExtent]

  /// What ``Typesetter/layout(_:width:grid:)`` gives.
  func layout(width: Rational?, grid: PixelGrid) -> TextLayout {
    let ownWidth = grid.roundedUp(lines.width)
    let text = block.runs[0].text.utf8
    let font = VerticalMetrics(block.runs[0].font, perMille: 1000)
    var stack = LineStack(block: block)
    let placed = lines.map { line in
      var metrics = font
      let baseline = stack.place(&metrics)
      return TextLine(
        pieces: pieces(of: line, in: text), range: line.range, widthUnits: line.widthUnits,
        baseline: baseline, left: block.offset(of: line.widthUnits, in: width ?? ownWidth),
        ascent: metrics.ascent, descent: metrics.descent)
    }
    return TextLayout(
      lines: placed, size: Size(width: ownWidth, height: grid.roundedUp(stack.bottom)),
      isTruncated: false, scale: 1, warnings: warnings)
  }

  /// What ``Typesetter/extent(of:grid:)`` gives.
  func extent(grid: PixelGrid) -> TextExtent {
    let font = VerticalMetrics(block.runs[0].font, perMille: 1000)
    var stack = LineStack(block: block)
    var first: Rational?
    var last: Rational = 0
    for _ in lines {
      last = stack.place(font)
      first = first ?? last
    }
    return TextExtent(
      size: Size(width: grid.roundedUp(lines.width), height: grid.roundedUp(stack.bottom)),
      lineCount: lines.count, isTruncated: false,
      baselines: first.map { TextExtent.Baselines(first: $0, last: last) }, warnings: warnings)
  }

  private func pieces(of line: LineExtent, in text: String.UTF8View) -> [TextPiece] {
    if line.range.isEmpty { return [] }
    let start = text.index(text.startIndex, offsetBy: line.range.lowerBound)
    let end = text.index(start, offsetBy: line.range.count)
    let words = String(Substring(text[start..<end]))
    return [TextPiece(run: 0, text: words, startUnits: 0, widthUnits: line.widthUnits)]
  }

  /// Of the font alone.
  private var warnings: [TextWarning] {
    if block.runs[0].font.family == .system { return [] }
    var warnings = TextWarnings()
    warnings.note(block.runs[0].font)
    return warnings.list
  }
}

extension [LineExtent] {
  /// The widest, in points.
  var width: Rational { FontScale.points(reduce(0) { Swift.max($0, $1.widthUnits) }) }
}
