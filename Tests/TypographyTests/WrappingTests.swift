import Geometry
import Testing

@testable import Typography

struct WrappingTests {
  private let grid = PixelGrid(scale: 3)

  /// The parts of a text between its allowed breaks.
  private func parts(_ text: String) -> [String] {
    let clustered = Clusterer.cluster([TextRun(text, font: Font(size: 17))])
    var parts: [String] = []
    var start = 0
    for index in clustered.clusters.indices
    where index > 0 && clustered.clusters[index].lineBreak != .prohibited {
      parts.append(clustered.string(start..<index))
      start = index
    }
    if start < clustered.clusters.count {
      parts.append(clustered.string(start..<clustered.clusters.count))
    }
    return parts
  }

  @Test(
    "Lines may break at the bars and nowhere else",
    arguments: [
      "네트워크 |연결을 |확인한 |후 |다시 |시도하세요.",
      "\"사진\"에서 |10개의 |항목을 |삭제하시겠습니까?",
      "(주)카카오 |漢|字", "없습니다(되돌릴 |수 |없음).", "10,000원~20,000원", "100\u{A0}MB |이상의",
      "https://|example.com/|a/|very/|long/|path", "👩‍👩‍👧‍👦|가족", "1️⃣ |단계",
      "Donaudampfschifffahrts\u{AD}|gesellschaftskapitän",
      "こ|れ|は、|テ|ス|ト|で|す。|ラー|メ|ン", "Delete |“Photo”?", "a-|b", "3.5 |kg", "-5 |°C",
      "line\n|break\r\n|end", "a\u{200B}|b", "word\u{2060}joiner", "¿Qué?", "30\u{202F}%",
      "\u{1112}\u{1161}\u{11AB}글 |한글", "ตกลง", "שלום |עולם", "$100 |USD", "50% |off", "e.g. |this",
    ])
  func breaks(marked: String) {
    let expected = marked.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    #expect(parts(expected.joined()) == expected)
  }

  private func lines(_ block: TextBlock, width: Rational?) -> [String] {
    layOut(block, width: width, grid: grid).lines.map(\.text)
  }

  @Test("Greedy wrapping fills each line, and the spaces at its end hang")
  func greedy() {
    let font = Font(size: 17)
    let text = "One two   three"
    let block = TextBlock(text, font: font)
    let two = width(of: "One two", font: font)
    #expect(lines(block, width: two) == ["One two", "three"])
    #expect(lines(block, width: two - Rational(1, 1_000_000)) == ["One", "two", "three"])
    let layout = layOut(block, width: two, grid: grid)
    #expect(layout.lines.map(\.width) == [two, width(of: "three", font: font)])
    #expect(layout.lines.map(\.range) == [0..<7, 10..<15])
    #expect(layout.size.width == grid.roundedUp(two))
    #expect(!layout.isTruncated)
  }

