import Diagnostics
import YAMLNodes

/// One token of a file of design tokens, as written.
struct DesignToken {
  var name: String
  /// The map that holds `$value`.
  var node: YAMLNode
  var value: YAMLNode
  /// The token's own `$type`.
  var type: StatedType?
  /// That of the nearest group around it that has one.
  var inheritedType: StatedType?
  /// Why it should no longer be used, itself or a group around it; nil for a token to use.
  var deprecation: String?

  /// A type's name and where it is written.
  struct StatedType {
    /// Nil for a type that doesn't exist, which is reported.
    var kind: DesignTokenType?
    var range: SourceRange
  }

  /// The tokens that the value names: `{color.accent}`, alone or inside.
  func references(in file: SourceFile) -> [TokenReference] { Self.references(value, file) }

  private static func references(_ node: YAMLNode, _ file: SourceFile) -> [TokenReference] {
    switch node.content {
    case .scalar(let scalar):
      return TokenReference(alias: scalar.text, at: file.range(node.span)).map { [$0] } ?? []
    case .sequence(let items): return items.flatMap { references($0, file) }
    case .mapping(let members): return members.flatMap { references($0.value, file) }
    case .faulty: return []
    }
  }
}

/// The types of the Design Tokens Format Module 2025.10, chapters 8 and 9.
enum DesignTokenType: String, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography

  /// What a spec can use it as.
  var kind: Token.Kind {
    switch self {
    case .color: .color
    case .dimension: .length
    case .fontFamily: .family
    case .fontWeight: .weight
    case .number: .number
    case .typography: .text
    case .duration, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient: .other
    }
  }
}

extension TokenReference {
  /// `{group.token}`, as design tokens name one another; nil for any other text.
  init?(alias text: String, at range: SourceRange) {
    guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "{"),
      text.utf8.last == UInt8(ascii: "}")
    else { return nil }
    name = String(text.dropFirst().dropLast())
    self.range = range
    form = .braces
  }
}

/// Collects the tokens of a file in the Design Tokens Community Group's format
/// (designtokens.org/TR/2025.10/format): groups in groups, `$type` inherited from the nearest
/// group that has one, groups that extend others, JSON pointers.
struct DesignTokens {
  private let file: SourceFile
  private(set) var tokens: [DesignToken] = []
  private var root: YAMLNode?
  /// How many groups may still be read, those that others take over counted again.
  private var groupsLeft = 20_000
  /// Whether a group has extended another, so that names may come twice.
  private var isExtended = false

  init(_ file: SourceFile) {
    self.file = file
  }

  /// Whether a file of that name holds design tokens: it ends in `.json` or `.tokens`.
  static func isName(_ path: String) -> Bool {
    path.hasSuffix(".json") || path.hasSuffix(".tokens")
  }

  mutating func collect(_ root: YAMLNode, _ reader: inout SpecReader) {
    var pointers = JSONPointers(in: root, of: file)
    let root = pointers.resolved()
    for diagnostic in pointers.diagnostics { reader.report(diagnostic) }
    self.root = root
    group(root, path: "", Inherited(), extending: [], &reader)
  }

  private static let groupKeys = [
    "$type", "$description", "$extensions", "$deprecated", "$extends", "$root", "$schema",
  ]
  private static let tokenKeys = ["$value", "$type", "$description", "$extensions", "$deprecated"]

  /// What a group hands down to the tokens in it.
  private struct Inherited {
    var type: DesignToken.StatedType?
    var deprecation: String?
  }

  private mutating func group(
    _ node: YAMLNode, path: String, _ outer: Inherited, extending: [String],
    _ reader: inout SpecReader
  ) {
    groupsLeft -= 1
    guard groupsLeft > 0 else {
      if groupsLeft == 0 { malformed("groups extend one another too often here", node, &reader) }
      return
    }
    guard let members = reader.entries(of: node, expecting: "a group of tokens") else { return }
    let inherited = Inherited(
      type: type(of: node, &reader) ?? outer.type,
      deprecation: deprecation(of: node, inherited: outer.deprecation, &reader))
    if let base = node["$extends"] {
      extend(base, path: path, outer, extending: extending, &reader)
    }
    for member in members {
      guard let name = reader.keyText(member) else { continue }
      if name.utf8.first == UInt8(ascii: "$"), name != "$root" {
        checkKey(name, member, among: Self.groupKeys, of: "a group", &reader)
        continue
      }
      guard isName(name, at: member.key, &reader) else { continue }
      let whole = path.isEmpty ? name : path + "." + name
      if member.value["$value"] != nil {
        token(member.value, named: whole, inherited, &reader)
      } else if name == "$root" {
        malformed("'$root' is the token of its group, and has no $value", member.value, &reader)
      } else {
        group(member.value, path: whole, inherited, extending: extending, &reader)
      }
    }
  }

