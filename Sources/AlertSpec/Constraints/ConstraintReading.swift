import Diagnostics
import YAMLNodes

/// A list of relations.
struct ConstraintsValue: ValueType {
  var shape: ValueShape { .list(.constraint) }
  var initial: [ConstraintStatement] { [] }

  func read(
    _ node: YAMLNode, _ value: inout [ConstraintStatement], _ reader: inout SpecReader
  ) -> Bool {
    if let scalar = node.scalar, !scalar.isNull, scalar.text.contains("=") {
      reader.reportNoList(scalar, node)
      return false
    }
    guard let items = reader.items(of: node, expecting: "a list of constraints") else {
      return false
    }
    let inherited = value
    value = []
    var torn: YAMLNode?
    for item in items {
      // A comma in brackets has torn an inset into several items of the list.
      if let start = torn {
        if item.scalar?.text.utf8.last == UInt8(ascii: ")") {
          reader.reportTorn(from: start, to: item)
          torn = nil
        }
        continue
      }
      if node.isFlow, item.isTorn { torn = item; continue }
      guard reader.spend(.constraints, at: reader.firstLine(of: item)) else { break }
      if let statement = reader.constraint(item) { value.append(statement) }
    }
    if let torn { reader.reportTorn(from: torn, to: items.last ?? torn) }
    if value.count == items.count, let lost = placesLost(of: inherited, to: value) {
      reader.report(lost.told(at: reader.firstLine(of: node)))
    }
    return true
  }

  /// The edges of the screen that an inherited list put a box on, where nothing of another list
  /// places it on that axis.
  private func placesLost(
    of inherited: [ConstraintStatement], to list: [ConstraintStatement]
  ) -> LostPlaces? {
    let lost = inherited.filter { old in
      old.relation == .equal && old.left.item == .itself && old.right?.item == .screen
        && old.left.attribute.isEdge
        && !list.contains { new in
          new.left.attribute.dimension == old.left.attribute.dimension
            || new.left.attribute.dimension == .composite
            || new.right?.attribute.dimension == old.left.attribute.dimension
        }
    }
    return lost.isEmpty ? nil : LostPlaces(statements: lost)
  }
}

/// Constraints that held a box at an edge of the screen until a list took their place.
private struct LostPlaces {
  let statements: [ConstraintStatement]

  func told(at place: SourceRange) -> Diagnostic {
    let texts = statements.map { quoted($0.range.text) }.joined(separator: " and ")
    return Diagnostic(
      .warning, .placeLost,
      "this list takes the place of the inherited one, and with it of \(texts)", at: place,
      notes: statements.map { Note("inherited from here", at: $0.range) },
      help: [
        Help("add \(texts) to the list, or say where it stands otherwise, as 'center == screen'")
      ])
  }
}

extension Attribute {
  /// Whether it is a side that a box can be put on.
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom: true
    default: false
    }
  }
}

extension ValueType where Self == ConstraintsValue {
  static var constraints: ConstraintsValue { ConstraintsValue() }
}

extension YAMLNode {
  /// Whether a bracket is open behind `inset`.
  fileprivate var isTorn: Bool {
    guard let text = scalar?.text, scalar?.style == .plain,
      let open = text.utf8.lastIndex(of: UInt8(ascii: "("))
    else { return false }
    return !text.utf8[open...].contains(UInt8(ascii: ")"))
      && String(text[..<open]).split(separator: " ").last == "inset"
  }
}

extension SpecReader {
  /// Constraints as a text: one of them, or a list below `|`, which makes a text of it.
  fileprivate mutating func reportNoList(_ scalar: Scalar, _ node: YAMLNode) {
    let head = firstLine(of: node)
    guard head != range(node) || scalar.text.utf8.first == UInt8(ascii: "-") else {
      let list = "[ \(scalar.text) ]"
      return report(
        .wrongType, "expected a list of constraints, found one alone", at: node,
        help: [
          Help(
            "write [ \(escaped(scalar.text)) ], or put it on a line of its own behind '- '",
            fix: FixIt([.init(replacing: range(node), with: list)], isCertain: true))
        ])
    }
    let isList =
      scalar.style == .literal
      && scalar.text.split(separator: "\n").allSatisfy { $0.hasPrefix("- ") }
    report(
      .wrongType, "expected a list of constraints, found a text", at: head,
      help: [
        Help(
          isList ? "delete \(quoted(head.text))" : "put each on a line of its own behind '- '",
          fix: isList ? FixIt([.init(replacing: head, with: "")], isCertain: false) : nil)
      ])
  }

  fileprivate mutating func reportTorn(from start: YAMLNode, to end: YAMLNode) {
    let whole = file.range(start.span.lowerBound..<max(start.span.upperBound, end.span.upperBound))
    let written = "\"" + whole.text + "\""
    let isOneLine = !whole.text.utf8.contains {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\"")
    }
    report(
      .constraintSyntax, "the comma ends this item of the list, in the middle of a constraint",
      at: firstLine(of: start),
      help: [
        Help(
          isOneLine
            ? "quote it: \(escaped(written))" : "put it on a line of its own behind '- '",
          fix: isOneLine ? FixIt([.init(replacing: whole, with: written)], isCertain: false) : nil)
      ])
  }

  fileprivate mutating func constraint(_ node: YAMLNode) -> ConstraintStatement? {
    if let entries = node.mapping, let first = entries.first, let key = first.key.scalar?.text {
      let value = first.value.scalar.map(\.text) ?? "…"
      let written = "\(escaped(key)) == \(escaped(value))"
      report(
        .constraintSyntax, "a constraint is a relation, and this is a map", at: firstLine(of: node),
        help: [Help("write it with == , <= or >=: \(written)")])
      return nil
    }
    guard let scalar = scalar(of: node, expecting: "a constraint such as width == 300") else {
      return nil
    }
    let source = ConstraintSource(
      text: scalar.text, node: node, file: file, theme: theme, isOnAlert: scopes.count <= 1)
    var lengths = ConstraintLengths()
    switch source.parse(lengths: &lengths) {
    case .success(let statement):
      if let rawValues {
        for length in lengths.written { lint(length.value, rawValues.lengths, at: length.range) }
      }
      reportDeprecated(lengths.tokens)
      return statement
    case .failure(let fault):
      if !fault.isReported {
        report(fault.code, fault.message, at: fault.range, notes: fault.notes, help: fault.help)
      }
      return nil
    }
  }
}
