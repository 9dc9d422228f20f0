/// Reads the scalars of UTF-8 text one by one.
struct ScalarReader {
  private let bytes: [UInt8]
  private let end: Int
  /// Where the next scalar starts in the bytes.
  private(set) var position: Int

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    position = max(0, range.lowerBound)
    end = min(range.upperBound, bytes.count)
  }

  /// The next scalar; nil at the end. Bytes that are no UTF-8 read as U+FFFD, one each.
  @inline(__always)
  mutating func next() -> UInt32? {
    guard position < end else { return nil }
    let first = bytes[position]
    position += 1
    if first < 0x80 { return UInt32(first) }
    return rest(after: first)
  }

  /// The next scalar when it is a Hangul syllable; else nil, and nothing is read.
  @inline(__always)
  mutating func nextSyllable() -> ScalarProperties? {
    guard end - position >= 3, bytes[position] & 0xF0 == 0xE0 else { return nil }
    let value =
      UInt32(bytes[position] & 0x0F) << 12 | UInt32(bytes[position + 1] & 0x3F) << 6
      | UInt32(bytes[position + 2] & 0x3F)
    guard value &- 0xAC00 < 11_172 else { return nil }
    position += 3
    return ScalarProperties(value)
  }

  @inline(__always)
  private mutating func rest(after first: UInt8) -> UInt32 {
    let count: Int
    var value: UInt32
    switch first {
    case 0xC2...0xDF: (count, value) = (1, UInt32(first & 0x1F))
    case 0xE0...0xEF: (count, value) = (2, UInt32(first & 0x0F))
    case 0xF0...0xF4: (count, value) = (3, UInt32(first & 0x07))
    default: return 0xFFFD
    }
    guard end - position >= count else { return 0xFFFD }
    for index in position..<position + count {
      let byte = bytes[index]
      guard byte & 0xC0 == 0x80 else { return 0xFFFD }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    position += count
    return value
  }
}
