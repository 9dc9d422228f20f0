import AlertLayout
import Typography

/// Which way the lines of a text run: that of its first letter, else that of the language
/// (UAX #9, P2 and P3), as UIKit's natural writing direction has it.
struct WritingDirection {
  /// Where each paragraph ends, in bytes, and which way it runs; empty where all run as the language.
  private var paragraphs: [(end: Int, isRightToLeft: Bool)] = []
  private let fallback: TextDirection

  /// Each paragraph is looked at once, up to its first letter.
  init(_ block: TextBlock) {
    fallback = block.direction
    // Nothing to look for where every letter runs as the language does.
    let isPlain =
      fallback == .leftToRight
      && !block.runs.contains { Scripts.mayRunRightToLeft(in: $0.text) }
    guard !isPlain else { return }
    var end = 0
    var found: Bool?
    for run in block.runs {
      for scalar in run.text.unicodeScalars {
        end += UTF8.width(scalar)
        if scalar == "\n" {
          paragraphs.append((end, found ?? (fallback == .rightToLeft)))
          found = nil
        } else if found == nil {
          found = Scripts.direction(of: scalar)
        }
      }
    }
    paragraphs.append((end, found ?? (fallback == .rightToLeft)))
  }

  /// Whether the line's paragraph runs from right to left.
  func isRightToLeft(_ line: TextLine) -> Bool {
    let start = line.range.lowerBound
    var (low, high) = (0, paragraphs.count)
    while low < high {
      let middle = (low + high) / 2
      if paragraphs[middle].end <= start { low = middle + 1 } else { high = middle }
    }
    guard let paragraph = low < paragraphs.count ? paragraphs[low] : paragraphs.last else {
      return fallback == .rightToLeft
    }
    return paragraph.isRightToLeft
  }
}

/// What of the scripts decides how a line is drawn.
enum Scripts {
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

  /// Whether a letter runs from right to left; nil for what is no letter.
  static func direction(of scalar: Unicode.Scalar) -> Bool? {
    if runsRightToLeft(scalar) { return true }
    return scalar.properties.isAlphabetic ? false : nil
  }

  /// Whether there may be a letter that runs from right to left: a look at bytes alone. Of those of
  /// Han, Kana and Hangul none can begin one.
  static func mayRunRightToLeft(in text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case 0xD6...0xDF, 0xE0, 0xE2, 0xEF, 0xF0: true
      default: false
      }
    }
  }

  static func runRightToLeft(in text: String) -> Bool {
    guard mayRunRightToLeft(in: text) else { return false }
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
