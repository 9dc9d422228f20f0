import AlertLayout
import Typography

/// Which way the lines of a text run: that of its first letter, else that of the language
/// (UAX #9, P2 and P3), as UIKit's natural writing direction has it.
struct WritingDirection {
  private let bytes: [UInt8]
  private let fallback: TextDirection

  init(_ block: TextBlock) {
    fallback = block.direction
    var bytes: [UInt8] = []
    for run in block.runs { bytes += run.text.utf8 }
    // Nothing to look for where every letter runs as the language does.
    let isPlain =
      fallback == .leftToRight && !bytes.contains { $0 >= Scripts.firstRightToLeftByte }
    self.bytes = isPlain ? [] : bytes
  }

  func isRightToLeft(_ line: TextLine) -> Bool {
    guard !bytes.isEmpty else { return fallback == .rightToLeft }
    var start = min(line.range.lowerBound, bytes.count)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let paragraph = String(
      decoding: bytes[start...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    for scalar in paragraph.unicodeScalars {
      if Scripts.runsRightToLeft(scalar) { return true }
      if scalar.properties.isAlphabetic { return false }
    }
    return fallback == .rightToLeft
  }
}

/// What of the scripts decides how a line is drawn.
enum Scripts {
  /// The first byte of U+0590, the first character of a script from right to left.
  static let firstRightToLeftByte: UInt8 = 0xD6

  /// Whether it is a letter of a script that runs from right to left: the blocks that Unicode keeps
  /// for them (UAX #9, 3.2), without the digits and marks, which have no direction of their own.
  static func runsRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF:
      scalar.properties.isAlphabetic && !isMark(scalar)
    case 0x200F: true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  static func runRightToLeft(in text: String) -> Bool {
    guard text.utf8.contains(where: { $0 >= firstRightToLeftByte }) else { return false }
    return text.unicodeScalars.contains(where: runsRightToLeft)
  }

  /// The family that draws Han as the locale's readers write it; Korea's where that is not known.
  static func hanFamily(of locale: String) -> StaticString {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "ja": return "'Noto Sans CJK JP'"
    case "zh":
      let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      return isTraditional ? "'Noto Sans CJK TC'" : "'Noto Sans CJK SC'"
    default: return "'Noto Sans CJK KR'"
    }
  }

  /// Whether the text has letters that join (Arabic, Syriac, N'Ko, Mandaic, the scripts of India and
  /// their neighbours, Mongolian, Adlam) or emoji, which a font at hand may lack.
  static func mustStayTogether(in text: String) -> Bool {
    // U+0600 begins with 0xD8, and U+0900 with 0xE0.
    guard text.utf8.contains(where: { $0 >= 0xD8 }) else { return false }
    return text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0600...0x07BF, 0x07C0...0x07FF, 0x0840...0x0DFF, 0x0F00...0x109F, 0x1780...0x18AF,
        0x20E3, 0xA8E0...0xA8FF, 0xFB50...0xFDFF, 0xFE0F, 0xFE70...0xFEFE, 0x1_E900...0x1_E95F,
        0x1_F000...0x1_FAFF:
        true
      default: false
      }
    }
  }
}
