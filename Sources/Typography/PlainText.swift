/// A text that needs no list of its graphemes, as most do: in one font of the built-in tables, and
/// every scalar a grapheme of its own that is measured exactly. It is cut at its breaks only.
///
/// Its lines are those that ``Clusterer`` and ``LineWrapper`` give. Where a line would be cut off
/// or broken inside a word, it gives none, and they are asked.
struct PlainText {
  /// What lies between two breaks. Widths are in width units from the start of the text, offsets in
  /// its UTF-8.
  struct Stretch {
    /// The end of the last visible grapheme of the paragraph so far; its start without one.
    var end: Int32
    /// The start of the next stretch, behind the blanks or the newline.
    var next: Int32
    var widthToEnd: Int64
    var widthToNext: Int64
    /// In 1/352,000 em: what the first grapheme loses where it starts a line.
    var kerning: Int32
    /// Whether a newline is its end.
    var endsLine: Bool
  }

  private let stretches: [Stretch]
  private let perFontUnit: Int64

  /// - Returns: nil for a text of another kind. O(n).
  init?(_ block: TextBlock) {
    guard block.runs.count == 1, block.runs[0].font.imported == nil else { return nil }
    let scale = FontScale(block.runs[0].font)
    let stretches = block.runs[0].text.utf8.withContiguousStorageIfAvailable { bytes in
      PlainTextReader.stretches(of: bytes, in: scale)
    }
    guard case .some(.some(let stretches)) = stretches else { return nil }
    self.stretches = stretches
    perFontUnit = scale.perFontUnit
  }

  /// The lines in a room of so many width units, as ``LineWrapper/lines(limit:)`` has them.
  ///
  /// - Returns: nil where a word is longer than a line, and where `limit` cuts something off that
  ///   is drawn. O(stretches).
  func lines(available: Int64, limit: Int) -> [LineExtent]? {
    let room = available < FontScale.unbounded ? available : .max
    var lines: [LineExtent] = []
    lines.reserveCapacity(min(stretches.count, room < .max ? 8 : 1))
    var index = 0
    var start: Int32 = 0
    var widthToStart: Int64 = 0
    while index < stretches.count {
      if limit > 0, lines.count == limit { return isVisible(from: index) ? nil : lines }
      let origin = widthToStart + Int64(stretches[index].kerning) * perFontUnit
      guard let last = lastStretch(from: &index, origin: origin, room: room) else { return nil }
      lines.append(
        LineExtent(
          range: Int(start)..<Int(max(start, last.end)),
          widthUnits: min(last.widthToEnd - origin, FontScale.unbounded)))
      start = last.next
      widthToStart = last.widthToNext
    }
    if stretches.last?.endsLine == true, limit == 0 || lines.count < limit {
      lines.append(LineExtent(range: Int(start)..<Int(start), widthUnits: 0))
    }
    return lines
  }

  /// The last stretch of the line that starts at an index, which moves behind it; nil when not even
  /// one fits.
  @inline(__always)
  private func lastStretch(from index: inout Int, origin: Int64, room: Int64) -> Stretch? {
    let (limit, overflow) = origin.addingReportingOverflow(room)
    let end = overflow ? .max : limit
    return stretches.withUnsafeBufferPointer { stretches in
      let first = index
      while index < stretches.count, stretches[index].widthToEnd <= end {
        index &+= 1
        if stretches[index &- 1].endsLine { break }
      }
      return index > first ? stretches[index &- 1] : nil
    }
  }

  private func isVisible(from index: Int) -> Bool {
    var start = index > 0 ? stretches[index - 1].next : 0
    for stretch in stretches[index...] {
      if stretch.end > start { return true }
      start = stretch.next
    }
    return false
  }
}
