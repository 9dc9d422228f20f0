import Diagnostics

/// Workflow commands that GitHub Actions turns into annotations on the lines of a pull request.
///
/// Form and escapes: "Workflow commands for GitHub Actions", setting an error or warning message.
struct GitHubRenderer: DiagnosticRenderer {
  init() {}

  func render(_ diagnostics: [Diagnostic]) -> String {
    let tables = LineTables()
    var out = ""
    for diagnostic in diagnostics {
      let range = diagnostic.range
      out += "::\(command(diagnostic.severity)) file="
      out += property(printable(path: range.file.path))
      if range.file.hasPlaces {
        let (start, end) = tables.places(of: range)
        out += ",line=\(start.line),endLine=\(end.line)"
        // Columns are only read when the annotation lies within one line.
        if start.line == end.line { out += ",col=\(start.column),endColumn=\(end.column)" }
      }
      out += ",title=\(property(diagnostic.code.description))::"
      out += data(printable(diagnostic.message))
      for note in diagnostic.notes {
        out += "%0A" + data(noteText(note, tables))
      }
      for help in diagnostic.help {
        out += "%0Ahelp: " + data(printable(help.message))
      }
      out += "\n"
    }
    return out
  }

  private func command(_ severity: Diagnostic.Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  private func noteText(_ note: Note, _ tables: LineTables) -> String {
    guard let range = note.range, range.file.hasPlaces else {
      return "note: " + printable(note.message)
    }
    let start = tables.places(of: range).start
    let path = printable(path: range.file.path)
    return "note: \(printable(note.message)) (\(path):\(start.line):\(start.column))"
  }

  /// Escapes the text of a command.
  private func data(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "%" ? "%25" : String($1) }
  }

  /// Escapes a property of a command, where colon and comma separate too.
  private func property(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "%": result += "%25"
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.append(character)
      }
    }
  }
}
