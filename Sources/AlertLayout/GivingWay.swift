import AlertSpec
import Geometry
import Typography

/// Content that is too tall for the screen or for the height that a spec states.
///
/// What `scrolls` names gives way first, in that order, each down to its least; then what `shrinks`
/// names, cut. When neither names anything that is shown, texts and lists scroll, the last
/// one first. Buttons never do.
extension LayoutPass {
  /// - Parameter count: of what was left unsolved before these axes were attempted.
  mutating func giveWay(_ axes: [Axis], keeping count: Int) {
    for (node, scrolls) in candidates where excess.isPositive {
      guard let height = yieldedHeight(of: node, scrolls: scrolls) else { continue }
      measurements.yielded[node] = height
      unsolved.removeLast(unsolved.count - count)
      attempt(axes, .limited)
    }
  }

  /// What may give way, in order: what the alert's layout names, then what those of its groups do.
  private var candidates: [(node: Int, scrolls: Bool)] {
    let layouts = tree.boxes.compactMap(\.arrangement)
    let scrolls = layouts.flatMap(\.scrolls).compactMap { tree.node(named: $0) }
    let shrinks = layouts.flatMap(\.shrinks).compactMap { tree.node(named: $0) }
    if scrolls.isEmpty, shrinks.isEmpty {
      return tree.nodes.indices.reversed().compactMap { index in
        let node = tree.nodes[index]
        return node.role == .view && (node.isText || node.scrollsItself)
          ? (index, true) : nil
      }
    }
    return scrolls.map { ($0, true) } + shrinks.map { ($0, false) }
  }

  /// The height left to a box, having noted what it shows then.
  ///
  /// - Returns: nil when it has nothing to give.
  private mutating func yieldedHeight(of index: Int, scrolls: Bool) -> Rational? {
    let grid = tree.environment.grid
    let natural = measurements.yielded[index] ?? measurements.own.y[index] ?? spans.y[index].extent
    let node = tree.nodes[index]
    guard node.role == .view, natural.isPositive else { return nil }
    if scrolls {
      let least = min(natural, leastScrolledHeight(of: index))
      let height = max(least, natural - excess)
      guard height < natural else { return nil }
      measurements.scrolled[index] = natural
      return height
    }
    guard case .text(let block, _, let padding) = tree.boxes[index].content else {
      return natural - min(natural, excess)
    }
    guard let extent = measurements.extents[index], extent.lineCount > 1 else { return nil }
    let width = room(of: index, padding)
    var shorter = block
    var lines = extent.lineCount - 1
    while true {
      shorter.maximumLines = lines
      let text = TypesetText(shorter)
      let extent = text.extent(width: width, grid: grid)
      let height = extent.size.height + padding.top + padding.bottom
      if height <= natural - excess || lines == 1 {
        measurements.set(extent, padding, of: index)
        measurements.cuts[index] = text.layOut(width: width, grid: grid)
        return height
      }
      lines -= 1
    }
  }

  /// Of a text, one line; of anything else, the height of a row that a finger can hit.
  func leastScrolledHeight(of index: Int) -> Rational {
    guard case .text(_, _, let padding) = tree.boxes[index].content,
      let extent = measurements.extents[index], extent.lineCount > 0
    else { return 44 }
    let line = extent.size.height / Rational(Int64(extent.lineCount))
    return tree.environment.grid.roundedUp(line) + padding.top + padding.bottom
  }

  /// The width that a text has for its lines: the box's on the pixel grid, less the padding.
  func room(of index: Int, _ padding: BoxArrangement.DirectionalInsets) -> Rational {
    positive(tree.snappedWidth(spans.x[index]) - padding.leading - padding.trailing)
  }
}
