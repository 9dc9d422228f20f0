/// A line's pieces and extent before it is placed.
struct DrawnLine {
  var pieces: [TextPiece]
  var range: Range<Int>
  var width: Int64
  /// The run whose font gives the line its height when it has no pieces.
  var emptyRun: Int
}

/// Cuts the graphemes of a line into the pieces of its runs.
struct LineDrawer {
  let text: ClusteredText

  func draw(_ span: LineSpan) -> DrawnLine {
    var builder = PieceBuilder(text: text)
    builder.append(span.start..<span.end, first: text.leadingWidth(of: span.start))
    if span.isHyphenated {
      builder.append(
        .hyphen, width: span.width - builder.width, run: text.clusters[span.end - 1].run)
    }
    return builder.line(
      range: text.offset(span.start)..<text.offset(span.end), width: span.width,
      emptyRun: runOfEmptyLine(at: span.start))
  }

  func draw(_ line: TruncatedLine) -> DrawnLine {
    var builder = PieceBuilder(text: text)
    builder.append(line.head, first: text.leadingWidth(of: line.head.lowerBound))
    builder.append(.ellipsis, width: line.ellipsisWidth, run: line.ellipsisRun)
    if !line.tail.isEmpty {
      let first = text.width(
        of: line.tail.lowerBound, after: .ellipsis, run: line.ellipsisRun)
      builder.append(line.tail, first: first)
    }
    let end = line.tail.isEmpty ? line.head.upperBound : line.tail.upperBound
    return builder.line(
      range: text.offset(line.head.lowerBound)..<text.offset(end), width: line.width,
      emptyRun: Int(line.ellipsisRun))
  }

  /// The run of the newline that makes the line empty; after the last, that of the text's end.
  private func runOfEmptyLine(at index: Int) -> Int {
    let last = text.clusters.count - 1
    return last < 0 ? 0 : Int(text.clusters[min(index, last)].run)
  }
}

private struct PieceBuilder {
  let text: ClusteredText
  private(set) var width: Int64 = 0
  private var pieces: [TextPiece] = []
  private var piece = Piece()

  init(text: ClusteredText) {
    self.text = text
  }

  private struct Piece {
    var run: Int32 = -1
    var text = ""
    var start: Int64 = 0
  }

  /// Appends graphemes, the first of which takes `first` instead of its own width.
  mutating func append(_ range: Range<Int>, first: Int64) {
    var start = range.lowerBound
    while start < range.upperBound {
      let run = text.clusters[start].run
      var stop = start
      var hasSoftHyphen = false
      var sum: Int64 = 0
      while stop < range.upperBound, text.clusters[stop].run == run {
        let cluster = text.clusters[stop]
        hasSoftHyphen = hasSoftHyphen || cluster.role == .softHyphen
        let own = stop == range.lowerBound ? first : cluster.width
        sum = FontScale.sum(sum, own)
        stop += 1
      }
      begin(run)
      piece.text += string(start..<stop, hasSoftHyphen: hasSoftHyphen)
      width = FontScale.sum(width, sum)
      start = stop
    }
  }

  private func string(_ range: Range<Int>, hasSoftHyphen: Bool) -> String {
    func slice(_ first: Int, _ end: Int) -> String {
      String(decoding: text.bytes[text.offset(first)..<text.offset(end)], as: UTF8.self)
    }
    guard hasSoftHyphen else { return slice(range.lowerBound, range.upperBound) }
    return range.reduce(into: "") { result, index in
      if text.clusters[index].role != .softHyphen { result += slice(index, index + 1) }
    }
  }

  mutating func append(_ mark: DrawnMark, width markWidth: Int64, run: Int32) {
    begin(run)
    piece.text += mark.text
    width = FontScale.sum(width, markWidth)
  }

  private mutating func begin(_ run: Int32) {
    guard run != piece.run else { return }
    end()
    piece = Piece(run: run, start: width)
  }

  private mutating func end() {
    guard piece.run >= 0 else { return }
    pieces.append(
      TextPiece(
        run: Int(piece.run), text: piece.text, startUnits: piece.start,
        widthUnits: width - piece.start))
  }

  mutating func line(range: Range<Int>, width total: Int64, emptyRun: Int) -> DrawnLine {
    end()
    piece = Piece()
    return DrawnLine(pieces: pieces, range: range, width: total, emptyRun: emptyRun)
  }
}
