/// A view of the app's own, drawn as a placeholder.
struct CustomView: ViewKind {
  var custom = ""

  init() {}

  static let name = "custom"
  static let doc = "A view of the app's own; state its width and height."
  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("custom", &custom, .text, "The name by which the app knows it.")
  }

  var role: BoxRole { .custom }
  var isEmpty: Bool { custom.isEmpty }

  func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    box.content = .custom(custom)
  }
}
