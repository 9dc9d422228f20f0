/// The schema of a theme: groups of tokens, in which groups may stand again.
extension SchemaBuilder {
  /// What the schema of a whole theme says, without braces.
  mutating func membersOfTheme() -> [JSONText.Member] {
    var properties: [JSONText.Member] = []
    for key in ThemeFile.keyShapes {
      guard case .map(let value) = key.shape else { continue }
      let isGroup = key.name != ThemeFile.deprecatedKey
      let members = isGroup ? group(of: value, named: key.name) : self.members(for: key.shape)
      properties.append(
        .init(key.name, .object([.init("description", .string(key.wholeDoc))] + members)))
    }
    return Self.members(doc: ThemeFile.doc, properties, required: [])
  }

  /// A reference to a group whose values have a shape, or are groups like it.
  private mutating func group(of value: ValueShape, named name: String) -> [JSONText.Member] {
    define(name + "-tokens") { builder in
      let names: [JSONText.Member] = [
        .init("type", .string("string")),
        .init("pattern", .string("^(?:[A-Za-z0-9_-]|[^\\u0000-\\u007F])+$")),
      ]
      let own = JSONText.object(builder.members(for: value))
      let group = JSONText.object([.init("$ref", .string("#/$defs/" + name + "-tokens"))])
      return [
        .init("type", .string("object")), .init("propertyNames", .object(names)),
        .init("patternProperties", Self.foreignKeys),
        .init("additionalProperties", .object([.init("anyOf", .array([own, group]))])),
      ]
    }
  }
}
