import Diagnostics

/// The line tables of one batch: each is built when a file is first pointed into, and once.
final class LineTables {
  private var tables: [ObjectIdentifier: LineTable] = [:]
  /// Holds the files, so that an identifier can't come to mean another one.
  private var files: [SourceFile] = []

  func table(of file: SourceFile) -> LineTable {
    if let table = tables[ObjectIdentifier(file)] { return table }
    let table = LineTable(file)
    tables[ObjectIdentifier(file)] = table
    files.append(file)
    return table
  }

  /// Where a range begins and ends. The end is the place behind its last character.
  func places(of range: SourceRange) -> (start: LineTable.Place, end: LineTable.Place) {
    let table = table(of: range.file)
    return (table.place(of: range.span.lowerBound), table.place(of: range.span.upperBound))
  }
}

extension SourceFile {
  /// Whether there is a place to name: an empty or unreadable file is at fault as a whole.
  var hasPlaces: Bool { !bytes.isEmpty }
}

/// A path on one line, without anything that could act on a terminal. Paths are never cut.
func printable(path: String) -> String {
  escaped(path, limit: .max)
}

/// A sentence on one line, without anything that could act on a terminal.
func printable(_ sentence: String) -> String {
  escaped(sentence, limit: .max)
}
