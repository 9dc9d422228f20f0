import Diagnostics
import YAMLNodes

extension Alert {
  /// The whole language, from the top.
  static let type = RecordType<Alert>(
    "a spec", "One alert.",
    [
      // Both are read before anything else, with the file's header.
      Key("alert", .text, "The alert's name, by which its artifacts are called.") { _, _, _ in },
      Key("extends", .text, "A preset's name, or the path of a spec to build on.") { _, _, _ in },
      Key("version", .wholeNumber(1...1), "The version of the language; 1 unless stated.") {
        entry, _, reader in reader.checkVersion(entry.value)
      },
      Key("title", .text, "The text of the view 'title'.") { entry, alert, reader in
        alert.readShorthand("title", entry, &reader)
      },
      Key("message", .text, "The text of the view 'message'.") { entry, alert, reader in
        alert.readShorthand("message", entry, &reader)
      },
      Key("views", viewsShape, "What the alert shows, in drawing order.") {
        entry, alert, reader in
        readViews(entry.value, into: &alert.views, order: reader.order, &reader)
      },
      Key("actions", Action.mapShape, "The buttons, in reading order.") { entry, alert, reader in
        Action.read(entry.value, into: &alert.actions, &reader)
      },
      .layout(\.layout),
      Key("constraints", \.constraints, .constraints, "Relations of the alert itself."),
      Key("height", \.height, .extent, "How high the alert is, in points."),
      Key("backdrop", \.backdrop, .backdrop, "What dims the screen behind the alert."),
      Key("buttons", \.buttons, .buttons, "How the buttons are laid out and drawn."),
      Key("presentation", \.presentation, .presentation, "How the alert comes and goes."),
      Key(
        "accessibility", \.accessibility, .accessibility,
        "What assistive technologies are told."),
    ] + Surface.keys.map { $0.within(\.surface) })

  /// Puts a file's map over this alert.
  mutating func read(_ syntax: AlertSyntax, isBase: Bool, _ reader: inout SpecReader) {
    reader.order = OrderedNames(written: syntax.viewNames)
    Alert.type.read(syntax.root, into: &self, &reader)
  }

  /// `title: …` stands for `views: { title: { text: … } }`.
  private mutating func readShorthand(
    _ id: String, _ entry: YAMLNode.Entry, _ reader: inout SpecReader
  ) {
    let order = reader.order ?? OrderedNames(written: [id])
    editView(id, in: &views, order: order, range: reader.range(entry.key)) {
      $0.read(entry.value, &reader)
    }
  }
}

extension ValueType where Value == Backdrop {
  fileprivate static let backdrop = ValueType.record(
    RecordType<Backdrop>(
      "the backdrop", "What dims the screen behind the alert.",
      [
        Key("color", \.color, .color, "Its colour."),
        Key("opacity", \.opacity, .fraction, "How much it hides, from 0 to 1."),
      ]),
    initial: Backdrop())
}

extension SpecReader {
  fileprivate mutating func checkVersion(_ node: YAMLNode) {
    guard let scalar = scalar(of: node, expecting: "1"), scalar.text != "1" else { return }
    report(
      .unknownVersion, "version \(quoted(scalar.text)) of the language isn't known here",
      at: node, help: [Help("write version: 1, or delete the line")])
  }
}
