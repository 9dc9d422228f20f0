import Diagnostics
import TextCatalogs
import YAMLNodes

/// A text that is in the project's catalogues under a key.
struct LocalizedText: Record {
  /// A sample value and where its name is written.
  struct Argument {
    var sample: SampleArgument
    var range: SourceRange
    var valueRange: SourceRange
  }

  var key = ""
  /// Where the key is written.
  var keyRange: SourceRange?
  var arguments: [Argument] = []

  static let title = "a text by key"
  static let doc = "A text of the project's catalogues, in the locale that is compiled for."
  static var blank: LocalizedText { LocalizedText() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("key", shape: .text, "The key in the catalogues.") { entry, reader in
      if TextValue().read(entry.value, &key, &reader) { keyRange = reader.range(entry.value) }
    }
    visitor.key(
      "arguments", shape: .map(.text),
      "Sample values by name, in the order of the places that a format has for them."
    ) { entry, reader in readArguments(entry.value, &reader) }
  }

  private mutating func readArguments(_ node: YAMLNode, _ reader: inout SpecReader) {
    guard let entries = reader.entries(of: node, expecting: "a map of sample values", .map(.text))
    else {
      return
    }
    arguments = []
    for entry in entries {
      guard let name = reader.keyText(entry), !isForOtherTools(name),
        let value = reader.scalar(
          of: entry.value, expecting: "a sample value", takesText: true)
      else { continue }
      arguments.append(
        Argument(
          sample: SampleArgument(name: name, text: value.text), range: reader.range(entry.key),
          valueRange: reader.range(entry.value)))
    }
  }
}

extension YAMLNode {
  /// Whether this is `{ key: … }`, which stands in place of words.
  var isTextByKey: Bool {
    guard let entries = mapping, entries.count <= 2, self["key"] != nil else { return false }
    return entries.allSatisfy { entry in
      entry.key.scalar.map { isKey($0.text, "key") || isKey($0.text, "arguments") } ?? false
    }
  }
}

/// Words that are shown or spoken: any scalar, as written, or a text by its key.
struct WordsValue: ValueType {
  var shape: ValueShape { .either([.text, .record(LocalizedText.shape)]) }
  var initial: String { "" }

  func read(_ node: YAMLNode, _ value: inout String, _ reader: inout SpecReader) -> Bool {
    guard node.mapping != nil, !node.looksLikePlaceholder else {
      guard TextValue().read(node, &value, &reader) else { return false }
      if let pseudo = reader.pseudoLocale { value = pseudo.text(of: value) }
      return true
    }
    var text = LocalizedText()
    let reported = reader.diagnostics.count
    guard reader.read(node, into: &text) else { return false }
    guard text.keyRange != nil else {
      if reader.diagnostics.count == reported {
        reader.report(
          .unknownTextKey, "this text has neither words nor a key", at: reader.firstLine(of: node),
          help: [Help("write the words in place of the map, or key: and the key in the catalogues")]
        )
      }
      return false
    }
    guard let words = reader.words(of: text) else { return false }
    value = reader.pseudoLocale?.text(of: words) ?? words
    return true
  }

  func text(of value: String) -> String? { value.isEmpty ? nil : value }
}

extension ValueType where Self == WordsValue {
  static var words: WordsValue { WordsValue() }
}

extension SpecReader {
  fileprivate var pseudoLocale: PseudoLocale? {
    environment.flatMap { PseudoLocale(locale: $0.locale) }
  }
}

extension Environment {
  /// Whether the locale is one that no one speaks, in which every text is changed.
  public var isPseudoLocale: Bool { PseudoLocale(locale: locale) != nil }
}
