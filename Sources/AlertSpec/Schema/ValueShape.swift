import YAMLNodes

/// What may stand in the place of a value, as data.
public indirect enum ValueShape: Sendable {
  /// Any scalar, as written.
  case text
  /// The name of an alert, a view or an action.
  case identifier
  case boolean
  /// A decimal number between two bounds, with its unit for the reference (`pt`, `s`, …).
  case number(ClosedRange<Int>, unit: String)
  case wholeNumber(ClosedRange<Int>)
  /// Points between two bounds, or `hairline`.
  case length(ClosedRange<Int>)
  case color
  /// A token of the theme: `$text.title`.
  case token
  case choice([String])
  /// A map with fixed keys.
  case record(RecordShape)
  /// A map from names to values.
  case map(ValueShape)
  case list(ValueShape)
  /// A list with one item of each shape, in their order.
  case tuple([ValueShape])
  case constraint
  /// Any of several.
  case either([ValueShape])
}

/// A record's name and rows, without its Swift type.
public struct RecordShape: Sendable {
  public let name: String
  public let doc: String
  /// Computed on demand, for groups hold views that hold groups.
  public let keys: @Sendable () -> [KeyShape]
}

/// A row without its Swift type.
public struct KeyShape: Sendable {
  public let name: String
  public let shape: ValueShape
  public let doc: String
  /// The value that stands where nothing is written, as a spec would state it; nil where there is
  /// none or it has no short form.
  public let standard: String?
  /// The language version that brought it.
  public let since: Int
  /// Nil for a row to write.
  public var deprecation: Deprecation?
  /// Whether the row fills places that other rows of its record fill too, so that the order in
  /// which they are written counts.
  public var sharesPlaces = false

  /// What it means, and what to write in its place where it is deprecated.
  var wholeDoc: String { doc + (deprecation.map { " " + $0.sentence } ?? "") }
}

/// Collects the rows of a record.
struct KeyCollector: KeyVisitor {
  private(set) var keys: [KeyShape] = []
  private var sharesPlaces = false
  private var deprecation: Deprecation?

  mutating func key<Type: ValueType>(
    _ name: String, _ place: inout Type.Value, _ type: Type, _ doc: String, since: Int
  ) {
    add(name, type.shape, doc, standard: type.text(of: place), since: since)
  }

  mutating func key<Type: ValueType>(
    _ name: String, _ place: inout Type.Value?, _ type: Type, _ doc: String, since: Int
  ) {
    add(name, type.shape, doc, standard: place.flatMap(type.text), since: since)
  }

  mutating func key(
    _ name: String, shape: @autoclosure () -> ValueShape, _ doc: String,
    read: (YAMLNode.Entry, inout SpecReader) -> Void
  ) {
    add(name, shape(), doc, standard: nil, since: 1)
  }

  mutating func key<Type: ValueType>(
    _ name: String, _ first: inout Type.Value, _ second: inout Type.Value, _ type: Type,
    _ doc: String
  ) {
    add(name, type.shape, doc, standard: nil, since: 1, sharesPlaces: true)
  }

  /// What takes the place of a deprecated row fills the same places.
  mutating func deprecated(_ deprecation: Deprecation, rows: (inout KeyCollector) -> Void) {
    self.deprecation = deprecation
    sharesPlaces = true
    rows(&self)
    sharesPlaces = false
    self.deprecation = nil
  }

  mutating func keys<Rows: Record>(of first: inout Rows, and second: inout Rows) {
    sharesPlaces = true
    first.visitKeys(&self)
    sharesPlaces = false
  }

  private mutating func add(
    _ name: String, _ shape: ValueShape, _ doc: String, standard: String?, since: Int,
    sharesPlaces: Bool = false
  ) {
    keys.append(
      KeyShape(
        name: name, shape: shape, doc: doc, standard: standard, since: since,
        deprecation: deprecation, sharesPlaces: sharesPlaces || self.sharesPlaces))
  }
}
