import AlertSpec
import ConstraintSolver
import Geometry

/// Buttons and their lines, at the bottom of their container.
///
/// A horizontal line takes room and is as wide as the container; a vertical one lies over the
/// leading edge of the button behind it. In a row, buttons share the width equally; a button that
/// states its width leaves the rest to the others. What a button states replaces what is arranged
/// on the same attribute; see ``StatedPlaces``.
extension Lowering {
  mutating func arrange(_ area: AreaShape, of container: Int, _ axis: Axis) {
    if axis == .x {
      if let line = area.topLine { span(line, container, axis) }
      if area.isRow { shareWidth(area, of: container) } else { fillWidth(area, of: container) }
    } else {
      stackHeights(area, of: container)
    }
  }

  /// A line from one side of the container to the other.
  private mutating func span(_ line: Int, _ container: Int, _ axis: Axis) {
    let stated = tree.nodes[line].stated[axis]
    let origin = Origin.knob(.buttonsDivider, container)
    if stated.count > 1 { return }
    if !stated.contains(.start) {
      pin(tree.leading(line, axis), .equal, tree.leading(container, axis), from: origin)
    }
    if !stated.contains(.end), !stated.contains(.extent) {
      pin(tree.trailing(line, axis), .equal, tree.trailing(container, axis), from: origin)
    }
  }

  // MARK: Across the screen

  private mutating func fillWidth(_ area: AreaShape, of container: Int) {
    let origin = Origin.knob(.buttonsInsets, container)
    for place in 0..<area.count {
      let button = area.button(place)
      let stated = tree.nodes[button].stated.x
      if place > 0, let line = area.line(before: place) { span(line, container, .x) }
      if stated.count > 1 { continue }
      let (start, end) = (tree.leading(container, .x), tree.trailing(container, .x))
      if stated.contains(.center) || stated.contains(.extent) {
        if stated.contains(.center) {
          system.relate(
            .extent(button, .x), .equal, .extent(container, .x),
            plus: -area.insets.leading - area.insets.trailing, from: origin)
        } else {
          pin(.center(button, .x), .equal, .center(container, .x), from: origin)
        }
        continue
      }
      if !stated.contains(.start) {
        pin(tree.leading(button, .x), .equal, start, plus: area.insets.leading, from: origin)
      }
      if !stated.contains(.end) {
        pin(tree.trailing(button, .x), .equal, end, plus: -area.insets.trailing, from: origin)
      }
      holdTitle(button, in: container)
    }
  }

  private mutating func shareWidth(_ area: AreaShape, of container: Int) {
    let origin = Origin.knob(.buttonsAxis, container)
    let buttons = (0..<area.count).map(area.button)
    let sharing = buttons.filter { !tree.nodes[$0].stated.x.giveExtent }
    let isShared = sharing.count == buttons.count
    for (place, button) in buttons.enumerated() {
      let stated = tree.nodes[button].stated.x
      if !stated.hasPlace {
        pin(
          tree.leading(button, .x), .equal,
          place == 0 ? tree.leading(container, .x) : tree.trailing(buttons[place - 1], .x),
          plus: place == 0 ? area.insets.leading : area.spacing, from: origin)
      }
      if isShared {
        let taken = area.insets.leading + area.insets.trailing
        let gaps = area.spacing * Rational(Int64(area.count - 1))
        let share = Rational(1, Int64(area.count))
        system.relate(
          .extent(button, .x), .equal, .extent(container, .x), times: share,
          plus: -(taken + gaps) * share, from: origin)
      }
      if let line = place > 0 ? area.line(before: place) : nil {
        let divider = Origin.knob(.buttonsDivider, container)
        pin(tree.leading(line, .x), .equal, tree.leading(button, .x), from: divider)
        fix(line, .x, area.thickness, from: divider)
      }
      holdTitle(button, in: container)
    }
    guard !isShared, let first = sharing.first, let last = buttons.last else { return }
    for button in sharing.dropFirst() {
      pin(.extent(button, .x), .equal, .extent(first, .x), from: origin)
    }
    if !tree.nodes[last].stated.x.hasPlace {
      pin(
        tree.trailing(last, .x), .equal, tree.trailing(container, .x),
        plus: -area.insets.trailing, from: origin)
    }
  }

