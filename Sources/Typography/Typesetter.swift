import Geometry

extension Typesetter {
  /// The lines with their places and the size of all.
  func layout(_ fit: Fit, width: Rational?, grid: PixelGrid) -> TextLayout {
    var warnings = text.warnings
    if fit.lines.contains(where: \.isBrokenInWord) { warnings.noteGraphemeBreak() }
    var drawn: [DrawnLine] = []
    drawn.reserveCapacity(fit.lines.count)
    let drawer = LineDrawer(text: text)
    for (index, span) in fit.lines.enumerated() {
      if index == fit.lines.count - 1, let truncated = fit.truncated {
        drawn.append(drawer.draw(truncated))
      } else {
        drawn.append(drawer.draw(span))
      }
    }
    let runMetrics = block.runs.map { run in
      var font = run.font
      if perMille != 1000 { font.size *= Rational(perMille, 1000) }
      return VerticalMetrics(ascent: font.ascender, descent: -font.descender)
    }
    let widest = drawn.map(\.width).max() ?? 0
    let ownWidth = grid.roundedUp(FontScale.points(widest))
    var lines: [TextLine] = []
    lines.reserveCapacity(drawn.count)
    var top: Rational = 0
    var bottom: Rational = 0
    var previousBaseline: Rational?
    for line in drawn {
      var metrics = VerticalMetrics(tallestOf: line.runs, in: runMetrics)
      if let lineHeight = block.lineHeight {
        metrics.ascent = lineHeight - metrics.descent
      }
      var baseline = top + metrics.ascent
      if let leading = block.leading, block.lineHeight == nil, let previousBaseline {
        baseline = previousBaseline + leading
      }
      previousBaseline = baseline
      bottom = baseline + metrics.descent
      let lineWidth =
        line.pieces.count == 1 ? line.pieces[0].width : FontScale.points(line.width)
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

  private func offset(of lineWidth: Rational, in width: Rational) -> Rational {
    let isRightToLeft = block.direction == .rightToLeft
    switch block.alignment {
    case .center: return (width - lineWidth) * Rational(1, 2)
    case .natural, .leading, .justified: return isRightToLeft ? width - lineWidth : 0
    case .trailing: return isRightToLeft ? 0 : width - lineWidth
    }
  }
}

/// The extent of a line above and below its baseline, in points.
private struct VerticalMetrics {
  var ascent: Rational
  var descent: Rational

  init(ascent: Rational, descent: Rational) {
    self.ascent = ascent
    self.descent = descent
  }

  init(tallestOf runs: [Int], in metrics: [VerticalMetrics]) {
    self.init(ascent: 0, descent: 0)
    for run in runs where run < metrics.count {
      if metrics[run].ascent > ascent { ascent = metrics[run].ascent }
      if metrics[run].descent > descent { descent = metrics[run].descent }
    }
  }
}
