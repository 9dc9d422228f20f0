/// A label: one text, wrapped and cut as its attributes say.
struct TextView: ViewKind {
  var text = ""
  var markup = Markup()
  var attributes = TextAttributes()
  /// Between the edges and the words.
  var insets = Insets()

  init() {}

  static let name = "text"
  static let doc = "A label."

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("text", &text, .words, "The words; none at all leave the view out.")
    visitor.key(
      "markup", &markup, .markup,
      "Whether `**`, `__` and `[words](run)` mark words, and how the named runs look.")
    attributes.visitKeys(&visitor)
    visitor.key("insets", &insets, .record(), "Between the edges and the words, in points.")
  }

  var role: BoxRole { .text }
  var isEmpty: Bool { text.isEmpty }

  func fonts(ofPart part: String) -> [FontDescription] {
    guard part.isEmpty else { return [] }
    guard markup.isOn else { return [attributes.font] }
    return marked.runs.map { run in
      let style = run.name.flatMap { markup.style(named: $0) } ?? RunStyle()
      return style.font(ofRun: run, over: attributes.font)
    }
  }

  private var marked: MarkedText { MarkedText(text, runs: markup.styles.map(\.name)) }

  func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    if markup.isOn {
      (box.content, box.runs) = boxes.text(marked, markup, attributes)
    } else {
      box.content = boxes.text(text, attributes)
    }
    if insets != Insets(), case .text(let block, let color, _) = box.content {
      box.content = .text(block, color: color, padding: boxes.insets(insets))
    }
  }
}
