import Diagnostics
import YAMLNodes

/// Reads one file's nodes into values and collects what is wrong with them.
struct SpecReader {
  let file: SourceFile
  /// Whether the file is read because another extends it: what only it names stays optional.
  let isBase: Bool
  /// The views that the file names, in the order written, for placing new ones.
  var order: OrderedNames?
  /// The entry that the rows of a record are being matched against.
  var pending = Pending()
  /// The maps around what is being read, from the outermost.
  var scopes: [Scope] = []
  /// The way to the files that values name; nil where there is none.
  var loading: SourceLoading?
  /// The project whose catalogues hold texts; nil where there is none.
  var project: Project?
  /// The tokens that `$…` can name.
  var theme = Theme()
  /// What the project says of values written out; nil where it says nothing.
  var rawValues: RawValues?
  /// What conditional values are decided by; nil is the standard environment.
  var environment: Environment?
  /// What of the environment the values read so far depend on.
  var axes: EnvironmentAxes = []
  /// How many of each ``Allowance`` the file has used.
  var spent = [Int](repeating: 0, count: Allowance.allCases.count)
  private(set) var diagnostics: [Diagnostic] = []

  init(file: SourceFile, isBase: Bool) {
    self.file = file
    self.isBase = isBase
  }

  /// The key whose value is being read; empty at the top.
  var key: String { pending.name }

  /// Whether looking for what somebody meant is still worth its time: nobody reads suggestions
  /// by the thousand.
  var suggests: Bool { diagnostics.count < 200 && !isTerse }
  /// Whether so much has been said elsewhere that suggestions help nobody.
  var isTerse = false

  mutating func dropDiagnostics(after count: Int) {
    diagnostics.removeLast(max(0, diagnostics.count - count))
  }

  func range(_ node: YAMLNode) -> SourceRange { file.range(node.span) }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func report(
    _ code: Diagnostic.Code, _ message: String, at range: SourceRange, notes: [Note] = [],
    help: [Help] = []
  ) {
    diagnostics.append(Diagnostic(code, message, at: range, notes: notes, help: help))
  }

  mutating func report(
    _ code: Diagnostic.Code, _ message: String, at node: YAMLNode, notes: [Note] = [],
    help: [Help] = []
  ) {
    report(code, message, at: range(node), notes: notes, help: help)
  }

  /// A key's text; nil when the key itself could not be read, which has been reported.
  func keyText(_ entry: YAMLNode.Entry) -> String? { entry.key.scalar?.text }

  /// A map's entries; reports anything else.
  ///
  /// - Parameter shape: what may stand there, for what to write instead.
  mutating func entries(
    of node: YAMLNode, expecting expected: String, _ shape: @autoclosure () -> ValueShape? = nil
  ) -> [YAMLNode.Entry]? {
    if case .mapping(let entries) = node.content { return entries }
    let map = shape().map { MapHelp($0, in: file) } ?? MapHelp(keys: [], in: file)
    reportNoMap(node, expecting: expected, map)
    return nil
  }

  /// Reports what is no map.
  mutating func reportNoMap(_ node: YAMLNode, expecting expected: String, _ map: MapHelp) {
    switch node.content {
    case .mapping, .faulty: break
    case .scalar(let scalar) where scalar.isNull:
      reportNoValue(node, expecting: expected, example: map.example)
    default: reportWrongType(node, expecting: expected, help: suggests ? map.help(for: node) : [])
    }
  }

  /// A list's items; reports anything else.
  ///
  /// - Parameter example: of a list whose items are maps; nil where one item alone may be meant.
  mutating func items(
    of node: YAMLNode, expecting expected: String, example: String? = nil
  ) -> [YAMLNode]? {
    switch node.content {
    case .sequence(let items): return items
    case .faulty: return nil
    case .scalar(let scalar) where scalar.isNull:
      reportNoValue(node, expecting: expected)
    default:
      reportWrongType(node, expecting: expected, help: helpForList(node, example))
    }
    return nil
  }

  /// One item alone where a list belongs.
  private func helpForList(_ node: YAMLNode, _ example: String?) -> [Help] {
    guard let scalar = node.scalar, scalar.isVerbatim else { return [] }
    guard firstLine(of: node) == range(node), !scalar.text.hasPrefix("- ") else {
      return [Help("write a list: each item on a line of its own behind '- '")]
    }
    if let example { return [Help("write for example \(example)")] }
    var item = scalar.text
    if item.hasPrefix("［") || item.hasPrefix("【") { item.removeFirst() }
    if item.hasSuffix("］") || item.hasSuffix("】") { item.removeLast() }
    let written = "[" + (item == scalar.text ? file.text(in: node.span) : item) + "]"
    return [
      Help(
        "write \(escaped(written))",
        fix: FixIt([.init(replacing: range(node), with: written)], isCertain: true))
    ]
  }

  /// A scalar with a value; reports anything else.
  ///
  /// - Parameter takesText: whether any text can stand there, YAML's words for "no value" included.
  mutating func scalar(
    of node: YAMLNode, expecting expected: String, takesText: Bool = false
  ) -> Scalar? {
    switch node.content {
    case .scalar(let scalar) where !scalar.isNull: return scalar
    case .scalar: reportNoValue(node, expecting: expected, takesText: takesText)
    case .faulty: break
    default: reportWrongType(node, expecting: expected)
    }
    return nil
  }
}

