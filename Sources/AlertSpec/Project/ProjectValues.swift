import Diagnostics
import Typography
import YAMLNodes

/// A path relative to the project file that does not lead out of the project.
struct PathValue: ValueType {
  var shape: ValueShape { .text }
  var initial: WrittenPath {
    WrittenPath(text: "", range: SourceFile(path: "", bytes: []).range(0..<0))
  }

  func read(_ node: YAMLNode, _ value: inout WrittenPath, _ reader: inout SpecReader) -> Bool {
    guard let scalar = reader.scalar(of: node, expecting: "a path") else { return false }
    if let fault = Self.fault(in: scalar.text) {
      reader.report(
        .badPath, "\(quoted(scalar.text)) can't be a path here: \(fault)", at: node,
        help: [Help("write a path relative to this file, to something in its folder")])
      return false
    }
    value = WrittenPath(text: scalar.text, range: reader.range(node))
    return true
  }

  /// What is wrong with a path, by its letters alone; nil for nothing.
  private static func fault(in path: String) -> String? {
    if path.isEmpty { return "it is empty" }
    if path.utf8.contains(0) { return "it contains a NUL" }
    if path.utf8.first == UInt8(ascii: "/") { return "it is absolute" }
    var depth = 0
    for step in path.utf8.split(separator: UInt8(ascii: "/")) {
      if step.elementsEqual("..".utf8) {
        depth -= 1
      } else if !step.elementsEqual(".".utf8) {
        depth += 1
      }
      if depth < 0 { return "it leads out of the project" }
    }
    return nil
  }
}

extension ValueType where Self == PathValue {
  static var path: PathValue { PathValue() }
}

/// A list of values of one type, at least one of them; what comes twice counts once.
struct ListValue<Element: ValueType>: ValueType where Element.Value: Equatable {
  let element: Element
  /// Whether one value alone may stand in place of a list of one.
  var takesOne = false

  var shape: ValueShape {
    let list = ValueShape.list(element.shape)
    return takesOne ? .either([element.shape, list]) : list
  }
  var initial: [Element.Value] { [] }

  func read(_ node: YAMLNode, _ value: inout [Element.Value], _ reader: inout SpecReader) -> Bool {
    if takesOne, node.isScalar {
      var one = element.initial
      guard element.read(node, &one, &reader) else { return false }
      value = [one]
      return true
    }
    guard let items = reader.items(of: node, expecting: "a list") else { return false }
    guard !items.isEmpty else {
      reader.report(
        .emptyList, "there is nothing in this list", at: node,
        help: [Help("write something into it, or delete the line")])
      return false
    }
    var values: [Element.Value] = []
    var isSound = true
    for item in items {
      var one = element.initial
      if !element.read(item, &one, &reader) {
        isSound = false
      } else if !values.contains(one) {
        values.append(one)
      }
    }
    if isSound { value = values }
    return isSound
  }
}

extension ValueType {
  static func list<Element>(_ element: Element) -> ListValue<Element>
  where Self == ListValue<Element> {
    ListValue(element: element)
  }
}

extension ValueType where Self == ListValue<PathValue> {
  /// A path, or a list of paths.
  static var paths: ListValue<PathValue> { ListValue(element: PathValue(), takesOne: true) }
}

/// One of a fixed set of names whose values are no enumeration of words.
protocol NamedValue: ValueType {
  static var names: [String] { get }
  static func value(named name: String) -> Value?
}

extension NamedValue {
  var shape: ValueShape { .choice(Self.names) }

  func read(_ node: YAMLNode, _ value: inout Value, _ reader: inout SpecReader) -> Bool {
    guard let scalar = reader.scalar(of: node, expecting: "one of \(listed(Self.names))") else {
      return false
    }
    guard let named = Self.value(named: scalar.text) else {
      reader.reportUnknownValue(scalar.text, at: node, known: Self.names)
      return false
    }
    value = named
    return true
  }
}

/// A device by the name that the command line knows it by.
struct DeviceValue: NamedValue {
  static var names: [String] { Device.all.map(\.id) }
  static func value(named name: String) -> Device? { Device.named(name) }
  var initial: Device { .standard }
}

/// A text size by its short name.
struct TextSizeValue: NamedValue {
  static var names: [String] { TextSize.allCases.map(\.shortName) }
  static func value(named name: String) -> TextSize? { TextSize(named: name) }
  var initial: TextSize { .large }
}

/// A BCP 47 language tag.
struct LocaleValue: ValueType {
  var shape: ValueShape { .text }
  var initial: String { ProjectSettings.standardLocale }

  func read(_ node: YAMLNode, _ value: inout String, _ reader: inout SpecReader) -> Bool {
    guard let scalar = reader.scalar(of: node, expecting: "a locale such as ko or pt-BR") else {
      return false
    }
    guard isLanguageTag(scalar.text) else {
      reader.report(
        .notALocale, "\(quoted(scalar.text)) isn't a locale", at: node,
        help: [Help("write a language tag such as ko, en or pt-BR")])
      return false
    }
    value = canonicalLanguageTag(scalar.text)
    return true
  }

  func text(of value: String) -> String? { value }
}
