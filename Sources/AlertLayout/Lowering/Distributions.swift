import AlertSpec
import ConstraintSolver
import Geometry

extension Lowering {
  /// The places of a stack's views behind the first, and what their extents have to do with each
  /// other.
  mutating func distribute(_ container: Int, _ arrangement: StackShape, _ axis: Axis) {
    let content = tree.nodes[container].content
    switch arrangement.distribution {
    case .packed, .fill:
      chain(container, arrangement, axis)
    case .fillEqually:
      chain(container, arrangement, axis)
      let first = content.lowerBound
      for child in content.dropFirst() where followsShares(child, axis) {
        pin(
          .extent(child, axis), .equal, .extent(first, axis), from: .knob(.distribution, container))
      }
    case .fillProportionally:
      chain(container, arrangement, axis)
      shareProportionally(container, axis)
    case .equalSpacing:
      spaceEqually(container, arrangement, axis)
    case .equalCentering:
      centerEqually(container, arrangement, axis)
    }
  }

  private func followsShares(_ child: Int, _ axis: Axis) -> Bool {
    let node = tree.nodes[child]
    return !node.stated[axis].giveExtent && node.knob[axis] == nil
      && (axis == .x || measurements.yielded[child] == nil)
  }

  private func spacing(after child: Int, _ arrangement: StackShape) -> Rational {
    tree.nodes[child].spacingAfter ?? arrangement.spacing
  }

  private func spacingOrigin(after child: Int, in container: Int) -> Origin {
    tree.nodes[child].spacingAfter == nil
      ? .knob(.spacing, container) : .knob(.spacingAfter, child)
  }

  /// Whether a box is placed behind the one before it.
  private func isArranged(_ child: Int, in container: Int, _ axis: Axis) -> Bool {
    let isLast = child == tree.nodes[container].content.upperBound - 1
    return !tree.nodes[child].stated[axis].hasPlaceOtherThanEnd(isLast: isLast)
  }

  /// Each begins where the one before ends, and the spacing.
  private mutating func chain(_ container: Int, _ arrangement: StackShape, _ axis: Axis) {
    for child in tree.nodes[container].content.dropFirst()
    where isArranged(child, in: container, axis) {
      pin(
        tree.leading(child, axis), .equal, tree.trailing(child - 1, axis),
        plus: spacing(after: child - 1, arrangement),
        from: spacingOrigin(after: child - 1, in: container))
    }
  }

  /// Extents are to each other as the sizes that the views have of themselves. Where none has
  /// any, they are equal.
  private mutating func shareProportionally(_ container: Int, _ axis: Axis) {
    let origin = Origin.knob(.distribution, container)
    let children = tree.nodes[container].content.filter { followsShares($0, axis) }
    let own = children.map { measurements.own[axis][$0] ?? 0 }
    guard let place = own.firstIndex(where: \.isPositive) else {
      for child in children.dropFirst() {
        pin(.extent(child, axis), .equal, .extent(children[0], axis), from: origin)
      }
      return
    }
    for (child, size) in zip(children, own) where child != children[place] {
      system.relate(
        .extent(child, axis), .equal, .extent(children[place], axis), times: size / own[place],
        plus: 0, from: origin)
    }
  }

  /// All gaps are equal, and none is smaller than the spacing that is stated for it. A container
  /// that hugs has no room to share out.
  private mutating func spaceEqually(
    _ container: Int, _ arrangement: StackShape, _ axis: Axis
  ) {
    let content = tree.nodes[container].content
    guard content.count > 1 else { return }
    let gap = system.addVariable()
    var largest = spacing(after: content.lowerBound, arrangement)
    for child in content.dropFirst() {
      largest = max(largest, spacing(after: child - 1, arrangement))
      guard isArranged(child, in: container, axis) else { continue }
      pin(
        tree.leading(child, axis), .equal, tree.trailing(child - 1, axis), extra: gap,
        from: .knob(.distribution, container))
    }
    let origin = Origin.knob(.spacing, container)
    if tree.nodes[container].fit[axis] == .hugs {
      system.bound(gap, .equal, largest, from: origin)
    } else {
      system.bound(gap, .greaterThanOrEqual, largest, from: origin)
      system.bound(gap, .equal, largest, priority: .tidying, from: origin)
    }
  }

  /// The distances between centres are equal, and no gap is smaller than the spacing.
  private mutating func centerEqually(
    _ container: Int, _ arrangement: StackShape, _ axis: Axis
  ) {
    let content = tree.nodes[container].content
    guard content.count > 1 else { return }
    let distance = system.addVariable()
    for child in content.dropFirst() where isArranged(child, in: container, axis) {
      pin(
        .center(child, axis), .equal, .center(child - 1, axis), extra: distance,
        from: .knob(.distribution, container))
      pin(
        tree.leading(child, axis), .greaterThanOrEqual, tree.trailing(child - 1, axis),
        plus: spacing(after: child - 1, arrangement),
        from: spacingOrigin(after: child - 1, in: container))
    }
    if tree.nodes[container].fit[axis] != .given {
      system.bound(distance, .equal, 0, priority: .tidying, from: .knob(.spacing, container))
    }
  }
}
