import AlertSpec

/// Where a constraint comes from, small enough to keep one for each.
enum Origin: Sendable, Equatable {
  /// A statement on a box, by its place there.
  case statement(node: Int32, index: Int32)
  /// A value that a preset or a spec gives.
  case knob(Knob, node: Int32)
  /// The size that a text or a picture has of itself.
  case ownSize(node: Int32)

  static func knob(_ knob: Knob, _ node: Int) -> Origin {
    .knob(knob, node: Int32(truncatingIfNeeded: node))
  }

  static func ownSize(_ node: Int) -> Origin {
    .ownSize(node: Int32(truncatingIfNeeded: node))
  }

  var node: Int {
    switch self {
    case .statement(let node, _), .knob(_, let node), .ownSize(let node): Int(node)
    }
  }

  var isStatement: Bool {
    if case .statement = self { true } else { false }
  }
}

/// The values of a spec that the arrangement of a box comes from, by their keys.
enum Knob: String, Sendable {
  case width, height
  case layoutWidth = "layout.width"
  case layoutHeight = "layout.height"
  case layoutMinWidth = "layout.minWidth"
  case layoutMinHeight = "layout.minHeight"
  case layoutMaxWidth = "layout.maxWidth"
  case layoutMaxHeight = "layout.maxHeight"
  case insetsTop = "layout.insets.top"
  case insetsLeading = "layout.insets.leading"
  case insetsBottom = "layout.insets.bottom"
  case insetsTrailing = "layout.insets.trailing"
  case spacing = "layout.spacing"
  case spacingAfter
  case distribution = "layout.distribution"
  case alignment = "layout.alignment"
  case buttonsHeight = "buttons.height"
  case buttonsInsets = "buttons.insets"
  case buttonsSpacing = "buttons.spacing"
  case buttonsAxis = "buttons.axis"
  case buttonsDivider = "buttons.divider"
  /// Not a key: an arranged alert is centred in the screen.
  case centered = "layout"
  /// Not a key: an arranged alert stays inside the safe area.
  case safeArea = "screen.safeArea"

  static func leadingInset(_ axis: Axis) -> Knob { axis == .x ? .insetsLeading : .insetsTop }

  static func trailingInset(_ axis: Axis) -> Knob { axis == .x ? .insetsTrailing : .insetsBottom }

  /// The path of the key in the spec, where `box` is what it belongs to.
  func path(of box: Box, isAlert: Bool, isButton: Bool) -> String {
    if isAlert || rawValue.hasPrefix("buttons") || self == .safeArea { return rawValue }
    return (isButton ? "actions." : "views.") + box.id + "." + rawValue
  }
}
