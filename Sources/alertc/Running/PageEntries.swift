import AlertCompiler
import DiagnosticRenderers
import Diagnostics

extension Outcome {
  /// What a page holds of it: also where there are errors, which are shown in its place.
  ///
  /// - Parameter path: of the spec, as it is printed.
  func pageEntry(at path: String) -> PageEntry {
    let renderer = TerminalRenderer(isColored: false)
    let messages = diagnostics.map { diagnostic in
      let range = diagnostic.range
      let place = LineTable(range.file).place(of: range.span.lowerBound)
      return PageHead.Message(
        severity: diagnostic.severity.rawValue, code: diagnostic.code.description,
        sentence: diagnostic.message, path: range.file.path, line: place.line,
        column: place.column, text: renderer.render([diagnostic]))
    }
    return PageEntry(
      PageHead(path: path, content: artifacts?.page, files: loaded, messages: messages))
  }
}
