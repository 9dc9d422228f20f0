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
      let list = "[ \(scalar.text) ]"
      reader.report(
        .wrongType, "expected a list of constraints, found one alone", at: node,
        help: [
          Help(
            "write [ \(escaped(scalar.text)) ], or put it on a line of its own behind '- '",
            fix: FixIt([.init(replacing: reader.range(node), with: list)], isCertain: true))
        ])
      return false
    }
    guard let items = reader.items(of: node, expecting: "a list of constraints") else {
      return false
    }
    value = []
    for item in items {
      guard reader.spend(.constraints, at: reader.firstLine(of: item)) else { break }
      if let statement = reader.constraint(item) { value.append(statement) }
    }
    return true
  }
}

extension ValueType where Self == ConstraintsValue {
  static var constraints: ConstraintsValue { ConstraintsValue() }
}

extension SpecReader {
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
    let source = ConstraintSource(text: scalar.text, node: node, file: file, theme: theme)
    switch source.parse() {
    case .success(let statement): return statement
    case .failure(let fault):
      if !fault.isReported {
        report(fault.code, fault.message, at: fault.range, notes: fault.notes, help: fault.help)
      }
      return nil
    }
  }
}
