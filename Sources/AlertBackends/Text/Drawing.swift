import AlertLayout

/// The picture at the top of a text snapshot.
///
/// Horizontally to scale: 8 pt to a cell, finer where a label would not fit, coarser where the
/// drawing would be wider than 120 cells. Scales come in few steps, so that a longer label seldom
/// moves everything. Vertically only order and grouping are kept. O(cells + labels × labels of a
/// row), at most seven times.
struct Drawing {
  private let canvas: Canvas?

  /// Points to a cell, in the order in which they are tried.
  private static let scales = [8, 6, 5, 4, 3]
  private static let widest = 120

  init(_ screen: FrameNode) {
    var sketch = Sketcher.sketch(screen)
    let edges = sketch.alignEdges()
    guard let bounds = sketch.bounds else {
      canvas = nil
      return
    }
    let plan = RowPlan(sketch, lines: edges.y)
    var best: Canvas?
    var fewest = Int.max
    for columnCount in Drawing.columnCounts(for: bounds, sketch.widestLabel) {
      let arranged = Arranged(
        sketch, plan, Columns(bounds, edges: edges.x, count: columnCount), in: bounds)
      let canvas = Drawing.paint(sketch, arranged)
      let faults = arranged.faults + canvas.crossings
      if faults < fewest {
        fewest = faults
        best = canvas
      }
      if faults == 0 { break }
    }
    canvas = best
  }

  func write(to buffer: inout ByteBuffer) {
    var canvas = canvas
    canvas?.write(to: &buffer)
  }

  private static func columnCounts(for bounds: Span, _ widestLabel: Int) -> [Int] {
    var counts: [Int] = []
    for scale in scales {
      let count = min((bounds.length + 500 * scale) / (1000 * scale), widest)
      if count >= widestLabel + 2, counts.last != count { counts.append(count) }
    }
    // A cell of air on either side of the widest label.
    if (counts.last ?? 0) < widestLabel + 4 { counts.append(widestLabel + 4) }
    return counts
  }

  private static func paint(_ sketch: Sketch, _ arranged: Arranged) -> Canvas {
    var canvas = Canvas(rows: arranged.rowCount, columns: arranged.columns.count)
    for (index, container) in sketch.containers.enumerated() where container.edge == .outline {
      guard let span = arranged.spans[index], let top = arranged.row(ofLineAt: container.y.start),
        let bottom = arranged.row(ofLineAt: container.y.end)
      else { continue }
      canvas.drawHorizontal(row: top, from: span.lowerBound, to: span.upperBound)
      canvas.drawHorizontal(row: bottom, from: span.lowerBound, to: span.upperBound)
      canvas.drawVertical(column: span.lowerBound, from: top, to: bottom)
      canvas.drawVertical(column: span.upperBound, from: top, to: bottom)
    }
    for rule in sketch.rules {
      guard let row = arranged.row(ofLineAt: rule.y) else { continue }
      canvas.drawHorizontal(
        row: row, from: arranged.columns.line(at: rule.x.start),
        to: arranged.columns.line(at: rule.x.end))
    }
    for post in sketch.posts {
      guard let rows = arranged.rows(of: post.y) else { continue }
      canvas.drawVertical(
        column: arranged.columns.line(at: post.x), from: rows.lowerBound, to: rows.upperBound)
    }
    paintLabels(sketch, arranged, on: &canvas)
    return canvas
  }

  private static func paintLabels(
    _ sketch: Sketch, _ arranged: Arranged, on canvas: inout Canvas
  ) {
    /// For each container the last row that has its brackets: labels come row by row.
    var bracketed: [Int: Int] = [:]
    for placed in arranged.placed {
      let label = sketch.labels[placed.label]
      let count = placed.columns.count
      let column = placed.columns.lowerBound
      switch label.form {
      case .text:
        canvas.put(sketch.bytes[label.bytes], row: placed.row, column: column, cells: count)
      case .stroke:
        let bytes = [[UInt8]](repeating: Array("━".utf8), count: count).joined()
        canvas.put(Array(bytes), row: placed.row, column: column, cells: count)
      case .bar(let filled):
        var bytes: [UInt8] = []
        for column in placed.columns {
          let place = arranged.columns.place(of: column)
          let isFilled = place >= filled.start && place < filled.end
          bytes.append(contentsOf: (isFilled ? "█" : "░").utf8)
        }
        canvas.put(bytes, row: placed.row, column: column, cells: count)
      }
      if let container = sketch.blocks[label.block].container,
        sketch.containers[container].edge == .brackets, let span = arranged.spans[container],
        bracketed[container] != placed.row
      {
        bracketed[container] = placed.row
        canvas.put("[".utf8, row: placed.row, column: span.lowerBound, cells: 1)
        canvas.put("]".utf8, row: placed.row, column: span.upperBound, cells: 1)
      }
    }
  }
}
