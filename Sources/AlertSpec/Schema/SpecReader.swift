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
  var pending: Pending?
  private(set) var diagnostics: [Diagnostic] = []

  init(file: SourceFile, isBase: Bool) {
    self.file = file
    self.isBase = isBase
  }

  mutating func dropDiagnostics(after count: Int) {
    diagnostics.removeLast(max(0, diagnostics.count - count))
  }

  func range(_ node: YAMLNode) -> SourceRange { file.range(node.span) }

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
  mutating func entries(of node: YAMLNode, expecting expected: String) -> [YAMLNode.Entry]? {
    switch node.content {
    case .mapping(let entries): return entries
    case .faulty: return nil
    case .scalar(let scalar) where scalar.isNull:
      reportNoValue(node, expecting: expected)
    default:
      reportWrongType(node, expecting: expected)
    }
    return nil
  }

  /// A list's items; reports anything else.
  mutating func items(of node: YAMLNode, expecting expected: String) -> [YAMLNode]? {
    switch node.content {
    case .sequence(let items): return items
    case .faulty: return nil
    case .scalar(let scalar) where scalar.isNull:
      reportNoValue(node, expecting: expected)
    default:
      reportWrongType(node, expecting: expected)
    }
    return nil
  }

  /// A scalar with a value; reports anything else.
  mutating func scalar(of node: YAMLNode, expecting expected: String) -> Scalar? {
    switch node.content {
    case .scalar(let scalar) where !scalar.isNull: return scalar
    case .scalar: reportNoValue(node, expecting: expected)
    case .faulty: break
    default: reportWrongType(node, expecting: expected)
    }
    return nil
  }
}

// MARK: - What every reading can say

extension SpecReader {
  mutating func reportNoValue(_ node: YAMLNode, expecting expected: String) {
    let written = node.scalar?.text ?? ""
    if written.isEmpty {
      report(
        .noValue, "there is no value here; expected \(expected)", at: node,
        help: [Help("write a value behind the colon, or delete the line")])
    } else {
      report(
        .noValue, "\(quoted(written)) means \"no value\" in YAML; expected \(expected)", at: node,
        help: [
          Help(
            "to mean the word itself, quote it: \"\(escaped(written))\"; to state nothing, delete the line",
            fix: FixIt(
              [.init(replacing: range(node), with: "\"\(written)\"")], isCertain: false))
        ])
    }
  }

  mutating func reportWrongType(_ node: YAMLNode, expecting expected: String) {
    let found =
      switch node.content {
      case .scalar(let scalar): quoted(scalar.text, limit: 40)
      case .sequence: "a list"
      case .mapping: "a map"
      case .faulty: "something unreadable"
      }
    report(.wrongType, "expected \(expected), found \(found)", at: firstLine(of: node))
  }

  mutating func reportUnknownKey(
    _ entry: YAMLNode.Entry, _ name: String, known: [String], of owner: String,
    also elsewhere: String? = nil
  ) {
    var help: [Help] = []
    if let better = Synonyms.key(for: name, among: known) ?? nearestName(to: name, among: known) {
      help.append(
        Help(
          "did you mean '\(better)'?",
          fix: FixIt([.init(replacing: range(entry.key), with: better)], isCertain: false)))
    } else if elsewhere == nil {
      help.append(Help("\(owner) knows: \(known.joined(separator: ", "))"))
    }
    if let elsewhere { help.append(Help(elsewhere)) }
    report(.unknownKey, "\(owner) has no key \(quoted(name))", at: entry.key, help: help)
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
