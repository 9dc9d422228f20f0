import Diagnostics
import YAMLNodes

/// What to write where a map belongs and something else stands, taken from the map's own rows.
struct MapHelp {
  private let keys: [KeyShape]
  /// Of a map from names: what a name stands for.
  private let named: ValueShape?
  private let takesText: Bool
  private let file: SourceFile
  /// Whether a map can be written there as it is.
  private let accepts: (String) -> Bool

  /// The most ways out that are listed.
  private static let most = 3

  init(_ shape: ValueShape, in file: SourceFile) {
    var keys: [KeyShape] = []
    for record in shape.records {
      for key in record.keys() where !keys.contains(where: { $0.name == key.name }) {
        keys.append(key)
      }
    }
    self.init(keys: keys, named: shape.namedValue, takesText: shape.takesText, in: file)
  }

  init<Rows: Record>(_ rows: Rows, in file: SourceFile) {
    self.init(keys: rows.keyShapes, in: file) { SpecReader.canRead($0, into: Rows.self) }
  }

  init(
    keys: [KeyShape], named: ValueShape? = nil, takesText: Bool = false, in file: SourceFile,
    accepts: @escaping (String) -> Bool = { _ in true }
  ) {
    self.accepts = accepts
    self.keys = keys.filter { $0.deprecation == nil }
    self.named = named
    self.takesText = takesText
    self.file = file
  }

  func help(for node: YAMLNode) -> [Help] {
    if let items = node.sequence { return help(for: items, of: node) }
    guard let word = LoneWord(node, in: file) else { return exampleHelp(replacing: node) }
    return help(for: word, replacing: node)
  }

  private func help(for word: LoneWord, replacing node: YAMLNode) -> [Help] {
    let entries = entries(for: word)
    if entries.isEmpty, named == nil, let near = near(word).map({ "{ \($0) }" }), accepts(near) {
      return [
        Help(
          "did you mean \(near)?",
          fix: FixIt([.init(replacing: file.range(node.span), with: near)], isCertain: false))
      ]
    }
    return offers(
      (entries.isEmpty ? text(word) : entries).map { "{ \($0) }" }, replacing: node)
  }

  /// A map to begin with; nil where nothing is known of its keys.
  var example: String? {
    if let named { return "{ \(newName): \(MapExample.value(of: named) ?? "…") }" }
    return keys.isEmpty ? nil : MapExample.map(keys)
  }

  private func exampleHelp(replacing node: YAMLNode) -> [Help] {
    guard let example else { return [] }
    // A text that is left out can't be written by a machine.
    let fix = FixIt([.init(replacing: file.range(node.span), with: example)], isCertain: false)
    return [Help("write for example \(example)", fix: example.contains("…") ? nil : fix)]
  }

  /// A name for a value that has none: an action's means something.
  private var newName: String {
    named?.records.contains { $0.name == Action.title } == true ? "confirm" : "my-name"
  }

  /// What can be written, or an example where nothing of it can.
  private func offers(_ maps: [String], replacing node: YAMLNode) -> [Help] {
    let accepted = maps.filter(accepts).prefix(Self.most)
    guard !accepted.isEmpty else { return exampleHelp(replacing: node) }
    return accepted.enumerated().map { index, map in
      Help(
        "\(index == 0 ? "" : "or ")write \(escaped(map, limit: 100))",
        fix: FixIt(
          [.init(replacing: file.range(node.span), with: map)], isCertain: false))
    }
  }

  // MARK: A word alone

  /// The entries that a word alone may stand for, the likeliest first.
  private func entries(for word: LoneWord) -> [String] {
    if let named {
      guard named.takesText, word.isWords else { return [] }
      return ["\(newName): \(word.written)"]
    }
    if let key = keys.first(where: { sameBytes($0.name, word.text) }),
      let value = MapExample.value(of: key)
    {
      return ["\(key.name): \(value)"]
    }
    // A number alone is most likely a time where there is one.
    let times = keys.filter(\.shape.isTime)
    let others = keys.filter { !$0.shape.isTime }
    let fitting = (times + others).compactMap { key in
      word.written(as: key.shape).map { "\(key.name): \($0)" }
    }
    if !fitting.isEmpty { return fitting }
    return nothing(for: word).map { [$0] } ?? []
  }

  /// The entry of the first row that takes any text.
  private func text(_ word: LoneWord) -> [String] {
    guard named == nil, word.isWords, let key = keys.first(where: \.shape.takesText) else {
      return []
    }
    return ["\(key.name): \(word.written)"]
  }

  /// The entry that makes something drawn vanish, for a word that says so.
  private func nothing(for word: LoneWord) -> String? {
    guard word.isNegation, keys.contains(where: { $0.name == "color" }), keys.count < 6,
      let key = keys.first(where: { ["opacity", "width", "thickness"].contains($0.name) })
    else { return nil }
    return "\(key.name): 0"
  }

