/// The language as a JSON Schema (draft 2020-12) for editors, from the table that reads specs.
///
/// It says all of a spec's shape that a schema can say: keys, kinds of values, words, bounds,
/// short forms, with each key's sentence and default. What depends on several places (names that
/// must exist, layouts that must hold) is the compiler's to say. YAML is taken to be typed by its
/// core schema (YAML 1.2, chapter 10.3), as editors do; since the language takes its texts as
/// written, a text may then be a number or a boolean too.
public enum EditorSchema {
  /// The schema, ending in a line feed. O(keys of the language).
  public static var text: String {
    var builder = SchemaBuilder()
    var members: [JSONText.Member] = [
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .string("A spec of alertc")),
    ]
    members += builder.membersOfSpec()
    members.append(.init("$defs", .object(builder.definitions)))
    var text = ""
    JSONText.object(members).write(to: &text)
    return text + "\n"
  }
}

/// Turns shapes into schemas, and keeps what several places share.
struct SchemaBuilder {
  /// In the order of first use.
  private(set) var definitions: [JSONText.Member] = []
  private var known: Set<String> = []

  /// What the schema of a whole spec says, without braces.
  mutating func membersOfSpec() -> [JSONText.Member] {
    var properties: [JSONText.Member] = []
    for key in Alert.keyShapes {
      if Alert.viewShorthands.contains(key.name) {
        let view = [.init("description", .string(key.doc))] + viewReference()
        properties.append(.init(key.name, .object(view)))
      } else {
        properties.append(.init(key.name, property(key)))
      }
    }
    return Self.members(doc: Alert.doc, properties, required: ["alert"])
  }

  /// What a record's schema says, without braces.
  ///
  /// What it is stands in a comment: editors show a definition's description in place of that of
  /// the key that refers to it, and the key's tells more.
  private mutating func members(of record: RecordShape) -> [JSONText.Member] {
    var members = self.members(doc: record.doc, record.keys(), required: [])
    members[0].name = "$comment"
    return members
  }

  private mutating func members(
    doc: String, _ keys: [KeyShape], required: [String]
  ) -> [JSONText.Member] {
    var properties: [JSONText.Member] = []
    for key in keys where !properties.contains(where: { $0.name == key.name }) {
      properties.append(.init(key.name, property(key)))
    }
    return Self.members(doc: doc, properties, required: required)
  }

  private static func members(
    doc: String, _ properties: [JSONText.Member], required: [String]
  ) -> [JSONText.Member] {
    var members: [JSONText.Member] = [
      .init("description", .string(doc)), .init("type", .string("object")),
    ]
    if !required.isEmpty { members.append(.init("required", .strings(required))) }
    members += [
      .init("properties", .object(properties)),
      .init("patternProperties", foreignKeys),
      .init("additionalProperties", .literal("false")),
    ]
    return members
  }

  private mutating func property(_ key: KeyShape) -> JSONText {
    var members: [JSONText.Member] = [.init("description", .string(key.doc))]
    members += self.members(for: key.shape)
    if let standard = key.standard {
      members.append(.init("default", Self.standard(standard, key.shape)))
    }
    return .object(members)
  }

  /// The schema of a shape, without braces, so that it can stand beside a description.
  private mutating func members(for shape: ValueShape) -> [JSONText.Member] {
    switch shape {
    case .text: [Self.anyScalar]
    case .identifier: define("name") { _ in Self.identifier }
    case .boolean: [.init("type", .string("boolean"))]
    case .number(let bounds, _): Self.number(bounds, type: "number")
    case .wholeNumber(let bounds): Self.number(bounds, type: "integer")
    case .length(let bounds): Self.number(bounds, type: "number", word: "hairline")
    case .color: define("color-value") { _ in Self.color }
    case .choice(let words): [.init("enum", .strings(words))]
    case .record(let record): reference(to: record)
    case .map(let value): map(of: value)
    case .list(let item):
      [.init("type", .string("array")), .init("items", .object(members(for: item)))]
    case .constraint:
      [.init("type", .string("string")), .init("pattern", .string("==|<=|>="))]
    case .either(let shapes): either(shapes)
    }
  }

