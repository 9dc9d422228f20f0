import AlertSpec
import Diagnostics
import Geometry

/// What holds and yet can hardly be meant: texts without room for a letter, views that stand
/// outside the alert, sizes that a constraint overrules.
extension LayoutPass {
  // MARK: Collapsed texts

  /// A text, or a title, that has no room for its widest character; nil for one that has.
  func describeCollapse(of index: Int, _ locate: (String) -> SourceRange?) -> Diagnostic? {
    guard case .text(let block, _, let padding) = tree.boxes[index].content,
      block.runs.contains(where: { !$0.text.isEmpty }), let extent = measurements.extents[index]
    else { return nil }
    let span = PerAxis(spans.x[index], spans.y[index])
    let room = span.x.extent - padding.leading - padding.trailing
    var name: String { tree.name(ofNode: index) }
    if !room.isPositive || room < extent.size.width && !extent.isTruncated {
      let least = extent.size.width + padding.leading + padding.trailing
      return Diagnostic(
        .warning, .collapsed,
        "'\(name)' is \(span.x.extent.decimal()) pt wide, which is no room for "
          + "\(room.isPositive ? "a character of its text" : "its text")",
        at: extentPlace(of: index, .x, locate), notes: selfReference(of: index, .x),
        help: [
          Help(
            room.isPositive
              ? "write a width of at least \(least.decimal()), or a share such as "
                + "'width == alert.width * 0.5'"
              : "write a width, or a share such as 'width == alert.width * 0.5'")
        ])
    }
    guard !span.y.extent.isPositive else { return nil }
    let lineHeight = locate("views.\(tree.boxes[index].id).lineHeight")
    let place = extentPlace(of: index, .y, locate)
    return Diagnostic(
      .warning, .collapsed, "'\(name)' is 0 pt high, which is no room for its text",
      at: place == tree.boxes[index].range ? lineHeight ?? place : place,
      notes: selfReference(of: index, .y),
      help: [
        Help(
          extent.size.height.isPositive
            ? "write 'height >= \(extent.size.height.decimal())', or let the text decide its height"
            : "write a lineHeight above 0")
      ])
  }

  /// Statements that relate a size to itself, which holds where it is nothing.
  private func selfReference(of index: Int, _ axis: Axis) -> [Note] {
    let attribute: Attribute = axis == .x ? .width : .height
    return tree.boxes[index].constraints.compactMap { statement in
      guard let right = statement.right, statement.left.attribute == attribute,
        tree.name(of: right, on: index) == tree.name(of: statement.left, on: index)
      else { return nil }
      return Note(
        "'\(tree.text(of: statement, on: index))' relates the \(attribute.rawValue) to itself",
        at: statement.range)
    }
  }

  // MARK: Outside their ground

  /// Texts and buttons that reach out of what is painted behind them: the alert, or a group such as
  /// a popup's card; where nothing is, or they are painted themselves, out of the screen.
  ///
  /// - Parameter outOfScreen: whether those are told too, as they are where the alert itself is seen
  ///   whole.
  func describeStrays(
    outOfScreen: Bool, _ locate: (String) -> SourceRange?
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for index in tree.nodes.indices.dropFirst(3) where tree.nodes[index].isText {
      guard let behind = ground(of: index), outOfScreen || behind != LayoutTree.screen
      else { continue }
      for axis in Axis.both {
        let span = spans[axis][index]
        let ground = behind == LayoutTree.screen ? tree.screenSpan[axis] : spans[axis][behind]
        if span.start >= ground.start, span.end <= ground.end { continue }
        let (before, after) = (ground.start - span.start, span.end - ground.end)
        guard before.isPositive || after.isPositive else { continue }
        found.append(stray(index, outOf: behind, axis, before, after, locate))
        break
      }
    }
    // One value may have moved them all.
    return found.reduce(into: []) { kept, finding in
      if !kept.contains(where: { $0.range == finding.range }) { kept.append(finding) }
    }
  }

