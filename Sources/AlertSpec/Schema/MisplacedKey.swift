import Diagnostics
import YAMLNodes

/// A map that is being read: what a key that it doesn't have is looked for in.
struct Scope {
  enum Kind {
    case record(any Record.Type)
    case view((any ViewKind.Type)?)
  }

  let kind: Kind
  /// The key whose value the map is; empty at the top.
  let key: String
  /// What stands in the map.
  let entries: [YAMLNode.Entry]

  func hasEntry(named name: String) -> Bool {
    entries.contains { $0.key.scalar.map { sameBytes($0.text, name) } ?? false }
  }

  func isRecord(_ type: any Record.Type) -> Bool {
    if case .record(let own) = kind { own == type } else { false }
  }

  var name: String {
    switch kind {
    case .record(let type): type.title
    case .view(let kind): kind?.title ?? View.title
    }
  }

  /// Its rows, but for those that should no longer be written.
  var keys: [KeyShape] {
    let keys =
      switch kind {
      case .record(let type): type.keyShapes
      case .view(let kind): (kind?.keyShapes ?? []) + View.keyShapes
      }
    return keys.filter { $0.deprecation == nil }
  }
}

extension SpecReader {
  /// Where a key belongs that stands in the wrong map; nil when nothing in the language is
  /// called so.
  ///
  /// Looked for below the map at hand, then around it, then from the top.
  ///
  /// - Parameter name: what the language calls it; the file may say it otherwise.
  func placeOfKey(_ entry: YAMLNode.Entry, _ name: String, among entries: [YAMLNode.Entry])
    -> Help?
  {
    guard name.utf8.count > 1, let scope = scopes.last else { return nil }
    if let help = placeBelow(scope.keys, entry, name, among: entries) { return help }
    if let help = placeAmongButtons(scope, name) { return help }
    for (distance, outer) in scopes.dropLast().reversed().enumerated()
    where outer.keys.contains(where: { sameBytes($0.name, name) }) {
      return Help(
        distance == 0
          ? "'\(name)' belongs one level up, beside '\(scope.key)'"
          : "'\(name)' is a key of \(outer.name): write it there")
    }
    guard scopes.count > 1 else { return nil }
    let paths = KeyPath.leading(to: name, in: scopes[0].keys)
    guard !paths.isEmpty else { return nil }
    return Help("'\(name)' is a key of \(KeyPath.list(paths)): write it there")
  }

  /// Where what all buttons share is stated, for a key of one of them.
  private func placeAmongButtons(_ scope: Scope, _ name: String) -> Help? {
    guard case .record(let type) = scope.kind, type == Action.self || type == ButtonStyle.self,
      !scopes.dropLast().contains(where: { $0.isRecord(Buttons.self) }),
      !Action.keyShapes.contains(where: { sameBytes($0.name, name) }),
      Buttons.keyShapes.contains(where: { sameBytes($0.name, name) })
    else { return nil }
    return Help("'\(name)' is a key of 'buttons', the same for all of them: write it there")
  }

  /// Whether a scalar would be read behind a key, so that it can be written there.
  private func fits(_ node: YAMLNode, _ shape: ValueShape) -> Bool {
    guard let text = node.scalar?.text else { return false }
    if shape.takesText || text.hasPrefix("$") { return true }
    return LoneWord(node, in: file)?.written(as: shape) == file.text(in: node.span)
  }

  private func placeBelow(
    _ keys: [KeyShape], _ entry: YAMLNode.Entry, _ name: String, among entries: [YAMLNode.Entry]
  ) -> Help? {
    let paths = KeyPath.leading(to: name, in: keys)
    guard let first = paths.first else { return nil }
    guard paths.count == 1, !first.isInMap else {
      return Help("'\(name)' is a key of \(KeyPath.list(paths)): write it there")
    }
    let place = first.steps.joined(separator: ".")
    let outer = first.steps[0]
    let isTaken = entries.contains { $0.key.scalar.map { sameBytes($0.text, outer) } == true }
    guard !isTaken, entry.value.isScalar, firstLine(of: entry.value) == range(entry.value),
      fits(entry.value, first.shape)
    else {
      return Help("'\(name)' is a key of '\(place)': write it there")
    }
    let inner = name + ": " + file.text(in: entry.value.span)
    let written =
      first.steps.map { $0 + ": { " }.joined() + inner
      + String(repeating: " }", count: first.steps.count)
    let whole = file.range(entry.key.span.lowerBound..<entry.value.span.upperBound)
    return Help(
      "'\(name)' is a key of '\(place)': write \(escaped(written, limit: 100))",
      fix: FixIt([.init(replacing: whole, with: written)], isCertain: false))
  }
}

/// The way from a map to a key in a map inside it.
private struct KeyPath {
  /// The keys on the way, without the last one.
  var steps: [String]
  /// What the key at its end takes.
  var shape: ValueShape
  /// Whether the way leads through a map from names, such as that of the views.
  var isInMap: Bool

  /// The shortest ways that lead to keys of a name; what only decorates is left out where there
  /// is anything else, and ways through names are taken where there is nothing else.
  static func leading(to name: String, in keys: [KeyShape]) -> [KeyPath] {
    var found: [KeyPath] = []
    search(name, keys, [], isInMap: false, &found)
    for isInMap in [false, true] {
      let paths = found.filter { $0.isInMap == isInMap }
      for wantsMain in [true, false] {
        let candidates = paths.filter { $0.isMain == wantsMain }
        if let shortest = candidates.map(\.steps.count).min() {
          return candidates.filter { $0.steps.count == shortest }
        }
      }
    }
    return []
  }

  private var isMain: Bool {
    !steps.contains { ["border", "shadow", "corners", "accessibility"].contains($0) }
  }

  private static func search(
    _ name: String, _ keys: [KeyShape], _ steps: [String], isInMap: Bool, _ found: inout [KeyPath]
  ) {
    guard steps.count < 3 else { return }
    // Cases have the keys of a spec, which are found at the top.
    for key in keys where key.name != "cases" {
      for (shape, isNamed) in records(in: key.shape) {
        let inner = shape.keys()
        let end = inner.first { sameBytes($0.name, name) }
        let path = KeyPath(
          steps: steps + [key.name], shape: end?.shape ?? key.shape, isInMap: isInMap || isNamed)
        if end != nil {
          if !found.contains(where: { $0.steps == path.steps }) { found.append(path) }
        } else {
          search(name, inner, path.steps, isInMap: path.isInMap, &found)
        }
      }
    }
  }

  private static func records(in shape: ValueShape) -> [(RecordShape, isNamed: Bool)] {
    switch shape {
    case .record(let record): [(record, false)]
    case .either(let shapes): shapes.flatMap(records)
    case .map(let inner): records(in: inner).map { ($0.0, true) }
    default: []
    }
  }

  /// `'layout' and 'buttons'`, `a view`.
  static func list(_ paths: [KeyPath]) -> String {
    let names = paths.prefix(4).map(\.shown)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  private var shown: String {
    guard isInMap else { return "'\(steps.joined(separator: "."))'" }
    let inner = steps.dropFirst()
    let owner =
      ["views": "a view", "group": "a view", "actions": "an action"][steps[0]] ?? "'\(steps[0])'"
    return inner.isEmpty ? owner : "\(owner)'s '\(inner.joined(separator: "."))'"
  }
}
