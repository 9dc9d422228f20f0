import Geometry

extension Typesetter {
  /// The lines with their places and the size of all.
  func layout(_ fit: Fit, width: Rational?, grid: PixelGrid) -> TextLayout {
    var warnings = text.warnings
    for run in block.runs { warnings.note(run.font) }
    if fit.lines.contains(where: \.isBrokenInWord) { warnings.noteGraphemeBreak() }
    let widest =
      fit.lines.indices.map { fit.width(of: $0) }.max() ?? 0
    let ownWidth = grid.roundedUp(FontScale.points(widest))
    let drawer = LineDrawer(text: text)
    var stack = LineStack(block: block, perMille: perMille)
    var lines: [TextLine] = []
    lines.reserveCapacity(fit.lines.count)
    for (index, span) in fit.lines.enumerated() {
      let isTruncated = fit.isTruncated && index == fit.lines.count - 1
      let line = isTruncated ? fit.truncated.map(drawer.draw) : nil
      let drawn = line ?? drawer.draw(span)
      let (baseline, metrics) = stack.place(drawn)
      lines.append(
        TextLine(
          pieces: drawn.pieces, range: drawn.range, widthUnits: drawn.width, baseline: baseline,
          left: offset(of: drawn.width, in: width ?? ownWidth), ascent: metrics.ascent,
          descent: metrics.descent))
    }
    return TextLayout(
      lines: lines, size: Size(width: ownWidth, height: grid.roundedUp(stack.bottom)),
      isTruncated: fit.isTruncated, scale: Rational(perMille, 1000), warnings: warnings.list)
  }

  private func offset(of lineUnits: Int64, in width: Rational) -> Rational {
    let isRightToLeft = block.direction == .rightToLeft
    switch block.alignment {
    case .center:
      return width * Rational(1, 2) - Rational(lineUnits, 2 * FontScale.unitsPerPoint)
    case .trailing: return isRightToLeft ? 0 : width - FontScale.points(lineUnits)
    case .natural, .leading, .justified:
      return isRightToLeft ? width - FontScale.points(lineUnits) : 0
    }
  }
}
