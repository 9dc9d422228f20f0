import Geometry

extension Alert {
  /// The alert's boxes in an environment: colours, lengths and fonts settled, places still open.
  public func boxes(in environment: Environment) -> (alert: Box, backdrop: Box) {
    let making = BoxMaking(environment: environment)
    var box = Box(id: "alert", kind: "alert", range: range)
    box.style = making.style(surface)
    box.height = height.map(making.points)
    if box.height == nil, let detent = detentHeight(in: environment) {
      box.height = detent
      box.coversBottom = true
    }
    box.arrangement = layout.map(making.arrangement)
    box.children = making.boxes(of: views)
    box.constraints = constraints
    box.accessibility = accessibility
    placeButtons(in: &box, making)

    var backdrop = Box(id: "backdrop", kind: "backdrop", range: range)
    backdrop.style.fill = making.color(self.backdrop.color)
      .multiplied(byOpacity: self.backdrop.opacity)
    return (box, backdrop)
  }

  /// Whether the alert has a fill of its own, the one colour that layout asks for.
  public func hasGround(in environment: Environment) -> Bool {
    surface.fill.resolved(in: environment.appearance) != .clear
  }

  /// The height that a sheet comes up to when it has none of its own: that of its first detent.
  private func detentHeight(in environment: Environment) -> Rational? {
    guard layout?.height == nil else { return nil }
    return presentation.detents.first?.height(in: environment)
  }

  /// Puts the buttons behind the views of the alert or of the group they belong to: as an area
  /// where that is arranged, else as plain boxes placed by their constraints.
  private func placeButtons(in box: inout Box, _ making: BoxMaking) {
    guard !actions.isEmpty else { return }
    var boxes: [Box] = []
    var cancel: Int?
    for index in actions.indices {
      if actions[index].role == .cancel { cancel = index }
      boxes.append(making.box(actions[index], among: buttons))
    }
    let area = ButtonArea(
      axis: buttons.axis, height: making.points(buttons.height),
      spacing: making.points(buttons.spacing), insets: making.insets(buttons.insets),
      dividerThickness: making.points(buttons.divider.thickness),
      dividerColor: making.color(buttons.divider.color), followsCorners: buttons.followsCorners,
      buttons: boxes, cancel: cancel)
    if let container = buttons.container, edit(container, in: &box, { $0.add(area) }) { return }
    box.add(area)
  }

  private func edit(_ id: String, in box: inout Box, _ change: (inout Box) -> Void) -> Bool {
    for index in box.children.indices {
      if box.children[index].id == id {
        change(&box.children[index])
        return true
      }
      if edit(id, in: &box.children[index], change) { return true }
    }
    return false
  }
}

extension Box {
  fileprivate mutating func add(_ area: ButtonArea) {
    if arrangement == nil {
      children += area.buttons
    } else {
      buttons = area
    }
  }
}