  @Test("A fit to the last unit fits, and 1/1000 point less does not")
  func exactFit() {
    let font = Font(size: 15)
    let text = "가나다라마 바사아자차"
    let word = width(of: "가나다라마", font: font)
    // 0.92 em and a tracking of -0.016 em at 15.
    #expect(word == Rational(904, 1000) * 15 * 5)
    #expect(lines(TextBlock(text, font: font), width: word) == ["가나다라마", "바사아자차"])
    #expect(
      lines(TextBlock(text, font: font), width: word - Rational(1, 1000)).count > 2)
  }

  @Test("A word longer than the line breaks between graphemes")
  func longWord() {
    let font = Font(size: 17)
    let block = TextBlock("a https://example.com/averyveryverylongpath", font: font)
    let limit = width(of: "averyvery", font: font)
    let result = layOut(block, width: limit, grid: grid)
    #expect(result.lines.map(\.text).joined() == "a https://example.com/averyveryverylongpath")
    for line in result.lines { #expect(line.width <= limit) }
    let flags = TextBlock("🇰🇷🇩🇪👩‍👩‍👧‍👦e\u{301}", font: font)
    #expect(lines(flags, width: 0) == ["🇰🇷", "🇩🇪", "👩‍👩‍👧‍👦", "e\u{301}"])
  }

  @Test("A soft hyphen is drawn only where the line breaks at it, and has to fit")
  func softHyphen() {
    let font = Font(size: 17)
    let block = TextBlock("Donaudampfschifffahrts\u{AD}gesellschaftskapitän", font: font)
    #expect(lines(block, width: nil) == ["Donaudampfschifffahrtsgesellschaftskapitän"])
    let first = width(of: "Donaudampfschifffahrts-", font: font)
    #expect(
      lines(block, width: first) == ["Donaudampfschifffahrts-", "gesellschaftskapitän"])
    #expect(layOut(block, width: first, grid: grid).lines.first?.width == first)
    let tight = lines(block, width: first - Rational(1, 1000))
    #expect(tight.first?.hasSuffix("-") == false)
  }

  @Test("A line's first grapheme is not kerned with the one on the line before")
  func kerningAtLineStart() {
    let font = Font(size: 17)
    let block = TextBlock("To-To-To", font: font)
    let part = width(of: "To-", font: font)
    let layout = layOut(block, width: part, grid: grid)
    #expect(layout.lines.map(\.text) == ["To-", "To-", "To"])
    #expect(layout.lines.map(\.width) == [part, part, width(of: "To", font: font)])
    #expect(width(of: "AV", font: font) < width(of: "A", font: font) + width(of: "V", font: font))
  }

  @Test(
    "Newlines end lines, and the last makes an empty one",
    arguments: [
      ("", []), ("a", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("a\n", ["a", ""]),
      ("\n\n", ["", "", ""]), ("a\u{2029}b\u{85}c", ["a", "b", "c"]), (" ", [""]),
      ("  a", ["  a"]),
    ] as [(String, [String])])
  func newlines(text: String, expected: [String]) {
    let layout = layOut(TextBlock(text, font: Font(size: 17)), width: nil, grid: grid)
    #expect(layout.lines.map(\.text) == expected)
    let height = Font(size: 17).lineHeight * Rational(Int64(expected.count))
    #expect(layout.size.height == grid.roundedUp(height))
  }

  @Test("Thai without spaces breaks between graphemes, with a warning; at ZWSP without one")
  func thai() {
    let font = Font(size: 17)
    let word = width(of: "ยกเลิก", font: font)
    let plain = layOut(TextBlock("ยกเลิกยกเลิก", font: font), width: word, grid: grid)
    #expect(plain.lines.count == 2)
    #expect(plain.warnings == [.unsegmented(script: "Thai")])
    let marked = layOut(TextBlock("ยกเลิก\u{200B}ยกเลิก", font: font), width: word, grid: grid)
    #expect(marked.lines.map(\.width) == [word, word])
    #expect(marked.warnings.isEmpty)
  }

  @Test("Scripts that need shaping and scalars without a glyph are named once")
  func warnings() {
    func warnings(_ text: String) -> [TextWarning] {
      layOut(TextBlock(text, font: Font(size: 17)), width: nil, grid: grid).warnings
    }
    #expect(warnings("हटाएं? हटाएं") == [.unshaped(script: "Devanagari")])
    #expect(warnings("Hello, 가나다 漢字 👍🏽 日本語 שלום สวัสดี 3، ٣؟") == [])
    #expect(warnings("سلام") == [.unshaped(script: "Arabic")])
    #expect(warnings("\u{0750}") == [.unshaped(script: "Arabic")])
    #expect(warnings("\u{E001}\u{E001}") == [.missingGlyph("\u{E001}")])
    let many = String(
      String.UnicodeScalarView((0..<100).compactMap { Unicode.Scalar(0xE000 + $0) }))
    #expect(warnings(many).count == 16)
  }
}

extension ClusteredText {
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[offset(range.lowerBound)..<offset(range.upperBound)], as: UTF8.self)
  }
}
