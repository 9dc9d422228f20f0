import Geometry

/// A line across a stack.
public struct DividerView: ViewKind {
  public var isShown = true
  public var color = SystemColors.color(named: "separator") ?? .black

  public init() {}

  public static let name = "divider"
  public static let doc = "A line across the stack; half a point thick unless its size says otherwise."
  public static let keys: [Key<DividerView>] = [
    Key("divider", \.isShown, .boolean, "true; false leaves it out."),
    Key("color", \.color, .color, "The line's colour."),
  ]

  public var isEmpty: Bool { !isShown }

  public func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    if view.surface.fill == .clear { box.style.fill = boxes.color(color) }
    // Thin both ways; the stack's alignment or a constraint stretches one of them.
    box.intrinsicHeight = Rational(1, 2)
    box.intrinsicWidth = Rational(1, 2)
  }
}
