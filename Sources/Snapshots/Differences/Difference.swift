/// How two renderings differ: by nodes, matched by their names, and by lines for the rest.
public struct Difference: Sendable, Equatable {
  /// The most changes that are told; the others are counted.
  public static let longest = 200

  /// Nodes that are gone, then those of the new rendering in its order, then other lines; at most
  /// ``longest``.
  public private(set) var changes: [Change] = []
  /// Changes beyond ``longest``.
  public private(set) var omitted = 0

  /// O(n log n) in the lines of both.
  public init(_ old: [UInt8], _ new: [UInt8]) {
    guard old != new else { return }
    let before = Parts(old)
    let after = Parts(new)
    if !before.nodes.isEmpty, !after.nodes.isEmpty {
      addArrangement(before, after)
      addNodes(before, after)
    }
    addLines(before.others, after.others)
    // A drawing follows from the nodes; alone, it has to speak for itself.
    if changes.isEmpty { addLines(before.drawing, after.drawing) }
    if changes.isEmpty { addLines(old.lines, new.lines) }
  }

  /// The same for differences of a kind.
  public var normalized: String {
    Set(changes.map(\.normalized)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .joined(separator: "\n")
  }

  private mutating func add(_ change: Change) {
    if changes.count < Self.longest { changes.append(change) } else { omitted += 1 }
  }

  /// Whether buttons that stood in a row now stand in a column, or the other way round.
  private mutating func addArrangement(_ before: Parts, _ after: Parts) {
    guard let old = before.arrangement, let new = after.arrangement, old != new else { return }
    add(Change(.value, "buttons", old: old, new: new))
  }

  private mutating func addNodes(_ before: Parts, _ after: Parts) {
    let old = Dictionary(before.nodes.map { ($0.name, $0) }) { first, _ in first }
    let new = Dictionary(after.nodes.map { ($0.name, $0) }) { first, _ in first }
    for node in before.nodes where new[node.name] == nil { add(Change(.removed, node.name)) }
    for node in after.nodes {
      guard let previous = old[node.name] else {
        add(Change(.added, node.name))
        continue
      }
      addAttributes(previous, node)
    }
    let kept = before.nodes.map(\.name).filter { new[$0] != nil }
    let found = after.nodes.map(\.name).filter { old[$0] != nil }
    if kept != found, let place = zip(kept, found).first(where: { $0 != $1 }) {
      add(Change(.value, place.1, "order", old: "after \(place.0)", new: "before \(place.0)"))
    }
  }

  private mutating func addAttributes(_ old: NodeLine, _ new: NodeLine) {
    guard old != new else { return }
    for (name, value) in new.attributes where old[name] != value {
      add(Change(.value, new.name, name, old: old[name], new: value))
    }
    for (name, value) in old.attributes where new[name] == nil {
      add(Change(.value, new.name, name, old: value, new: nil))
    }
    if old.indentation != new.indentation {
      add(
        Change(
          .value, new.name, "depth", old: String(old.indentation / 2),
          new: String(new.indentation / 2)))
    }
  }

  private mutating func addLines(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    guard old != new else { return }
    var numbers = LineNumbers()
    let matching = LineMatching(numbers.number(old), numbers.number(new))
    var (i, j) = (0, 0)
    for pair in matching.pairs + [(old.count, new.count)] {
      for place in 0..<max(pair.left - i, pair.right - j) {
        let (before, after) = (i + place, j + place)
        add(
          Change(
            .line, "",
            old: before < pair.left ? String(decoding: old[before], as: UTF8.self) : nil,
            new: after < pair.right ? String(decoding: new[after], as: UTF8.self) : nil))
      }
      (i, j) = (pair.left + 1, pair.right + 1)
    }
  }
}

/// A rendering apart: what is drawn, the nodes, and other lines.
private struct Parts {
  var drawing: [ArraySlice<UInt8>] = []
  var nodes: [NodeLine] = []
  var others: [ArraySlice<UInt8>] = []

  init(_ bytes: [UInt8]) {
    for line in bytes.lines {
      if let node = NodeLine(line) {
        nodes.append(node)
      } else if nodes.isEmpty {
        drawing.append(line)
      } else if !line.isEmpty {
        others.append(line)
      }
    }
  }

  /// How sibling buttons stand: in a `row`, in a `column`; nil for less than two, or neither.
  var arrangement: String? {
    var groups: [String: [NodeLine]] = [:]
    var path: [NodeLine] = []
    for node in nodes {
      while let last = path.last, last.indentation >= node.indentation { path.removeLast() }
      if node["kind"] == "button" { groups[path.last?.name ?? "", default: []].append(node) }
      path.append(node)
    }
    let found = groups.values.compactMap { buttons -> String? in
      guard let first = buttons.first, buttons.count > 1 else { return nil }
      let others = buttons.dropFirst()
      if others.allSatisfy({ $0["frame.y"] == first["frame.y"] }) { return "row" }
      if others.allSatisfy({ $0["frame.x"] == first["frame.x"] }) { return "column" }
      return nil
    }
    return found.count == 1 ? found.first : nil
  }
}
