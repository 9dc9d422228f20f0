import AlertSpec
import ConstraintSolver
import Geometry

/// The rules of `UIStackView`, and `packed`, as constraints.
extension Lowering {
  /// Places what is inside a box along or across its stack, and its buttons.
  mutating func arrange(_ container: Int, _ axis: Axis) {
    let node = tree.nodes[container]
    if let area = node.area { arrange(area, of: container, axis) }
    guard let arrangement = node.stack, node.contentCount > 0 else { return }
    if arrangement.axis == axis {
      arrangeAlong(container, arrangement, axis)
    } else {
      for child in node.content { arrangeAcross(child, in: container, arrangement, axis) }
    }
  }

  private mutating func arrangeAlong(
    _ container: Int, _ arrangement: StackShape, _ axis: Axis
  ) {
    let node = tree.nodes[container]
    let content = node.content
    let first = content.lowerBound
    if !tree.nodes[first].stated[axis].hasPlaceOtherThanEnd(isLast: content.count == 1) {
      pin(
        tree.leading(first, axis), .equal, tree.leading(container, axis),
        plus: arrangement.insets.leading(axis), from: .knob(.leadingInset(axis), container))
    }
    distribute(container, arrangement, axis)
    var openSpacer: Int?
    for child in content where tree.nodes[child].isOpenSpacer(axis) {
      if let openSpacer, tree.nodes[child].stated[axis].isEmpty {
        pin(
          .extent(child, axis), .equal, .extent(openSpacer, axis), from: .ownSize(child))
      }
      openSpacer = openSpacer ?? child
    }
    endContent(container, arrangement, axis, hasOpenChild: content.contains { isOpen($0, axis) })
  }

  /// Whether nothing gives a box an extent, so that it takes what room there is.
  private func isOpen(_ index: Int, _ axis: Axis) -> Bool {
    let node = tree.nodes[index]
    if node.isOpenSpacer(axis) { return true }
    return node.knob[axis] == nil && measurements.own[axis][index] == nil
      && !node.stated[axis].giveExtent && node.children.isEmpty
      && measurements.yielded[index] == nil && !node.isText
  }

  /// Where the content ends, the container ends, or the buttons begin.
  private mutating func endContent(
    _ container: Int, _ arrangement: StackShape, _ axis: Axis, hasOpenChild: Bool
  ) {
    let node = tree.nodes[container]
    let last = node.content.upperBound - 1
    if axis == .y, node.scrollsItself || measurements.scrolled[container] != nil { return }
    if tree.nodes[last].stated[axis].contains(.endInContainer), node.area == nil || axis == .x {
      return
    }
    let isTight =
      switch arrangement.distribution {
      case .packed: node.fit[axis] == .hugs || hasOpenChild
      case .equalSpacing, .equalCentering: node.contentCount > 1 || node.fit[axis] == .hugs
      case .fill, .fillEqually, .fillProportionally: true
      }
    let stated = tree.nodes[last].stated[axis]
    if stated.contains(.center), stated.isDisjoint(with: [.start, .end]), node.fit[axis] == .given,
      node.area == nil
    {
      // A box that is centred exceeds its container on both sides.
      system.relate(
        .extent(last, axis), .lessThanOrEqual, .extent(container, axis),
        plus: -arrangement.insets.leading(axis) - arrangement.insets.trailing(axis),
        extra: overflow(of: container, axis), from: .knob(.trailingInset(axis), container))
      return
    }
    let (edge, offset) = contentEdge(of: container, axis)
    let gap = -arrangement.insets.trailing(axis) + offset
    let origin = Origin.knob(.trailingInset(axis), container)
    pin(
      tree.trailing(last, axis), isTight ? .equal : .lessThanOrEqual, edge, plus: gap,
      extra: overflow(of: container, axis), from: origin)
    if !isTight, node.fit[axis] == .elastic {
      pin(
        tree.trailing(last, axis), .equal, edge, plus: gap,
        priority: ConstraintSolver.Priority(clamped: node.hugging[axis]), from: origin)
    }
  }

