import CFontTables

/// A text that needs no list of its graphemes, as most do: in one font of the built-in tables, and
/// every scalar a grapheme of its own that is measured exactly. It is cut at its breaks only.
///
/// Its lines are those that ``Clusterer`` and ``LineWrapper`` give. Where a line would be cut off
/// or broken inside a word, it gives none, and they are asked.
struct PlainText {
  /// What lies between two breaks. Widths are in 1/352,000 em, without tracking.
  struct Stretch {
    /// Where its last visible grapheme ends in the text's UTF-8.
    var end: Int32
    /// Where the blanks or the newline behind that end, and the next stretch starts.
    var next: Int32
    /// The graphemes up to the last visible one; 0 where all are blank.
    var graphemes: Int32
    var units: Int32
    /// The blanks behind it, which hang at the end of a line.
    var blanks: Int32
    var blankUnits: Int32
    /// The part of the width that is dropped where the stretch starts a line.
    var kerning: Int32
    /// Whether a newline is its end.
    var endsLine: Bool

    /// The most graphemes of one: that many at the largest size are summed up in 64 bits.
    static let limit = 1000
  }

  let stretches: [Stretch]
  let scale: FontScale

  /// - Returns: nil for a text of another kind. O(n).
  init?(_ block: TextBlock) {
    guard block.runs.count == 1, block.runs[0].font.imported == nil else { return nil }
    scale = FontScale(block.runs[0].font)
    let weight = scale.weight
    let stretches = block.runs[0].text.utf8.withContiguousStorageIfAvailable { bytes in
      PlainTextReader.stretches(of: bytes, weight: weight)
    }
    guard case .some(.some(let stretches)) = stretches else { return nil }
    self.stretches = stretches
  }

  /// The lines in a room of so many width units, as ``LineWrapper/lines(limit:)`` has them.
  ///
  /// - Returns: nil where a word is longer than a line, and where `limit` cuts something off that
  ///   is drawn. O(stretches).
  func lines(available: Int64, limit: Int) -> [LineExtent]? {
    var wrapper = PlainWrapper(scale: scale, available: available, limit: limit)
    for stretch in stretches where !wrapper.take(stretch) { return nil }
    return wrapper.finish()
  }
}

/// Greedy wrapping of stretches, one after the other.
private struct PlainWrapper {
  private let scale: FontScale
  private let available: Int64
  /// 0 for any number.
  private let limit: Int
  private var lines: [LineExtent] = []
  /// The line at hand: where it starts, where its last visible grapheme ends, and its width up to
  /// there and with the blanks behind.
  private var start: Int32 = 0
  private var end: Int32 = 0
  private var width: Int64 = 0
  private var sum: Int64 = 0
  /// Where the last stretch taken ends.
  private var next: Int32 = 0
  /// Whether a line has been begun: by a stretch, or by the newline before it.
  private var isBegun = false
  private var isEmpty = true

  init(scale: FontScale, available: Int64, limit: Int) {
    self.scale = scale
    self.available = available
    self.limit = limit
    lines.reserveCapacity(8)
  }

  /// - Returns: false where the lines are not for this wrapper to give.
  @inline(__always)
  mutating func take(_ stretch: PlainText.Stretch) -> Bool {
    let isVisible = stretch.graphemes > 0
    if limit > 0, lines.count == limit { return !isVisible }
    var own = scale.width(units: stretch.units, graphemes: stretch.graphemes)
    if isVisible, !isEmpty, sum + own > available {
      endLine()
      if lines.count == limit { return false }
    }
    if isEmpty {
      own -= Int64(stretch.kerning) * scale.perFontUnit
      if isVisible, own > available { return false }
    }
    sum = min(sum + own, FontScale.unbounded)
    if isVisible {
      end = stretch.end
      width = sum
    }
    sum = FontScale.sum(sum, scale.width(units: stretch.blankUnits, graphemes: stretch.blanks))
    next = stretch.next
    isEmpty = false
    isBegun = true
    if stretch.endsLine {
      endLine()
      isBegun = true
    }
    return true
  }

  private mutating func endLine() {
    lines.append(LineExtent(range: Int(start)..<Int(max(start, end)), widthUnits: width))
    start = next
    end = next
    width = 0
    sum = 0
    isEmpty = true
    isBegun = false
  }

  mutating func finish() -> [LineExtent] {
    if isBegun, limit == 0 || lines.count < limit { endLine() }
    return lines
  }
}

extension FontScale {
  /// The width of at most ``PlainText/Stretch/limit`` graphemes, in width units.
  @inline(__always)
  fileprivate func width(units: Int32, graphemes: Int32) -> Int64 {
    Int64(units) * perFontUnit + Int64(graphemes) * tracking
  }
}
