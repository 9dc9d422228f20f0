import Geometry
import Testing

@testable import Typography

struct TruncationTests {
  private let grid = PixelGrid(scale: 3)
  private let font = Font(size: 17)

  private func line(
    _ text: String, fitting: String, _ truncation: TextTruncation = .tail, maximumLines: Int = 1
  ) -> String? {
    let block = TextBlock(
      text, font: font, maximumLines: maximumLines, truncation: truncation)
    return layOut(block, width: width(of: fitting, font: font), grid: grid).lines.last?.text
  }

  @Test(
    "An ellipsis at the tail keeps the longest prefix that fits and no space before it",
    arguments: [
      ("Hello World", "Hello…", "Hello…"), ("Hello World", "Hello …", "Hello…"),
      ("Hello World", "Hello W…", "Hello W…"), ("Hello World", "Hello World", "Hello World"),
      ("삭제하시겠습니까", "삭제하…", "삭제하…"), ("👩‍👩‍👧‍👦가족", "👩‍👩‍👧‍👦…", "👩‍👩‍👧‍👦…"), ("Hello", "", "…"),
      ("one\ntwo", "one…   ", "one…"), ("To", "T…", "To"), ("Tooo", "T…", "T…"),
    ])
  func tail(text: String, fitting: String, expected: String) {
    #expect(line(text, fitting: fitting) == expected)
  }

  @Test("An ellipsis at the head keeps the longest end, in the middle both ends")
  func headAndMiddle() {
    #expect(line("Hello World", fitting: "…World", .head) == "…World")
    #expect(line("Hello World", fitting: "…  World", .head) == "…World")
    #expect(line("abcabcabcabc", fitting: "abc…abc", .middle) == "abc…abc")
    #expect(line("Hello", fitting: "", .middle) == "…")
    #expect(line("Hello", fitting: "", .head) == "…")
    #expect(line("Hello", fitting: "Hello", .middle) == "Hello")
  }

  @Test("Only the last of several lines is truncated, from where it starts")
  func severalLines() {
    let block = TextBlock("One two three four five", font: font, maximumLines: 2)
    let layout = layOut(block, width: width(of: "One two", font: font), grid: grid)
    #expect(layout.lines.map(\.text) == ["One two", "three f…"])
    #expect(layout.isTruncated)
    #expect(layout.lines.map(\.range) == [0..<7, 8..<15])
    let whole = layOut(block, width: 500, grid: grid)
    #expect(!whole.isTruncated)
    #expect(whole.lines.map(\.text) == ["One two three four five"])
  }

  @Test(
    "The kept prefix is maximal at every width", arguments: ["To Ty. AVA “We” – x", "가나 다라 AB"])
  func maximal(text: String) {
    let clustered = Clusterer.cluster([TextRun(text, font: font)])
    let full = width(of: text, font: font)
    for step in Int64(0)...60 {
      let limit = full * Rational(step, 61)
      let layout = layOut(
        TextBlock(text, font: font, maximumLines: 1), width: limit, grid: grid)
      guard let kept = layout.lines.first else {
        Issue.record("no line")
        continue
      }
      #expect(kept.text.hasSuffix("…"))
      #expect(kept.width == width(of: kept.text, font: font))
      #expect(kept.width <= limit || kept.text == "…")
      // No longer prefix that ends in something visible fits.
      for end in clustered.clusters.indices {
        let longer = clustered.string(0..<end + 1) + "…"
        if longer.utf8.count > kept.text.utf8.count, !longer.hasSuffix(" …") {
          #expect(width(of: longer, font: font) > limit)
        }
      }
    }
  }

  @Test("Text shrinks to the largest scale at which all of it fits, and no further than allowed")
  func minimumScale() {
    let full = width(of: "Hello World", font: font)
    func layout(_ limit: Rational, _ scale: Rational) -> TextLayout {
      layOut(
        TextBlock("Hello World", font: font, maximumLines: 1, minimumScale: scale), width: limit,
        grid: grid)
    }
    let half = Rational(1, 2)
    let shrunk = layout(full * Rational(9, 10), half)
    #expect(shrunk.scale < 1 && shrunk.scale > Rational(85, 100))
    #expect(!shrunk.isTruncated && shrunk.lines.first?.text == "Hello World")
    let larger = Font(size: 17 * (shrunk.scale + Rational(1, 1000)))
    #expect(width(of: "Hello World", font: larger) > full * Rational(9, 10))
    #expect(shrunk.size.height == grid.roundedUp(Font(size: 17 * shrunk.scale).lineHeight))
    #expect(layout(full, half).scale == 1)
    #expect(layout(full * Rational(1, 5), half).scale == half)
    #expect(layout(full * Rational(1, 5), half).isTruncated)
    #expect(layout(full * Rational(9, 10), 1).scale == 1)
  }
}
