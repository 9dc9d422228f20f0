/// Reads the scalars of UTF-8 text one by one.
struct ScalarReader {
  let bytes: ArraySlice<UInt8>
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position >= bytes.endIndex }

  /// The next scalar; nil at the end. Bytes that are no UTF-8 read as U+FFFD, one each.
  @inline(__always)
  mutating func next() -> UInt32? {
    guard position < bytes.endIndex else { return nil }
    let first = bytes[position]
    position += 1
    if first < 0x80 { return UInt32(first) }
    return rest(after: first)
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
    guard bytes.endIndex - position >= count else { return 0xFFFD }
    for index in position..<position + count {
      let byte = bytes[index]
      guard byte & 0xC0 == 0x80 else { return 0xFFFD }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    position += count
    return value
  }
}