  /// What is painted behind a text, itself first; nil inside what scrolls, where nothing has to be
  /// seen all at once.
  private func ground(of index: Int) -> Int? {
    var node = index
    var isOwn = true
    while node != LayoutTree.screen {
      if tree.boxes[node].style.fill != .clear { return isOwn ? LayoutTree.screen : node }
      if tree.nodes[node].scrollsItself || measurements.scrolled[node] != nil { return nil }
      node = tree.nodes[node].parent
      isOwn = false
    }
    return LayoutTree.screen
  }

  private func stray(
    _ index: Int, outOf ground: Int, _ axis: Axis, _ before: Rational, _ behind: Rational,
    _ locate: (String) -> SourceRange?
  ) -> Diagnostic {
    let sides = axis == .x ? ("left", "right") : ("top", "bottom")
    var parts: [String] = []
    if before.isPositive { parts.append("\(before.decimal()) pt at the \(sides.0)") }
    if behind.isPositive { parts.append("\(behind.decimal()) pt at the \(sides.1)") }
    let insets = tree.nodes[tree.nodes[index].parent].stack?.insets
    let isInset = insets.map {
      axis == .x
        ? $0.leading.isNegative || $0.trailing.isNegative
        : $0.top.isNegative || $0.bottom.isNegative
    }
    var place = statedEdge(of: index, axis, isStart: before.isPositive)
    let area =
      ground == LayoutTree.screen
      ? "the screen"
      : ground == LayoutTree.alert ? "the alert" : "'\(tree.name(ofNode: ground))'"
    var help =
      ground == LayoutTree.screen
      ? "keep it inside" : "keep it inside, or give \(area) more room"
    if place == nil, isInset == true {
      place = locate("layout.insets")
      help = "write insets of 0 or more"
    }
    return Diagnostic(
      .warning, .outside,
      "'\(tree.name(ofNode: index))' reaches out of \(area) by \(parts.joined(separator: " and "))",
      at: place ?? edgePlace(of: index, axis), help: [Help(help)])
  }

  /// Where an edge of a box is stated; nil where nothing states it.
  private func statedEdge(of index: Int, _ axis: Axis, isStart: Bool) -> SourceRange? {
    tree.boxes[index].constraints.last { statement in
      statement.left.item == .itself
        && statement.left.attribute.parts.contains { part in
          let edge = tree.quantity(part, of: index, guide: nil)
          return edge.axis == axis && edge.start == 1 && edge.extent == (isStart ? 0 : 1)
        }
    }?.range
  }

  // MARK: Overruled sizes

  /// Widths and heights that a spec gives by a key, and a constraint by another value.
  func describeOverruledSizes(_ locate: (String) -> SourceRange?) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for index in tree.nodes.indices.dropFirst(2) {
      for axis in Axis.both where tree.nodes[index].stated[axis].contains(.extent) {
        let (node, box) = (tree.nodes[index], tree.boxes[index])
        guard let stated = node.knob[axis], stated != spans[axis][index].extent else { continue }
        let isOwn = node.hasOwnKnob[axis]
        let knob: Knob =
          axis == .x ? (isOwn ? .width : .layoutWidth) : isOwn ? .height : .layoutHeight
        let path = knob.path(
          of: box, isAlert: index == LayoutTree.alert, isButton: node.role == .button)
        let sizes = box.constraints.filter {
          $0.relation == .equal && $0.left.item == .itself
            && $0.left.attribute.parts.contains(axis == .x ? .width : .height)
        }
        // The one that decides; what is only wished may have lost as well.
        let strongest = sizes.map(\.priority).max()
        guard let statement = sizes.last(where: { $0.priority == strongest }),
          let place = locate(path), place.file === alertRange.file
        else { continue }
        let text = tree.text(of: statement, on: index)
        found.append(
          Diagnostic(
            .warning, .overruled,
            "'\(escaped(path))' has no effect: a constraint makes '\(tree.name(ofNode: index))' "
              + "\(spans[axis][index].extent.decimal()) pt \(axis == .x ? "wide" : "high")",
            at: place, notes: [Note("'\(text)'", at: statement.range)],
            help: [
              Help(
                "delete it, or write a list of 'constraints' with the size that is meant: it takes "
                  + "the place of this one")
            ]))
      }
    }
    return found
  }
}
