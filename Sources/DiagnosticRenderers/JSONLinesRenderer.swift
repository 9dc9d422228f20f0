import Diagnostics

/// One JSON object a diagnostic, one a line, so that the output of any number of runs can be
/// joined and read as a stream.
///
/// ```json
/// {"severity":"error","code":"spec/unknown-key","message":"…","path":"a.yaml",
///  "range":{"start":{"line":3,"column":1,"offset":20},"end":{…}},
///  "notes":[{"message":"…","path":"…","range":{…}}],
///  "help":[{"message":"…","fix":{"isCertain":true,"edits":[
///    {"path":"…","range":{…},"replacement":"title"}]}}]}
/// ```
///
/// Lines and columns count from 1, columns in Unicode scalars; `offset` counts bytes from 0. The
/// end is behind the last character. `path` and `range` are missing from a note without a place,
/// `fix` from help without an edit.
struct JSONLinesRenderer: DiagnosticRenderer {
  init() {}

  func render(_ diagnostics: [Diagnostic]) -> String {
    let tables = LineTables()
    var out = ""
    for diagnostic in diagnostics {
      out += "{\"severity\":\"\(diagnostic.severity.rawValue)\",\"code\":"
      appendJSONString(diagnostic.code.description, to: &out)
      appendMessage(diagnostic.message, diagnostic.range, tables, to: &out)
      out += ",\"notes\":["
      for (index, note) in diagnostic.notes.enumerated() {
        out += index == 0 ? "{" : ",{"
        appendMessage(note.message, note.range, tables, isFirst: true, to: &out)
        out += "}"
      }
      out += "],\"help\":["
      for (index, help) in diagnostic.help.enumerated() {
        out += index == 0 ? "{" : ",{"
        appendMessage(help.message, nil, tables, isFirst: true, to: &out)
        if let fix = help.fix { append(fix, tables, to: &out) }
        out += "}"
      }
      out += "]}\n"
    }
    return out
  }

  private func appendMessage(
    _ message: String, _ range: SourceRange?, _ tables: LineTables, isFirst: Bool = false,
    to out: inout String
  ) {
    out += isFirst ? "\"message\":" : ",\"message\":"
    appendJSONString(message, to: &out)
    if let range {
      out += ","
      append(range, tables, to: &out)
    }
  }

  private func append(_ fix: FixIt, _ tables: LineTables, to out: inout String) {
    out += ",\"fix\":{\"isCertain\":\(fix.isCertain),\"edits\":["
    for (index, edit) in fix.edits.enumerated() {
      out += index == 0 ? "{" : ",{"
      append(edit.range, tables, to: &out)
      out += ",\"replacement\":"
      appendJSONString(edit.replacement, to: &out)
      out += "}"
    }
    out += "]}"
  }

  private func append(_ range: SourceRange, _ tables: LineTables, to out: inout String) {
    let (start, end) = tables.places(of: range)
    out += "\"path\":"
    appendJSONString(range.file.path, to: &out)
    out += ",\"range\":{\"start\":{\"line\":\(start.line),\"column\":\(start.column),\"offset\":"
    out += "\(range.span.lowerBound)},\"end\":{\"line\":\(end.line),\"column\":\(end.column),"
    out += "\"offset\":\(range.span.upperBound)}}"
  }
}
