/// The schemas of values that depend on the environment: `{ when: [ { …, value: … }, … ] }`.
extension SchemaBuilder {
  /// What may stand behind a key, conditional values included where the key can have them.
  mutating func conditionalMembers(of key: KeyShape) -> [JSONText.Member] {
    let members = self.members(for: key.shape)
    // The view's own schema has them already.
    if key.shape.isOfView { return members }
    return orConditional(members, key.shape, named: conditionalName(key))
  }

  /// A value as it is, or one that depends on the environment.
  mutating func orConditional(
    _ members: [JSONText.Member], _ shape: ValueShape, named name: String
  ) -> [JSONText.Member] {
    let conditional = JSONText.object(self.conditional(shape, named: name))
    if members.count == 1, members[0].name == "anyOf", case .array(let choices) = members[0].value {
      return [.init("anyOf", .array(choices + [conditional]))]
    }
    return [.init("anyOf", .array([.object(members), conditional]))]
  }

  /// A reference to the schema of a conditional value; its arms' values are those of the shape.
  mutating func conditional(_ shape: ValueShape, named name: String) -> [JSONText.Member] {
    define("when-" + name) { builder in
      let plain = builder.members(for: shape)
      let value = shape.isOfView ? plain : builder.orConditional(plain, shape, named: name)
      let arm =
        builder.arm()
        + [.init("properties", .object([.init("value", .object(value))]))]
      let arms: [JSONText.Member] = [
        .init("description", .string("Arms from the top: the first that holds gives the value.")),
        .init("type", .string("array")), .init("minItems", .literal("1")),
        .init("items", .object(arm)),
      ]
      return [
        .init("type", .string("object")), .init("required", .strings(["when"])),
        .init("properties", .object([.init("when", .object(arms))])),
        .init("additionalProperties", .literal("false")),
      ]
    }
  }

  /// A reference to what all arms have: their conditions, and some value.
  private mutating func arm() -> [JSONText.Member] {
    define("arm") { builder in
      builder.isConditional = false
      defer { builder.isConditional = true }
      return builder.members(doc: Condition.doc, Condition.keyShapes, required: ["value"])
    }
  }

  /// One name for each shape: what it is, or the first key that has it.
  private mutating func conditionalName(_ key: KeyShape) -> String {
    let words = "\(key.shape)"
    if let known = conditionals[words] { return known }
    let plain = Self.name(of: key.shape) ?? Self.kebab(key.name)
    var name = plain
    var number = 2
    while conditionals.values.contains(name) {
      name = "\(plain)-\(number)"
      number += 1
    }
    conditionals[words] = name
    return name
  }

  private static func name(of shape: ValueShape) -> String? {
    switch shape {
    case .text: "text"
    case .boolean: "boolean"
    case .token: "token"
    case .color: "color"
    case .number(let bounds, _): "number-\(bounds.lowerBound)-\(bounds.upperBound)"
    case .wholeNumber(let bounds): "whole-number-\(bounds.lowerBound)-\(bounds.upperBound)"
    case .length(let bounds): bounds.lowerBound < 0 ? "length" : "extent"
    case .record, .either: shape.record.map { slug($0.name) }
    case .identifier, .choice, .map, .list, .tuple, .constraint: nil
    }
  }

  /// `lineHeight` is called `line-height`.
  private static func kebab(_ name: String) -> String {
    var words = ""
    for letter in name { words += letter.isUppercase ? "-" + letter.lowercased() : String(letter) }
    return words
  }
}
