import YAMLNodes

/// A map with fixed keys that fills a Swift value. Its rows are the language's one table: they
/// are walked to read a spec, to write the reference and the editors' schema, and to complete
/// what somebody types.
protocol Record: Sendable {
  /// What messages call it: `a font`, `the backdrop`.
  static var title: String { get }
  /// One sentence for the reference.
  static var doc: String { get }
  /// The value in which nothing is stated yet.
  static var blank: Self { get }
  /// What may stand in place of the map.
  static var shorthands: [ValueShape] { get }

  /// Shows every row to a visitor: name, place, type, meaning.
  mutating func visitKeys(_ visitor: inout some KeyVisitor)

  /// Reads what stands in place of the map; nil for what is no shorthand, after which a map is
  /// expected. False when a fault was reported.
  mutating func readShorthand(_ node: YAMLNode, _ reader: inout SpecReader) -> Bool?
}

extension Record {
  static var shorthands: [ValueShape] { [] }
  mutating func readShorthand(_ node: YAMLNode, _ reader: inout SpecReader) -> Bool? { nil }
}

/// Something that goes over the rows of records.
protocol KeyVisitor {
  /// A row whose value is put over what the place holds.
  mutating func key<Type: ValueType>(
    _ name: String, _ place: inout Type.Value, _ type: Type, _ doc: String, since: Int)

  /// A row whose place is nil until something is written there.
  mutating func key<Type: ValueType>(
    _ name: String, _ place: inout Type.Value?, _ type: Type, _ doc: String, since: Int)

  /// A row whose value needs a reading of its own.
  mutating func key(
    _ name: String, shape: @autoclosure () -> ValueShape, _ doc: String,
    read: (YAMLNode.Entry, inout SpecReader) -> Void)

  /// A row whose one value goes to two places.
  mutating func key<Type: ValueType>(
    _ name: String, _ first: inout Type.Value, _ second: inout Type.Value, _ type: Type,
    _ doc: String)

  /// Rows that are read as before but should no longer be written.
  mutating func deprecated(_ deprecation: Deprecation, rows: (inout Self) -> Void)

  /// Rows that stand for both of two records alike.
  mutating func keys<Rows: Record>(of first: inout Rows, and second: inout Rows)
}

extension KeyVisitor {
  mutating func key<Type: ValueType>(
    _ name: String, _ place: inout Type.Value, _ type: Type, _ doc: String
  ) {
    key(name, &place, type, doc, since: 1)
  }

  mutating func key<Type: ValueType>(
    _ name: String, _ place: inout Type.Value?, _ type: Type, _ doc: String
  ) {
    key(name, &place, type, doc, since: 1)
  }
}
