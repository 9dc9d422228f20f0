import Geometry
import Testing

@testable import Typography

/// SplitMix64: small, seeded, the same everywhere.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

struct PropertyTests {
  private static let pieces = [
    "a", "To", "AV", "wide", " ", "  ", "-", "\u{AD}", "\u{200B}", "가", "한국어", "漢字", "、", "。", "ー",
    "「", "」", "(", ")", "10,000", "$", "%", "é", "e\u{301}", "\u{1112}\u{1161}", "👍🏽", "🇰🇷",
    "👩‍👩‍👧‍👦", "1️⃣", "\n", "\r\n", "สวัสดี", "שלום", "سلام", "नमस्ते", "\u{301}", "\u{A0}", "\t", "/",
    "https://",
    "…", "\u{E001}", "ế",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...30, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  private static func block(_ random: inout SeededGenerator, maximumLines: Int = 0) -> TextBlock {
    let fonts = (0..<2).map { _ in
      Font(
        size: Rational(Int64.random(in: 60...400, using: &random), 10),
        weight: FontWeight.allCases.randomElement(using: &random) ?? .regular)
    }
    let runs = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      TextRun(text(&random), font: fonts.randomElement(using: &random) ?? fonts[0])
    }
    return TextBlock(runs: runs, maximumLines: maximumLines)
  }

  private let grid = PixelGrid(scale: 3)

  @Test("Wrapping loses nothing but blanks and newlines, and keeps every line to the width")
  func wrapping() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1500 {
      let block = Self.block(&random)
      let limit = Rational(Int64.random(in: 0...900, using: &random), 7)
      let layout = layOut(block, width: limit, grid: grid)
      let clustered = Clusterer.cluster(block.runs)
      var end = 0
      for line in layout.lines {
        // Between two lines lie only blanks, soft hyphens and newlines.
        #expect(line.range.lowerBound >= end)
        #expect(isBlank(clustered, end..<line.range.lowerBound))
        end = line.range.upperBound
        let graphemes = clustered.clusters.filter { line.range.contains($0.offset) }
        let drawn = graphemes.filter { $0.width > 0 }
        #expect(line.width <= limit || drawn.count <= 1)
        #expect(line.pieces.reduce(Rational(0)) { $0 + $1.width } == line.width)
      }
      #expect(isBlank(clustered, end..<clustered.bytes.count))
    }
  }

  private func isBlank(_ text: ClusteredText, _ range: Range<Int>) -> Bool {
    text.clusters.allSatisfy { cluster in
      !range.contains(cluster.offset) || cluster.role != .visible
    }
  }

  @Test("The size of a layout, rounded up to pixels, gives the same lines again")
  func roundingUpNeverCuts() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<1000 {
      let block = Self.block(&random, maximumLines: Int.random(in: 0...3, using: &random))
      let limit = Rational(Int64.random(in: 0...3000, using: &random), 7)
      for width in [nil, limit] {
        let first = layOut(block, width: width, grid: grid)
        guard let width else {
          let again = layOut(block, width: first.size.width, grid: grid)
          #expect(again.lines.map(\.text) == first.lines.map(\.text))
          continue
        }
        guard first.size.width <= width else { continue }
        let again = layOut(block, width: first.size.width, grid: grid)
        #expect(again.lines.map(\.text) == first.lines.map(\.text))
        #expect(again.size == first.size)
      }
    }
  }

  @Test("Cutting a run in two of the same font changes nothing")
  func equalRuns() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let font = Font(size: 17, weight: FontWeight.allCases.randomElement(using: &random) ?? .bold)
      let characters = Array(Self.text(&random))
      let cut = Int.random(in: 0...characters.count, using: &random)
      let runs = [String(characters[..<cut]), String(characters[cut...])]
      let one = TextBlock(runs.joined(), font: font, maximumLines: 2)
      let two = TextBlock(runs: runs.map { TextRun($0, font: font) }, maximumLines: 2)
      let limit = Rational(Int64.random(in: 0...300, using: &random))
      let first = layOut(one, width: limit, grid: grid)
      let second = layOut(two, width: limit, grid: grid)
      #expect(first.lines.map(\.text) == second.lines.map(\.text))
      #expect(first.lines.map(\.width) == second.lines.map(\.width))
      #expect(first.size == second.size)
    }
  }

  @Test("Any order of the same words, each a run, measures alike")
  func permutations() {
    var random = SeededGenerator(seed: 4)
    let words = ["가나다 ", "라마 ", "バサ ", "漢字 ", "마바사 "]
    let fonts = [Font(size: 13), Font(size: Rational(33, 2)), Font(size: 20, weight: .bold)]
    let runs = words.enumerated().map { TextRun($0.element, font: fonts[$0.offset % 3]) }
    let expected = layOut(TextBlock(runs: runs + [end]), width: nil, grid: grid).size
    for _ in 0..<50 {
      let order = runs.shuffled(using: &random)
      #expect(layOut(TextBlock(runs: order + [end]), width: nil, grid: grid).size == expected)
    }
  }

  private let end = TextRun("끝", font: Font(size: 13))

  @Test("A truncated line fits unless it is the ellipsis alone, in every mode")
  func truncation() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<1500 {
      var block = Self.block(&random, maximumLines: Int.random(in: 1...2, using: &random))
      block.truncation = TextTruncation.allCases.randomElement(using: &random) ?? .tail
      let limit = Rational(Int64.random(in: 0...900, using: &random), 7)
      let layout = layOut(block, width: limit, grid: grid)
      #expect(layout.lines.count <= block.maximumLines)
      guard layout.isTruncated, let line = layout.lines.last else { continue }
      #expect(line.width <= limit || line.text == "…")
      #expect(line.text.unicodeScalars.contains("…"))
      #expect(line.pieces.reduce(Rational(0)) { $0 + $1.width } == line.width)
    }
  }

  @Test("A text of a megabyte is laid out whole")
  func megabyte() {
    let text = String(repeating: "네트워크 연결을 확인한 후 다시 시도하세요. Lorem ipsum! ", count: 14_000)
    #expect(text.utf8.count > 1_000_000)
    let layout = layOut(TextBlock(text, font: Font(size: 13)), width: 238, grid: grid)
    #expect(layout.lines.count > 10_000)
    #expect(layout.lines.last?.range.upperBound == text.utf8.count - 1)
    let unbroken = String(repeating: "漢", count: 30_000)
    let single = layOut(
      TextBlock(unbroken, font: Font(size: 13), maximumLines: 1, truncation: .middle), width: 238,
      grid: grid)
    #expect(single.isTruncated)
  }
}
