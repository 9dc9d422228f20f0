import Diagnostics
import YAMLNodes

extension ValueType where Value == Arrangement {
  static let arrangement = ValueType.record(
    RecordType<Arrangement>(
      "layout", "How the views are stacked.",
      [
        Key("axis", \.axis, .choice(), "Whether views stand below or beside one another."),
        Key("distribution", \.distribution, .choice(), "How room is shared along the axis."),
        Key("alignment", \.alignment, .choice(), "Where views stand across the axis."),
        Key("spacing", \.spacing, .length(), "Between neighbours, in points."),
        Key("insets", \.insets, .insets, "Between the edges and the views, in points."),
        Key("width", \.width, .extent, "How wide the whole is, in points."),
        Key("minWidth", \.minWidth, .extent, "The least width, in points."),
        Key("maxWidth", \.maxWidth, .extent, "The greatest width, in points."),
        Key("height", \.height, .extent, "How high the whole is, in points."),
        Key("minHeight", \.minHeight, .extent, "The least height, in points."),
        Key("maxHeight", \.maxHeight, .extent, "The greatest height, in points."),
        Key(
          "scrolls", \.scrolls, .names,
          "Views that scroll when the screen is too low; the first gives way first."),
        Key(
          "shrinks", \.shrinks, .names,
          "Views that are cut when the screen is too low; the first gives way first."),
      ]),
    initial: Arrangement(), also: [.choice(["none"])])
}

extension ValueType where Value == [String] {
  /// A list of ids.
  static let names = ValueType(whole: .list(.text), initial: []) { node, reader in
    guard let items = reader.items(of: node, expecting: "a list of names") else { return nil }
    var names: [String] = []
    for item in items {
      guard let scalar = reader.scalar(of: item, expecting: "a name"),
        let name = reader.checkedIdentifier(scalar.text, at: item)
      else { continue }
      names.append(name)
    }
    return names
  }
}

extension Key {
  /// The row of `layout`: a map, or `none` where constraints alone place the views.
  static func layout(_ property: WritableKeyPath<Owner, Arrangement?> & Sendable) -> Key {
    let type = ValueType<Arrangement>.arrangement
    return Key(
      "layout", type.shape, "How the views are stacked; none leaves them to their constraints."
    ) { entry, owner, reader in
      if let scalar = entry.value.scalar, scalar.text == "none" {
        owner[keyPath: property] = nil
        return
      }
      if let scalar = entry.value.scalar, !scalar.isNull,
        let axis = Arrangement.Axis(rawValue: scalar.text)
      {
        reader.report(
          .wrongType, "expected a map or none, found \(quoted(scalar.text))", at: entry.value,
          help: [
            Help(
              "write { axis: \(axis.rawValue) }",
              fix: FixIt(
                [.init(replacing: reader.range(entry.value), with: "{ axis: \(axis.rawValue) }")],
                isCertain: true))
          ])
        return
      }
      var value = owner[keyPath: property] ?? type.initial
      if type.read(entry.value, &value, &reader) { owner[keyPath: property] = value }
    }
  }
}
