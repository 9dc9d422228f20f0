import Diagnostics
import Geometry
import YAMLNodes

extension View: Record {
  static let title = "a view"
  static let doc = "One view: the key of its kind, that kind's keys, and these."
  static var blank: View { View(id: "", range: SourceFile(path: "", bytes: []).range(0..<0)) }

  /// The rows of every view, whatever its kind.
  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("width", &width, .extent, "How wide the view is, in points.")
    visitor.key("height", &height, .extent, "How high the view is, in points.")
    visitor.key("hidden", &isHidden, .boolean, "Whether the view takes no part in the layout.")
    visitor.key(
      "spacingAfter", &spacingAfter, .length,
      "The distance to the next view of the stack, in points.")
    surface.visitKeys(&visitor)
    visitor.key(
      "hugging", &hugging, .record(),
      "How strongly the view resists growing: one priority, or x and y.")
    visitor.key(
      "compression", &compression, .record(),
      "How strongly the view resists being cut: one priority, or x and y.")
    visitor.key("constraints", &constraints, .constraints, "Relations to other views.")
    visitor.key(
      "accessibility", &accessibility, .record(), "What assistive technologies are told.")
  }

  /// Puts what a spec says of this view over it.
  mutating func read(_ entry: YAMLNode.Entry, _ reader: inout SpecReader) {
    guard entry.value.isConditional else { return read(entry.value, &reader) }
    _ = reader.readArms(of: entry, into: &self) { entry, view, reader in
      view.read(entry.value, &reader)
      return true
    }
  }

  private mutating func read(_ node: YAMLNode, _ reader: inout SpecReader) {
    if node.isScalar || node.looksLikePlaceholder || node.isTextByKey {
      var text = content as? TextView ?? TextView()
      if WordsValue().read(node, &text.text, &reader) { content = text }
      return
    }
    if node.isFlow, node.sequence != nil {
      reader.reportBracketedText(node, expecting: "a text or a map")
      return
    }
    guard let entries = reader.entries(of: node, expecting: "a text or a map", View.valueShape)
    else { return }
    readKind(entries, node, &reader)
    reader.scopes.append(
      Scope(kind: .view(content.map { type(of: $0) }), key: reader.key, entries: entries))
    let sorted = styleFirst(reader.nested(entries, of: node))
    for place in sorted.indices {
      guard let name = reader.keyText(sorted[place]), !isForOtherTools(name) else { continue }
      let isKey =
        sorted[place].value.isConditional
        ? reader.readArms(of: sorted[place], into: &self) { entry, view, reader in
          view.readEntry(0, of: [entry], named: name, &reader)
        } : readEntry(place, of: sorted, named: name, &reader)
      if !isKey { reportUnknown(name, sorted[place], among: entries, &reader) }
    }
    reader.scopes.removeLast()
  }

  /// Reads an entry of any view or of this one's kind; false when neither has such a key.
  private mutating func readEntry(
    _ place: Int, of entries: [YAMLNode.Entry], named name: String, _ reader: inout SpecReader
  ) -> Bool {
    reader.offering(place, of: entries, named: name) { reader in
      visitKeys(&reader)
      if !reader.pending.isRead { content?.readPending(&reader) }
    }
  }

  /// A text's style before its other keys, so that it gives way to all of them.
  private func styleFirst(_ entries: [YAMLNode.Entry]) -> [YAMLNode.Entry] {
    guard let place = entries.firstIndex(where: { $0.key.scalar?.text == "style" }), place > 0
    else { return entries }
    var sorted = entries
    sorted.insert(sorted.remove(at: place), at: 0)
    return sorted
  }

  /// Finds the key that says what the view is, and makes it that.
  private mutating func readKind(
    _ entries: [YAMLNode.Entry], _ node: YAMLNode, _ reader: inout SpecReader
  ) {
    var naming: (kind: any ViewKind.Type, entry: YAMLNode.Entry)?
    for index in entries.indices {
      guard let name = reader.keyText(entries[index]), let kind = ViewKinds.kind(namedBy: name)
      else { continue }
      let entry = entries[index]
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
    if reader.suggests, let near = Self.nearTextKey(name, among: entries) {
      elsewhere = suggestion(for: name, among: [near], replacing: reader.range(entry.key))
    } else if let first = others.first {
      elsewhere = Help(
        content == nil
          ? "'\(name)' belongs to a view of kind '\(first)', and this one says no kind: add \(first): …"
          : "'\(name)' belongs to views of kind '\(others.joined(separator: "', '"))'")
    } else if let attribute = Attribute.named(name), attribute != .size {
      elsewhere = Help("places are stated as constraints: write constraints: [ \(name) == … ]")
    } else if content == nil,
      let near = nearestName(to: name, among: ViewKinds.names + keyShapes.map(\.name))
    {
      elsewhere = suggestion(for: name, among: [near], replacing: reader.range(entry.key))
    }
    reader.reportUnknownKey(entry, name, among: entries, elsewhere: elsewhere)
  }
}

extension View {
  /// The key of a text by key that one is a slip of, where all keys of the map are.
  private static func nearTextKey(_ name: String, among entries: [YAMLNode.Entry]) -> String? {
    let known = LocalizedText.keyShapes.map(\.name)
    guard let near = nearestName(to: name, among: known),
      entries.allSatisfy({ entry in
        entry.key.scalar.map { nearestName(to: $0.text, among: known) != nil } ?? false
      })
    else { return nil }
    return near
  }
}

extension AxisPriorities: Record {
  static let title = "priorities"
  static let doc = "A priority for each axis."
  static var blank: AxisPriorities { AxisPriorities() }
  static var shorthands: [ValueShape] { [NumberValue.priority.shape] }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("x", &x, .priority, "The horizontal priority.")
    visitor.key("y", &y, .priority, "The vertical priority.")
  }

  /// One priority for both axes.
  mutating func readShorthand(_ node: YAMLNode, _ reader: inout SpecReader) -> Bool? {
    var both: Rational = 0
    guard NumberValue.priority.read(node, &both, &reader) else { return false }
    self = AxisPriorities(x: both, y: both)
    return true
  }
}

extension Accessibility: Record {
  static let title = "accessibility"
  static let doc = "What assistive technologies are told."
  static var blank: Accessibility { Accessibility() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("label", &label, .words, "Spoken instead of what is shown.")
    visitor.key("hint", &hint, .words, "What using the view does.")
    visitor.key("trait", &trait, .choice(), "What the view behaves like.")
    visitor.key("order", &order, .wholeNumber(1...1000), "The place in the order of reading.")
    visitor.key("identifier", &identifier, .text, "For user interface tests; never spoken.")
  }
}
