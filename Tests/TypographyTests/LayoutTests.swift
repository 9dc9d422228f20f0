import Geometry
import Testing

@testable import Typography

struct LayoutTests {
  private let grid = PixelGrid(scale: 3)

  @Test(
    "A text style's lines stand its leading apart",
    arguments: [
      (TextStyle.headline, 1, "20.333"), (.headline, 2, "42.333"), (.subheadline, 1, "18"),
      (.subheadline, 2, "38"), (.subheadline, 3, "58"), (.body, 2, "42.333"),
      (.footnote, 2, "33.667"),
    ] as [(TextStyle, Int, String)])
  func leading(style: TextStyle, lines: Int, expected: String) {
    let text = Array(repeating: "Text", count: lines).joined(separator: "\n")
    let layout = layOut(TextBlock(text, style: style), width: nil, grid: grid)
    #expect(layout.size.height.decimal() == expected)
  }

  @Test("Text styles have the sizes of the guidelines at all twelve text sizes")
  func styles() {
    #expect(TextStyle.headline.font() == Font(size: 17, weight: .semibold))
    #expect(TextStyle.body.font(at: .accessibilityExtraExtraExtraLarge).size == 53)
    #expect(TextStyle.largeTitle.font(at: .extraSmall).size == 31)
    #expect(TextStyle.caption2.leading(at: .accessibilityMedium) == 25)
    for style in TextStyle.allCases {
      let sizes = TextSize.allCases.map { style.font(at: $0).size }
      #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
      for size in TextSize.allCases {
        #expect(style.leading(at: size) > style.font(at: size).size)
      }
    }
  }

  @Test("Content sizes have UIKit's names and the short ones")
  func sizeNames() {
    for size in TextSize.allCases {
      #expect(TextSize(named: size.rawValue) == size)
      #expect(TextSize(named: size.shortName) == size)
    }
    #expect(TextSize(named: "xxLarge") == .extraExtraLarge)
    #expect(TextSize(named: "accessibility5") == .accessibilityExtraExtraExtraLarge)
    #expect(TextSize(named: "huge") == nil)
    #expect(TextSize.allCases.filter(\.isAccessibility).count == 5)
  }

  @Test("Lines are aligned in the width given, by the direction of the language")
  func alignment() {
    func left(_ alignment: TextAlignment, _ direction: TextDirection) -> Rational? {
      let block = TextBlock(
        "Hello", font: Font(size: 17), alignment: alignment, direction: direction)
      return layOut(block, width: 200, grid: grid).lines.first?.frame.minX
    }
    let rest = 200 - width(of: "Hello", font: Font(size: 17))
    #expect(left(.center, .leftToRight) == rest * Rational(1, 2))
    #expect(left(.natural, .leftToRight) == 0)
    #expect(left(.natural, .rightToLeft) == rest)
    #expect(left(.leading, .rightToLeft) == rest)
    #expect(left(.trailing, .rightToLeft) == 0)
    #expect(left(.trailing, .leftToRight) == rest)
  }

  @Test(
    "A language tag gives the direction",
    arguments: [
      ("ar", TextDirection.rightToLeft), ("he-IL", .rightToLeft), ("fa_IR", .rightToLeft),
      ("ko", .leftToRight), ("az-Arab", .rightToLeft), ("ur-Latn", .leftToRight),
      ("", .leftToRight), ("en-US", .leftToRight),
    ])
  func direction(tag: String, expected: TextDirection) {
    #expect(TextDirection(language: tag) == expected)
  }

  @Test("A line is as high as its tallest run, and its pieces follow one another")
  func mixedRuns() throws {
    let block = TextBlock(runs: [
      TextRun("Price ", font: Font(size: 13)), TextRun("100", font: Font(size: 20, weight: .bold)),
      TextRun(" won", font: Font(size: 13)),
    ])
    let layout = layOut(block, width: nil, grid: grid)
    let line = try #require(layout.lines.first)
    #expect(line.pieces.map(\.text) == ["Price ", "100", " won"])
    #expect(line.pieces.map(\.run) == [0, 1, 2])
    #expect(line.baseline == Font(size: 20).ascender)
    #expect(layout.size.height == grid.roundedUp(Font(size: 20).lineHeight))
    var offset: Rational = 0
    for (piece, run) in zip(line.pieces, block.runs) {
      #expect(piece.offset == offset)
      #expect(piece.width == width(of: run.text, font: run.font))
      offset += piece.width
    }
    #expect(line.width == offset)
  }

