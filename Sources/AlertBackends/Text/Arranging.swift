/// A sketch on a grid of cells: which row and which columns everything gets at one scale.
///
/// Rows keep the vertical order of the sketch: places of horizontal lines, and bands of labels
/// that overlap by more than half. What would land on cells that are taken goes to a row of its
/// own below.
struct Arranged {
  struct Placed {
    var row: Int
    var columns: Range<Int>
    /// An index.
    var label: Int
  }

  let columns: Columns
  private(set) var rowCount = 0
  private(set) var placed: [Placed] = []
  /// For each place of horizontal lines, its row.
  private var lineRows: [Int] = []
  /// For each row the place it stands for, ascending.
  private var rowPlaces: [Int] = []
  /// Labels that did not get the room that they have in reality.
  private(set) var faults = 0
  /// For each container its outermost columns, nil when it is too small to be drawn.
  let spans: [ClosedRange<Int>?]
  /// For each block its columns.
  private var regions: [Range<Int>] = []
  private let sketch: Sketch
  private let plan: RowPlan

  init(_ sketch: Sketch, _ plan: RowPlan, _ columns: Columns, in bounds: Span) {
    self.columns = columns
    self.sketch = sketch
    self.plan = plan
    spans = sketch.containers.map { container in
      switch container.edge {
      case .outline:
        let left = columns.line(at: container.x.start)
        let right = columns.line(at: container.x.end)
        return right - left >= 2 && container.y.length > 0 ? left...right : nil
      case .brackets:
        let inside = columns.inside(container.x)
        return inside.count >= 5 ? inside.lowerBound...inside.upperBound - 1 : nil
      }
    }
    regions = sketch.blocks.map { region(of: $0, in: bounds) }
    arrangeRows()
  }

  // MARK: Columns

  /// The innermost container that is drawn, from `container` outwards.
  func drawn(_ container: Int?) -> Int? {
    var candidate = container
    while let index = candidate {
      if spans[index] != nil { return index }
      candidate = sketch.containers[index].parent
    }
    return nil
  }

  private mutating func region(of block: Sketch.Block, in bounds: Span) -> Range<Int> {
    let container = drawn(block.container)
    var room = columns.all
    if let container, let span = spans[container] {
      let edge = sketch.containers[container].edge == .outline ? 1 : 2
      let start = min(span.lowerBound + edge, span.upperBound)
      room = start..<max(start + 1, span.upperBound - edge + 1)
    }
    let frame = columns.inside(block.frame).clamped(to: room)
    if block.cells <= frame.count, !block.isTight { return frame }
    // The frame is no guide, or has too few cells: keep to the side of the container that the ink
    // is nearer to.
    let limits = container.map { sketch.containers[$0].x } ?? bounds
    let left = block.ink.start - limits.start
    let right = limits.end - block.ink.end
    let cell = max(1, bounds.length / columns.count)
    if left >= cell / 2, right >= cell / 2 {
      if room.count >= block.cells + 2 {
        room = room.lowerBound + 1..<room.upperBound - 1
      } else {
        faults += 1
      }
    } else if room.count < block.cells {
      faults += 1
    }
    let count = max(block.cells, block.isTight ? 0 : frame.count)
    let ink = columns.inside(block.ink)
    let start =
      if abs(left - right) <= Sketch.tolerance {
        room.lowerBound + (room.count - count) / 2
      } else if left < right {
        min(ink.lowerBound, room.upperBound - count)
      } else {
        max(ink.upperBound, room.lowerBound + count) - count
      }
    let kept = max(room.lowerBound, min(start, room.upperBound - count))
    // Too wide for its container: at least inside the drawing's own edges.
    let inside = max(1, min(kept, columns.count - 1 - count))
    return inside..<inside + max(1, count)
  }

  private func columns(of label: Sketch.Label) -> Range<Int> {
    let block = sketch.blocks[label.block]
    let region = regions[label.block]
    switch label.form {
    case .bar, .stroke: return columns.inside(block.frame)
    case .text: break
    }
    let free = max(0, region.count - label.cells)
    let start =
      switch block.side {
      case .left: region.lowerBound
      case .center: region.lowerBound + free / 2
      case .right: region.lowerBound + free
      }
    return start..<start + label.cells
  }

  // MARK: Rows

  private mutating func arrangeRows() {
    lineRows.reserveCapacity(plan.lineCount)
    placed.reserveCapacity(sketch.labels.count)
    /// The band of the last row; nil when that is a line or nothing.
    var band: Span?
    /// Where the labels of the last row begin in `placed`.
    var rowStart = 0
    for event in plan.events {
      if event.followsGap { beginRow(at: event.y.start) }
      switch event.kind {
      case .line:
        lineRows.append(rowCount)
        beginRow(at: event.y.start)
        band = nil
      case .void:
        beginRow(at: event.y.start)
        band = nil
      case .label(let index):
        let label = sketch.labels[index]
        let columns = columns(of: label)
        if let known = band, !event.followsGap, sharesRow(label.y, with: known) {
          if !collides(index, columns, with: rowStart..<placed.count) {
            placed.append(Placed(row: rowCount - 1, columns: columns, label: index))
            continue
          }
        }
        band = label.y
        rowStart = placed.count
        placed.append(Placed(row: rowCount, columns: columns, label: index))
        beginRow(at: label.y.middle)
      }
    }
  }

  private mutating func beginRow(at place: Int) {
    rowPlaces.append(max(place, rowPlaces.last ?? place))
    rowCount += 1
  }

  /// The row of a place of horizontal lines; nil when it is none.
  func row(ofLineAt y: Int) -> Int? {
    let index = plan.lines.partitioned { $0 >= y }
    return index < plan.lines.count && plan.lines[index] == y ? lineRows[index] : nil
  }

  /// The rows that a vertical line passes; nil when there is none.
  func rows(of y: Span) -> ClosedRange<Int>? {
    let first = rowPlaces.partitioned { $0 >= y.start - Sketch.tolerance }
    let end = rowPlaces.partitioned { $0 > y.end + Sketch.tolerance }
    return first < end ? first...end - 1 : nil
  }

  private func sharesRow(_ y: Span, with band: Span) -> Bool {
    2 * band.overlap(y) > min(band.length, y.length) || y.middle == band.middle
  }

  /// Whether a label would touch one of those placed on the row; counts a fault where they are
  /// apart in reality.
  private mutating func collides(
    _ index: Int, _ columns: Range<Int>, with others: Range<Int>
  ) -> Bool {
    let label = sketch.labels[index]
    let own = taken(by: index, columns)
    for other in placed[others] {
      let isSameContainer =
        sketch.blocks[sketch.labels[other.label].block].container
        == sketch.blocks[label.block].container
      let (first, second) =
        isSameContainer
        ? (columns, other.columns) : (own, taken(by: other.label, other.columns))
      guard !first.isEmpty, !second.isEmpty else { continue }
      if first.lowerBound <= second.upperBound, second.lowerBound <= first.upperBound {
        if sketch.labels[other.label].x.overlap(label.x) <= 0 { faults += 1 }
        return true
      }
    }
    return false
  }

  /// The columns of a label, brackets around it included.
  private func taken(by label: Int, _ columns: Range<Int>) -> Range<Int> {
    let container = sketch.blocks[sketch.labels[label].block].container
    guard let container, sketch.containers[container].edge == .brackets,
      let span = spans[container]
    else { return columns }
    return Range(span)
  }
}

extension [Int] {
  /// The first index whose element satisfies `isBehind`, in an array where all that do follow all
  /// that don't; the count when none does. O(log n).
  func partitioned(by isBehind: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
