import Diagnostics

/// One walk over the bytes before any of them is parsed: encoding, characters that YAML doesn't
/// allow, and runs of blanks that would take long.
struct ByteScan {
  private(set) var isASCII = true
  /// Characters to report and to leave out, by place.
  private(set) var strays: [(span: Range<Int>, scalar: UInt32)] = []
  private(set) var outcome = Outcome.readable

  enum Outcome: Equatable {
    case readable
    /// The first byte that is part of no UTF-8 sequence.
    case malformed(at: Int)
    case blankRun(Range<Int>)
    case tooManyStrays
  }

  /// O(bytes), about a nanosecond for each.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    var index = start
    // The end of the last character that is not blank, and so the start of a run of blanks.
    var inked = start
    let count = bytes.count
    while index < count {
      if let word = bytes.word(at: index), let skipped = Self.blanksSkipped(in: word) {
        index += 8
        if skipped < 8 { inked = index - skipped }
        guard index - inked > Limits.blankRun else { continue }
        endAtBlanks(from: inked, to: index, bytes)
        return
      }
      let byte = bytes[index]
      if byte > 0x20 && byte < 0x7F {
        index += 1
        inked = index
        continue
      }
      if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        index += 1
        guard index - inked > Limits.blankRun else { continue }
        endAtBlanks(from: inked, to: index, bytes)
        return
      }
      guard let (scalar, length) = decodeScalar(bytes, at: index) else {
        outcome = .malformed(at: index)
        return
      }
      if length > 1 { isASCII = false }
      let span = index..<index + length
      index = span.upperBound
      if Self.isStray(scalar) {
        strays.append((span, scalar))
        if strays.count > Limits.strayCharacters {
          outcome = .tooManyStrays
          return
        }
      } else {
        inked = index
      }
    }
  }

  private mutating func endAtBlanks(
    from start: Int, to end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    var end = end
    while end < bytes.count, isBlankOrBreak(bytes[end]) { end += 1 }
    outcome = .blankRun(start..<end)
  }

  /// How many blanks eight bytes of printable ASCII end with; nil for any other eight bytes.
  @inline(__always)
  private static func blanksSkipped(in word: UInt64) -> Int? {
    // Each has a byte's highest bit set where that byte is below a blank, or DEL, or no ASCII; a
    // borrow from a neighbour can only say so too often.
    let others = (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101) | word
    guard others & 0x8080_8080_8080_8080 == 0 else { return nil }
    return (word ^ 0x2020_2020_2020_2020).leadingZeroBitCount / 8
  }

  /// What libyaml's reader refuses, and what breaks a line in YAML 1.1 but in no editor.
  static func isStray(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD: false
    case 0x10000...0x10FFFF: false
    default: true
    }
  }
}

/// The code point at an offset and its length in bytes; nil where the bytes are not UTF-8
/// (RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF).
func decodeScalar(
  _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
) -> (scalar: UInt32, length: Int)? {
  guard index < bytes.count else { return nil }
  let first = bytes[index]
  if first < 0x80 { return (UInt32(first), 1) }
  let length: Int
  var scalar: UInt32
  switch first {
  case 0xC2...0xDF: (length, scalar) = (2, UInt32(first & 0x1F))
  case 0xE0...0xEF: (length, scalar) = (3, UInt32(first & 0x0F))
  case 0xF0...0xF4: (length, scalar) = (4, UInt32(first & 0x07))
  default: return nil
  }
  guard index + length <= bytes.count else { return nil }
  for place in index + 1..<index + length {
    let byte = bytes[place]
    guard byte & 0xC0 == 0x80 else { return nil }
    scalar = scalar << 6 | UInt32(byte & 0x3F)
  }
  switch (length, scalar) {
  case (3, 0..<0x800), (3, 0xD800...0xDFFF), (4, 0..<0x10000), (4, 0x110000...): return nil
  default: return (scalar, length)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Eight bytes, the first in the lowest place; nil where there are fewer.
  @inline(__always)
  func word(at offset: Int) -> UInt64? {
    guard let baseAddress, offset + 8 <= count else { return nil }
    return UInt64(
      littleEndian: UnsafeRawPointer(baseAddress).loadUnaligned(
        fromByteOffset: offset, as: UInt64.self))
  }
}

@inline(__always)
func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

@inline(__always)
func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

@inline(__always)
func isBlankOrBreak(_ byte: UInt8) -> Bool { isBlank(byte) || isBreak(byte) }