// MARK: - What every reading can say

extension SpecReader {
  mutating func reportNoValue(
    _ node: YAMLNode, expecting expected: String, takesText: Bool = false, example: String? = nil
  ) {
    let written = node.scalar?.text ?? ""
    if written.isEmpty {
      let value = example.map { "for example \($0)" } ?? "a value"
      report(
        .noValue, "there is no value here; expected \(expected)", at: node,
        help: [Help("write \(value) behind the colon, or delete the line")])
    } else {
      let sentence = "\(quoted(written)) means \"no value\" in YAML; expected \(expected)"
      guard takesText else {
        report(.noValue, sentence, at: node, help: [Help("to state nothing, delete the line")])
        return
      }
      report(
        .noValue, sentence, at: node,
        help: [
          Help(
            "to mean the word itself, quote it: \"\(escaped(written))\"; to state nothing, delete the line",
            fix: FixIt(
              [.init(replacing: range(node), with: "\"\(written)\"")], isCertain: false))
        ])
    }
  }

  mutating func reportWrongType(_ node: YAMLNode, expecting expected: String, help: [Help] = []) {
    let found =
      switch node.content {
      case .scalar(let scalar): quoted(scalar.text, limit: 40)
      case .sequence: "a list"
      case .mapping: "a map"
      case .faulty: "something unreadable"
      }
    report(
      .wrongType, "expected \(expected), found \(found)", at: firstLine(of: node), help: help)
  }

  /// A key that the innermost scope doesn't have.
  ///
  /// - Parameters:
  ///   - entries: the map's, for what it has already.
  ///   - elsewhere: what else is known about the key.
  mutating func reportUnknownKey(
    _ entry: YAMLNode.Entry, _ name: String, among entries: [YAMLNode.Entry],
    elsewhere: Help? = nil
  ) {
    if sameBytes(name, "when") { return reportNotAlone(entry) }
    let owner = scopes.last?.name ?? "this"
    var help: [Help] = []
    if suggests {
      let known = scopes.last?.keys.map(\.name) ?? []
      if let elsewhere {
        help = [elsewhere]
      } else if sameBytes(name, "text"), scopes.last?.isRecord(Action.self) == true,
        !isThere("title", entries)
      {
        // A view's words are its text, a button's are its title.
        help = [replacement(of: entry.key, with: "title")]
      } else if let key = Synonyms.key(for: name, among: known.filter { !isThere($0, entries) }) {
        help = [replacement(of: entry.key, with: key)]
      } else if let place = placeOfKey(entry, name, among: entries) {
        help = [place]
      } else if let near = nearestName(to: name, among: known) {
        help = [
          isThere(near, entries) ? stated(near) : replacement(of: entry.key, with: near)
        ]
      } else if let meant = meantKey(entry, name, among: entries) {
        help = [meant]
      } else if let key = Synonyms.key(for: name, among: known) {
        help = [stated(key)]
      } else {
        // Who asks has a header most likely.
        let told = scopes.count == 1 ? known.filter { !Alert.headerKeys.contains($0) } : known
        help = [Help("\(owner) can have \(listed(told))")]
        if scopes.count == 1 {
          help.append(Help("a key for other tools begins with x-, such as x-\(escaped(name))"))
        }
      }
    }
    report(.unknownKey, "\(owner) has no key \(quoted(name))", at: entry.key, help: help)
  }

  private func isThere(_ key: String, _ entries: [YAMLNode.Entry]) -> Bool {
    entries.contains { $0.key.scalar.map { sameBytes($0.text, key) } ?? false }
  }

  /// For a key that means one which the map has already.
  private func stated(_ key: String) -> Help {
    Help("'\(key)' says it here, and is stated already: delete one of the two")
  }

  private func replacement(of node: YAMLNode, with text: String) -> Help {
    Help(
      "did you mean '\(text)'?",
      fix: FixIt([.init(replacing: range(node), with: text)], isCertain: false))
  }

  /// The place of what the language calls by another name.
  private func meantKey(
    _ entry: YAMLNode.Entry, _ name: String, among entries: [YAMLNode.Entry]
  ) -> Help? {
    guard name.unicodeScalars.count > 1 else { return nil }
    for key in Synonyms.keys(for: name) {
      if let place = placeOfKey(entry, key, among: entries) {
        return Help("\(quoted(name)) is called '\(key)' here; \(place.message)")
      }
    }
    return nil
  }

  /// The range of a node's first line, so that a caret run never crosses lines needlessly.
  func firstLine(of node: YAMLNode) -> SourceRange {
    let span = node.span
    let end =
      file.bytes[span.clamped(to: 0..<file.bytes.count)].firstIndex {
        $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
      } ?? span.upperBound
    return file.range(span.lowerBound..<max(span.lowerBound, min(end, span.upperBound)))
  }
}

extension YAMLNode {
  var isScalar: Bool { scalar != nil }
}
