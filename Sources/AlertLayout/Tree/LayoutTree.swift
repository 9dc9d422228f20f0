import AlertSpec
import Geometry

/// The boxes of an alert in one flat array, level by level, so that siblings are neighbours.
struct LayoutTree: Sendable {
  private(set) var boxes: ContiguousArray<Box> = []
  var nodes: ContiguousArray<LayoutNode> = []
  let environment: Environment
  /// Of the environment's locale, which is a search each time it is asked.
  let isRightToLeft: Bool
  /// Whether some button area stands in a row that its titles may be too long for.
  private(set) var hasUncertainRow = false

  static let screen = 0
  static let backdrop = 1
  static let alert = 2

  /// - Parameter stacksUncertainRows: whether areas that may choose stand in a column.
  init(alert: Box, backdrop: Box, environment: Environment, stacksUncertainRows: Bool) {
    self.environment = environment
    isRightToLeft = environment.isRightToLeft
    let screen = Box(id: "screen", kind: "screen", range: alert.range)
    boxes.reserveCapacity(16)
    nodes.reserveCapacity(16)
    append(screen, .screen, in: 0, at: 0)
    append(backdrop, .backdrop, in: 0, at: 0)
    append(alert, .view, in: 0, at: 1)
    nodes[0].children = 1..<3
    nodes[0].contentCount = 2
    var index = 1
    while index < nodes.count {
      let start = nodes.count
      let children = boxes[index].children
      for place in children.indices { append(children[place], .view, in: index, at: place) }
      nodes[index].contentCount = nodes.count - start
      if let area = boxes[index].buttons, !area.buttons.isEmpty {
        nodes[index].area = append(
          area, of: index, hasContent: nodes.count > start, stacks: stacksUncertainRows)
      }
      nodes[index].children = start..<nodes.count
      index += 1
    }
  }

  private mutating func append(
    _ box: Box, _ role: LayoutNode.Role, in parent: Int, at place: Int
  ) {
    boxes.append(box)
    nodes.append(LayoutNode(box, role: role, parent: parent, place: place))
  }

  /// Lines and buttons in drawing order. Without content above there is no line above.
  private mutating func append(
    _ area: ButtonArea, of container: Int, hasContent: Bool, stacks: Bool
  ) -> AreaShape {
    let isUncertain = area.axis == .auto && area.buttons.count <= 2
    let isRow = area.axis == .row || (isUncertain && !stacks)
    if isRow, isUncertain, area.buttons.count > 1 { hasUncertainRow = true }
    let buttons = area.inVisualOrder(isRow: isRow)
    let hasLines = area.dividerThickness.isPositive
    let topLine = hasLines && hasContent ? nodes.count : nil
    if topLine != nil {
      append(line: ButtonArea.dividerID, of: area, .line, in: container)
    }
    let first = nodes.count
    for place in buttons.indices {
      if hasLines, !isRow, place > 0 {
        let line = ButtonArea.dividerID(before: buttons[place].id)
        append(line: line, of: area, .line, in: container)
      }
      append(buttons[place], .button, in: container, at: place)
      if area.followsCorners, area.touchesCorners {
        roundLast(place: place, of: buttons.count, isRow: isRow, in: container)
      }
    }
    if hasLines, isRow {
      for place in buttons.indices.dropFirst() {
        let line = ButtonArea.dividerID(before: buttons[place].id)
        append(line: line, of: area, .overlay, in: container)
      }
    }
    return AreaShape(
      isRow: isRow, isUncertain: isRow && isUncertain && buttons.count > 1, topLine: topLine,
      firstButton: first, count: buttons.count,
      hasLinesBetween: hasLines, height: area.height, spacing: area.spacing, insets: area.insets,
      thickness: area.dividerThickness)
  }

  private mutating func append(
    line id: String, of area: ButtonArea, _ role: LayoutNode.Role, in container: Int
  ) {
    var box = Box(id: id, kind: "divider", role: .divider, range: boxes[container].range)
    box.style.fill = area.dividerColor
    append(box, role, in: container, at: 0)
  }

  /// Gives the button that was appended last the container's radii at those of the container's
  /// corners that it touches.
  private mutating func roundLast(place: Int, of count: Int, isRow: Bool, in container: Int) {
    let corners = boxes[container].style.corners
    let isFirst = !isRow || place == 0
    let isLast = place == count - 1
    guard isRow || isLast else { return }
    let (isLeft, isRight) = isRightToLeft ? (isLast, isFirst) : (isFirst, isLast)
    let last = boxes.count - 1
    if isLeft { boxes[last].style.corners.bottomLeft = corners.bottomLeft }
    if isRight { boxes[last].style.corners.bottomRight = corners.bottomRight }
  }
}

extension ButtonArea {
  /// Cancel leads in a row and comes last in a column; the others keep their order.
  func inVisualOrder(isRow: Bool) -> [Box] {
    guard let cancel, buttons.indices.contains(cancel), buttons.count > 1 else { return buttons }
    var ordered = buttons
    let button = ordered.remove(at: cancel)
    ordered.insert(button, at: isRow ? 0 : ordered.count)
    return ordered
  }

  /// Whether nothing lies between the outer buttons and the container's bottom corners.
  var touchesCorners: Bool {
    insets.bottom.isZero && insets.leading.isZero && insets.trailing.isZero
  }
}

extension LayoutTree {
  /// +1 where the reader's direction is that of coordinates, -1 where it runs against them.
  func sign(_ axis: Axis) -> Rational {
    axis == .x && isRightToLeft ? -1 : 1
  }

  var screenSpan: PerAxis<Span> {
    PerAxis(
      Span(start: 0, extent: environment.screen.width),
      Span(start: 0, extent: environment.screen.height))
  }

  /// The part of the screen clear of sensors and home indicator.
  var safeSpan: PerAxis<Span> {
    let (screen, safe) = (environment.screen, environment.safeArea)
    return PerAxis(
      Span(start: safe.left, extent: screen.width - safe.left - safe.right),
      Span(start: safe.top, extent: screen.height - safe.top - safe.bottom))
  }

  /// The node of a view, an action or a line by its id.
  ///
  /// A scan: alerts have few boxes, and only statements look names up.
  func node(named id: String) -> Int? {
    for index in nodes.indices.dropFirst(3) where boxes[index].id == id { return index }
    return nil
  }

  /// The view or button before or after a box in its container, in drawing order.
  func neighbour(of index: Int, by step: Int) -> Int? {
    let siblings = nodes[nodes[index].parent].children
    var place = index + step
    while siblings.contains(place) {
      if nodes[place].role != .line, nodes[place].role != .overlay { return place }
      place += step
    }
    return nil
  }

  func isInside(_ index: Int, _ container: Int) -> Bool {
    var index = index
    while index > container { index = nodes[index].parent }
    return index == container && container != LayoutTree.screen
  }
}
