/// The vertical order of a sketch, the same at every scale.
struct RowPlan {
  enum Kind {
    /// A place of horizontal lines.
    case line
    /// A label, an index.
    case label(Int)
    /// An empty row inside a rectangle.
    case void
  }

  struct Event {
    var y: Span
    var kind: Kind
    /// Whether an empty row stands for the distance to what is above.
    var followsGap = false

    /// At one place lines come first.
    fileprivate var rank: Int {
      switch kind {
      case .line: 0
      case .label: 1
      case .void: 2
      }
    }
  }

  private(set) var events: [Event] = []
  let lines: [Int]

  var lineCount: Int { lines.count }

  /// A distance from which on an empty row stands for it: 60 pt, more than an alert's usual insets.
  private static let gap = 60_000

  /// - Parameter lines: the places of horizontal lines, ascending.
  init(_ sketch: Sketch, lines: [Int]) {
    self.lines = lines
    events.reserveCapacity(lines.count + sketch.labels.count + sketch.voids.count)
    for y in lines { events.append(Event(y: Span(start: y, end: y), kind: .line)) }
    for (index, label) in sketch.labels.enumerated() {
      events.append(Event(y: label.y, kind: .label(index)))
    }
    for y in sketch.voids { events.append(Event(y: Span(start: y, end: y), kind: .void)) }
    // By place, then as added, so that the order never depends on the sorting algorithm.
    events = events.enumerated().sorted {
      ($0.element.y.middle, $0.element.rank, $0.offset)
        < ($1.element.y.middle, $1.element.rank, $1.offset)
    }.map(\.element)
    var bottom: Int?
    for index in events.indices {
      if let bottom, events[index].y.start - bottom >= RowPlan.gap {
        events[index].followsGap = true
      }
      bottom = max(bottom ?? events[index].y.end, events[index].y.end)
    }
  }
}
