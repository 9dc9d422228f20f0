import Geometry

/// A line across a stack.
struct DividerView: ViewKind {
  var isShown = true
  var color = SystemColors.color(named: "separator") ?? .black

  init() {}

  static let name = "divider"
  static let doc = "A line across the stack; half a point thick unless its size says otherwise."
  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("divider", &isShown, .boolean, "true; false leaves it out.")
    visitor.key("color", &color, .color, "The line's colour.")
  }

  var role: BoxRole { .divider }
  var isEmpty: Bool { !isShown }

  func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    if view.surface.fill == .clear { box.style.fill = boxes.color(color) }
    // Thin both ways; the stack's alignment or a constraint stretches one of them.
    box.intrinsicHeight = Rational(1, 2)
    box.intrinsicWidth = Rational(1, 2)
  }
}
