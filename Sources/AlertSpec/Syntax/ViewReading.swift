import Diagnostics
import Geometry
import YAMLNodes

extension View {
  /// The rows of every view, whatever its kind.
  static let keys: [Key<View>] =
    [
      Key("width", \.width, .extent, "How wide the view is, in points."),
      Key("height", \.height, .extent, "How high the view is, in points."),
      Key("hidden", \.isHidden, .boolean, "Whether the view takes no part in the layout."),
      Key(
        "spacingAfter", \.spacingAfter, .length(),
        "The distance to the next view of the stack, in points."),
      Key(
        "hugging", \.hugging, .priorities, "How strongly the view resists growing: one priority, or x and y."
      ),
      Key(
        "compression", \.compression, .priorities,
        "How strongly the view resists being cut: one priority, or x and y."),
      Key("constraints", \.constraints, .constraints, "Relations to other views."),
      Key(
        "accessibility", \.accessibility, .accessibility,
        "What assistive technologies are told."),
    ] + Surface.keys.map { $0.within(\.surface) }

  static let keyShapes = keys.map(\.keyShape)

  static let shape = RecordShape(
    name: "a view", doc: "One view: the key of its kind, that kind's keys, and these."
  ) { keyShapes }

  /// Puts what a spec says of this view over it.
  mutating func read(_ node: YAMLNode, _ reader: inout SpecReader) {
    if node.isScalar || node.looksLikePlaceholder {
      var text = content as? TextView ?? TextView()
      if ValueType<String>.text.read(node, &text.text, &reader) { content = text }
      return
    }
    if node.isFlow, node.sequence != nil {
      reader.reportBracketedText(node, expecting: "a text or a map")
      return
    }
    guard let entries = reader.entries(of: node, expecting: "a text or a map") else { return }
    readKind(entries, node, &reader)
    reader.scopes.append(Scope(kind: .view(content.map { type(of: $0) }), key: reader.key))
    for entry in entries {
      guard let name = reader.keyText(entry), !name.hasPrefix("x-") else { continue }
      reader.key = name
      if let key = View.keys.first(where: { sameBytes($0.name, name) }) {
        key.read(entry, &self, &reader)
      } else if content?.read(entry, named: name, &reader) != true {
        reportUnknown(name, entry, among: entries, &reader)
      }
    }
    reader.scopes.removeLast()
  }

  /// Finds the key that says what the view is, and makes it that.
  private mutating func readKind(
    _ entries: [YAMLNode.Entry], _ node: YAMLNode, _ reader: inout SpecReader
  ) {
    var naming: (kind: any ViewKind.Type, entry: YAMLNode.Entry)?
    for entry in entries {
      guard let name = reader.keyText(entry), let kind = ViewKinds.kind(namedBy: name) else {
        continue
      }
      if let first = naming {
        reader.report(
          .twoKinds, "a view is one thing: this one is '\(first.kind.name)' already",
          at: entry.key,
          notes: [Note("first said here", at: reader.range(first.entry.key))],
          help: [Help("put '\(kind.name)' into a view of its own, or delete one of the two")])
      } else {
        naming = (kind, entry)
      }
    }
    guard let kind = naming?.kind else { return }
    if content.map({ type(of: $0) == kind }) != true { content = kind.init() }
  }

  private func reportUnknown(
    _ name: String, _ entry: YAMLNode.Entry, among entries: [YAMLNode.Entry],
    _ reader: inout SpecReader
  ) {
    if ViewKinds.kind(namedBy: name) != nil { return }
    let others = ViewKinds.names(ofKindsWith: name)
    var elsewhere: Help?
    if let first = others.first {
      elsewhere = Help(
        content == nil
          ? "'\(name)' belongs to a view of kind '\(first)', and this one says no kind: add \(first): …"
          : "'\(name)' belongs to views of kind '\(others.joined(separator: "', '"))'")
    } else if Attribute(rawValue: name) != nil {
      elsewhere = Help("places are stated as constraints: write constraints: [ \(name) == … ]")
    } else if content == nil,
      let near = nearestName(to: name, among: ViewKinds.names + View.keys.map(\.name))
    {
      elsewhere = suggestion(for: name, among: [near], replacing: reader.range(entry.key))
    }
    reader.reportUnknownKey(entry, name, among: entries, elsewhere: elsewhere)
  }
}

extension ValueType where Value == AxisPriorities {
  /// One priority for both axes, or a map.
  static let priorities = ValueType.record(
    RecordType<AxisPriorities>(
      "priorities", "A priority for each axis.",
      [
        Key("x", \.x, .priority, "The horizontal priority."),
        Key("y", \.y, .priority, "The vertical priority."),
      ]),
    initial: AxisPriorities(), also: [.number(1...1000, unit: "")]
  ) { node, value, reader in
    var both: Rational = 0
    guard ValueType<Rational>.priority.read(node, &both, &reader) else { return false }
    value = AxisPriorities(x: both, y: both)
    return true
  }
}

extension ValueType where Value == Accessibility {
  static let accessibility = ValueType.record(
    RecordType<Accessibility>(
      "accessibility", "What assistive technologies are told.",
      [
        Key("label", \.label, .text, "Spoken instead of what is shown."),
        Key("hint", \.hint, .text, "What using the view does."),
        Key("trait", \.trait, .choice(), "What the view behaves like."),
        Key("order", \.order, .wholeNumber(1...1000), "The place in the order of reading."),
        Key("identifier", \.identifier, .text, "For user interface tests; never spoken."),
      ]),
    initial: Accessibility())
}
