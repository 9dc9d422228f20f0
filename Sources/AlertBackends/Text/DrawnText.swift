/// Texts as a snapshot shows them. Both functions copy the common scripts byte by byte and look at
/// single scalars only where a byte says that something unusual may be there.
enum DrawnText {
  /// Appends a text as it is drawn, on one line: without what has no width and could reorder or
  /// hide its neighbours; other controls appear as U+FFFD. Blanks at the end are dropped.
  static func appendDrawn(_ text: String, to bytes: inout [UInt8]) {
    let start = bytes.count
    if isPlain(text.utf8) {
      bytes.append(contentsOf: text.utf8)
    } else {
      for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0xA0, 0x2028, 0x2029, 0x202F: bytes.append(UInt8(ascii: " "))
        case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: break
        case 0..<0x20, 0x7F..<0xA0: bytes.append(contentsOf: "\u{FFFD}".utf8)
        default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
    while bytes.count > start, bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
  }

  /// Appends a text in double quotes, with everything that could not be told from its neighbours
  /// as `\u{…}`: what is quoted differs wherever the text differs.
  static func appendQuoted(_ text: String, to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "\""))
    if isPlain(text.utf8), !text.utf8.contains(where: { $0 == 0x22 || $0 == 0x5C }) {
      buffer.append(text: text)
    } else {
      for character in text {
        let joinsEmoji = character.unicodeScalars.first?.properties.isEmoji ?? false
        for scalar in character.unicodeScalars {
          switch scalar.value {
          case 0x22: buffer.append("\\\"")
          case 0x5C: buffer.append("\\\\")
          case 0x0A: buffer.append("\\n")
          case 0x200D where joinsEmoji: buffer.append(scalar)
          default:
            if isInvisible(scalar) {
              buffer.append("\\u{")
              buffer.append(text: String(scalar.value, radix: 16, uppercase: true))
              buffer.append(UInt8(ascii: "}"))
            } else {
              buffer.append(scalar)
            }
          }
        }
      }
    }
    buffer.append(UInt8(ascii: "\""))
  }

  /// Appends a name as it is, or quoted where its bounds could not be seen.
  static func appendName(_ name: String, to buffer: inout ByteBuffer) {
    let isSimple = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "/"):
        true
      default: false
      }
    }
    if isSimple, !name.isEmpty {
      buffer.append(text: name)
    } else {
      appendQuoted(name, to: &buffer)
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }

  /// Whether a text surely holds nothing that either function treats apart: ASCII without
  /// controls and the bytes of letters, visible punctuation and pictographs. False where in doubt.
  private static func isPlain(_ bytes: String.UTF8View) -> Bool {
    var lead: UInt8 = 0
    var second: UInt8 = 0
    for byte in bytes {
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x7F { return false }
      } else if byte >= 0xC0 {
        // U+0080–00BF; U+0600–063F; from U+F000; everything above U+FFFF but for U+1Fxxx.
        if byte == 0xC2 || byte == 0xD8 || byte >= 0xEF && byte != 0xF0 { return false }
        lead = byte
        second = 0
      } else if second == 0 {
        second = byte
        switch (lead, byte) {
        // U+08C0–08FF, U+1680–16BF, U+1800–183F.
        case (0xE0, 0xA3), (0xE1, 0x9A), (0xE1, 0xA0): return false
        case (0xF0, 0..<0x9F): return false
        default: break
        }
      } else {
        switch (lead, second, byte) {
        // U+2000–200F, U+2028–202F, U+205F–207F, U+3000.
        case (0xE2, 0x80, ..<0x90), (0xE2, 0x80, 0xA8..<0xB0), (0xE2, 0x81, 0x9F...),
          (0xE3, 0x80, 0x80):
          return false
        default: break
        }
      }
    }
    return true
  }
}

extension ByteBuffer {
  fileprivate mutating func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }
}
