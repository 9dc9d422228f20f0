import Diagnostics
import TextCells

/// One line of a file as it is printed, and where a stretch of its bytes came to stand.
///
/// Tabs are expanded to stops of four cells, controls and invisible characters are escaped, bytes
/// that are not UTF-8 appear as U+FFFD, and of a long line only a window around the stretch is
/// shown, cut marks (`…`) at its ends. O(window), not O(line).
struct ShownLine {
  /// What is printed; free of controls.
  private(set) var text = ""
  /// Cells before the stretch.
  private(set) var markStart = 0
  /// Cells of the stretch; 0 when it is empty.
  private(set) var markWidth = 0

  private static let tabStop = 4
  /// The most cells of a line that are shown.
  private static let widest = 100
  /// The cells kept before the stretch when a line is cut.
  private static let context = 30
  /// Bytes read before and behind the beginning of the stretch; enough for `widest` cells of the
  /// widest common characters.
  private static let bytesBefore = 512
  private static let bytesBehind = 2048

  /// - Parameters:
  ///   - line: the bytes of the line without its end.
  ///   - mark: the stretch, clamped to the line.
  init(_ bytes: [UInt8], line: Range<Int>, mark: Range<Int>) {
    let line = line.clamped(to: 0..<bytes.count)
    let mark = mark.clamped(to: line)
    var window = line
    if line.count > Self.bytesBefore + Self.bytesBehind {
      let low = Self.scalarStart(bytes, max(line.lowerBound, mark.lowerBound - Self.bytesBefore))
      let high = Self.scalarStart(bytes, min(line.upperBound, mark.lowerBound + Self.bytesBehind))
      window = max(low, line.lowerBound)..<max(high, low, line.lowerBound)
    }
    let cells = Self.cells(bytes, window)
    place(
      cells, mark: mark, cutsLeft: window.lowerBound > line.lowerBound,
      cutsRight: window.upperBound < line.upperBound)
  }

  /// One printed character: its bytes, how it is shown, and the cells that takes.
  private struct Cell {
    var bytes: Range<Int>
    var shown: String
    var width: Int
  }

  private mutating func place(_ cells: [Cell], mark: Range<Int>, cutsLeft: Bool, cutsRight: Bool) {
    var starts: [Int] = []
    starts.reserveCapacity(cells.count)
    var total = 0
    for cell in cells {
      starts.append(total)
      total += cell.width
    }
    let first = cells.firstIndex { $0.bytes.upperBound > mark.lowerBound } ?? cells.count
    let start = first < cells.count ? starts[first] : total
    var end = start
    for cell in cells[first...] where cell.bytes.lowerBound < mark.upperBound { end += cell.width }
    if mark.isEmpty { end = start }

    var low = 0
    var high = total
    if total > Self.widest {
      low = max(0, min(start - Self.context, total - Self.widest))
      if start + Self.context < Self.widest { low = 0 }
      high = min(total, low + Self.widest)
    }
    let isCutLeft = cutsLeft || low > 0
    if isCutLeft { text = "…" }
    var shownFrom: Int?
    var shownTo = low
    for (index, cell) in cells.enumerated()
    where starts[index] >= low && starts[index] + cell.width <= high {
      shownFrom = shownFrom ?? starts[index]
      text += cell.shown
      shownTo = starts[index] + cell.width
    }
    if cutsRight || shownTo < total { text += "…" }
    let offset = (isCutLeft ? 1 : 0) - (shownFrom ?? low)
    let clipped = min(max(start, shownFrom ?? low), shownTo)
    markStart = max(0, clipped + offset)
    markWidth = max(0, min(end, shownTo) - clipped)
  }

  /// The nearest beginning of a scalar at or before an offset, at most three bytes back.
  private static func scalarStart(_ bytes: [UInt8], _ offset: Int) -> Int {
    var offset = offset
    for _ in 0..<3 {
      guard offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 else { break }
      offset -= 1
    }
    return offset
  }

  private static func cells(_ bytes: [UInt8], _ window: Range<Int>) -> [Cell] {
    var scalars = String.UnicodeScalarView()
    var offsets: [Int] = []
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes[window].makeIterator()
    var offset = window.lowerBound
    decoding: while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        scalars.append(Unicode.UTF8.decode(encoded))
        offsets.append(offset)
        offset += encoded.count
      case .error(let length):
        scalars.append("\u{FFFD}")
        offsets.append(offset)
        offset += length
      case .emptyInput:
        break decoding
      }
    }
    offsets.append(window.upperBound)

    var result: [Cell] = []
    result.reserveCapacity(offsets.count)
    var scalar = 0
    var column = 0
    for character in String(scalars) {
      let next = min(scalar + character.unicodeScalars.count, offsets.count - 1)
      let shown = Self.shown(character, column: column)
      let width = shown.utf8.count == 1 ? 1 : TextCells.cells(of: shown)
      result.append(Cell(bytes: offsets[scalar]..<offsets[next], shown: shown, width: width))
      column += width
      scalar = next
    }
    return result
  }

  private static func shown(_ character: Character, column: Int) -> String {
    if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F { return String(character) }
    if character == "\t" {
      return String(repeating: " ", count: tabStop - column % tabStop)
    }
    let text = escaped(character)
    // A mark without a base gets one, or it would join the gutter.
    return TextCells.cells(of: text) == 0 ? "\u{25CC}" + text : text
  }
}