  private mutating func either(_ shapes: [ValueShape]) -> [JSONText.Member] {
    if shapes.contains(where: \.isOfView) { return viewReference() }
    var choices: [JSONText] = []
    for shape in shapes { choices.append(.object(members(for: shape))) }
    return [.init("anyOf", .array(choices))]
  }

  /// A map from names that nothing else has.
  private mutating func map(of value: ValueShape) -> [JSONText.Member] {
    let names = define("free-name") {
      $0.members(for: .identifier)
        + [.init("not", .object([.init("enum", .strings(Anchor.Item.reserved))]))]
    }
    return [
      .init("type", .string("object")),
      .init("propertyNames", .object(names)),
      .init("patternProperties", Self.foreignKeys),
      .init("additionalProperties", .object(members(for: value))),
    ]
  }

  // MARK: Definitions

  private mutating func reference(to record: RecordShape) -> [JSONText.Member] {
    define(Self.slug(record.name)) { $0.members(of: record) }
  }

  /// A reference to a definition, made when it is first asked for.
  private mutating func define(
    _ name: String, _ make: (inout SchemaBuilder) -> [JSONText.Member]
  ) -> [JSONText.Member] {
    if known.insert(name).inserted {
      let place = definitions.count
      definitions.append(.init(name, .object([])))
      definitions[place].value = .object(make(&self))
    }
    return [.init("$ref", .string("#/$defs/" + name))]
  }

  /// A view: its text alone, a map whose first key says the kind, or a map that changes a view of
  /// a base, which may have the keys of any kind but says none.
  private mutating func viewReference() -> [JSONText.Member] {
    define("view") { builder in
      var choices: [JSONText] = [.object([Self.anyScalar])]
      var changes = View.keyShapes
      for kind in ViewKinds.all {
        let keys = View.keyShapes + kind.keyShapes
        let name = "view-" + kind.name
        choices.append(
          .object(
            builder.define(name) { $0.members(doc: kind.doc, keys, required: [kind.name]) }))
        changes += kind.keyShapes.filter { ViewKinds.kind(namedBy: $0.name) == nil }
      }
      let merged = changes.mergedByName()
      choices.append(
        .object(
          builder.define("view-of-base") {
            $0.members(doc: "What changes of a view that the base has.", merged, required: [])
          }))
      return [.init("anyOf", .array(choices))]
    }
  }

  /// `a button's style` is called `button-style`.
  private static func slug(_ name: String) -> String {
    var words = name.split(separator: " ").map { $0.hasSuffix("'s") ? $0.dropLast(2) : $0 }
    if let first = words.first, ["a", "an", "the"].contains(first) { words.removeFirst() }
    return words.joined(separator: "-")
  }
}

extension ValueShape {
  /// Whether it is the map of one kind of view.
  var isOfView: Bool {
    if case .record(let record) = self { ViewKinds.names.contains(record.name) } else { false }
  }
}

extension [KeyShape] {
  /// One row a name, in the order of first use; where shapes differ any of them may stand.
  fileprivate func mergedByName() -> [KeyShape] {
    var merged: [KeyShape] = []
    for key in self {
      guard let index = merged.firstIndex(where: { $0.name == key.name }) else {
        merged.append(key)
        continue
      }
      let known = merged[index]
      merged[index] = KeyShape(
        name: known.name, shape: known.shape.or(key.shape), doc: known.doc, standard: nil,
        since: Swift.min(known.since, key.since))
    }
    return merged
  }
}

extension ValueShape {
  fileprivate func or(_ other: ValueShape) -> ValueShape {
    let shapes = if case .either(let shapes) = self { shapes } else { [self] }
    // Shapes are data without identity; their own words tell them apart.
    return shapes.contains { "\($0)" == "\(other)" } ? self : .either(shapes + [other])
  }
}
