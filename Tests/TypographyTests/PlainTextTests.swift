import Geometry
import Testing

@testable import Typography

struct PlainTextTests {
  private static let pieces = [
    "a", "To", "AVAT", "wide", " ", "  ", "-", "가", "한국어", "네트워크", "漢字", "、", "。", "ー", "「", "」",
    "(", ")", "10,000", "$", "%", "é", "ế", "/", "https://", "…", "\n", "\n\n", "Γειά", "Вход",
    "שלום",
    "が", "カタカナ", "\"", "'", "“", "”", "·", "~", "!", "?", "ー", "\u{A0}", "\u{3000}", "\u{2003}",
    "원", "₩", "€1", "(3", "3)", "—", "–", "‐", "×", "Ⅳ", "①", ":", ";", "#", "@", "&", "。」",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    let separator = Bool.random(using: &random) ? "" : " "
    return (0..<Int.random(in: 0...40, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined(separator: separator)
  }

  private static func block(_ random: inout SeededGenerator) -> TextBlock {
    let font = Font(
      family: Int.random(in: 0..<8, using: &random) == 0 ? .named("Brand") : .system,
      size: Rational(Int64.random(in: 0...400, using: &random), 10),
      weight: FontWeight.allCases.randomElement(using: &random) ?? .regular)
    return TextBlock(
      text(&random), font: font,
      alignment: TextAlignment.allCases.randomElement(using: &random) ?? .natural,
      maximumLines: Int.random(in: 0...4, using: &random),
      truncation: TextTruncation.allCases.randomElement(using: &random) ?? .tail,
      minimumScale: Bool.random(using: &random) ? 1 : Rational(3, 4),
      lineHeight: Int.random(in: 0..<4, using: &random) == 0 ? 22 : nil,
      leading: Int.random(in: 0..<4, using: &random) == 0 ? 19 : nil,
      direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft)
  }

  /// The same text cut into graphemes: a second run, though it is empty, makes it so.
  private static func clustered(_ block: TextBlock) -> TypesetText {
    var block = block
    block.runs.append(TextRun("", font: block.runs[0].font))
    #expect(PlainText(block) == nil)
    return TypesetText(block)
  }

  private let grid = PixelGrid(scale: 3)

  @Test("A plain text has the lines that its graphemes give it, at every width")
  func sameAsClustered() {
    var random = SeededGenerator(seed: 11)
    var plainLines = 0
    for _ in 0..<2500 {
      let block = Self.block(&random)
      let text = TypesetText(block)
      let widths: [Rational?] = [
        nil, Rational(Int64.random(in: 0...3000, using: &random), 7),
        text.naturalWidth(grid: grid), text.lines(width: nil).first?.width,
      ]
      let clustered = Self.clustered(block)
      for width in widths {
        #expect(text.layOut(width: width, grid: grid) == clustered.layOut(width: width, grid: grid))
        #expect(text.extent(width: width, grid: grid) == clustered.extent(width: width, grid: grid))
        #expect(text.lines(width: width) == clustered.lines(width: width))
        let available = width.map(FontScale.units) ?? FontScale.unbounded
        let lines = PlainText(block)?.lines(available: available, limit: block.maximumLines)
        plainLines += lines?.count ?? 0
      }
      #expect(text.naturalWidth(grid: grid) == clustered.naturalWidth(grid: grid))
    }
    #expect(plainLines > 10_000)
  }

  @Test("Ranges and widths of lines are those of the layout, for texts of every kind")
  func lineExtents() {
    for text in ["", "가나다 라마", "To be\n", "👍🏽 네 \u{AD}soft", "สวัสดี", "e\u{301} a", "  \n "] {
      for lines in 0...2 {
        let block = TextBlock(text, font: Font(size: 17), maximumLines: lines)
        for width in [nil, 0, 20, 60, 200] as [Rational?] {
          let layout = layOut(block, width: width, grid: grid)
          let extents = TypesetText(block).lines(width: width)
          #expect(extents.map(\.range) == layout.lines.map(\.range))
          #expect(extents.map(\.width) == layout.lines.map(\.width))
        }
      }
    }
  }

  @Test(
    "What is more than a row of graphemes in one built-in font is not plain",
    arguments: [
      "e\u{301}", "\u{1112}\u{1161}", "가\u{11A8}", "👍", "🇰🇷", "1\u{FE0F}\u{20E3}", "سلام", "ก",
      "नम", "a\u{AD}b", "\t", "\r\n", "\u{200B}", "\u{E001}", "\u{301}", "가\u{301}", "か\u{3099}",
    ])
  func notPlain(text: String) {
    #expect(PlainText(TextBlock(text, font: Font(size: 17))) == nil)
    #expect(PlainText(TextBlock("가 " + text + " a", font: Font(size: 17))) == nil)
  }

  @Test("Several runs and imported fonts are not plain")
  func notPlainBlocks() {
    let font = Font(size: 17)
    let runs = [TextRun("a", font: font), TextRun("b", font: font)]
    #expect(PlainText(TextBlock(runs: runs)) == nil)
    #expect(PlainText(TextBlock(runs: [])) == nil)
    let metrics = FontMetrics(FontFacts(family: "Brand", weight: .regular, unitsPerEm: 1000))
    let imported = Font(family: .named("Brand"), size: 17, metrics: metrics)
    #expect(PlainText(TextBlock("a", font: imported)) == nil)
  }

  @Test(
    "A text wider than any line, or than 62 bits count, has the lines of its graphemes",
    arguments: [(100, true), (1000, true), (4000, false)])
  func widest(count: Int, isPlain: Bool) {
    let text = String(repeating: "漢가 ", count: count / 2)
    for size in [10_000, 20_000] as [Rational] {
      let block = TextBlock(text, font: Font(size: size))
      #expect((PlainText(block) != nil) == isPlain)
      for width in [nil, 50_000, 2_999_999] as [Rational?] {
        let expected = Self.clustered(block).lines(width: width)
        #expect(TypesetText(block).lines(width: width) == expected)
      }
    }
  }

  @Test("No tracking is below what a grapheme must be wider than")
  func leastTracking() {
    for weight in FontWeight.allCases {
      for size in stride(from: Int64(0), through: 60_000, by: 250) {
        let tracking = SystemFontProfile.tracking(size: size, weight: weight)
        #expect(tracking >= SystemFontProfile.leastTracking * 1000)
      }
    }
  }
}
