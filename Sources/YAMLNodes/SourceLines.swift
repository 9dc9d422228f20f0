/// A file's bytes as lines and values, read the way a person reads them: where a line begins,
/// which part is key and which is value. Used where YAML's own reading has failed or misled.
struct SourceLines {
  let bytes: UnsafeBufferPointer<UInt8>

  subscript(index: Int) -> UInt8 {
    index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  /// The bytes of a range, as far as there are any.
  subscript(span: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> {
    bytes[span.clamped(to: 0..<bytes.count)]
  }

  func text(_ span: Range<Int>) -> String {
    String(decoding: bytes[span.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  func lineStart(of offset: Int) -> Int {
    var index = min(offset, bytes.count)
    while index > 0, !isBreak(bytes[index - 1]) { index -= 1 }
    if index == 0, bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      return 3
    }
    return index
  }

  /// Where the line's text ends, before LF, CRLF or CR.
  func lineEnd(of offset: Int) -> Int {
    var index = max(0, offset)
    while index < bytes.count, !isBreak(bytes[index]) { index += 1 }
    return index
  }

  /// Where the next line begins; nil behind the last.
  func nextLine(after offset: Int) -> Int? {
    let end = lineEnd(of: offset)
    guard end < bytes.count else { return nil }
    return bytes[end] == 0x0D && self[end + 1] == 0x0A ? end + 2 : end + 1
  }

  func line(at offset: Int) -> Range<Int> {
    let start = lineStart(of: offset)
    return start..<max(start, lineEnd(of: offset))
  }

  /// The nearest line above with anything but blanks and comments on it.
  func inkedLine(above offset: Int) -> Range<Int>? {
    var start = lineStart(of: offset)
    while start > 0 {
      let line = line(
        at: start - 1 - (start > 1 && self[start - 1] == 0x0A && self[start - 2] == 0x0D ? 1 : 0))
      let ink = skipBlanks(line.lowerBound)
      if ink < line.upperBound, bytes[ink] != UInt8(ascii: "#") { return line }
      guard line.lowerBound < start else { return nil }
      start = line.lowerBound
      if start == 3, lineStart(of: 0) == 3 { return nil }
    }
    return nil
  }

  /// The first byte from an offset on that is neither space nor tab.
  func skipBlanks(_ offset: Int) -> Int {
    var index = offset
    while index < bytes.count, isBlank(bytes[index]) { index += 1 }
    return index
  }

  /// The first byte from an offset on that is no blank of any kind.
  func skipAnyBlanks(_ offset: Int) -> Int {
    var index = offset
    while let (scalar, span) = character(at: index),
      scalar == 0x20 || scalar == 0x09 || isOddBlank(scalar)
    {
      index = span.upperBound
    }
    return index
  }

  /// A range without the spaces and tabs at its end.
  func trimmed(_ span: Range<Int>) -> Range<Int> {
    var end = min(span.upperBound, bytes.count)
    while end > span.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
    return span.lowerBound..<max(end, span.lowerBound)
  }

  /// A range up to a ` #` in it, and without blanks at its end.
  func withoutComment(_ span: Range<Int>) -> Range<Int> {
    var index = span.lowerBound
    while index < span.upperBound {
      if self[index] == UInt8(ascii: "#"), index == span.lowerBound || isBlank(self[index - 1]) {
        return trimmed(span.lowerBound..<index)
      }
      index += 1
    }
    return trimmed(span)
  }

  /// Whether nothing but blanks stands before an offset on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    var index = offset
    while index > 0, isBlank(bytes[index - 1]) { index -= 1 }
    return index == 0 || isBreak(bytes[index - 1]) || (index == 3 && lineStart(of: 0) == 3)
  }

  func isBlankOrEnd(_ offset: Int) -> Bool {
    offset >= bytes.count || isBlankOrBreak(bytes[offset])
  }

  /// Whether a range holds a line end.
  func hasBreak(_ span: Range<Int>) -> Bool {
    bytes[span.clamped(to: 0..<bytes.count)].contains(where: isBreak)
  }

  /// The code point at an offset and its bytes.
  func character(at offset: Int) -> (scalar: UInt32, span: Range<Int>)? {
    guard let (scalar, length) = decodeScalar(bytes, at: offset) else { return nil }
    return (scalar, offset..<offset + length)
  }

  /// The code point that ends before an offset and its bytes.
  func character(before offset: Int) -> (scalar: UInt32, span: Range<Int>)? {
    var index = offset - 1
    while index > 0, self[index] & 0xC0 == 0x80 { index -= 1 }
    guard index >= 0, let (scalar, length) = decodeScalar(bytes, at: index) else { return nil }
    return (scalar, index..<index + length)
  }
}

/// A text in quotes that YAML reads back as that text. Single quotes unless the text has some.
func spelledOut(_ text: String) -> String {
  if !text.utf8.contains(UInt8(ascii: "'")) { return "'" + text + "'" }
  if !text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
    return "\"" + text + "\""
  }
  var result = "'"
  for character in text.unicodeScalars {
    if character == "'" { result += "'" }
    result.unicodeScalars.append(character)
  }
  return result + "'"
}

/// `U+00A0`.
func codePoint(_ scalar: UInt32) -> String {
  let digits = String(scalar, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
