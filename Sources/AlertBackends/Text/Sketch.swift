/// What a drawing shows of an alert, where it is in reality, before any cell is chosen.
///
/// Lengths are thousandths of a point in the screen's coordinates.
struct Sketch {
  /// A rectangle that texts stay inside of.
  struct Container {
    enum Edge {
      /// Lines on all four sides.
      case outline
      /// `[` and `]` on the rows of what is inside.
      case brackets
    }

    var x: Span
    var y: Span
    var edge: Edge
    /// The container around it, an index.
    var parent: Int?
  }

  /// A horizontal line.
  struct Rule {
    var x: Span
    var y: Int
  }

  /// A vertical line.
  struct Post {
    var x: Int
    var y: Span
  }

  /// Labels that are placed together: the lines of one text.
  struct Block {
    enum Side {
      case left, center, right
    }

    /// Of the node.
    var frame: Span
    /// Of what is drawn in the node.
    var ink: Span
    /// The innermost container that holds it, an index; nil is the whole drawing.
    var container: Int?
    /// Where its labels stand when the frame has room.
    var side: Side
    /// Whether the frame says nothing about where the labels stand in it.
    var isTight: Bool
    /// Of the widest label.
    var cells = 0
  }

  /// Something that takes cells on one row.
  struct Label {
    enum Form {
      /// Its bytes.
      case text
      /// `█` over the span, `░` beside it, as wide as the block's frame.
      case bar(filled: Span)
      /// `━`, as wide as the block's frame.
      case stroke
    }

    /// An index.
    var block: Int
    var y: Span
    /// Of the real thing.
    var x: Span
    var cells: Int
    /// A range of the sketch's `bytes`.
    var bytes: Range<Int>
    var form = Form.text
  }

  var containers: [Container] = []
  var rules: [Rule] = []
  var posts: [Post] = []
  var blocks: [Block] = []
  var labels: [Label] = []
  /// Places that get an empty row, so that an empty rectangle has an inside.
  var voids: [Int] = []
  /// The text of all labels in UTF-8.
  var bytes: [UInt8] = []

  /// Edges at most this far apart are one line: 2 pt.
  static let tolerance = 2000

  /// From the first thing to the last, horizontally; nil when there is nothing to draw.
  var bounds: Span? {
    var bounds: Span?
    func include(_ span: Span) {
      guard let known = bounds else { return bounds = span }
      if !known.contains(span, within: Sketch.tolerance) { bounds = known.union(span) }
    }
    for container in containers where container.edge == .outline { include(container.x) }
    for rule in rules { include(rule.x) }
    for post in posts { include(Span(start: post.x, end: post.x)) }
    for block in blocks { include(block.ink) }
    return bounds
  }

  var widestLabel: Int { blocks.reduce(0) { max($0, $1.cells) } }

  /// Makes edges that are at most ``tolerance`` apart equal, on each axis.
  ///
  /// - Returns: the places of vertical and of horizontal lines, ascending.
  mutating func alignEdges() -> (x: [Int], y: [Int]) {
    var x: [Int] = []
    var y: [Int] = []
    for container in containers where container.edge == .outline {
      x.append(container.x.start)
      x.append(container.x.end)
      y.append(container.y.start)
      y.append(container.y.end)
    }
    for rule in rules {
      x.append(rule.x.start)
      x.append(rule.x.end)
      y.append(rule.y)
    }
    for post in posts { x.append(post.x) }
    let columns = clusters(&x)
    let rows = clusters(&y)
    for index in containers.indices where containers[index].edge == .outline {
      containers[index].x = columns.representative(of: containers[index].x)
      containers[index].y = rows.representative(of: containers[index].y)
    }
    for index in rules.indices {
      rules[index].x = columns.representative(of: rules[index].x)
      rules[index].y = rows.representative(of: rules[index].y)
    }
    for index in posts.indices { posts[index].x = columns.representative(of: posts[index].x) }
    return (columns.firsts, rows.firsts)
  }

  private func clusters(_ values: inout [Int]) -> Clusters {
    values.sort()
    var firsts: [Int] = []
    for value in values {
      if let first = firsts.last, value - first <= Sketch.tolerance { continue }
      firsts.append(value)
    }
    return Clusters(firsts: firsts)
  }
}

/// Sorted numbers that stand for themselves and for those a little above.
private struct Clusters {
  var firsts: [Int]

  /// The last of the firsts that is not above the value; O(log n).
  func representative(of value: Int) -> Int {
    let low = firsts.partitioned { $0 > value }
    return low > 0 ? firsts[low - 1] : value
  }

  func representative(of span: Span) -> Span {
    Span(start: representative(of: span.start), end: representative(of: span.end))
  }
}
