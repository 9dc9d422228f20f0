import AlertSpec
import ConstraintSolver
import Geometry

extension Lowering {
  /// What a box says about its own extent: what its keys state, the bounds of its layout, the
  /// size it has of itself.
  mutating func size(_ index: Int, _ axis: Axis) {
    let node = tree.nodes[index]
    guard index >= LayoutTree.alert, node.role == .view else { return }
    if let minimum = node.minimum[axis] {
      fix(
        index, axis, .greaterThanOrEqual, minimum,
        from: .knob(axis == .x ? .layoutMinWidth : .layoutMinHeight, index))
    }
    if let maximum = node.maximum[axis] {
      fix(
        index, axis, .lessThanOrEqual, maximum,
        from: .knob(axis == .x ? .layoutMaxWidth : .layoutMaxHeight, index))
    }
    if axis == .y, let height = measurements.yielded[index] {
      fix(index, axis, height, from: .ownSize(index))
      return
    }
    if let extent = node.knob[axis] {
      if node.stated[axis].contains(.extent) { return }
      let yields = effort == .limited && index == LayoutTree.alert && tree.isCapped(axis)
      let isOwn = node.hasOwnKnob[axis]
      let knob: Knob =
        axis == .x ? (isOwn ? .width : .layoutWidth) : isOwn ? .height : .layoutHeight
      fix(
        index, axis, extent, priority: yields ? .knobOfAlert : .required,
        from: .knob(knob, index))
      return
    }
    if node.isOpenSpacer(axis) {
      fix(index, axis, 0, priority: .tidying, from: .ownSize(index))
    } else if let own = measurements.own[axis][index], !node.isRigid[axis] {
      keep(own, of: index, axis)
    }
  }

  /// Content hugging and compression resistance: `extent <= own` at one priority, `extent >= own`
  /// at another.
  private mutating func keep(_ own: Rational, of index: Int, _ axis: Axis) {
    let node = tree.nodes[index]
    let hugging = ConstraintSolver.Priority(clamped: node.hugging[axis])
    let compression = ConstraintSolver.Priority(clamped: node.compression[axis])
    if effort == .natural, node.stated[axis].isEmpty, takesOwnSize(index, axis) {
      assume(min(hugging, compression))
      fix(index, axis, own, from: .ownSize(index))
      return
    }
    if hugging == compression {
      fix(index, axis, own, priority: hugging, from: .ownSize(index))
      return
    }
    fix(index, axis, .greaterThanOrEqual, own, priority: compression, from: .ownSize(index))
    fix(index, axis, .lessThanOrEqual, own, priority: hugging, from: .ownSize(index))
  }

  /// Whether the arrangement leaves a box the size it has of itself, as long as there is room.
  private func takesOwnSize(_ index: Int, _ axis: Axis) -> Bool {
    let parent = tree.nodes[tree.nodes[index].parent]
    guard index != LayoutTree.alert, let arrangement = parent.stack else { return false }
    guard arrangement.axis == axis else { return arrangement.alignment != .fill }
    switch arrangement.distribution {
    case .packed, .equalSpacing, .equalCentering: return true
    case .fill: return parent.fit[axis] == .hugs
    case .fillEqually, .fillProportionally: return false
    }
  }
}
