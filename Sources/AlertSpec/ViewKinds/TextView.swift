/// A label: one text, wrapped and cut as its attributes say.
struct TextView: ViewKind {
  var text = ""
  var attributes = TextAttributes()

  init() {}

  static let name = "text"
  static let doc = "A label."

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("text", &text, .words, "The words; none at all leave the view out.")
    attributes.visitKeys(&visitor)
  }

  var isEmpty: Bool { text.isEmpty }

  func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    box.content = boxes.text(text, attributes)
  }
}