  /// The entry for another tool's word, or for a slip in one of the words or keys.
  private func near(_ word: LoneWord) -> String? {
    for key in keys {
      if let value = Synonyms.value(for: word.text, of: key.name, among: key.shape.words) {
        return "\(key.name): \(value)"
      }
    }
    guard word.text.utf8.count > 2 else { return nil }
    let words = keys.flatMap { key in key.shape.words.map { (word: $0, key: key) } }
    if let better = nearestName(to: word.text, among: words.map(\.word)),
      let found = words.first(where: { $0.word == better })
    {
      return "\(found.key.name): \(better)"
    }
    guard let better = nearestName(to: word.text, among: keys.map(\.name)),
      let key = keys.first(where: { $0.name == better }), let value = MapExample.value(of: key)
    else { return nil }
    return "\(key.name): \(value)"
  }

  // MARK: A list

  private func help(for items: [YAMLNode], of node: YAMLNode) -> [Help] {
    guard let first = items.first else { return exampleHelp(replacing: node) }
    if let entries = first.mapping, let entry = entries.first, let key = entry.key.scalar?.text {
      return [help(for: items, beginningWith: key, of: node)]
    }
    if let named { return help(for: items, each: named, of: node) }
    if items.count == 1, let word = LoneWord(first, in: file) {
      if takesText, word.isWords { return offers([word.written], replacing: node) }
      return help(for: word, replacing: node)
    }
    guard let entries = entries(for: items) else { return listHelp(for: node) }
    return offers(["{ " + entries.joined(separator: ", ") + " }"], replacing: node)
  }

  /// For a list where a map from names belongs.
  private func help(
    for items: [YAMLNode], each value: ValueShape, of node: YAMLNode
  ) -> [Help] {
    let words = items.compactMap { LoneWord($0, in: file) }
    guard words.count == items.count, words.allSatisfy(\.isWords) else {
      return exampleHelp(replacing: node)
    }
    guard value.takesText else {
      // They are the names already.
      guard let example = MapExample.value(of: value), let name = words.first(where: \.isName)
      else { return exampleHelp(replacing: node) }
      return [Help("write for example { \(escaped(name.text)): \(example) }")]
    }
    if node.isFlow, words.count <= 2, newName == "confirm" {
      let names = words.count == 1 ? ["confirm"] : Self.actionNames(for: words)
      let entries = zip(names, words).map { "\($0): \($1.written)" }
      return offers(["{ " + entries.joined(separator: ", ") + " }"], replacing: node)
    }
    let marks = node.isFlow ? "brackets" : "dashes"
    return [
      Help("leave the \(marks) out and give each a name: \(newName): \(escaped(words[0].text))")
    ]
  }

  /// For two buttons, of which the one that leads back comes first unless the words say otherwise.
  private static func actionNames(for words: [LoneWord]) -> [String] {
    let back = ["cancel", "close", "no", "취소", "닫기", "아니요", "아니오"]
    let leadsBack = words.map { back.contains($0.text.lowercased()) }
    return leadsBack == [false, true] ? ["confirm", "cancel"] : ["cancel", "confirm"]
  }

  /// For a list that is the value of one of the rows.
  private func listHelp(for node: YAMLNode) -> [Help] {
    let words = (node.sequence ?? []).map { LoneWord($0, in: file) }
    let list = file.text(in: node.span)
    let map = keys.first { key in
      guard node.isFlow, let item = key.shape.listItem,
        words.allSatisfy({ $0?.written(as: item) != nil })
      else { return false }
      return accepts("{ \(key.name): \(list) }")
    }
    guard let map else { return exampleHelp(replacing: node) }
    return offers(["{ \(map.name): \(list) }"], replacing: node)
  }

  /// One entry for each item, in the order of the rows; nil where an item fits none.
  private func entries(for items: [YAMLNode]) -> [String]? {
    guard items.count <= keys.count else { return nil }
    var rest = keys[...]
    var entries: [String] = []
    for item in items {
      guard let word = LoneWord(item, in: file),
        let index = rest.firstIndex(where: { word.written(as: $0.shape) != nil }),
        let value = word.written(as: rest[index].shape)
      else { return nil }
      entries.append("\(rest[index].name): \(value)")
      rest = rest[(index + 1)...]
    }
    return entries
  }

  /// For a list of maps: they are entries already, or need names.
  private func help(
    for items: [YAMLNode], beginningWith key: String, of node: YAMLNode
  ) -> Help {
    let marks = node.isFlow ? "brackets" : "dashes"
    let isEntryOfValue = named?.records.contains { record in
      record.keys().contains { sameBytes($0.name, key) }
    }
    if isEntryOfValue == true {
      return Help(
        "leave the \(marks) out and give each a name: \(newName): { \(escaped(key)): … }")
    }
    return Help("leave the \(marks) out: \(escaped(key)): …")
  }
}
