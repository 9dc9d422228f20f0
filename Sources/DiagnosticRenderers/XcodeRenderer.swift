import Diagnostics

/// `path:line:column: error: sentence [code]`, notes and help on lines of their own: what Xcode
/// and most editors' build output parsers read, as clang writes it.
struct XcodeRenderer: DiagnosticRenderer {
  private let workingDirectory: String?

  /// - Parameter workingDirectory: put before relative paths, since Xcode opens only absolute
  ///   ones; nil leaves them relative.
  init(workingDirectory: String? = nil) {
    self.workingDirectory = workingDirectory
  }

  func render(_ diagnostics: [Diagnostic]) -> String {
    let tables = LineTables()
    var out = ""
    for diagnostic in diagnostics {
      let place = place(diagnostic.range, tables)
      let message = printable(diagnostic.message)
      out += "\(place): \(diagnostic.severity.rawValue): \(message) [\(diagnostic.code)]\n"
      for note in diagnostic.notes {
        let place = note.range.map { self.place($0, tables) } ?? place
        out += "\(place): note: \(printable(note.message))\n"
      }
      for help in diagnostic.help {
        let place = help.fix?.edits.first.map { self.place($0.range, tables) } ?? place
        out += "\(place): note: help: \(printable(help.message))\n"
      }
    }
    return out
  }

  private func place(_ range: SourceRange, _ tables: LineTables) -> String {
    var path = range.file.path
    if let workingDirectory, !path.hasPrefix("/"), !path.hasPrefix("<") {
      path = workingDirectory + (workingDirectory.hasSuffix("/") ? "" : "/") + path
    }
    guard range.file.hasPlaces else { return printable(path: path) + ":1:1" }
    let start = tables.places(of: range).start
    return "\(printable(path: path)):\(start.line):\(start.column)"
  }
}
