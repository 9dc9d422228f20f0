import AlertSpec
import Geometry
import Typography

extension LayoutPass {
  /// The lines of a text where its box turned out to be: in the middle of a box that is higher, as
  /// a label draws them, from the top of one that scrolls, and cut to whole lines in one that is
  /// lower.
  func placed(
    _ block: TextBlock, _ color: Color, _ padding: BoxArrangement.DirectionalInsets,
    of index: Int, in size: Size
  ) -> PlacedText {
    let grid = tree.environment.grid
    let height = positive(size.height - padding.top - padding.bottom)
    let width = room(of: index, padding)
    var layout = measurements.lines(block, of: index, width: width, grid: grid)
    let scrolls = measurements.scrolled[index] != nil
    if !scrolls, layout.size.height > height, layout.lines.count > 1 {
      layout = cut(block, layout, width: width, height: height)
    }
    let top =
      scrolls
      ? padding.top
      : padding.top + grid.snapped((height - layout.size.height) * Rational(1, 2))
    let left = tree.isRightToLeft ? padding.trailing : padding.leading
    var frames: [Rect] = []
    var baselines: [Rational] = []
    frames.reserveCapacity(layout.lines.count)
    baselines.reserveCapacity(layout.lines.count)
    for line in layout.lines {
      let first = grid.snapped(top + line.frame.minY)
      frames.append(
        Rect(
          x: left + line.frame.minX, y: first, width: line.frame.width,
          height: grid.snapped(top + line.frame.maxY) - first))
      baselines.append(top + line.baseline)
    }
    return PlacedText(
      block: block, color: color, runs: tree.boxes[index].runs, layout: layout,
      lineFrames: frames, baselines: baselines)
  }

  /// The most whole lines that fit in a height, at least one.
  private func cut(
    _ block: TextBlock, _ layout: TextLayout, width: Rational, height: Rational
  ) -> TextLayout {
    var shorter = block
    var result = layout
    var lines = layout.lines.count - 1
    while lines > 0, result.size.height > height {
      shorter.maximumLines = lines
      result = Typography.layOut(shorter, width: width, grid: tree.environment.grid)
      lines -= 1
    }
    return result
  }
}
