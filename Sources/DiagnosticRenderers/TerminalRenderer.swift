import Diagnostics

/// The form for people: a header, the line at fault with carets under the exact characters, the
/// other places involved, and what to write instead.
///
/// ```text
/// specs/a.yaml:4:1: error[spec/unknown-key]: 'titel' is not a known key
/// 4 | titel: 삭제
///   | ^^^^^
/// help: write 'title'
/// 4 - titel: 삭제
/// 4 + title: 삭제
/// ```
///
/// An empty line stands between diagnostics. Places in files without bytes (empty or unreadable)
/// have neither line nor excerpt.
public struct TerminalRenderer: DiagnosticRenderer {
  private let colors: TerminalColors

  /// - Parameter isColored: whether to use ANSI colours; the text is the same either way.
  public init(isColored: Bool = false) {
    colors = TerminalColors(isColored: isColored)
  }

  /// Each as a block: the sentence, its place, the lines it is about, notes and help, an empty line
  /// behind.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    let tables = LineTables()
    var out = ""
    for diagnostic in diagnostics {
      append(diagnostic, tables, to: &out)
      out += "\n"
    }
    return out
  }

  private func append(_ diagnostic: Diagnostic, _ tables: LineTables, to out: inout String) {
    let excerpt = Excerpt(tables, colors, gutter: gutter(of: diagnostic, tables))
    let color: TerminalColors.Role =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    out += colors.paint(place(diagnostic.range, tables) + ":", .strong) + " "
    out += colors.paint("\(diagnostic.severity.rawValue)[\(diagnostic.code)]:", color) + " "
    out += colors.paint(printable(diagnostic.message), .strong) + "\n"
    excerpt.append(diagnostic.range, mark: "^", color, to: &out)

    for note in diagnostic.notes {
      if let range = note.range {
        out += place(range, tables) + ": "
      }
      out += colors.paint("note:", .note) + " " + printable(note.message) + "\n"
      if let range = note.range {
        excerpt.append(range, mark: "-", .note, to: &out)
      }
    }
    for help in diagnostic.help {
      out += colors.paint("help:", .help) + " " + printable(help.message) + "\n"
      if let fix = help.fix { excerpt.append(fix, to: &out) }
    }
  }

  private func place(_ range: SourceRange, _ tables: LineTables) -> String {
    let path = printable(path: range.file.path)
    guard range.file.hasPlaces else { return path }
    let start = tables.places(of: range).start
    return "\(path):\(start.line):\(start.column)"
  }

  /// The width of the highest line number that the diagnostic shows.
  private func gutter(of diagnostic: Diagnostic, _ tables: LineTables) -> Int {
    var highest = 1
    func see(_ range: SourceRange) {
      if range.file.hasPlaces { highest = max(highest, tables.places(of: range).end.line) }
    }
    see(diagnostic.range)
    for note in diagnostic.notes { note.range.map(see) }
    for help in diagnostic.help { help.fix?.edits.forEach { see($0.range) } }
    return String(highest).utf8.count
  }
}
