/// The graphemes of a line.
struct LineSpan {
  /// The first grapheme and the one after the last drawn; hanging spaces lie behind it.
  var start: Int
  var end: Int
  /// The first grapheme of the next line.
  var next: Int
  /// Width units of `start..<end`, with the hyphen when there is one.
  var width: Int64
  /// The line was broken at the soft hyphen that is its last grapheme.
  var isHyphenated = false
  /// The line ends at a newline character.
  var endsAtNewline = false
  /// The line was broken inside a word, because the word is longer than the line.
  var isBrokenInWord = false
}

/// Greedy wrapping at the breaks of a clustered text.
struct LineWrapper {
  let text: ClusteredText
  /// Width units that a line may take.
  let available: Int64

  /// The lines of the text, at most `limit` of them when that is above 0; a text that ends in a
  /// newline ends in an empty line. O(n): no line looks further than the first grapheme that does
  /// not fit, and steps back no further than its own start.
  func lines(limit: Int) -> [LineSpan] {
    var result: [LineSpan] = []
    var start = 0
    let count = text.clusters.count
    var endsAtNewline = false
    while start < count || endsAtNewline {
      if limit > 0, result.count == limit { break }
      let line = line(from: start)
      result.append(line)
      endsAtNewline = line.endsAtNewline
      start = line.next
    }
    return result
  }

  private func line(from start: Int) -> LineSpan {
    let clusters = text.clusters
    var span = LineSpan(start: start, end: start, next: start, width: 0)
    var candidate: LineSpan?
    var sum: Int64 = 0
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      if index > start, cluster.lineBreak == .allowed {
        if let taken = broken(span, at: index) { candidate = taken }
      }
      if cluster.role == .newline {
        span.next = index + 1
        span.endsAtNewline = true
        return span
      }
      sum = FontScale.sum(sum, cluster.width)
      if index == start { sum -= cluster.kerning }
      if cluster.role != .space {
        if sum > available, index > start {
          if let candidate { return candidate }
          span.next = index
          span.isBrokenInWord = true
          return span
        }
        span.end = index + 1
        span.width = sum
      }
      index += 1
    }
    span.next = index
    return span
  }

  /// The line when it is broken before `index`; nil when a hyphen drawn there would not fit.
  private func broken(_ span: LineSpan, at index: Int) -> LineSpan? {
    var taken = span
    taken.next = index
    guard text.clusters[index - 1].role == .softHyphen else { return taken }
    taken.width += text.mark(.hyphen, after: index - 1).width
    taken.isHyphenated = true
    return taken.width <= available ? taken : nil
  }
}
