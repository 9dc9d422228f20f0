import Diagnostics
import YAMLNodes

/// A tree on one line, in a notation that shows styles: `{key: 'text', list: [|block|]}`.
func describe(_ node: YAMLNode?) -> String {
  guard let node else { return "nothing" }
  switch node.content {
  case .faulty: return "?"
  case .sequence(let nodes): return "[" + nodes.map(describe).joined(separator: ", ") + "]"
  case .mapping(let entries):
    return "{"
      + entries.map { describe($0.key) + ": " + describe($0.value) }.joined(separator: ", ") + "}"
      + (node.isIncomplete ? "…" : "")
  case .scalar(let scalar):
    switch scalar.style {
    case .plain: return scalar.text
    case .singleQuoted: return "'" + scalar.text + "'"
    case .doubleQuoted: return "\"" + scalar.text + "\""
    case .literal: return "|" + scalar.text + "|"
    case .folded: return ">" + scalar.text + ">"
    }
  }
}

/// `line:column severity[code] 'text at fault' message`, then notes and helps, one a line.
func describe(_ diagnostic: Diagnostic) -> String {
  let table = LineTable(diagnostic.range.file)
  let place = table.place(of: diagnostic.range.span.lowerBound)
  var result =
    "\(place.line):\(place.column) \(diagnostic.severity)[\(diagnostic.code)] "
    + "<\(escaped(diagnostic.range.text, limit: 200))> \(diagnostic.message)"
  for note in diagnostic.notes {
    result += "\n  note: \(note.message)"
    if let range = note.range { result += " <\(escaped(range.text))>" }
  }
  for help in diagnostic.help {
    result += "\n  help: \(help.message)"
    if let fix = help.fix { result += fix.isCertain ? " (certain)" : " (a guess)" }
  }
  return result
}

extension SourceFile {
  convenience init(_ text: String) { self.init(path: "a.yaml", text: text) }
}
