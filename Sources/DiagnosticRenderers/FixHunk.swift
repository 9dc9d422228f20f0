import Diagnostics

/// Neighbouring lines that a fix changes: how they are, and how they will be.
struct FixHunk {
  /// The number of the first line that differs.
  var line: Int
  /// The lines that go, without their ends.
  var old: [[UInt8]]
  /// The lines that come in their place.
  var new: [[UInt8]]

  /// Where the first lines of both sides begin to differ, in bytes.
  var firstDifference: Int {
    guard let old = old.first, let new = new.first else { return 0 }
    return zip(old, new).prefix { $0 == $1 }.count
  }

  /// The hunks of a fix, by file as they come and by place in each. Edits that overlap an earlier
  /// one are left out, as they are when a fix is applied.
  static func hunks(of fix: FixIt, _ tables: LineTables) -> [FixHunk] {
    var files: [SourceFile] = []
    for edit in fix.edits where !files.contains(where: { $0 === edit.range.file }) {
      files.append(edit.range.file)
    }
    return files.flatMap { file in
      let edits = fix.edits.filter { $0.range.file === file }
        .map { FixIt.Edit(replacing: file.range($0.range.span), with: $0.replacement) }
        .sorted { $0.range.span.lowerBound < $1.range.span.lowerBound }
      return groups(of: edits, tables.table(of: file)).compactMap {
        hunk(of: $0, in: file, tables.table(of: file))
      }
    }
  }

  /// Edits whose lines touch belong together.
  private static func groups(of edits: [FixIt.Edit], _ table: LineTable) -> [[FixIt.Edit]] {
    var groups: [[FixIt.Edit]] = []
    var lastLine = Int.min
    for edit in edits {
      let line = table.place(of: edit.range.span.lowerBound).line
      if line <= lastLine, !groups.isEmpty {
        groups[groups.count - 1].append(edit)
      } else {
        groups.append([edit])
      }
      lastLine = max(lastLine, table.place(of: edit.range.span.upperBound).line)
    }
    return groups
  }

  private static func hunk(
    of edits: [FixIt.Edit], in file: SourceFile, _ table: LineTable
  ) -> FixHunk? {
    guard let first = edits.first, let end = edits.map(\.range.span.upperBound).max() else {
      return nil
    }
    let firstLine = table.place(of: first.range.span.lowerBound).line
    let lastLine = table.place(of: end).line
    guard let firstSpan = table.span(ofLine: firstLine), let lastSpan = table.span(ofLine: lastLine)
    else { return nil }
    // The end of the last line is taken in, so that a line that goes altogether goes.
    let next = table.span(ofLine: lastLine + 1)?.lowerBound ?? file.bytes.count
    let region = firstSpan.lowerBound..<max(firstSpan.lowerBound, lastSpan.upperBound, next)

    var text: [UInt8] = []
    var position = region.lowerBound
    for edit in edits where edit.range.span.lowerBound >= position {
      text += file.bytes[position..<edit.range.span.lowerBound]
      text += edit.replacement.utf8
      position = edit.range.span.upperBound
    }
    text += file.bytes[position..<max(position, region.upperBound)]

    var old = lines(of: Array(file.bytes[region]))
    var new = lines(of: text)
    var line = firstLine
    while let a = old.first, let b = new.first, a == b {
      old.removeFirst()
      new.removeFirst()
      line += 1
    }
    while let a = old.last, let b = new.last, a == b {
      old.removeLast()
      new.removeLast()
    }
    return old.isEmpty && new.isEmpty ? nil : FixHunk(line: line, old: old, new: new)
  }

  /// Lines without their ends; nothing after the last end is no line.
  private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    let file = SourceFile(path: "", bytes: bytes)
    let table = LineTable(file)
    var lines = (1...table.lineCount).compactMap { number in
      table.span(ofLine: number).map { Array(bytes[$0]) }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