  /// The room that the alert lacks; its content may end that far outside.
  func overflow(of container: Int, _ axis: Axis) -> Variable? {
    axis == .y && container == LayoutTree.alert ? overflow : nil
  }

  /// The edge before which content has to end, and an offset from it.
  func contentEdge(of container: Int, _ axis: Axis) -> (Quantity, Rational) {
    guard axis == .y, let area = tree.nodes[container].area else {
      return (tree.trailing(container, axis), 0)
    }
    if let line = area.topLine { return (.start(line, .y), 0) }
    return (.start(area.button(0), .y), -area.insets.top)
  }

  private mutating func arrangeAcross(
    _ child: Int, in container: Int, _ arrangement: StackShape, _ axis: Axis
  ) {
    let (edge, offset) = contentEdge(of: container, axis)
    let near = arrangement.insets.leading(axis)
    let far = offset - arrangement.insets.trailing(axis)
    let extra = overflow(of: container, axis)
    let (nearOrigin, farOrigin) = (
      Origin.knob(.leadingInset(axis), container), Origin.knob(.trailingInset(axis), container)
    )
    let start = tree.leading(container, axis)
    var stated = tree.nodes[child].stated[axis]
    let knob = tree.nodes[child].knob[axis] != nil
    if knob || measurements.yielded[child] != nil && axis == .y { stated.insert(.extent) }
    if stated.count > 1 { return }
    if arrangement.alignment == .fill {
      switch stated.intersection([.start, .end, .center, .extent]) {
      case []:
        pin(tree.leading(child, axis), .equal, start, plus: near, from: nearOrigin)
        pin(tree.trailing(child, axis), .equal, edge, plus: far, extra: extra, from: farOrigin)
        return
      case .start:
        pin(tree.trailing(child, axis), .equal, edge, plus: far, extra: extra, from: farOrigin)
        return
      case .end:
        pin(tree.leading(child, axis), .equal, start, plus: near, from: nearOrigin)
        return
      case .center:
        fill(child, between: start, edge, near - far, axis, from: farOrigin)
        return
      default: break
      }
    }
    if stated.hasPlace { return }
    pin(tree.leading(child, axis), .greaterThanOrEqual, start, plus: near, from: nearOrigin)
    pin(
      tree.trailing(child, axis), .lessThanOrEqual, edge, plus: far, extra: extra,
      from: farOrigin)
    switch arrangement.alignment {
    case .leading: pin(tree.leading(child, axis), .equal, start, plus: near, from: nearOrigin)
    case .trailing: pin(tree.trailing(child, axis), .equal, edge, plus: far, from: farOrigin)
    case .fill, .center:
      center(child, between: start, edge, near + far, axis, from: .knob(.alignment, container))
    }
    // Of all extents that hold the content, the container takes the least.
    if tree.nodes[container].fit[axis] != .given, child == tree.nodes[container].children.lowerBound
    {
      fix(container, axis, 0, priority: .tidying, from: .knob(.alignment, container))
    }
  }

  /// The child is as large as the room between two edges, less `loss`.
  private mutating func fill(
    _ child: Int, between start: Quantity, _ end: Quantity, _ loss: Rational, _ axis: Axis,
    from origin: Origin
  ) {
    let sign = tree.sign(axis)
    system.relate(
      .extent(child, axis), times: 1, between: start, times: sign, end, times: -sign,
      equals: -loss, from: origin)
  }

  /// Twice the child's centre is the sum of two edges and `shift`.
  private mutating func center(
    _ child: Int, between start: Quantity, _ end: Quantity, _ shift: Rational, _ axis: Axis,
    from origin: Origin
  ) {
    system.relate(
      .center(child, axis), times: 2, between: start, times: -1, end, times: -1,
      equals: tree.sign(axis) * shift, from: origin)
  }
}

extension StatedPlaces {
  /// Whether the arranged start gives way. The end of a stack's last box replaces the arranged
  /// end, so the start stays.
  func hasPlaceOtherThanEnd(isLast: Bool) -> Bool {
    hasPlace && !(isLast && contains(.endInContainer) && isDisjoint(with: [.start, .center]))
  }
}
