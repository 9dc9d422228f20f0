import AlertSpec
import Diagnostics
import Geometry

/// Content that exceeds its room, and constraints that exceed the work allowed.
extension LayoutPass {
  // MARK: Room

  func tooTall(_ locate: (String) -> SourceRange?) -> Diagnostic {
    let span = spans.y[LayoutTree.alert].extent
    let stated = extentPlace(of: LayoutTree.alert, .y, locate)
    let isStated = stated != alertRange && stated.file === alertRange.file
    var help: [Help] = []
    if isStated, span + excess <= tree.safeSpan.y.extent {
      help.append(Help("let the alert be at least \((span + excess).decimal()) pt high"))
    }
    let highest = tree.nodes.indices.dropFirst(3).filter { tree.boxes[$0].height != nil }
      .max { spans.y[$0].extent < spans.y[$1].extent }
    if let highest, spans.y[highest].extent > excess {
      let name = tree.name(ofNode: highest)
      help.append(
        Help("make '\(name)' lower: it is \(spans.y[highest].extent.decimal()) pt high"))
    } else if let text = scrollable {
      let or = help.isEmpty ? "" : "or "
      help.append(Help("\(or)let more of it scroll: add '\(escaped(text))' to 'layout.scrolls'"))
    }
    return Diagnostic(
      .error, .tooTall,
      "the content is \(excess.decimal()) pt too tall for the \(span.decimal()) pt that the alert "
        + "can have here, and nothing more may give way",
      at: isStated ? stated : ownPlace(locate("layout.scrolls") ?? locate("layout")), help: help)
  }

  /// A text that does not give way and, if it scrolled, would leave room enough.
  private var scrollable: String? {
    guard let arrangement = tree.boxes[LayoutTree.alert].arrangement,
      !arrangement.scrolls.isEmpty || !arrangement.shrinks.isEmpty
    else { return nil }
    let text = tree.nodes.indices.dropFirst(3).last { index in
      guard tree.nodes[index].role == .view, tree.nodes[index].isText,
        !arrangement.scrolls.contains(tree.boxes[index].id),
        !arrangement.shrinks.contains(tree.boxes[index].id), let own = measurements.own.y[index]
      else { return false }
      return own - leastScrolledHeight(of: index) >= excess
    }
    return text.map { tree.boxes[$0].id }
  }

  // MARK: Work

  /// Constraints that hang together in more ways than may be worked out: the first few that relate
  /// views to each other stand for all.
  func describeUnfinished(_ attempt: Unsolved) -> Diagnostic {
    let statements = attempt.lowering.system.origins.compactMap(statement)
    var places: [SourceRange] = []
    for stated in statements where stated.statement.right?.item.isSibling == true {
      if !places.contains(stated.range) { places.append(stated.range) }
      if places.count == 4 { break }
    }
    let count = attempt.lowering.system.indices.count
    let axes = attempt.lowering.system.axes
    let direction =
      axes.count > 1 ? "" : axes == [.x] ? " from left to right" : " from top to bottom"
    return Diagnostic(
      .error, .unsettled,
      "the \(count) constraints of this alert\(direction) hang together in too many ways to be "
        + "worked out", at: places.first ?? alertRange,
      notes: places.dropFirst().map { Note("and this is one of them", at: $0) },
      help: [Help("state sizes and places as numbers where they need not depend on others")])
  }
}

extension Anchor.Item {
  /// Whether it is a view or an action beside the one that a statement stands on.
  fileprivate var isSibling: Bool {
    switch self {
    case .previous, .next, .named: true
    case .itself, .alert, .screen, .backdrop: false
    }
  }
}
