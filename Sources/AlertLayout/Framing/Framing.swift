import AlertSpec
import Geometry

/// From exact places to frames on the pixel grid.
///
/// Both edges of every rectangle are rounded in the screen's coordinates, never a size alone, so
/// that what touched still touches: siblings never come to gap or overlap by a pixel.
extension LayoutPass {
  /// The screen with everything in it.
  func frames() -> FrameNode {
    frame(LayoutTree.screen, in: .zero)
  }

  private func frame(_ index: Int, in origin: Point) -> FrameNode {
    let node = tree.nodes[index]
    let (x, y) =
      index == LayoutTree.screen
      ? (tree.screenSpan.x, tree.screenSpan.y) : (spans.x[index], spans.y[index])
    let exact = Rect(x: x.start, y: y.start, width: x.extent, height: y.extent)
    let absolute = tree.snapped(exact)
    var children: [FrameNode] = []
    children.reserveCapacity(node.children.count)
    for child in node.children { children.append(frame(child, in: absolute.origin)) }
    return FrameNode(
      id: tree.boxes[index].id, kind: tree.boxes[index].kind, role: tree.boxes[index].role,
      frame: absolute.relative(to: origin), absoluteFrame: absolute, exactFrame: exact,
      style: tree.boxes[index].style,
      content: content(of: index, size: absolute.size),
      scrolledHeight: measurements.scrolled[index] ?? overflowingRows(of: index, in: y.extent),
      accessibility: tree.boxes[index].accessibility,
      children: children)
  }

  /// The height of a list's rows where they exceed the list.
  private func overflowingRows(of index: Int, in height: Rational) -> Rational? {
    guard tree.nodes[index].scrollsItself, let rows = measurements.own.y[index], rows > height
    else { return nil }
    return rows
  }

  private func content(of index: Int, size: Size) -> FrameNode.Content {
    switch tree.boxes[index].content {
    case .none: return .none
    case .image(let name, let file): return .image(name, file: file)
    case .custom(let name): return .custom(name)
    case .text(let block, let color, let padding):
      return .text(placed(block, color, padding, of: index, in: size))
    }
  }
}
