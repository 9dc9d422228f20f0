import Diagnostics
import YAMLNodes

/// Makes a theme of the files of a project, in two steps: what is written is collected, then each
/// token is settled after those that it refers to.
struct ThemeReading {
  /// A token as some file has it.
  struct Entry {
    enum Source {
      /// In a theme of the language's own form.
      case native(Token.Kind)
      /// In a file of design tokens.
      case design(DesignToken)
    }

    var name: String
    var source: Source
    var node: YAMLNode
    var file: SourceFile
    /// The tokens that its value names.
    var references: [TokenReference] = []
    /// Why it should no longer be used; nil for a token to use.
    var deprecation: String?
  }

  private var entries: [Entry] = []
  private var index: [Name: Int] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Takes a file's tokens; one that is there already gives way.
  mutating func add(_ file: SourceFile) {
    let parsed = YAMLNodes.parse(file)
    diagnostics += parsed.diagnostics
    guard let root = parsed.value else { return }
    var reader = SpecReader(file: file, isBase: false)
    if DesignTokens.isName(file.path) {
      var tokens = DesignTokens(file)
      tokens.collect(root, &reader)
      for token in tokens.tokens {
        add(
          Entry(
            name: token.name, source: .design(token), node: token.node, file: file,
            references: token.references(in: file), deprecation: token.deprecation))
      }
    } else {
      var theme = ThemeFile()
      reader.read(root, into: &theme)
      theme.checkDeprecations(&reader)
      for entry in theme.entries {
        add(
          Entry(
            name: entry.name, source: .native(entry.kind), node: entry.node, file: file,
            references: references(in: entry.node, of: file),
            deprecation: theme.deprecations[entry.name]))
      }
    }
    diagnostics += reader.diagnostics
  }

  private mutating func add(_ entry: Entry) {
    if let place = index[Name(entry.name)] {
      entries[place] = entry
    } else {
      index[Name(entry.name)] = entries.count
      entries.append(entry)
    }
  }

  /// Every `$name` in a value.
  private func references(in node: YAMLNode, of file: SourceFile) -> [TokenReference] {
    switch node.content {
    case .scalar(let scalar):
      return TokenReference(scalar.text, at: file.range(node.span)).map { [$0] } ?? []
    case .sequence(let items): return items.flatMap { references(in: $0, of: file) }
    case .mapping(let members): return members.flatMap { references(in: $0.value, of: file) }
    case .faulty: return []
    }
  }

  // MARK: Settling

  /// The theme of all that was added.
  mutating func theme() -> Theme {
    var theme = Theme()
    var settling = Settling(entries: entries, index: index)
    for place in settling.order() { read(entries[place], settling.cycles, into: &theme) }
    diagnostics += settling.diagnostics
    return theme
  }

  private mutating func read(_ entry: Entry, _ cycles: Set<Name>, into theme: inout Theme) {
    let range = entry.file.range(entry.node.span)
    var reader = SpecReader(file: entry.file, isBase: false)
    reader.pending = SpecReader.Pending(
      [YAMLNode.Entry(key: entry.node, value: entry.node)], at: 0,
      name: String(entry.name.split(separator: ".").last ?? ""))
    reader.theme = theme
    reader.isTerse = diagnostics.count >= 50
    theme = Theme()
    let isInCircle = cycles.contains(Name(entry.name))
    var token: Token
    switch entry.source {
    case .native(let kind):
      let value = isInCircle ? nil : reader.tokenValue(of: entry.node, kind)
      token = Token(name: entry.name, kind: kind, value: value, range: range)
    case .design(let design):
      token = reader.token(of: design, isInCircle: isInCircle)
    }
    if entry.references.count == 1, let target = reader.theme[entry.references[0].name],
      token.value != nil, token.kind == target.kind
    {
      // A chain may be as long as a file.
      token.aliases = [target.name] + target.aliases.prefix(15)
    }
    token.deprecation = entry.deprecation
    if case .design = entry.source { reader.reportDeprecated(entry.references) }
    swap(&theme, &reader.theme)
    theme.add(token)
    // What is deprecated may stand for what is, until both go.
    diagnostics +=
      entry.deprecation == nil
      ? reader.diagnostics : reader.diagnostics.filter { $0.code != .deprecated }
  }
}

extension SpecReader {
  /// The value of a token of a theme; nil for one that can't be read, which is reported.
  fileprivate mutating func tokenValue(of node: YAMLNode, _ kind: Token.Kind) -> Token.Value? {
    switch kind {
    case .color: value(.color, of: node).map { .color($0) }
    case .length: value(.length, of: node).map { .length($0) }
    case .number: value(.number(ThemeFile.numbers), of: node).map { .number($0) }
    case .font: value(RecordValue<FontDescription>(), of: node).map { .font($0) }
    case .text: textValue(of: node).map { .text($0) }
    case .family, .weight, .other: nil
    }
  }

  private mutating func value<Type: ValueType>(_ type: Type, of node: YAMLNode) -> Type.Value? {
    var value = type.initial
    return type.read(node, &value, &self) ? value : nil
  }

  private mutating func textValue(of node: YAMLNode) -> TextTokens? {
    if let token = token(node, .text) {
      if case .text(let style) = token { return style }
      return nil
    }
    return value(RecordValue<TextTokens>(), of: node)
  }
}

/// Finds the order in which tokens can be settled, and the circles that prevent it.
private struct Settling {
  let entries: [ThemeReading.Entry]
  let index: [Name: Int]
  private(set) var cycles: Set<Name> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(entries: [ThemeReading.Entry], index: [Name: Int]) {
    self.entries = entries
    self.index = index
  }

  private enum State {
    case new, open, done
  }

  /// Every token behind those that it names. No recursion: a chain may be as long as a file.
  mutating func order() -> [Int] {
    var order: [Int] = []
    var states = [State](repeating: .new, count: entries.count)
    for start in entries.indices where states[start] == .new {
      var path: [(place: Int, next: Int)] = [(start, 0)]
      states[start] = .open
      while let (place, next) = path.last {
        guard next < entries[place].references.count else {
          states[place] = .done
          order.append(place)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        guard let target = index[Name(entries[place].references[next].name)] else { continue }
        switch states[target] {
        case .done: break
        case .new:
          states[target] = .open
          path.append((target, 0))
        case .open:
          let circle = path.drop { $0.place != target }.map { ($0.place, $0.next - 1) }
          report(circle.map { (entries[$0.0], entries[$0.0].references[max(0, $0.1)]) })
        }
      }
    }
    return order
  }

  private mutating func report(_ circle: [(entry: ThemeReading.Entry, link: TokenReference)]) {
    guard let last = circle.last else { return }
    for member in circle { cycles.insert(Name(member.entry.name)) }
    let names = circle.map(\.entry.name) + [circle[0].entry.name]
    let notes = circle.dropLast().prefix(8).map { member in
      Note("'\(escaped(member.entry.name))' names the next here", at: member.link.range)
    }
    diagnostics.append(
      Diagnostic(
        .tokenCycle,
        circle.count == 1
          ? "this token stands for itself" : "these tokens stand for one another in a circle",
        at: last.link.range,
        notes: [Note(names.prefix(12).map { escaped($0) }.joined(separator: " → "))] + notes,
        help: [Help("give one of them a value of its own")]))
  }
}
