import Diagnostics
import YAMLNodes

extension SpecReader {
  /// The entry that a record's rows are being matched against; without one at the top.
  struct Pending {
    /// Its map's, for an entry by itself would be copied for each map inside.
    private var entries: [YAMLNode.Entry] = []
    private var place = 0
    var name = ""
    /// Whether a row has taken it, or there is none to take.
    var isRead = true

    init() {}

    /// - Parameter place: among the entries.
    init(_ entries: [YAMLNode.Entry], at place: Int, name: String) {
      self.entries = entries
      self.place = place
      self.name = name
      isRead = false
    }

    var value: YAMLNode? { entries.isEmpty ? nil : entries[place].value }
    var key: YAMLNode? { entries.isEmpty ? nil : entries[place].key }
  }

  /// Puts every entry of a map over a record. A faulty entry spoils itself, not its neighbours.
  ///
  /// - Returns: false when the node is no map at all; that has been reported then.
  @discardableResult
  mutating func read<Rows: Record>(_ node: YAMLNode, into record: inout Rows) -> Bool {
    guard let entries = mapEntries(of: node, for: record) else { return false }
    scopes.append(Scope(kind: .record(Rows.self), key: key, entries: entries))
    let belonging = nested(entries, of: node)
    for place in belonging.indices {
      guard let name = keyText(belonging[place]), !isForOtherTools(name) else { continue }
      let isKey =
        belonging[place].value.isConditional
        ? readArms(of: belonging[place], into: &record) { entry, record, reader in
          reader.readEntry(0, of: [entry], named: name, into: &record)
        } : readEntry(place, of: belonging, named: name, into: &record)
      if !isKey {
        reportUnknownKey(belonging[place], name, among: entries)
      }
    }
    scopes.removeLast()
    return true
  }

  /// Puts one entry over a record; false when the record has no such key.
  mutating func readEntry<Rows: Record>(
    _ place: Int, of entries: [YAMLNode.Entry], named name: String, into record: inout Rows
  ) -> Bool {
    offering(place, of: entries, named: name) { record.visitKeys(&$0) }
  }

  /// Shows an entry to rows; false when none of them has taken it.
  mutating func offering(
    _ place: Int, of entries: [YAMLNode.Entry], named name: String,
    to rows: (inout SpecReader) -> Void
  ) -> Bool {
    var other = Pending(entries, at: place, name: name)
    swap(&pending, &other)
    rows(&self)
    swap(&pending, &other)
    return other.isRead
  }

  /// Whether a map, alone in a file, would be read without a fault.
  static func canRead<Rows: Record>(_ map: String, into: Rows.Type) -> Bool {
    let file = SourceFile(path: "", text: map)
    guard let node = YAMLNodes.parse(file).value else { return false }
    var reader = SpecReader(file: file, isBase: false)
    var record = Rows.blank
    return reader.read(node, into: &record) && reader.diagnostics.isEmpty
  }

  private mutating func mapEntries<Rows: Record>(
    of node: YAMLNode, for record: Rows
  ) -> [YAMLNode.Entry]? {
    if case .mapping(let entries) = node.content { return entries }
    if node.isFaulty { return nil }
    let names = record.keyShapes.map(\.name)
    let examples = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
    reportNoMap(node, expecting: "a map (\(examples))", MapHelp(record, in: file))
    return nil
  }

  /// Whether a row of that name is to read the pending entry, which then counts as read. Asked of
  /// every row for every entry.
  @inline(__always)
  fileprivate mutating func takes(_ name: String) -> Bool {
    guard !pending.isRead, isKey(pending.name, name) else { return false }
    pending.isRead = true
    return true
  }
}

extension SpecReader: KeyVisitor {
  mutating func key<Type: ValueType>(
    _ name: String, _ place: inout Type.Value, _ type: Type, _ doc: String, since: Int
  ) {
    guard takes(name), let node = pending.value else { return }
    _ = type.read(node, &place, &self)
  }

  mutating func key<Type: ValueType>(
    _ name: String, _ place: inout Type.Value?, _ type: Type, _ doc: String, since: Int
  ) {
    guard takes(name), let node = pending.value else { return }
    var value = place ?? type.initial
    if type.read(node, &value, &self) { place = value }
  }

  mutating func key(
    _ name: String, shape: @autoclosure () -> ValueShape, _ doc: String,
    read: (YAMLNode.Entry, inout SpecReader) -> Void
  ) {
    guard takes(name), let key = pending.key, let value = pending.value else { return }
    read(YAMLNode.Entry(key: key, value: value), &self)
  }

  mutating func key<Type: ValueType>(
    _ name: String, _ first: inout Type.Value, _ second: inout Type.Value, _ type: Type,
    _ doc: String
  ) {
    guard takes(name), let node = pending.value else { return }
    if type.read(node, &first, &self) { second = first }
  }

  mutating func deprecated(_ deprecation: Deprecation, rows: (inout SpecReader) -> Void) {
    guard !pending.isRead, let key = pending.key else { return }
    rows(&self)
    if pending.isRead { report(deprecation, of: key) }
  }

  mutating func keys<Rows: Record>(of first: inout Rows, and second: inout Rows) {
    guard !pending.isRead else { return }
    first.visitKeys(&self)
    guard pending.isRead else { return }
    // The second reads the same entry; its faults are reported already.
    pending.isRead = false
    let reported = diagnostics.count
    second.visitKeys(&self)
    dropDiagnostics(after: reported)
  }
}

/// Whether a key is one that the language leaves to other tools: `x-…`.
func isForOtherTools(_ key: String) -> Bool {
  var bytes = key.utf8.makeIterator()
  return bytes.next() == UInt8(ascii: "x") && bytes.next() == UInt8(ascii: "-")
}

/// Whether a name is a key of the language. Keys are ASCII, and what is canonically equivalent to
/// ASCII but written otherwise is longer in UTF-8.
@inline(__always)
func isKey(_ name: String, _ key: String) -> Bool {
  name.utf8.count == key.utf8.count && name == key
}

/// Whether a name consists of ASCII alone. O(bytes).
func isASCII(_ name: String) -> Bool {
  name.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } }
    ?? name.utf8.allSatisfy { $0 < 0x80 }
}
