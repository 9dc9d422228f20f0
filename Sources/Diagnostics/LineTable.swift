/// Where the lines of a file begin, as editors count them: a line ends at LF, CRLF or CR, and at
/// nothing else (not at NEL or U+2028, where YAML 1.1 breaks lines too).
///
/// Building it is O(bytes); a look-up is O(log lines), however long a line is.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// The Unicode scalars that begin before each multiple of ``stride`` bytes.
  private let scalarsBefore: [Int]
  private static let stride = 256

  /// Reads the whole file once.
  public init(_ file: SourceFile) {
    bytes = file.bytes
    var scalarsBefore: [Int] = []
    scalarsBefore.reserveCapacity(bytes.count / Self.stride + 1)
    var scalars = 0
    for (index, byte) in bytes.enumerated() {
      if index % Self.stride == 0 { scalarsBefore.append(scalars) }
      if byte & 0xC0 != 0x80 { scalars += 1 }
    }
    scalarsBefore.append(scalars)
    self.scalarsBefore = scalarsBefore
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\r") {
        if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
        starts.append(index)
      } else if byte == UInt8(ascii: "\n") {
        starts.append(index)
      }
    }
    self.starts = starts
  }

  /// At least 1: what follows the last line end is a line, also where it is empty.
  public var lineCount: Int { starts.count }

  /// A line and a column, both from 1; the column counts Unicode scalars, as a caret moves in
  /// most editors and as the Language Server Protocol's UTF-32 positions do. A byte order mark
  /// at the start of the file is not a column.
  public struct Place: Sendable, Equatable {
    /// From 1.
    public var line: Int
    /// From 1, in Unicode scalars.
    public var column: Int

    /// Neither is checked against a file.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The place of a byte; offsets outside of the file count as its beginning or end.
  public func place(of offset: Int) -> Place {
    let offset = max(0, min(offset, bytes.count))
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let first = low == 0 ? markLength : starts[low]
    let column = 1 + scalars(before: max(first, offset)) - scalars(before: first)
    return Place(line: low + 1, column: column)
  }

  /// The Unicode scalars that begin before an offset inside the file.
  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.stride
    var count = scalarsBefore[block]
    for index in block * Self.stride..<offset where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// The bytes of a line (from 1) without its end; nil when there is no such line.
  public func span(ofLine line: Int) -> Range<Int>? {
    guard line >= 1, line <= starts.count else { return nil }
    let start = line == 1 ? markLength : starts[line - 1]
    var end = line < starts.count ? starts[line] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }

  /// Bytes of a UTF-8 byte order mark at the start of the file: 3 or 0.
  private var markLength: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
