import Diagnostics

func syntaxFinding(_ fault: SyntaxFault, _ reader: TreeReader) -> Finding {
  let lines = reader.text
  let line = lines.trimmed(lines.line(at: fault.place))
  return Finding(
    diagnostic: Diagnostic(
      .error, .yamlSyntax, "this line can't be read as YAML: \(fault.context) \(fault.problem)",
      at: reader.file.range(fault.place..<fault.place + 1)),
    repairs: line.isEmpty ? [] : [.comment(line)], gaps: [line])
}
extension TreeReader {
  func trailingFinding() -> Finding? { nil }
}
