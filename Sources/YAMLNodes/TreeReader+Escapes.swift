import Diagnostics

// Escapes in double quotes that stand for what no text may hold.
extension TreeReader {
  /// Reports every escape that stands for a character that is refused where it is written out.
  ///
  /// - Returns: whether there is any. O(bytes).
  mutating func checkEscapes(_ value: UnsafeBufferPointer<UInt8>, _ span: Range<Int>) -> Bool {
    let mayHold = value.contains { byte in
      byte < 0x20 && byte != 0x09 && byte != 0x0A || byte >= 0x7F
    }
    guard mayHold else { return false }
    var found = false
    var index = span.lowerBound + 1
    while index + 1 < span.upperBound {
      guard original[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      let (scalar, end) = escape(at: index)
      if let scalar, isForbidden(scalar) {
        found = true
        report(.forbiddenEscape(scalar, file.range(index..<end), next: text.text(end..<end + 2)))
      }
      index = end
    }
    return found
  }

  /// What an escape that begins at an offset stands for, and where it ends; nil for those that
  /// stand for something visible or for a line's end.
  private func escape(at offset: Int) -> (scalar: UInt32?, end: Int) {
    let digits: Int
    switch text[offset + 1] {
    case UInt8(ascii: "0"): return (0x00, offset + 2)
    case UInt8(ascii: "a"): return (0x07, offset + 2)
    case UInt8(ascii: "b"): return (0x08, offset + 2)
    case UInt8(ascii: "v"): return (0x0B, offset + 2)
    case UInt8(ascii: "f"): return (0x0C, offset + 2)
    case UInt8(ascii: "r"): return (0x0D, offset + 2)
    case UInt8(ascii: "e"): return (0x1B, offset + 2)
    case UInt8(ascii: "N"): return (0x85, offset + 2)
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    default: return (nil, offset + 2)
    }
    let end = offset + 2 + digits
    return (UInt32(text.text(offset + 2..<end), radix: 16), end)
  }

  private func isForbidden(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Written out they would end the line; as escapes they do what they are for.
    case 0x09, 0x0A, 0x2028, 0x2029: false
    default: ByteScan.isStray(scalar)
    }
  }
}

extension Diagnostic {
  /// - Parameter next: the two bytes behind the escape.
  fileprivate static func forbiddenEscape(
    _ scalar: UInt32, _ range: SourceRange, next: String
  ) -> Diagnostic {
    let endsLine = scalar == 0x85 || scalar == 0x0D && next != "\\n"
    return Diagnostic(
      .error, .yamlControlCharacter,
      "\(excerpt(range.text)) stands for \(characterName(scalar)), which can't be part of a text",
      at: range,
      help: [
        Help(
          endsLine ? "for a new line, write \\n" : "delete it",
          fix: FixIt(
            [.init(replacing: range, with: endsLine ? "\\n" : "")], isCertain: !endsLine))
      ])
  }
}
