/// Cells with box-drawing lines, and texts on top of them.
struct Canvas {
  /// Which ways lines leave a cell.
  private struct Ways {
    static let up: UInt8 = 1
    static let right: UInt8 = 2
    static let down: UInt8 = 4
    static let left: UInt8 = 8
  }

  private struct Piece {
    var row: Int
    var column: Int
    var cells: Int
    var bytes: Range<Int>
  }

  private let columnCount: Int
  private let rowCount: Int
  private var ways: [UInt8]
  private var pieces: [Piece] = []
  private var text: [UInt8] = []
  /// Texts that cover a line.
  private(set) var crossings = 0

  init(rows: Int, columns: Int) {
    rowCount = rows
    columnCount = columns
    ways = [UInt8](repeating: 0, count: rows * columns)
  }

  mutating func drawHorizontal(row: Int, from left: Int, to right: Int) {
    guard row >= 0, row < rowCount, left >= 0, left <= right, right < columnCount else { return }
    let start = row * columnCount
    if left == right { ways[start + left] |= Ways.left | Ways.right }
    for column in left..<right {
      ways[start + column] |= Ways.right
      ways[start + column + 1] |= Ways.left
    }
  }

  mutating func drawVertical(column: Int, from top: Int, to bottom: Int) {
    guard column >= 0, column < columnCount, top >= 0, top <= bottom, bottom < rowCount
    else { return }
    if top == bottom { ways[top * columnCount + column] |= Ways.up | Ways.down }
    for row in top..<bottom {
      ways[row * columnCount + column] |= Ways.down
      ways[(row + 1) * columnCount + column] |= Ways.up
    }
  }

  /// - Parameter cells: of the bytes; nothing is drawn over another text.
  mutating func put(_ bytes: some Collection<UInt8>, row: Int, column: Int, cells: Int) {
    guard cells > 0, row >= 0, row < rowCount, column >= 0 else { return }
    for covered in column..<min(column + cells, columnCount)
    where ways[row * columnCount + covered] != 0 {
      crossings += 1
      break
    }
    let start = text.count
    text.append(contentsOf: bytes)
    pieces.append(Piece(row: row, column: column, cells: cells, bytes: start..<text.count))
  }

  /// The rows, each ending with LF and without blanks before it.
  mutating func write(to buffer: inout ByteBuffer) {
    pieces.sort { ($0.row, $0.column) < ($1.row, $1.column) }
    var next = 0
    for row in 0..<rowCount {
      var blanks = 0
      var column = 0
      while column < columnCount || (next < pieces.count && pieces[next].row == row) {
        if next < pieces.count, pieces[next].row == row, pieces[next].column <= column {
          buffer.append(UInt8(ascii: " "), times: blanks)
          blanks = 0
          let bytes = pieces[next].bytes
          text.withUnsafeBufferPointer { buffer.append(UnsafeBufferPointer(rebasing: $0[bytes])) }
          column += pieces[next].cells
          next += 1
        } else {
          let drawn = column < columnCount ? ways[row * columnCount + column] : 0
          if drawn == 0 {
            blanks += 1
          } else {
            buffer.append(UInt8(ascii: " "), times: blanks)
            blanks = 0
            buffer.append(Canvas.glyph(drawn))
          }
          column += 1
        }
      }
      buffer.append(UInt8(ascii: "\n"))
    }
  }

  private static func glyph(_ ways: UInt8) -> StaticString {
    switch ways {
    case Ways.up, Ways.down, Ways.up | Ways.down: "│"
    case Ways.left, Ways.right, Ways.left | Ways.right: "─"
    case Ways.right | Ways.down: "┌"
    case Ways.left | Ways.down: "┐"
    case Ways.right | Ways.up: "└"
    case Ways.left | Ways.up: "┘"
    case Ways.up | Ways.down | Ways.right: "├"
    case Ways.up | Ways.down | Ways.left: "┤"
    case Ways.left | Ways.right | Ways.down: "┬"
    case Ways.left | Ways.right | Ways.up: "┴"
    default: "┼"
    }
  }
}
