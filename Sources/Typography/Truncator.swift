/// The graphemes of a truncated line: those before the ellipsis and those after it.
struct TruncatedLine {
  var head: Range<Int>
  var tail: Range<Int>
  /// The run whose font the ellipsis is drawn in.
  var ellipsisRun: Int32
  var ellipsisWidth: Int64
  /// Width units of everything.
  var width: Int64
}

/// Finds what of the rest of a text fits on its last line with an ellipsis.
///
/// The longest part that fits is kept, by graphemes; spaces next to the ellipsis are dropped. An
/// ellipsis alone stands where not even one grapheme fits beside it.
struct Truncator {
  let text: ClusteredText
  let available: Int64

  /// - Parameter start: the first grapheme of the line, which must exist.
  func truncate(from start: Int, _ truncation: TextTruncation) -> TruncatedLine {
    switch truncation {
    case .tail: longestHead(from: start)
    case .head: longestTail(after: start..<start)
    case .middle: middle(from: start)
    }
  }

  /// The end of the paragraph that a grapheme is in.
  private func paragraphEnd(_ start: Int) -> Int {
    var end = start
    while end < text.clusters.count, text.clusters[end].role != .newline { end += 1 }
    return end
  }

  private func bare(at index: Int) -> TruncatedLine {
    let ellipsis = text.mark(.ellipsis, inFontOf: min(index, text.clusters.count - 1))
    return TruncatedLine(
      head: index..<index, tail: index..<index, ellipsisRun: ellipsis.run,
      ellipsisWidth: ellipsis.width, width: ellipsis.width)
  }

  private func longestHead(from start: Int) -> TruncatedLine {
    var best = bare(at: start)
    var sum: Int64 = 0
    var index = start
    while index < text.clusters.count, text.clusters[index].role != .newline, sum <= available {
      let cluster = text.clusters[index]
      sum += cluster.width - (index == start ? cluster.kerning : 0)
      index += 1
      if cluster.role == .space { continue }
      let ellipsis = text.mark(.ellipsis, after: index - 1)
      if sum + ellipsis.width <= available {
        best = TruncatedLine(
          head: start..<index, tail: index..<index, ellipsisRun: ellipsis.run,
          ellipsisWidth: ellipsis.width, width: sum + ellipsis.width)
      }
    }
    return best
  }

  /// The longest end of the text that fits after an ellipsis, which stands after `head`.
  private func longestTail(after head: Range<Int>) -> TruncatedLine {
    let count = text.clusters.count
    let first = head.isEmpty ? bare(at: head.lowerBound) : lineOfHead(head)
    var best = first
    var sum: Int64 = 0
    var index = count
    while index > head.upperBound, text.clusters[index - 1].role != .newline,
      first.width + sum <= available
    {
      index -= 1
      let cluster = text.clusters[index]
      if cluster.role != .space {
        let width =
          first.width + sum + text.width(of: index, after: .ellipsis, run: first.ellipsisRun)
        if width <= available {
          best = first
          best.tail = index..<count
          best.width = width
        }
      }
      sum += cluster.width
    }
    return best
  }

  private func lineOfHead(_ head: Range<Int>) -> TruncatedLine {
    let ellipsis = text.mark(.ellipsis, after: head.upperBound - 1)
    let width =
      text.clusters[head].reduce(0) { $0 + $1.width }
      - text.clusters[head.lowerBound].kerning
    return TruncatedLine(
      head: head, tail: head.upperBound..<head.upperBound, ellipsisRun: ellipsis.run,
      ellipsisWidth: ellipsis.width, width: width + ellipsis.width)
  }

  /// The head gets at least half of the room, and the tail what the head leaves.
  private func middle(from start: Int) -> TruncatedLine {
    let ellipsis = bare(at: start).width
    let half = Truncator(text: text, available: ellipsis + max(0, available - ellipsis) / 2)
    let tail = half.longestTail(after: start..<start).tail
    let tailWidth = text.clusters[tail].reduce(0) { $0 + $1.width }
    let head = Truncator(text: text, available: available - tailWidth).longestHead(from: start)
      .head
    return longestTail(after: head.clamped(to: start..<text.clusters.count))
  }
}
