import Diagnostics
import YAMLNodes

/// A map with fixed keys that fills a Swift value.
struct RecordType<Owner: Sendable>: Sendable {
  let shape: RecordShape
  let keys: [Key<Owner>]

  init(_ name: String, _ doc: String, _ keys: [Key<Owner>]) {
    shape = RecordShape(name: name, doc: doc) { keys.map(\.keyShape) }
    self.keys = keys
  }

  /// Puts every entry of a map over the owner. A faulty entry spoils itself, not its neighbours.
  ///
  /// - Returns: false when the node is no map at all; that has been reported then.
  @discardableResult
  func read(_ node: YAMLNode, into owner: inout Owner, _ reader: inout SpecReader) -> Bool {
    guard let entries = reader.entries(of: node, expecting: "a map (\(exampleKeys))") else {
      return false
    }
    reader.scopes.append(Scope(kind: .record(shape), key: reader.key))
    for entry in entries {
      guard let name = reader.keyText(entry), !name.hasPrefix("x-") else { continue }
      if let key = key(named: name) {
        reader.key = key.name
        key.read(entry, &owner, &reader)
      } else {
        reader.reportUnknownKey(entry, name, among: entries)
      }
    }
    reader.scopes.removeLast()
    return true
  }

  func key(named name: String) -> Key<Owner>? {
    for key in keys where sameBytes(key.name, name) { return key }
    return nil
  }

  private var exampleKeys: String {
    keys.prefix(3).map(\.name).joined(separator: ", ") + (keys.count > 3 ? ", …" : "")
  }
}

extension ValueType {
  /// A record; `shorthand` reads what may stand in place of the map, and returns nil for what is
  /// no shorthand (a map is then expected, and its absence reported).
  static func record(
    _ type: RecordType<Value>, initial: Value, also shapes: [ValueShape] = [],
    shorthand: (@Sendable (YAMLNode, inout Value, inout SpecReader) -> Bool?)? = nil
  ) -> ValueType {
    let shape: ValueShape =
      shapes.isEmpty ? .record(type.shape) : .either(shapes + [.record(type.shape)])
    return ValueType(shape, initial: initial) { node, value, reader in
      if node.isScalar, let done = shorthand?(node, &value, &reader) { return done }
      return type.read(node, into: &value, &reader)
    }
  }
}

/// Whether two names are the same bytes. Swift's `==` also holds for canonically equivalent text,
/// which is longer in UTF-8 wherever one side is ASCII; for other text the bytes are compared.
func sameBytes(_ left: String, _ right: String) -> Bool {
  left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
}
