/// The schemas of maps from names to values.
extension SchemaBuilder {
  mutating func map(of value: ValueShape) -> [JSONText.Member] {
    switch value.record?.name {
    case Alert.title:
      Self.map(
        names: names("case-name", without: [AlertSyntax.baseCase, "all"]),
        of: define("case") { $0.membersOfCase() })
    case Action.title:
      Self.map(
        names: names("free-name", without: Anchor.Item.reserved),
        of: orConditional(members(for: value), value, named: "action"))
    case RunStyle.title: Self.map(names: members(for: .identifier), of: members(for: value))
    default:
      value.isOfView
        ? Self.map(names: names("free-name", without: Anchor.Item.reserved), of: viewReference())
        : Self.map(names: nil, of: members(for: value))
    }
  }

  /// A map's schema; without one for its names they are free.
  private static func map(
    names: [JSONText.Member]?, of value: [JSONText.Member]
  ) -> [JSONText.Member] {
    var members: [JSONText.Member] = [.init("type", .string("object"))]
    if let names { members.append(.init("propertyNames", .object(names))) }
    return members + [
      .init("patternProperties", foreignKeys), .init("additionalProperties", .object(value)),
    ]
  }

  /// The names that are not the language's own.
  private mutating func names(_ name: String, without taken: [String]) -> [JSONText.Member] {
    define(name) {
      $0.members(for: .identifier) + [.init("not", .object([.init("enum", .strings(taken))]))]
    }
  }

  /// What a case changes: all of a spec but its header.
  private mutating func membersOfCase() -> [JSONText.Member] {
    let keys = Alert.keyShapes.filter { !Alert.headerKeys.contains($0.name) }
    return Self.members(
      doc: "What the case changes of the alert.", alertProperties(keys), required: [])
  }
}
