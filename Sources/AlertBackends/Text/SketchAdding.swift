import AlertLayout
import Geometry
import TextCells
import Typography

/// Adding to a sketch.
extension Sketcher {
  mutating func addContainer(
    _ edge: Sketch.Container.Edge, _ frame: Extent, to surroundings: inout Surroundings
  ) {
    let y = surroundings.visible.map { frame.y.clamped(to: $0) } ?? frame.y
    sketch.containers.append(
      Sketch.Container(x: frame.x, y: y, edge: edge, parent: surroundings.container))
    surroundings.container = sketch.containers.count - 1
  }

  mutating func addLine(_ frame: Extent, in outer: Surroundings) {
    guard isVisible(frame.y, in: outer) else { return }
    if frame.x.length >= frame.y.length {
      sketch.rules.append(Sketch.Rule(x: frame.x, y: frame.y.middle))
    } else {
      sketch.posts.append(Sketch.Post(x: frame.x.middle, y: frame.y))
    }
  }

  func isVisible(_ y: Span, in surroundings: Surroundings) -> Bool {
    guard let visible = surroundings.visible else { return true }
    return y.middle >= visible.start && y.middle <= visible.end
  }

  /// One label in the middle of a frame.
  mutating func addLabel(
    _ text: String, in frame: Extent, _ surroundings: Surroundings,
    form: Sketch.Label.Form = .text
  ) {
    guard isVisible(frame.y, in: surroundings) else { return }
    sketch.blocks.append(
      Sketch.Block(
        frame: frame.x, ink: frame.x, container: container(of: frame.x, in: surroundings),
        side: .center, isTight: true))
    appendLabel(text, Extent(x: frame.x, y: frame.y), form: form)
  }

  mutating func addText(
    _ text: PlacedText, _ frame: Extent, in surroundings: Surroundings
  ) {
    let lines = zip(text.layout.lines, text.lineFrames).map { line, rect in
      (text: line.text, extent: Extent(rect, from: frame))
    }
    guard let first = lines.first else { return }
    let ink = lines.reduce(first.extent.x) { $0.union($1.extent.x) }
    sketch.blocks.append(
      Sketch.Block(
        frame: frame.x, ink: ink, container: container(of: ink, in: surroundings),
        side: side(of: lines.map(\.extent.x), in: frame.x, text.block),
        isTight: frame.x.length - ink.length <= Sketch.tolerance / 2))
    for line in lines where isVisible(line.extent.y, in: surroundings) {
      appendLabel(line.text, line.extent)
    }
  }

  /// Appends a label to the last block.
  private mutating func appendLabel(
    _ text: String, _ extent: Extent, form: Sketch.Label.Form = .text
  ) {
    let start = sketch.bytes.count
    let width = appendBytes(of: text)
    let block = sketch.blocks.count - 1
    sketch.blocks[block].cells = max(sketch.blocks[block].cells, width)
    sketch.labels.append(
      Sketch.Label(
        block: block, y: extent.y, x: extent.x, cells: width, bytes: start..<sketch.bytes.count,
        form: form))
  }

  /// - Returns: the cells of what was appended.
  private mutating func appendBytes(of text: String) -> Int {
    let start = sketch.bytes.count
    DrawnText.appendDrawn(text, to: &sketch.bytes)
    // A tab is drawn as one blank, and a line's end too.
    if sketch.bytes.count - start == text.utf8.count, !text.utf8.contains(where: { $0 < 0x20 }) {
      let width = cells(of: text)
      if width <= Sketcher.widestLabel { return width }
    }
    let drawn = String(decoding: sketch.bytes[start...], as: UTF8.self)
    let width = cells(of: drawn)
    guard width > Sketcher.widestLabel else { return width }
    let kept = String(prefix(of: drawn, fitting: Sketcher.widestLabel - 1)) + "…"
    sketch.bytes.replaceSubrange(start..., with: kept.utf8)
    return cells(of: kept)
  }

  /// In cells: more is cut, so that no text makes a drawing of gigabytes. The tree below the
  /// drawing has it whole.
  private static let widestLabel = 400

  /// The innermost container that reaches as far as `x` does.
  private func container(of x: Span, in surroundings: Surroundings) -> Int? {
    var candidate = surroundings.container
    while let index = candidate {
      let container = sketch.containers[index]
      if container.x.contains(x, within: Sketch.tolerance) { return index }
      candidate = container.parent
    }
    return nil
  }

  /// Read off the lines as they are placed; the alignment is only asked where they fill the frame.
  private func side(
    of lines: [Span], in frame: Span, _ block: TextBlock
  ) -> Sketch.Block.Side {
    let left = lines.map { $0.start - frame.start }
    let right = lines.map { frame.end - $0.end }
    if zip(left, right).allSatisfy({ abs($0 - $1) <= Sketch.tolerance / 2 }) {
      return left.contains { $0 > Sketch.tolerance / 2 } ? .center : block.side
    }
    let leftSpread = (left.max() ?? 0) - (left.min() ?? 0)
    let rightSpread = (right.max() ?? 0) - (right.min() ?? 0)
    if leftSpread != rightSpread { return leftSpread < rightSpread ? .left : .right }
    return left.reduce(0, +) <= right.reduce(0, +) ? .left : .right
  }
}

extension TextBlock {
  fileprivate var side: Sketch.Block.Side {
    switch alignment {
    case .center: .center
    case .trailing: direction == .leftToRight ? .right : .left
    case .natural, .leading, .justified: direction == .leftToRight ? .left : .right
    }
  }
}
