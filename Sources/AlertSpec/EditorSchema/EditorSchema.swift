/// The language as a JSON Schema (draft 2020-12) for editors, from the table that reads specs.
///
/// It says all of a spec's shape that a schema can say: keys, kinds of values, words, bounds,
/// short forms, with each key's sentence and default. What depends on several places (names that
/// must exist, layouts that must hold) is the compiler's to say. YAML is taken to be typed by its
/// core schema (YAML 1.2, chapter 10.3), as editors do; since the language takes its texts as
/// written, a text may then be a number or a boolean too.
public enum EditorSchema {
  /// The schema of specs, ending in a line feed. O(keys of the language).
  public static var text: String {
    text(title: "A spec of alertc", SchemaBuilder()) { $0.membersOfSpec() }
  }

  /// The schema of the project file, ending in a line feed. O(its keys).
  public static var projectText: String {
    text(title: "The project file of alertc", SchemaBuilder(isConditional: false)) {
      $0.members(doc: ProjectSettings.doc, ProjectSettings.keyShapes, required: [])
    }
  }

  /// The schema of themes in the language's own form, ending in a line feed. O(their keys).
  public static var themeText: String {
    text(title: "A theme of alertc", SchemaBuilder(isConditional: false)) {
      $0.membersOfTheme()
    }
  }

  private static func text(
    title: String, _ builder: SchemaBuilder, _ whole: (inout SchemaBuilder) -> [JSONText.Member]
  ) -> String {
    var builder = builder
    var members: [JSONText.Member] = [
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .string(title)),
    ]
    members += whole(&builder)
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
  /// The names of conditional values by the words of their shapes.
  var conditionals: [String: String] = [:]
  /// Whether values may depend on the environment. Those of the project file and of conditions
  /// can't, and their lists hold at least one value.
  var isConditional = true

  init(isConditional: Bool = true) {
    self.isConditional = isConditional
  }

  /// What the schema of a whole spec says, without braces.
  mutating func membersOfSpec() -> [JSONText.Member] {
    Self.members(doc: Alert.doc, alertProperties(Alert.keyShapes), required: ["alert"])
  }

  mutating func alertProperties(_ keys: [KeyShape]) -> [JSONText.Member] {
    var properties: [JSONText.Member] = []
    for key in keys {
      // The header is read before anything that the environment decides.
      isConditional = !Alert.headerKeys.contains(key.name)
      if Alert.viewShorthands.contains(key.name) {
        let view = [.init("description", .string(key.doc))] + viewReference()
        properties.append(.init(key.name, .object(view)))
      } else {
        properties.append(.init(key.name, property(key)))
      }
    }
    isConditional = true
    return properties
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

  mutating func members(
    doc: String, _ keys: [KeyShape], required: [String]
  ) -> [JSONText.Member] {
    var properties: [JSONText.Member] = []
    for key in keys where !properties.contains(where: { $0.name == key.name }) {
      properties.append(.init(key.name, property(key)))
    }
    return Self.members(doc: doc, properties, required: required)
  }

  static func members(
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
    var members: [JSONText.Member] = [.init("description", .string(key.wholeDoc))]
    if key.deprecation != nil { members.append(.init("deprecated", .literal("true"))) }
    members += isConditional ? conditionalMembers(of: key) : self.members(for: key.shape)
    if let standard = key.standard {
      members.append(.init("default", Self.standard(standard, key.shape)))
    }
    return .object(members)
  }

  /// The schema of a shape, without braces, so that it can stand beside a description.
  mutating func members(for shape: ValueShape) -> [JSONText.Member] {
    switch shape {
    case .text: [Self.anyScalar]
    case .token: Self.token
    case .identifier: define("name") { _ in Self.identifier }
    case .boolean: [.init("type", .string("boolean"))]
    case .number(let bounds, _): Self.number(bounds, type: "number")
    case .wholeNumber(let bounds): Self.number(bounds, type: "integer")
    case .length(let bounds): Self.number(bounds, type: "number", word: "hairline")
    case .color: define("color-value") { _ in Self.color }
    case .choice(let words): [.init("enum", .strings(words))]
    case .record(let record): reference(to: record)
    case .map(let value): map(of: value)
    case .list(let item): list(of: item)
    case .tuple(let items): tuple(of: items)
    case .constraint:
      [.init("type", .string("string")), .init("pattern", .string("==|<=|>="))]
    case .either(let shapes): either(shapes)
    }
  }

  private mutating func either(_ shapes: [ValueShape]) -> [JSONText.Member] {
    if shapes.contains(where: \.isOfView) { return viewReference() }
    if shapes.isEmpty { return [] }
    var choices: [JSONText] = []
    for shape in shapes { choices.append(.object(members(for: shape))) }
    return [.init("anyOf", .array(choices))]
  }

  private mutating func list(of item: ValueShape) -> [JSONText.Member] {
    var members: [JSONText.Member] = [.init("type", .string("array"))]
    if !isConditional { members.append(.init("minItems", .literal("1"))) }
    return members + [.init("items", .object(self.members(for: item)))]
  }

  private mutating func tuple(of items: [ValueShape]) -> [JSONText.Member] {
    var schemas: [JSONText] = []
    for item in items { schemas.append(.object(members(for: item))) }
    let count = JSONText.literal(String(items.count))
    return [
      .init("type", .string("array")), .init("prefixItems", .array(schemas)),
      .init("minItems", count), .init("maxItems", count),
    ]
  }

  // MARK: Definitions

  private mutating func reference(to record: RecordShape) -> [JSONText.Member] {
    define(Self.slug(record.name)) { $0.members(of: record) }
  }

  /// A reference to a definition, made when it is first asked for.
  mutating func define(
    _ name: String, _ make: (inout SchemaBuilder) -> [JSONText.Member]
  ) -> [JSONText.Member] {
    if known.insert(name).inserted {
      let place = definitions.count
      definitions.append(.init(name, .object([])))
      definitions[place].value = .object(make(&self))
    }
    return [.init("$ref", .string("#/$defs/" + name))]
  }

  /// `a button's style` is called `button-style`.
  static func slug(_ name: String) -> String {
    var words = name.split(separator: " ").map { $0.hasSuffix("'s") ? $0.dropLast(2) : $0 }
    if let first = words.first, ["a", "an", "the"].contains(first) { words.removeFirst() }
    return words.joined(separator: "-")
  }
}

extension ValueShape {
  /// Whether it is the map of one kind of view.
  var isOfView: Bool { records.contains { ViewKinds.names.contains($0.name) } }

  /// The map with fixed keys that may stand there; of several the first.
  var record: RecordShape? { records.first }
}
