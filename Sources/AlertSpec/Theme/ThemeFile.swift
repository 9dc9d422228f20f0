import Diagnostics
import Geometry
import Typography
import YAMLNodes

/// The rows of a theme file: groups of tokens, each group of one kind.
struct ThemeFile: Record {
  /// A token as written, not yet settled.
  struct Entry {
    var name: String
    var kind: Token.Kind
    var node: YAMLNode
  }

  private(set) var entries: [Entry] = []
  /// Why tokens should no longer be used, by their names.
  private(set) var deprecations: [String: String] = [:]
  private var deprecatedNames: [YAMLNode] = []

  static let title = "a theme"
  static let doc = "Values that specs use by name: a file that the project file names."
  static var blank: ThemeFile { ThemeFile() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    group("color", .color, .either([.color]), "Colours, used as $color.NAME.", &visitor)
    group("space", .length, LengthValue.length.shape, "Distances, used as $space.NAME.", &visitor)
    group("size", .length, LengthValue.length.shape, "Widths, heights and sizes of type.", &visitor)
    group("radius", .length, LengthValue.length.shape, "Corner radii.", &visitor)
    group("number", .number, .number(Self.numbers, unit: ""), "Plain numbers.", &visitor)
    group("font", .font, RecordValue<FontDescription>().shape, "Fonts.", &visitor)
    group(
      "text", .text, .either([.token, .record(TextTokens.shape)]), "Text styles.", &visitor)
    visitor.key(
      Self.deprecatedKey, shape: .map(.text),
      "Tokens that specs should no longer use, by their names, each with what to use."
    ) { entry, reader in readDeprecations(entry.value, &reader) }
  }

  /// The row that is no group of tokens.
  static let deprecatedKey = "deprecated"

  /// What a number of a theme can be; where it is used, less may be allowed.
  static let numbers = -100_000...100_000

  private mutating func group(
    _ name: String, _ kind: Token.Kind, _ shape: @autoclosure () -> ValueShape, _ doc: String,
    _ visitor: inout some KeyVisitor
  ) {
    visitor.key(name, shape: .map(shape()), doc) { entry, reader in
      collect(entry.value, kind, shape, below: name, &reader)
    }
  }

  private mutating func readDeprecations(_ node: YAMLNode, _ reader: inout SpecReader) {
    let entries = reader.entries(of: node, expecting: "a map of tokens, each with what to use")
    for entry in entries ?? [] {
      var reason = ""
      guard let name = reader.keyText(entry), !isForOtherTools(name),
        TextValue().read(entry.value, &reason, &reader)
      else { continue }
      deprecations[name] = reason
      deprecatedNames.append(entry.key)
    }
  }

  /// Reports what is called deprecated and isn't there.
  func checkDeprecations(_ reader: inout SpecReader) {
    let known = entries.map(\.name)
    let names = Set(known)
    for node in deprecatedNames {
      guard let name = node.scalar?.text, !names.contains(name) else { continue }
      reader.report(
        .unknownToken, "this theme has no token \(quoted(name))", at: node,
        help: [suggestion(for: name, among: known, replacing: reader.range(node))])
    }
  }

  /// Takes the tokens of a group, and those of the groups in it.
  private mutating func collect(
    _ node: YAMLNode, _ kind: Token.Kind, _ shape: () -> ValueShape, below path: String,
    _ reader: inout SpecReader
  ) {
    guard let members = reader.entries(of: node, expecting: "a map of tokens", .map(shape()))
    else { return }
    for member in members {
      guard let name = reader.keyText(member), !isForOtherTools(name),
        reader.isTokenName(name, at: member.key)
      else { continue }
      let whole = path + "." + name
      if kind.isGroup(member.value) {
        collect(member.value, kind, shape, below: whole, &reader)
      } else {
        entries.append(Entry(name: whole, kind: kind, node: member.value))
      }
    }
  }
}

extension Token.Kind {
  /// Whether a map in place of a value of this kind holds tokens rather than the value's keys.
  fileprivate func isGroup(_ node: YAMLNode) -> Bool {
    guard let members = node.mapping, !members.isEmpty else { return false }
    let keys: [KeyShape]
    switch self {
    case .color: keys = DynamicColor.keyShapes
    case .font: keys = FontDescription.keyShapes
    case .text: keys = TextTokens.keyShapes
    default: return true
    }
    let isValue = members.contains { member in
      guard let name = member.key.scalar?.text else { return false }
      return keys.contains { sameBytes($0.name, name) }
    }
    if isValue { return false }
    if case .color = self { return true }
    return members.allSatisfy {
      $0.value.mapping != nil || $0.value.scalar?.text.utf8.first == UInt8(ascii: "$")
    }
  }
}

extension SpecReader {
  /// Whether a token or a group of tokens can have a name; reports it otherwise.
  mutating func isTokenName(_ name: String, at node: YAMLNode) -> Bool {
    guard
      name.isEmpty || name.utf8.count > 100
        || !name.unicodeScalars.allSatisfy({ isNameScalar($0, first: false) })
    else { return true }
    var help = [Help("use letters, digits, '-' and '_'")]
    if let better = identifier(near: name) {
      help = [
        Help(
          "write for example \(better)",
          fix: FixIt([.init(replacing: range(node), with: better)], isCertain: false))
      ]
    }
    report(.badToken, "\(quoted(name)) can't be a token's name", at: node, help: help)
    return false
  }
}

extension TextTokens: Record {
  static let title = "a text style of a theme"
  static let doc = "A font and what goes with it, as one token."
  static var blank: TextTokens { TextTokens() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("font", &font, .record(), "The font.")
    visitor.key("color", &color, .color, "The text's colour.")
    visitor.key("align", &alignment, .choice(), "Where lines stand across the view.")
    visitor.key("lineHeight", &lineHeight, .extent, "From one baseline to the next, in points.")
  }
}
