import Diagnostics
import YAMLNodes

extension Arrangement: Record {
  static let title = "layout"
  static let doc = "How the views are stacked."
  static var blank: Arrangement { Arrangement() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("axis", &axis, .choice(), "Whether views stand below or beside one another.")
    visitor.key("distribution", &distribution, .choice(), "How room is shared along the axis.")
    visitor.key("alignment", &alignment, .choice(), "Where views stand across the axis.")
    visitor.key("spacing", &spacing, .length, "Between neighbours, in points.")
    visitor.key("insets", &insets, .record(), "Between the edges and the views, in points.")
    visitor.key("width", &width, .extent, "How wide the whole is, in points.")
    visitor.key("minWidth", &minWidth, .extent, "The least width, in points.")
    visitor.key("maxWidth", &maxWidth, .extent, "The greatest width, in points.")
    visitor.key("height", &height, .extent, "How high the whole is, in points.")
    visitor.key("minHeight", &minHeight, .extent, "The least height, in points.")
    visitor.key("maxHeight", &maxHeight, .extent, "The greatest height, in points.")
    visitor.key(
      "scrolls", &scrolls, NamesValue(),
      "Views that scroll when the screen is too low; the first gives way first.")
    visitor.key(
      "shrinks", &shrinks, NamesValue(),
      "Views that are cut when the screen is too low; the first gives way first.")
  }
}

/// A list of ids.
private struct NamesValue: ValueType {
  var shape: ValueShape { .list(.identifier) }
  var initial: [String] { [] }

  func read(_ node: YAMLNode, _ value: inout [String], _ reader: inout SpecReader) -> Bool {
    guard let items = reader.items(of: node, expecting: "a list of names") else { return false }
    value = []
    for item in items {
      if let scalar = reader.scalar(of: item, expecting: "a name"),
        let name = reader.checkedIdentifier(scalar.text, at: item)
      {
        value.append(name)
      }
    }
    return true
  }
}

extension KeyVisitor {
  /// The row of `layout`: a map, or `none` where constraints alone place the views.
  mutating func layoutKey(_ place: inout Arrangement?) {
    key(
      "layout", shape: .either([.choice(["none"]), .record(Arrangement.shape)]),
      "How the views are stacked; none leaves them to their constraints."
    ) { entry, reader in
      reader.readLayout(entry.value, into: &place)
    }
  }
}

extension SpecReader {
  fileprivate mutating func readLayout(_ node: YAMLNode, into place: inout Arrangement?) {
    if let scalar = node.scalar, scalar.text == "none" {
      place = nil
    } else if node.mapping == nil {
      reportNoMap(
        node, expecting: "a map or none", MapHelp(Arrangement(), in: file))
    } else {
      var value = place ?? Arrangement()
      if read(node, into: &value) { place = value }
    }
  }
}
