import Diagnostics
import YAMLNodes

/// Puts what JSON pointers point at in their place: `{ "$ref": "#/color/accent/$value" }`, the
/// reference of the Design Tokens Format Module 2025.10, chapter 7.
///
/// A pointer to a token, or to the whole value of one, is the same as its name in braces. Any other is
/// resolved within its file, along with those in what it points at.
struct JSONPointers {
  private let root: YAMLNode
  private let file: SourceFile
  /// What pointers have put in, so that pointers to pointers don't grow without end.
  private var nodesLeft = 500_000
  /// The members of large maps by name, by where the map begins.
  private var members: [Int: [Name: YAMLNode]] = [:]
  /// The first few: one mistake may spoil them all.
  private(set) var diagnostics: [Diagnostic] = [] {
    didSet { if diagnostics.count > 50 { diagnostics.removeLast() } }
  }

  private static let deepest = 32

  init(in root: YAMLNode, of file: SourceFile) {
    self.root = root
    self.file = file
  }

  /// The whole file without pointers; what could not be resolved is faulty, and reported.
  mutating func resolved() -> YAMLNode { resolved(root, following: []) }

  private mutating func resolved(_ node: YAMLNode, following: [String]) -> YAMLNode {
    switch node.content {
    case .scalar, .faulty: return node
    case .sequence(let items):
      return node.holding(.sequence(items.map { resolved($0, following: following) }))
    case .mapping(let members):
      if let pointer = node["$ref"] { return target(of: pointer, in: node, following) }
      return node.holding(
        .mapping(
          members.map { member in
            YAMLNode.Entry(key: member.key, value: resolved(member.value, following: following))
          }))
    }
  }

  /// What a reference stands for. Members beside `$ref` go over those of what it points at.
  private mutating func target(
    of pointer: YAMLNode, in node: YAMLNode, _ following: [String]
  ) -> YAMLNode {
    guard let text = pointer.scalar?.text else {
      return fault("$ref is a JSON pointer in quotes, such as \"#/color/accent\"", pointer)
    }
    guard !following.contains(where: { sameBytes($0, text) }) else {
      diagnostics.append(
        Diagnostic(
          .tokenCycle, "these pointers lead back to where they begin",
          at: file.range(pointer.span),
          notes: [Note((following + [text]).map { escaped($0) }.joined(separator: " → "))],
          help: [Help("let one of them hold a value")]))
      return node.holding(.faulty)
    }
    guard following.count < Self.deepest, nodesLeft > 0 else {
      return fault("too many pointers lead to pointers here", pointer)
    }
    guard let (found, steps) = find(text, pointer) else { return node.holding(.faulty) }
    if let alias = alias(of: found, at: steps, in: node, pointer) { return alias }
    nodesLeft -= found.nodeCount
    let value = resolved(found, following: following + [text])
    let own = (node.mapping ?? []).filter { $0.key.scalar.map { $0.text != "$ref" } ?? true }
    guard !own.isEmpty, let others = value.mapping else { return value }
    let members = own.map { member in
      YAMLNode.Entry(key: member.key, value: resolved(member.value, following: following))
    }
    return node.holding(
      .mapping(
        members
          + others.filter { other in
            !own.contains { $0.key.scalar?.text == other.key.scalar?.text }
          }))
  }

  /// What names a token, in braces; nil where the pointer leads to no token.
  private func alias(
    of found: YAMLNode, at steps: [String], in node: YAMLNode, _ pointer: YAMLNode
  ) -> YAMLNode? {
    func named(_ steps: [String]) -> YAMLNode {
      let text = "{" + steps.joined(separator: ".") + "}"
      return pointer.holding(.scalar(Scalar(text: text, style: .doubleQuoted)))
    }
    if steps.last == "$value", steps.count > 1 { return named(steps.dropLast()) }
    guard found["$value"] != nil, !steps.isEmpty else { return nil }
    let members = (node.mapping ?? []).map { member in
      guard member.key.scalar?.text == "$ref" else { return member }
      let key = member.key.holding(.scalar(Scalar(text: "$value", style: .doubleQuoted)))
      return YAMLNode.Entry(key: key, value: named(steps))
    }
    return node.holding(.mapping(members))
  }

  /// RFC 6901: `#` for this file, then a name or an index after each `/`, `~1` for `/`, `~0` for `~`.
  private mutating func find(
    _ text: String, _ pointer: YAMLNode
  ) -> (node: YAMLNode, steps: [String])? {
    var steps = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard steps.first == "#" else {
      _ = fault("a pointer begins with #/, for it leads through this file", pointer)
      return nil
    }
    steps.removeFirst()
    var node = root
    steps = steps.map(Self.unescaped)
    for (depth, name) in steps.enumerated() {
      nodesLeft -= 1
      if let items = node.sequence, let index = Int(name), String(index) == name,
        items.indices.contains(index)
      {
        node = items[index]
      } else if let next = member(name, of: node) {
        node = next
      } else {
        let parent = (["#"] + steps.prefix(depth)).joined(separator: "/")
        let known = (node.mapping ?? []).compactMap { $0.key.scalar?.text }
        diagnostics.append(
          Diagnostic(
            .malformedToken, "there is no \(quoted(name)) at \(escaped(parent))",
            at: file.range(pointer.span),
            help: [
              known.isEmpty
                ? Help("let the pointer end at \(escaped(parent))")
                : nearestName(to: name, among: known).map { Help("did you mean '\(escaped($0))'?") }
                  ?? Help("it can be \(listed(known.map { escaped($0) }))")
            ]))
        return nil
      }
    }
    return (node, steps)
  }

  private mutating func member(_ name: String, of node: YAMLNode) -> YAMLNode? {
    guard let entries = node.mapping, entries.count > 16 else { return node[name] }
    let place = node.span.lowerBound
    if members[place] == nil {
      var named: [Name: YAMLNode] = [:]
      for entry in entries { entry.key.scalar.map { named[Name($0.text)] = entry.value } }
      members[place] = named
    }
    return members[place]?[Name(name)]
  }

  private static func unescaped(_ step: String) -> String {
    var text = ""
    var isEscape = false
    for character in step {
      if isEscape {
        text += character == "1" ? "/" : character == "0" ? "~" : "~\(character)"
        isEscape = false
      } else if character == "~" {
        isEscape = true
      } else {
        text.append(character)
      }
    }
    return isEscape ? text + "~" : text
  }

  private mutating func fault(_ message: String, _ node: YAMLNode) -> YAMLNode {
    diagnostics.append(
      Diagnostic(
        .malformedToken, message, at: file.range(node.span),
        help: [Help("or write the other token's name in braces: \"{color.accent}\"")]))
    return node.holding(.faulty)
  }
}

extension YAMLNode {
  fileprivate func holding(_ content: Content) -> YAMLNode {
    YAMLNode(span: span, content: content, isFlow: isFlow, isIncomplete: isIncomplete)
  }

  fileprivate var nodeCount: Int {
    switch content {
    case .scalar, .faulty: 1
    case .sequence(let items): items.reduce(1) { $0 + $1.nodeCount }
    case .mapping(let members): members.reduce(1) { $0 + 1 + $1.value.nodeCount }
    }
  }
}
