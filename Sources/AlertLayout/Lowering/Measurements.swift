import AlertSpec
import Geometry
import Typography

/// What layout knows of the boxes besides their constraints, one place for each node.
struct Measurements: Sendable {
  /// The size a box has of itself, in points; nil where it has none or where it is not needed.
  var own: PerAxis<ContiguousArray<Rational?>>
  /// Texts, cut into graphemes when they were first asked for.
  private var typeset: ContiguousArray<TypesetText?>
  /// The room that a text takes at the width it has.
  var extents: ContiguousArray<TextExtent?>
  /// The lines of a text that gives way by being cut.
  var cuts: ContiguousArray<TextLayout?>
  /// The height left to a box that gives way, in points.
  var yielded: ContiguousArray<Rational?>
  /// The height of what scrolls inside a box that gives way, in points.
  var scrolled: ContiguousArray<Rational?>
  /// Of texts: the distance of the first and last baseline below the middle of the box.
  var baselines: ContiguousArray<(first: Rational, last: Rational)?>
  /// The overlap of boxes with what the safe area leaves out.
  var safeInsets: [Int: EdgeInsets] = [:]

  init(count: Int) {
    let nothing = ContiguousArray<Rational?>(repeating: nil, count: count)
    own = PerAxis(nothing, nothing)
    typeset = ContiguousArray(repeating: nil, count: count)
    extents = ContiguousArray(repeating: nil, count: count)
    cuts = ContiguousArray(repeating: nil, count: count)
    yielded = nothing
    scrolled = nothing
    baselines = ContiguousArray(repeating: nil, count: count)
  }
}

extension Measurements {
  /// The sizes that boxes have on the horizontal axis. A text is measured on one line, unless
  /// its width does not depend on that.
  mutating func measureWidths(of tree: LayoutTree) {
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      guard !node.isRigid.x else { continue }
      switch tree.boxes[index].content {
      case .text(let block, _, let padding):
        // A button's width is its share; its title matters only where the container has none.
        let width = text(block, of: index).naturalWidth(grid: tree.environment.grid)
        own.x[index] = width + padding.leading + padding.trailing
      case .none, .image, .custom:
        own.x[index] = node.intrinsic.x
      }
    }
  }

  /// The heights that boxes have at the widths they got.
  mutating func measureHeights(of tree: LayoutTree, spans: ContiguousArray<Span>) {
    let grid = tree.environment.grid
    for index in tree.nodes.indices where yielded[index] == nil {
      let node = tree.nodes[index]
      guard case .text(let block, _, let padding) = tree.boxes[index].content else {
        own.y[index] = node.intrinsic.y
        continue
      }
      let width = tree.snappedWidth(spans[index]) - padding.leading - padding.trailing
      let text = text(block, of: index)
      cuts[index] = nil
      set(text.extent(width: positive(width), grid: grid), padding, of: index)
    }
  }

  /// The text of a box, cut into graphemes; kept from the first time on.
  mutating func text(_ block: TextBlock, of index: Int) -> TypesetText {
    let text = typeset[index] ?? TypesetText(block)
    typeset[index] = text
    return text
  }

  /// The lines of a box's text in a width in points.
  func lines(
    _ block: TextBlock, of index: Int, width: Rational, grid: PixelGrid
  ) -> TextLayout {
    cuts[index] ?? (typeset[index] ?? TypesetText(block)).layOut(width: width, grid: grid)
  }

  /// The width of a box's text on one line, in points.
  func naturalWidth(_ block: TextBlock, of index: Int, grid: PixelGrid) -> Rational {
    (typeset[index] ?? TypesetText(block)).naturalWidth(grid: grid)
  }

  mutating func set(
    _ extent: TextExtent, _ padding: BoxArrangement.DirectionalInsets, of index: Int
  ) {
    extents[index] = extent
    own.y[index] = extent.size.height + padding.top + padding.bottom
    if let lines = extent.baselines {
      let top = (padding.top - padding.bottom - extent.size.height) * Rational(1, 2)
      baselines[index] = (top + lines.first, top + lines.last)
    }
  }
}

/// The value where it is above zero, else zero.
func positive(_ value: Rational) -> Rational { value.isNegative ? 0 : value }
