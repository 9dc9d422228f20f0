import AlertSpec
import Diagnostics
import Geometry
import Typography

/// What came out without a contradiction and yet can't be seen as it was meant.
extension LayoutPass {
  /// Asked of a layout that has no errors.
  func describeHiddenParts(_ locate: (String) -> SourceRange?) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for node in shownBoxes { found += describeOverhang(of: node, locate) }
    found += describeStrays(outOfScreen: found.isEmpty, locate)
    found += describeOverruledSizes(locate)
    if let cut = describeCutHeight(locate) { found.append(cut) }
    for index in tree.nodes.indices.dropFirst(3) where tree.nodes[index].isText {
      if let collapse = describeCollapse(of: index, locate) {
        found.append(collapse)
        continue
      }
      if isCutTitle(index) { found.append(describeCutTitle(index, locate)) }
      if isCutText(index) { found.append(describeCutText(index, locate)) }
    }
    return found
  }

  // MARK: Edges of the screen

  /// The alert, or what stands in it where it covers the screen.
  private var shownBoxes: [Int] {
    let alert = LayoutTree.alert
    guard spans.x[alert] == tree.screenSpan.x, spans.y[alert] == tree.screenSpan.y else {
      return [alert]
    }
    return tree.nodes[alert].children.filter { tree.nodes[$0].stack != nil }
  }

  private func describeOverhang(of node: Int, _ locate: (String) -> SourceRange?) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for axis in Axis.both {
      let (span, screen, safe) = (spans[axis][node], tree.screenSpan[axis], tree.safeSpan[axis])
      let beyond = PerSide(screen.start - span.start, span.end - screen.end)
      if beyond.start.isPositive || beyond.end.isPositive {
        found.append(overhang(.error, node, axis, beyond, locate))
        continue
      }
      // An edge on the edge of the screen is meant to be there.
      let covered = PerSide(
        beyond.start.isZero ? 0 : safe.start - span.start,
        beyond.end.isZero ? 0 : span.end - safe.end)
      if covered.start.isPositive || covered.end.isPositive {
        found.append(overhang(.warning, node, axis, covered, locate))
      }
    }
    return found
  }

  /// Lengths at the left or top, and at the right or bottom.
  private typealias PerSide = (start: Rational, end: Rational)

  private func overhang(
    _ severity: Diagnostic.Severity, _ node: Int, _ axis: Axis, _ beyond: PerSide,
    _ locate: (String) -> SourceRange?
  ) -> Diagnostic {
    let name = tree.name(ofNode: node)
    let (span, screen, safe) = (spans[axis][node], tree.screenSpan[axis], tree.safeSpan[axis])
    let sides = axis == .x ? ("left", "right") : ("top", "bottom")
    var parts: [String] = []
    if beyond.start.isPositive { parts.append("\(beyond.start.decimal()) pt at the \(sides.0)") }
    if beyond.end.isPositive { parts.append("\(beyond.end.decimal()) pt at the \(sides.1)") }
    let amounts = parts.joined(separator: " and ")
    let room = severity == .error ? screen : safe
    let isTooLarge = span.extent > room.extent
    let (dimension, most) = (axis == .x ? "wide" : "high", room.extent.decimal())
    let area = severity == .error ? "the screen" : "the screen's safe area"
    let message =
      isTooLarge
      ? "'\(name)' is \(span.extent.decimal()) pt \(dimension) and \(area) \(most)"
      : "'\(name)' reaches outside \(area)"
    let outcome =
      severity == .error
      ? ": \(amounts) can't be seen" : ": \(amounts) can lie under a corner, a sensor or a bar"
    let side = beyond.start.isPositive ? sides.0 : sides.1
    let help =
      isTooLarge
      ? "write a \(axis == .x ? "width" : "height") of at most \(safe.extent.decimal())"
      : "keep it inside: '\(side) == screen.safeArea.\(side)'"
    let place = isTooLarge ? extentPlace(of: node, axis, locate) : edgePlace(of: node, axis)
    return Diagnostic(
      severity, severity == .error ? .offScreen : .unsafe, message + outcome, at: place,
      help: [Help(help)])
  }

  /// Where the extent of a box is stated, else the box.
  func extentPlace(of node: Int, _ axis: Axis, _ locate: (String) -> SourceRange?)
    -> SourceRange
  {
    let box = tree.boxes[node]
    let key = axis == .x ? "width" : "height"
    let prefix = node == LayoutTree.alert ? "" : "views.\(box.id)."
    let stated = box.constraints.last {
      $0.left.item == .itself && $0.left.attribute.parts.contains(axis == .x ? .width : .height)
    }
    return locate(prefix + key) ?? locate(prefix + "layout." + key) ?? stated?.range ?? box.range
  }

  /// Where the place of a box is stated, else the box.
  func edgePlace(of node: Int, _ axis: Axis) -> SourceRange {
    let stated = tree.boxes[node].constraints.last { statement in
      statement.left.item == .itself
        && statement.left.attribute.parts.contains {
          $0.dimension == (axis == .x ? .horizontalPlace : .verticalPlace)
        }
    }
    return stated?.range ?? tree.boxes[node].range
  }

  // MARK: Heights

  /// A height that the spec gives the alert and the screen has no room for.
  private func describeCutHeight(_ locate: (String) -> SourceRange?) -> Diagnostic? {
    let alert = LayoutTree.alert
    guard let stated = tree.nodes[alert].knob.y, !tree.nodes[alert].stated.y.contains(.extent),
      spans.y[alert].extent < stated
    else { return nil }
    let height = spans.y[alert].extent.decimal()
    let isBounded = tree.nodes[alert].maximum.y == spans.y[alert].extent
    let reason =
      isBounded
      ? "the 'layout.maxHeight' that this alert has"
      : "as much as the screen's safe area leaves the alert here"
    return Diagnostic(
      .warning, .cutHeight, "the height of \(stated.decimal()) pt is cut to \(height), \(reason)",
      at: locate(tree.nodes[alert].hasOwnKnob.y ? "height" : "layout.height")
        ?? tree.boxes[alert].range,
      help: [Help("write a height of at most \(height), or let the content decide it")])
  }

  // MARK: Texts

  /// Whether a text has less height than its lines need without having been told to give way.
  private func isCutText(_ index: Int) -> Bool {
    guard measurements.yielded[index] == nil, let own = measurements.own.y[index] else {
      return false
    }
    return spans.y[index].extent < own
  }

  private func describeCutText(_ index: Int, _ locate: (String) -> SourceRange?) -> Diagnostic {
    let box = tree.boxes[index]
    let needed = (measurements.own.y[index] ?? 0).decimal()
    let key = "views.\(box.id)."
    return Diagnostic(
      .warning, .cutText,
      "the text of '\(tree.name(ofNode: index))' needs \(needed) pt in height and has "
        + "\(spans.y[index].extent.decimal()), so lines of it are cut",
      at: locate(key + "height") ?? locate(key + "text") ?? box.range,
      help: [Help("give it more room, such as 'height >= \(needed)', or let it have fewer words")])
  }

  // MARK: Titles

  private func isCutTitle(_ index: Int) -> Bool {
    measurements.extents[index]?.isTruncated == true && tree.boxes[index].role == .button
  }

  private func describeCutTitle(_ index: Int, _ locate: (String) -> SourceRange?) -> Diagnostic {
    let box = tree.boxes[index]
    let area = tree.nodes[tree.nodes[index].parent].area
    let isRow = tree.nodes[index].role == .button && (area?.isRow ?? false)
    var needed: Rational = 0
    var room = spans.x[index].extent
    if case .text(let block, _, let padding) = box.content {
      needed = measurements.naturalWidth(block, of: index, grid: tree.environment.grid)
      room = self.room(of: index, padding)
    }
    return Diagnostic(
      .warning, .cutTitle,
      "the title of '\(tree.name(ofNode: index))' is cut: it needs \(needed.decimal()) pt and has "
        + "\(room.decimal())",
      at: locate("actions.\(box.id).title") ?? box.range,
      help: [
        Help(
          isRow
            ? "write buttons: { axis: auto }, which stacks buttons whose titles are too long, or "
              + "shorten the title"
            : "shorten the title, or give the button more room")
      ])
  }
}