  private mutating func token(
    _ node: YAMLNode, named name: String, _ inherited: Inherited, _ reader: inout SpecReader
  ) {
    guard let members = node.mapping, let value = node["$value"] else { return }
    for member in members {
      guard let key = reader.keyText(member) else { continue }
      if key.utf8.first == UInt8(ascii: "$") {
        checkKey(key, member, among: Self.tokenKeys, of: "a token", &reader)
      } else {
        malformed(
          "\(quoted(key)) stands inside a token, and only groups hold tokens", member.key, &reader)
      }
    }
    let token = DesignToken(
      name: name, node: node, value: value, type: type(of: node, &reader),
      inheritedType: inherited.type,
      deprecation: deprecation(of: node, inherited: inherited.deprecation, &reader))
    tokens.removeAll { sameBytes($0.name, name) && isExtended }
    tokens.append(token)
  }

  /// `$extends: "{group}"`: the members of another group first, over which one's own go.
  private mutating func extend(
    _ base: YAMLNode, path: String, _ outer: Inherited, extending: [String],
    _ reader: inout SpecReader
  ) {
    guard let text = base.scalar?.text,
      let reference = TokenReference(alias: text, at: file.range(base.span))
    else {
      malformed("$extends names a group in braces, such as \"{button}\"", base, &reader)
      return
    }
    guard !extending.contains(reference.name) else {
      let circle = (extending + [reference.name]).map { escaped($0) }
      reader.report(
        .tokenCycle, "these groups extend one another in a circle", at: base,
        notes: [Note(circle.joined(separator: " → "))],
        help: [Help("let one of them extend nothing")])
      return
    }
    var target = root
    for step in reference.name.split(separator: ".") { target = target?[String(step)] }
    guard let target, target.mapping != nil, target["$value"] == nil, extending.count < 16 else {
      malformed("there is no group \(quoted(reference.name)) to extend", base, &reader)
      return
    }
    isExtended = true
    group(target, path: path, outer, extending: extending + [reference.name], &reader)
  }

  // MARK: Checks

  private func type(of node: YAMLNode, _ reader: inout SpecReader) -> DesignToken.StatedType? {
    guard let node = node["$type"] else { return nil }
    let faulty = DesignToken.StatedType(kind: nil, range: reader.range(node))
    guard let scalar = reader.scalar(of: node, expecting: "a type") else { return faulty }
    guard let kind = DesignTokenType(rawValue: scalar.text) else {
      let known = DesignTokenType.allCases.map(\.rawValue)
      reader.report(
        .malformedToken, "design tokens have no type \(quoted(scalar.text))", at: node,
        help: [suggestion(for: scalar.text, among: known, replacing: reader.range(node))])
      return faulty
    }
    return DesignToken.StatedType(kind: kind, range: reader.range(node))
  }

  /// `$deprecated`: true, or the reason as a text; false takes back what a group says (chapter
  /// 5.2.4).
  ///
  /// - Returns: the reason, empty where none is given; nil for what should be used.
  private func deprecation(
    of node: YAMLNode, inherited: String?, _ reader: inout SpecReader
  ) -> String? {
    guard let value = node["$deprecated"] else { return inherited }
    guard let scalar = value.scalar, !scalar.isNull, scalar.style != .plain || scalar.isBoolean
    else {
      malformed(
        "$deprecated is true, false or a text", value, &reader,
        "write \"$deprecated\": \"Use {color.accent}.\"")
      return inherited
    }
    if scalar.style != .plain { return scalar.text }
    return scalar.text == "true" ? "" : nil
  }

  private func checkKey(
    _ name: String, _ member: YAMLNode.Entry, among known: [String], of owner: String,
    _ reader: inout SpecReader
  ) {
    guard !known.contains(name) else { return }
    reader.report(
      .malformedToken, "\(owner) has no property \(quoted(name))", at: member.key,
      help: [suggestion(for: name, among: known, replacing: reader.range(member.key))])
  }

  /// Names hold none of `{ } .` and don't begin with `$` (chapter 5.1.1).
  private func isName(_ name: String, at node: YAMLNode, _ reader: inout SpecReader) -> Bool {
    guard let wrong = name.unicodeScalars.first(where: { "{}.".unicodeScalars.contains($0) })
    else { return true }
    reader.report(
      .badToken, "\(quoted(name)) can't be a token's name: it contains '\(wrong)'", at: node,
      help: [Help("use a name without braces and points")])
    return false
  }

  private func malformed(
    _ message: String, _ node: YAMLNode, _ reader: inout SpecReader,
    _ help: String = "see designtokens.org for the format"
  ) {
    reader.report(
      .malformedToken, message, at: reader.firstLine(of: node), help: [Help(help)])
  }
}

extension Scalar {
  fileprivate var isBoolean: Bool { text == "true" || text == "false" }
}
