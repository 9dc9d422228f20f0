import Diagnostics
import YAMLNodes

extension Alert: Record {
  static let title = "a spec"
  static let doc = "One alert."
  static var blank: Alert { Alert(name: "", range: SourceFile(path: "", bytes: []).range(0..<0)) }

  /// The whole language, from the top.
  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    // The header is read before anything else, and so are the cases.
    visitor.key(
      "alert", shape: .identifier, "The alert's name, by which its artifacts are called."
    ) { _, _ in }
    visitor.key("extends", shape: .text, "A preset's name, or the path of a spec to build on.") {
      _, _ in
    }
    visitor.key(
      "version", shape: .wholeNumber(1...1), "The version of the language; 1 unless stated."
    ) { entry, reader in reader.checkVersion(entry.value) }
    visitor.key(
      "deprecated", shape: .text,
      "What to build on in place of this spec; specs that extend it are warned and told so."
    ) { _, _ in }
    visitor.key("title", shape: WordsValue().shape, "The text of the view 'title'.") {
      entry, reader in
      readShorthand("title", entry, &reader)
    }
    visitor.key("message", shape: WordsValue().shape, "The text of the view 'message'.") {
      entry, reader in
      readShorthand("message", entry, &reader)
    }
    visitor.key("views", shape: View.mapShape, "What the alert shows, in drawing order.") {
      entry, reader in readViews(entry.value, into: &views, order: reader.order, &reader)
    }
    visitor.key("actions", shape: Action.mapShape, "The buttons, in reading order.") {
      entry, reader in Action.read(entry.value, into: &actions, &reader)
    }
    visitor.layoutKey(&layout)
    visitor.key("constraints", &constraints, .constraints, "Relations of the alert itself.")
    visitor.key("height", &height, .extent, "How high the alert is, in points.")
    visitor.key(
      "detents", &presentation.detents, .detents,
      "The heights that a sheet can rest at: `medium`, half of the screen, `large`, all below its top "
        + "safe area, or points. It comes up to the first, unless it has a height of its own.")
    surface.visitKeys(&visitor)
    visitor.key("backdrop", &backdrop, .record(), "What dims the screen behind the alert.")
    visitor.key("buttons", &buttons, .record(), "How the buttons are laid out and drawn.")
    visitor.key("presentation", &presentation, .presentation, "How the alert comes and goes.")
    visitor.key(
      "accessibility", &accessibility, .record(), "What assistive technologies are told.")
    visitor.key("queue", &queueing, .record(), "How the alert takes its turn among others.")
    visitor.key(
      "cases", shape: .map(.record(Alert.shape)),
      "States of the alert by name: what each changes of it."
    ) { _, _ in }
    visitor.key(
      "behaviour", shape: Script.mapShape,
      "Scripts of what is done to the alert, by name; what comes of each is in its artifacts."
    ) { entry, reader in Script.read(entry.value, into: &scripts, &reader) }
  }

  /// What only a whole spec has, read before anything else.
  static let headerKeys: Set<String> = ["alert", "extends", "version", "deprecated", "cases"]

  /// Puts a file's map over this alert.
  mutating func read(_ syntax: AlertSyntax, isBase: Bool, _ reader: inout SpecReader) {
    reader.order = OrderedNames(written: syntax.viewNames)
    reader.read(syntax.root, into: &self)
  }

  /// The keys that stand for views of their names. Their values are in most specs a text, which is
  /// how their rows show them, but any view may stand there.
  static let viewShorthands: Set<String> = ["title", "message"]

  /// `title: …` stands for `views: { title: { text: … } }`.
  private mutating func readShorthand(
    _ id: String, _ entry: YAMLNode.Entry, _ reader: inout SpecReader
  ) {
    let order = reader.order ?? OrderedNames(written: [id])
    editView(id, in: &views, order: order, range: reader.range(entry.key)) {
      $0.read(entry, &reader)
    }
  }
}

extension Backdrop: Record {
  static let title = "the backdrop"
  static let doc = "What dims the screen behind the alert."
  static var blank: Backdrop { Backdrop() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("color", &color, .color, "Its colour.")
    visitor.key("opacity", &opacity, .fraction, "How much it hides, from 0 to 1.")
  }
}

extension SpecReader {
  fileprivate mutating func checkVersion(_ node: YAMLNode) {
    guard let scalar = scalar(of: node, expecting: "1"), scalar.text != "1" else { return }
    report(
      .unknownVersion, "version \(quoted(scalar.text)) of the language isn't known here",
      at: node, help: [Help("write version: 1, or delete the line")])
  }
}
