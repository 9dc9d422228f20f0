import YAMLNodes

/// One row of the language's table: a key of a record, what may stand there, what it means and
/// where its value goes. Decoding, the reference, the editors' schema and completion all read it.
public struct Key<Owner>: Sendable {
  public let name: String
  public let shape: ValueShape
  /// One sentence for the reference and for editors.
  public let doc: String
  /// The language version that brought it.
  public let since: Int

  let read: @Sendable (YAMLNode.Entry, inout Owner, inout SpecReader) -> Void

  /// A row whose value needs a reading of its own.
  init(
    _ name: String, _ shape: ValueShape, _ doc: String, since: Int = 1,
    read: @escaping @Sendable (YAMLNode.Entry, inout Owner, inout SpecReader) -> Void
  ) {
    self.name = name
    self.shape = shape
    self.doc = doc
    self.since = since
    self.read = read
  }

  /// A row whose value is a property of the owner; what is written there is put over what the
  /// property holds.
  init<Value>(
    _ name: String, _ property: WritableKeyPath<Owner, Value> & Sendable, _ type: ValueType<Value>,
    _ doc: String, since: Int = 1
  ) {
    self.init(name, type.shape, doc, since: since) { entry, owner, reader in
      _ = type.read(entry.value, &owner[keyPath: property], &reader)
    }
  }

  /// A row whose property is nil until something is written there.
  init<Value>(
    _ name: String, _ property: WritableKeyPath<Owner, Value?> & Sendable,
    _ type: ValueType<Value>, _ doc: String, since: Int = 1
  ) {
    self.init(name, type.shape, doc, since: since) { entry, owner, reader in
      var value = owner[keyPath: property] ?? type.initial
      if type.read(entry.value, &value, &reader) { owner[keyPath: property] = value }
    }
  }

  /// The same row for an owner that holds this one's owner as a property.
  func within<Outer>(_ property: WritableKeyPath<Outer, Owner> & Sendable) -> Key<Outer> {
    Key<Outer>(name, shape, doc, since: since) { [read] entry, owner, reader in
      read(entry, &owner[keyPath: property], &reader)
    }
  }
}

/// What may stand in the place of a value, as data.
public indirect enum ValueShape: Sendable {
  /// Any scalar, as written.
  case text
  case boolean
  /// A decimal number between two bounds, with its unit for the reference (`pt`, `s`, …).
  case number(ClosedRange<Int>, unit: String)
  case wholeNumber(ClosedRange<Int>)
  /// Points, or `hairline`.
  case length
  case color
  case choice([String])
  /// A map with fixed keys.
  case record(RecordShape)
  /// A map from names to values.
  case map(ValueShape)
  case list(ValueShape)
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
  public let since: Int
}

extension Key {
  public var keyShape: KeyShape { KeyShape(name: name, shape: shape, doc: doc, since: since) }
}