  /// In a container without a width of its own a button is wide enough for its title.
  private mutating func holdTitle(_ button: Int, in container: Int) {
    guard let own = measurements.own.x[button] else { return }
    let compression = tree.boxes[button].compression.x
    fix(
      button, .x, .greaterThanOrEqual, own,
      priority: ConstraintSolver.Priority(clamped: compression), from: .ownSize(button))
  }

  // MARK: Down the screen

  private mutating func stackHeights(_ area: AreaShape, of container: Int) {
    let divider = Origin.knob(.buttonsDivider, container)
    let rowHeight =
      (0..<area.count).reduce(area.height) { max($0, measurements.own.y[area.button($1)] ?? 0) }
    for place in 0..<area.count {
      let button = area.button(place)
      let stated = tree.nodes[button].stated.y
      let isLast = area.isRow || place == area.count - 1
      if !stated.giveExtent {
        // A title in large type makes its button higher.
        let own = measurements.own.y[button] ?? 0
        fix(
          button, .y, area.isRow ? rowHeight : max(area.height, own),
          from: .knob(.buttonsHeight, container))
      }
      if isLast, !stated.contains(.end), !stated.contains(.center),
        !(stated.contains(.start) && stated.contains(.extent))
      {
        pin(
          .end(button, .y), .equal, .end(container, .y), plus: -area.insets.bottom,
          from: .knob(.buttonsInsets, container))
      }
      if place > 0 { stack(area, place, in: container) }
    }
    let first = area.button(0)
    if let line = area.topLine {
      if !tree.nodes[line].stated.y.giveExtent { fix(line, .y, area.thickness, from: divider) }
      // The content above ends where the line begins, which places it when the button's top is
      // stated.
      if !tree.nodes[first].stated.y.contains(.start), !tree.nodes[line].stated.y.hasPlace {
        pin(.end(line, .y), .equal, .start(first, .y), plus: -area.insets.top, from: divider)
      }
    } else if tree.nodes[container].contentCount == 0,
      tree.nodes[container].stack != nil
    {
      let isTight = tree.nodes[container].fit.y == .hugs
      pin(
        .start(first, .y), isTight ? .equal : .greaterThanOrEqual, .start(container, .y),
        plus: area.insets.top, from: .knob(.buttonsInsets, container))
    }
  }

  /// A button below another, with the line between them; in a row, the line beside it.
  private mutating func stack(_ area: AreaShape, _ place: Int, in container: Int) {
    let (button, above) = (area.button(place), area.button(place - 1))
    let divider = Origin.knob(.buttonsDivider, container)
    let line = area.line(before: place)
    if area.isRow {
      guard let line else { return }
      pin(.start(line, .y), .equal, .start(button, .y), from: divider)
      pin(.extent(line, .y), .equal, .extent(button, .y), from: divider)
      return
    }
    let isFree =
      tree.nodes[button].stated.y.contains(.start) || tree.nodes[above].stated.y.contains(.end)
      || tree.nodes[above].stated.y.contains(.center)
    guard let line else {
      if !isFree {
        pin(
          .end(above, .y), .equal, .start(button, .y), plus: -area.spacing,
          from: .knob(.buttonsSpacing, container))
      }
      return
    }
    fix(line, .y, area.thickness, from: divider)
    pin(.end(line, .y), .equal, .start(button, .y), from: divider)
    if !isFree {
      pin(
        .end(above, .y), .equal, .start(line, .y), plus: -area.spacing,
        from: .knob(.buttonsSpacing, container))
    }
  }
}
