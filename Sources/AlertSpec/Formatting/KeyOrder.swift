import Diagnostics
import YAMLNodes

/// How the entries of a map are ordered, and what their values are.
enum KeyOrder {
  /// A map with fixed keys, in the order of its rows.
  case record([KeyShape])
  /// Names in the order written, each with a value of that shape.
  case names(ValueShape)
  /// Nothing is known: a key of other tools, or one that isn't known.
  case free

  static var top: KeyOrder {
    .record(
      Alert.keyShapes.map { key in
        guard Alert.viewShorthands.contains(key.name) else { return key }
        return KeyShape(
          name: key.name, shape: View.valueShape, doc: key.doc, standard: nil, since: key.since)
      })
  }

  init(_ shape: ValueShape?, of node: YAMLNode) {
    switch shape {
    case .record(let record): self = .record(record.keys())
    case .map(let value): self = .names(value)
    case .either(let shapes) where shapes.contains(where: \.isOfView):
      self = .record(Self.viewKeys(of: node))
    case .either(let shapes):
      self = .free
      for shape in shapes {
        if case .free = self { self = KeyOrder(shape, of: node) }
      }
    default: self = .free
    }
  }

  /// The kind's keys, its naming one first, then those of every view.
  private static func viewKeys(of node: YAMLNode) -> [KeyShape] {
    if node.isTextByKey { return LocalizedText.keyShapes }
    for entry in node.mapping ?? [] {
      if let key = entry.key.scalar?.text, let kind = ViewKinds.kind(namedBy: key) {
        return kind.keyShapes + View.keyShapes
      }
    }
    return ViewKinds.all.flatMap { $0.keyShapes } + View.keyShapes
  }

  func shape(of key: String) -> ValueShape? {
    switch self {
    case .record(let keys): keys.first { sameBytes($0.name, key) }?.shape
    case .names(let value): key.hasPrefix("x-") ? nil : value
    case .free: nil
    }
  }

  /// The entries' indices in canonical order. Entries between which the order counts stay as
  /// they are written, and what isn't known comes last.
  func indices(of entries: [YAMLNode.Entry]) -> [Int] {
    // What stands below a key without a value may belong to it.
    guard case .record(let keys) = self, !entries.contains(where: \.isEmpty) else {
      return Array(entries.indices)
    }
    let places = entries.map { entry in
      let name = entry.key.scalar?.text ?? ""
      return keys.firstIndex { sameBytes($0.name, name) } ?? keys.count
    }
    let shared = places.count { $0 < keys.count && keys[$0].sharesPlaces }
    guard shared == 0 || shared == entries.count else { return Array(entries.indices) }
    // `title` and `message` are views, and are drawn where they are written among them.
    let first = keys.firstIndex { Alert.viewShorthands.contains($0.name) }
    let ranks = places.map { place in
      guard let first, place < keys.count else { return place }
      let name = keys[place].name
      return Alert.viewShorthands.contains(name) || name == "views" ? first : place
    }
    return entries.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }
}