  @Test("A line height of its own puts the difference above the text")
  func lineHeight() {
    let block = TextBlock("a\nb", font: Font(size: 17), lineHeight: 30)
    let layout = layOut(block, width: nil, grid: grid)
    #expect(layout.size.height == 60)
    #expect(layout.lines.map(\.frame.minY) == [0, 30])
    #expect(layout.lines.map(\.baseline) == [30, 60].map { $0 + Font(size: 17).descender })
  }

  @Test(
    "Text measures the same composed and decomposed",
    arguments: [
      ("한글", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"), ("é", "e\u{301}"),
      ("Tệ", "Te\u{302}\u{323}"), ("Tệ", "Te\u{323}\u{302}"), ("が", "か\u{3099}"),
      ("Å", "\u{212B}"), ("Ώ", "Ω\u{301}"), ("й", "и\u{306}"), ("가각", "가가\u{11A8}"),
      ("가각나", "가\u{1100}\u{1161}\u{11A8}나"),
    ])
  func normalisation(composed: String, decomposed: String) {
    for weight in FontWeight.allCases {
      let font = Font(size: 17, weight: weight)
      #expect(width(of: composed, font: font) == width(of: decomposed, font: font))
    }
  }

  @Test(
    "Every emoji sequence is as wide as one emoji, 1.25 em and the tracking",
    arguments: ["😀", "👩‍👩‍👧‍👦", "🇰🇷", "1️⃣", "❤️", "👍🏽", "⛹🏽‍♀️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
  func emoji(text: String) {
    #expect(width(of: text, font: Font(size: 12)) == 15)
    #expect(width(of: text + text, font: Font(size: 12)) == 30)
  }

  @Test("A layout knows its first and last baseline")
  func baselines() {
    let block = TextBlock("a\nb", font: Font(size: 17))
    let layout = layOut(block, width: nil, grid: grid)
    #expect(layout.firstBaseline == Font(size: 17).ascender)
    #expect(layout.lastBaseline == Font(size: 17).ascender + Font(size: 17).lineHeight)
    #expect(layOut(TextBlock(runs: []), width: 10, grid: grid).firstBaseline == nil)
  }

  @Test("Tracking lies on the line between whole sizes and is that of the ends outside")
  func tracking() {
    func tracking(_ size: Int64) -> Int64 {
      SystemFontProfile.tracking(size: size, weight: .regular)
    }
    #expect(tracking(17000) == -26000)
    #expect(tracking(16500) == -23000)
    #expect(tracking(12001) == -6)
    #expect(tracking(5999) == 41000)
    #expect(tracking(0) == 41000)
    #expect(tracking(6000) == 41000)
    #expect(tracking(36000) == 10000)
    #expect(tracking(35999) == 10001)
    #expect(tracking(99000) == 10000)
    #expect(SystemFontProfile.tracking(size: 17000, weight: .semibold) == -16000)
    #expect(SystemFontProfile.tracking(size: 17000, weight: .heavy) == -11000)
  }

  @Test("No size or width traps", arguments: [0, 1, -1, 1 << 40, Int64.max, Int64.min] as [Int64])
  func extremes(value: Int64) {
    for text in ["", "Hello, 가나다 👍", "\u{301}\u{200D}\n\u{AD}"] {
      let block = TextBlock(
        text, font: Font(size: Rational(value)), maximumLines: 2, minimumScale: Rational(1, 3),
        lineHeight: Rational(value), leading: Rational(value))
      for width in [nil, Rational(value), Rational(value, 3), .undefined] {
        #expect(layOut(block, width: width, grid: grid).lines.count <= 2)
      }
    }
    // One grapheme of very many spacing marks, in a huge font.
    let marks = TextBlock(
      "ก" + String(repeating: "\u{903}", count: 50_000), font: Font(size: 10_000),
      maximumLines: 1, truncation: .middle)
    let huge = layOut(marks, width: Rational(value), grid: grid)
    #expect(huge.lines.count == 1 && huge.size.width.isDefined)
    let negative = TextBlock("abc", font: Font(size: 17), maximumLines: -3)
    #expect(layOut(negative, width: Rational(value), grid: grid).lines.count >= 1)
  }
}
