import Geometry

extension Typesetter {
  /// The lines with their places and the size of all.
  func layout(_ fit: Fit, width: Rational?, grid: PixelGrid) -> TextLayout {
    var warnings = text.warnings
    if fit.lines.contains(where: \.isBrokenInWord) { warnings.noteGraphemeBreak() }
    var drawn: [DrawnLine] = []
    drawn.reserveCapacity(fit.lines.count)
    for (index, span) in fit.lines.enumerated() {
      if index == fit.lines.count - 1, let truncated = fit.truncated {
        drawn.append(LineDrawer(text: text).draw(truncated))
      } else {
        drawn.append(LineDrawer(text: text).draw(span))
      }
    }
    let widest = drawn.map(\.width).max() ?? 0
    let ownWidth = grid.roundedUp(FontScale.points(widest))
    var lines: [TextLine] = []
    lines.reserveCapacity(drawn.count)
    var top: Rational = 0
    var bottom: Rational = 0
    var previousBaseline: Rational?
    for line in drawn {
      var metrics = metrics(of: line)
      if let lineHeight = block.lineHeight {
        metrics.ascent = lineHeight - metrics.descent
      }
      var baseline = top + metrics.ascent
      if let leading = block.leading, block.lineHeight == nil, let previousBaseline {
        baseline = previousBaseline + leading
      }
      previousBaseline = baseline
      bottom = baseline + metrics.descent
      let lineWidth = FontScale.points(line.width)
      let left = offset(of: lineWidth, in: width ?? ownWidth)
      lines.append(
        TextLine(
          pieces: line.pieces, range: line.range, width: lineWidth, baseline: baseline,
          frame: Rect(
            x: left, y: baseline - metrics.ascent, width: lineWidth,
            height: metrics.ascent + metrics.descent)))
      top = bottom
    }
    return TextLayout(
      lines: lines, size: Size(width: ownWidth, height: grid.roundedUp(bottom)),
      isTruncated: fit.isTruncated, scale: Rational(perMille, 1000), warnings: warnings.list)
  }

  /// The tallest of the fonts on a line.
  private func metrics(of line: DrawnLine) -> (ascent: Rational, descent: Rational) {
    var ascent: Rational = 0
    var descent: Rational = 0
    for run in line.runs {
      var font = block.runs[run].font
      if perMille != 1000 { font.size *= Rational(perMille, 1000) }
      if font.ascender > ascent { ascent = font.ascender }
      if -font.descender > descent { descent = -font.descender }
    }
    return (ascent, descent)
  }

  private func offset(of lineWidth: Rational, in width: Rational) -> Rational {
    let isRightToLeft = block.direction == .rightToLeft
    switch block.alignment {
    case .center: return (width - lineWidth) * Rational(1, 2)
    case .natural, .leading, .justified: return isRightToLeft ? width - lineWidth : 0
    case .trailing: return isRightToLeft ? 0 : width - lineWidth
    }
  }
}
