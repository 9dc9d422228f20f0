/// One line outside brackets, taken apart: indentation, list dashes, key and value.
struct LineShape {
  /// The whole line without its end.
  let line: Range<Int>
  /// Behind the spaces and tabs it begins with.
  let ink: Int
  /// Behind its list dashes.
  let content: Int
  /// Nil when no `: ` follows a first word.
  let key: Range<Int>?
  /// Without blanks and comment around it; the rest of the line when there is no key.
  let value: Range<Int>

  init(_ lines: SourceLines, at offset: Int) {
    line = lines.line(at: offset)
    let end = line.upperBound
    var index = min(lines.skipBlanks(line.lowerBound), end)
    ink = index
    while index < end, lines[index] == UInt8(ascii: "-"), lines.isBlankOrEnd(index + 1) {
      index = min(lines.skipBlanks(index + 1), end)
    }
    content = index
    key = Self.key(lines, index..<end)
    let start = key.map { min(lines.skipBlanks(lines.skipBlanks($0.upperBound) + 1), end) }
    value = lines.withoutComment((start ?? content)..<end)
  }

  private static func key(_ lines: SourceLines, _ span: Range<Int>) -> Range<Int>? {
    let first = lines[span.lowerBound]
    guard !span.isEmpty, first != UInt8(ascii: "{"), first != UInt8(ascii: "[") else { return nil }
    var index = span.lowerBound
    if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") {
      index += 1
      while index < span.upperBound, lines[index] != first { index += 1 }
      let end = index + 1
      index = lines.skipBlanks(end)
      guard index < span.upperBound, lines[index] == UInt8(ascii: ":"),
        lines.isBlankOrEnd(index + 1)
      else { return nil }
      return span.lowerBound..<end
    }
    while index < span.upperBound {
      if lines[index] == UInt8(ascii: ":"), lines.isBlankOrEnd(index + 1) {
        return lines.trimmed(span.lowerBound..<index)
      }
      if lines[index] == UInt8(ascii: "#"), index == 0 || isBlank(lines[index - 1]) { return nil }
      index += 1
    }
    return nil
  }
}

extension SourceLines {
  /// A block value from an offset to its end: the rest of its line without a comment, and the
  /// lines below that are indented more than the value's own key or dash.
  func blockValue(from start: Int) -> Range<Int> {
    let shape = LineShape(self, at: start)
    let column = (start > shape.content ? shape.content : shape.ink) - shape.line.lowerBound
    var end = withoutComment(start..<lineEnd(of: start)).upperBound
    var next = nextLine(after: start)
    while let line = next {
      let ink = skipBlanks(line)
      let lineEnd = lineEnd(of: line)
      if ink < lineEnd {
        guard ink - line > column, bytes[ink] != UInt8(ascii: "#") else { break }
        end = trimmed(ink..<lineEnd).upperBound
      }
      next = nextLine(after: line)
    }
    return start..<max(start, end)
  }

  /// Where the item around an offset begins and ends within brackets that begin at `start`.
  /// An item doesn't go beyond its line.
  func flowItem(around offset: Int, from start: Int) -> Range<Int> {
    var open: [Int] = []
    var item = skipBreaks(start)
    var index = start
    while index < min(offset, bytes.count) {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append(index == start ? start : item)
        index += 1
        item = skipBreaks(index)
        continue
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        item = open.popLast() ?? item
      case UInt8(ascii: ","):
        item = skipBreaks(index + 1)
      case UInt8(ascii: ":") where isBlankOrEnd(index + 1):
        item = skipBreaks(index + 1)
      case UInt8(ascii: "'") where index == item, UInt8(ascii: "\"") where index == item:
        var close = index + 1
        while close < offset, bytes[close] != byte { close += 1 }
        if close < offset { index = close }
      default:
        break
      }
      index += 1
    }
    return flowItem(from: min(item, offset))
  }

  /// An item in brackets from its first byte to before the `,` or bracket that ends it, or to
  /// the end of its line.
  func flowItem(from start: Int) -> Range<Int> {
    var depth = 0
    var index = start
    scan: while index < bytes.count, !isBreak(bytes[index]) {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { break scan }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        break scan
      default:
        break
      }
      index += 1
    }
    return trimmed(start..<index)
  }

  func skipBreaks(_ offset: Int) -> Int {
    var index = offset
    while index < bytes.count, isBlankOrBreak(bytes[index]) { index += 1 }
    return index
  }
}
