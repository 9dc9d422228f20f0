/// A label: one text, wrapped and cut as its attributes say.
struct TextView: ViewKind {
  var text = ""
  var markup = Markup()
  var attributes = TextAttributes()

  init() {}

  static let name = "text"
  static let doc = "A label."

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("text", &text, .words, "The words; none at all leave the view out.")
    visitor.key(
      "markup", &markup, .markup,
      "Whether `**`, `__` and `[words](run)` mark words, and how the named runs look.")
    attributes.visitKeys(&visitor)
  }

  var role: BoxRole { .text }
  var isEmpty: Bool { text.isEmpty }

  func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    guard markup.isOn else {
      box.content = boxes.text(text, attributes)
      return
    }
    let marked = MarkedText(text, runs: markup.styles.map(\.name))
    (box.content, box.runs) = boxes.text(marked, markup, attributes)
  }
}
