import Diagnostics

/// Lines of a file under a header: the stretch at fault with a run of marks, or a fix as the
/// lines it takes away and the lines it writes.
struct Excerpt {
  private let tables: LineTables
  private let colors: TerminalColors
  private let gutter: Int

  /// Longer stretches show their first and last line only.
  private static let mostLines = 3
  /// The most lines of a fix that are shown on either side.
  private static let mostFixLines = 6

  init(_ tables: LineTables, _ colors: TerminalColors, gutter: Int) {
    self.tables = tables
    self.colors = colors
    self.gutter = gutter
  }

  func append(
    _ range: SourceRange, mark: Character, _ role: TerminalColors.Role, to out: inout String
  ) {
    guard range.file.hasPlaces else { return }
    let table = tables.table(of: range.file)
    let first = table.place(of: range.span.lowerBound).line
    // A stretch that takes in its last line's end does not reach into the next line.
    let last = max(
      first, table.place(of: max(range.span.lowerBound, range.span.upperBound - 1)).line)
    for line in first...last {
      if last - first >= Self.mostLines, line > first, line < last {
        if line == first + 1 { out += pad("") + colors.paint(" ...", .gutter) + "\n" }
        continue
      }
      guard let span = table.span(ofLine: line) else { continue }
      let lower = max(range.span.lowerBound, span.lowerBound)
      let from = line == first ? min(lower, span.upperBound) : indent(range.file.bytes, span)
      let to = max(from, min(range.span.upperBound, span.upperBound))
      let shown = ShownLine(range.file.bytes, line: span, mark: from..<to)
      appendLine(number: String(line), "|", .gutter, shown.text, to: &out)
      if line == first || shown.markWidth > 0 {
        let marks = String(repeating: mark, count: max(1, shown.markWidth))
        let indent = String(repeating: " ", count: shown.markStart)
        out += colors.paint(pad("") + " |", .gutter) + " " + indent + colors.paint(marks, role)
        out += "\n"
      }
    }
  }

  func append(_ fix: FixIt, to out: inout String) {
    for hunk in FixHunk.hunks(of: fix, tables) {
      appendSide(hunk.old, "-", .removed, hunk, to: &out)
      appendSide(hunk.new, "+", .added, hunk, to: &out)
    }
  }

  private func appendSide(
    _ lines: [[UInt8]], _ sign: String, _ role: TerminalColors.Role, _ hunk: FixHunk,
    to out: inout String
  ) {
    for (index, line) in lines.enumerated() {
      guard index < Self.mostFixLines else {
        out += pad("") + colors.paint(" ...", .gutter) + "\n"
        return
      }
      let focus = index == 0 ? min(hunk.firstDifference, line.count) : 0
      let shown = ShownLine(line, line: 0..<line.count, mark: focus..<focus)
      appendLine(number: String(hunk.line + index), sign, role, shown.text, to: &out)
    }
  }

  private func appendLine(
    number: String, _ sign: String, _ role: TerminalColors.Role, _ text: String,
    to out: inout String
  ) {
    out += colors.paint(pad(number) + " ", .gutter) + colors.paint(sign, role)
    // No blank at the end of an empty line: output is kept in files and compared.
    if !text.isEmpty { out += " " + (role == .gutter ? text : colors.paint(text, role)) }
    out += "\n"
  }

  private func pad(_ number: String) -> String {
    String(repeating: " ", count: max(0, gutter - number.utf8.count)) + number
  }

  /// The offset of the first byte of a line that isn't a blank or tab; the line's end when all are.
  private func indent(_ bytes: [UInt8], _ span: Range<Int>) -> Int {
    span.first { bytes[$0] != UInt8(ascii: " ") && bytes[$0] != UInt8(ascii: "\t") }
      ?? span.upperBound
  }
}
