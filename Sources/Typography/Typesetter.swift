import Geometry

extension Typesetter {
  /// The lines with their places and the size of all.
  func layout(_ fit: Fit, width: Rational?, grid: PixelGrid) -> TextLayout {
    let ownWidth = grid.roundedUp(FontScale.points(fit.width))
    let drawer = LineDrawer(text: text)
    var stack = LineStack(block: block, runs: metrics)
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
          left: block.offset(of: drawn.width, in: width ?? ownWidth), ascent: metrics.ascent,
          descent: metrics.descent))
    }
    return TextLayout(
      lines: lines, size: Size(width: ownWidth, height: grid.roundedUp(stack.bottom)),
      isTruncated: fit.isTruncated, scale: Rational(perMille, 1000), warnings: warnings(of: fit))
  }

  /// What ``layout(_:width:grid:)`` has for its size and baselines.
  func extent(of fit: Fit, grid: PixelGrid) -> TextExtent {
    var stack = LineStack(block: block, runs: metrics)
    var first: Rational?
    var last: Rational = 0
    if metrics.count == 1 {
      // Every line is as high as the one font.
      for _ in fit.lines {
        last = stack.place(metrics[0])
        first = first ?? last
      }
    } else {
      let drawer = LineDrawer(text: text)
      for (index, span) in fit.lines.enumerated() {
        let isLast = index == fit.lines.count - 1
        let truncated = isLast ? fit.truncated.map(drawer.draw) : nil
        last = stack.place(truncated ?? drawer.draw(span)).baseline
        first = first ?? last
      }
    }
    return TextExtent(
      size: Size(
        width: grid.roundedUp(FontScale.points(fit.width)), height: grid.roundedUp(stack.bottom)),
      lineCount: fit.lines.count, isTruncated: fit.isTruncated,
      baselines: first.map { TextExtent.Baselines(first: $0, last: last) },
      warnings: warnings(of: fit))
  }

  private func warnings(of fit: Fit) -> [TextWarning] {
    var warnings = text.warnings
    for run in block.runs { warnings.note(run.font) }
    if !warnings.unsegmented.isEmpty, fit.lines.contains(where: \.isBrokenInWord) {
      warnings.noteGraphemeBreak()
    }
    return warnings.list
  }

  /// The ranges and widths of the lines.
  func extents(_ fit: Fit) -> [LineExtent] {
    fit.lines.indices.map { index in
      let span = fit.lines[index]
      let isLast = index == fit.lines.count - 1
      if isLast, let truncated = fit.truncated {
        let drawn = LineDrawer(text: text).draw(truncated)
        return LineExtent(range: drawn.range, widthUnits: drawn.width)
      }
      return LineExtent(
        range: text.offset(span.start)..<text.offset(span.end), widthUnits: span.width)
    }
  }
}

extension TextBlock {
  /// How far a line stands from the left side of a width in points.
  func offset(of lineUnits: Int64, in width: Rational) -> Rational {
    let isRightToLeft = direction == .rightToLeft
    switch alignment {
    case .center:
      return width * Rational(1, 2) - Rational(lineUnits, 2 * FontScale.unitsPerPoint)
    case .trailing: return isRightToLeft ? 0 : width - FontScale.points(lineUnits)
    case .natural, .leading, .justified:
      return isRightToLeft ? width - FontScale.points(lineUnits) : 0
    }
  }
}
