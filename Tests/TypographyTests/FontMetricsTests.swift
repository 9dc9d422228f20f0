import Diagnostics
import Geometry
import Testing

@testable import Typography

@Suite("Imported fonts") struct FontMetricsTests {
  private let grid = PixelGrid(scale: 3)

  private static let brand = """
    font-metrics 1
    family Brand
    weight semibold
    font 00ff
    version Version 1
    reader HarfBuzz 6.0.0
    units-per-em 1000
    ascender 900
    descender -300
    line-gap 50
    cap-height 700
    x-height 500

    advances
    0020 250
    002D 300 -
    0041-0042 640
    0056 600 V
    00C1 640 Á
    0301 0
    2026 1000 …
    AC00-AC02 920

    kerning-left
    1 0041-0042 00C1
    2 0056

    kerning-right
    1 0041 00C1
    2 0056

    kerning
    1 2 -80 AV
    2 1 -70 VA

    words
    1500 हटाएं

    """

  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "fonts/brand.metrics", text: text)
  }

  private func facts(_ text: String = brand) throws -> FontFacts {
    let parsed = FontFacts.parse(file(text))
    #expect(parsed.diagnostics.isEmpty)
    return try #require(parsed.value)
  }

  private func metrics(_ text: String = brand) throws -> FontMetrics {
    FontMetrics(try facts(text))
  }

  private func brand(size: Rational, weight: FontWeight = .semibold) throws -> Font {
    Font(family: .named("Brand"), size: size, weight: weight, metrics: try metrics())
  }

  @Test("What is written of a font is what is read, to the byte")
  func roundTrip() throws {
    let facts = try #require(FontFacts.parse(file(Self.brand)).value)
    #expect(facts.text == Self.brand)
    #expect(facts.kerning.count == 2)
    #expect(facts.words == [FontFacts.Word("हटाएं", units: 1500)])
  }

  @Test(
    "Widths are sums of the font's own units, with its kerning and without tracking",
    arguments: [
      ("A", 640), ("AV", 1160), ("VA", 1170), ("AB", 1280), ("ÁV", 1160), ("A\u{301}V", 1160),
      ("A V", 1490), ("가각갂", 2760), ("\u{1100}\u{1161}", 920), ("A\tV", 1490), ("A\u{200B}", 640),
      ("हटाएं", 1500), ("A हटाएं", 2390),
    ] as [(String, Int64)])
  func widths(text: String, units: Int64) throws {
    #expect(width(of: text, font: try brand(size: 17)) == 17 * Rational(units, 1000))
  }

  @Test("Lines are as high as the font says, without its line gap")
  func lineHeight() throws {
    let font = try brand(size: 20)
    #expect(font.ascender == 18)
    #expect(font.descender == -6)
    #expect(font.lineHeight == 24)
    #expect(font.capHeight == 14)
    #expect(font.xHeight == 10)
    #expect(layOut(TextBlock("A\nA", font: font), width: nil, grid: grid).size.height == 48)
  }

  @Test("A grapheme that the font lacks is measured like the system's, and is named")
  func fallback() throws {
    let font = try brand(size: 100)
    let layout = layOut(TextBlock("AxV👍🏽", font: font), width: nil, grid: grid)
    #expect(layout.warnings == [.fallback("x", family: "Brand")])
    // Tracking is the system font's own, so none is added here.
    let alone = Font(size: 100, weight: .semibold)
    let tracking = SystemFontProfile.tracking(size: 100_000, weight: .semibold)
    let expected =
      width(of: "x", font: alone) + width(of: "👍🏽", font: alone)
      - 200 * Rational(tracking, 1_000_000) + 100 * Rational(1240, 1000)
    #expect(width(of: "AxV👍🏽", font: font) == expected)
    // A base letter without its mark falls back as a whole.
    let marked = layOut(TextBlock("A\u{302}", font: font), width: nil, grid: grid)
    #expect(marked.warnings == [.fallback("Â", family: "Brand")])
  }

  @Test("An ellipsis and a hyphen are the font's, with its kerning")
  func marks() throws {
    let font = try brand(size: 10)
    let cut = layOut(
      TextBlock("AVAVAV", font: font, maximumLines: 1), width: 25, grid: grid)
    #expect(cut.lines.first?.text == "AV…")
    #expect(cut.lines.first?.width == Rational(216, 10))
    let hyphenated = layOut(TextBlock("AB\u{AD}AB", font: font), width: 16, grid: grid)
    #expect(hyphenated.lines.map(\.width) == [Rational(158, 10), Rational(128, 10)])
  }

  @Test("Shaped words of the system's family are used, its advances are not")
  func systemWords() throws {
    let words = Self.brand.replacing("family Brand", with: "family system")
    let font = Font(size: 17, metrics: try metrics(words))
    #expect(width(of: "AV", font: font) == width(of: "AV", font: Font(size: 17)))
    #expect(width(of: "हटाएं", font: font) == 17 * Rational(3, 2))
    let layout = layOut(TextBlock("हटाएं फ़ोटो", font: font), width: nil, grid: grid)
    #expect(layout.warnings == [.unshaped(script: "Devanagari")])
    let known = layOut(TextBlock("हटाएं", font: font), width: nil, grid: grid)
    #expect(known.warnings.isEmpty)
  }

  @Test("Words that need shaping are found whole, each once")
  func words() {
    #expect(shapedWords(in: "Hello, عالم! हटाएं हटाएं क١") == ["عالم", "हटाएं", "क١"])
    #expect(shapedWords(in: "Hello 가나다 สวัสดี שלום") == [])
  }

  // MARK: The book

  @Test(
    "A family's nearest weight stands for one that it lacks, the lighter of two, and it is said")
  func weights() throws {
    func font(_ weight: FontWeight) throws -> FontFacts {
      try facts(Self.brand.replacing("weight semibold", with: "weight \(weight.rawValue)"))
    }
    let book = FontBook([try font(.bold), try font(.light), try font(.medium)])
    func measured(_ weight: FontWeight) -> FontWeight? {
      book.metrics(family: "Brand", weight: weight)?.facts.weight
    }
    #expect(measured(.bold) == .bold)
    #expect(measured(.black) == .bold)
    #expect(measured(.semibold) == .medium)
    #expect(measured(.regular) == .light)
    #expect(measured(.ultraLight) == .light)
    #expect(book.metrics(family: "Other", weight: .bold) == nil)
    #expect(book.familyNames == ["Brand"])
    let asked = book.font(Font(family: .named("Brand"), size: 10, weight: .semibold))
    #expect(
      layOut(TextBlock("A", font: asked), width: nil, grid: grid).warnings == [
        .missingWeight(family: "Brand", .semibold, measured: .medium)
      ])
  }

  @Test("A family that no metrics are at hand for is measured like the system's, and it is said")
  func unknownFamily() {
    let font = FontBook.empty.font(Font(family: .named("Brand"), size: 17))
    let layout = layOut(TextBlock("AV", font: font), width: nil, grid: grid)
    #expect(layout.warnings == [.unknownFamily("Brand")])
    #expect(layout.lines.first?.width == width(of: "AV", font: Font(size: 17)))
  }

  @Test("Of two files for one weight of a family the first gives letters, and both give words")
  func severalFiles() throws {
    let script = Self.brand.replacing("units-per-em 1000", with: "units-per-em 2000")
      .replacing("1500 हटाएं", with: "1800 عالم").replacing("0056 600 V", with: "0056 900 V")
    let book = FontBook([try facts(), try facts(script)])
    let font = book.font(Font(family: .named("Brand"), size: 10, weight: .semibold))
    #expect(width(of: "V", font: font) == 6)
    #expect(width(of: "हटाएं", font: font) == 15)
    #expect(width(of: "عالم", font: font) == 9)
  }

  // MARK: Faults

  @Test(
    "A file that can't be read says which line",
    arguments: [
      ("font-metrics 1", "font-metrics 2", "font/not-metrics"),
      ("weight semibold", "weight demi", "font/malformed-line"),
      ("weight semibold\n", "", "font/incomplete"), ("family Brand\n", "", "font/incomplete"),
      ("units-per-em 1000", "units-per-em 0", "font/malformed-line"),
      ("ascender 900\n", "", "font/incomplete"), ("0056 600 V", "0056 V", "font/malformed-line"),
      ("0056 600 V", "0041 600 V", "font/malformed-line"),
      ("AC00-AC02", "AC02-AC00", "font/malformed-line"),
      ("AC00-AC02", "AC00-110000", "font/malformed-line"),
      ("1 2 -80", "1 3 -80", "font/malformed-line"), ("1 2 -80", "0 2 -80", "font/malformed-line"),
      ("1 2 -80", "1 2 -800000", "font/malformed-line"),
      ("2 0056\n\nkerning-right", "3 0056\n\nkerning-right", "font/malformed-line"),
      ("1500 हटाएं", "हटाएं", "font/malformed-line"), ("x-height", "y-height", "font/malformed-line"),
    ] as [(String, String, String)])
  func faults(good: String, bad: String, code: String) throws {
    let text = Self.brand.replacing(good, with: bad, maxReplacements: 1)
    #expect(text != Self.brand)
    let parsed = FontFacts.parse(file(text))
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.code.description) == [code])
  }

  @Test("An empty file and one with Windows line ends are read for what they are")
  func lineEnds() {
    #expect(FontFacts.parse(file("")).diagnostics.map(\.code) == [.notMetrics])
    let windows = Self.brand.replacing("\n", with: "\r\n")
    #expect(FontFacts.parse(file(windows)).value?.text == Self.brand)
  }

  @Test("Lines changed at random are read, or refused with one sentence, and measure what they say")
  func mutations() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<500 {
      var bytes = Array(Self.brand.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        bytes[place] = Array("0123456789ABCDEF -\n".utf8).randomElement(using: &random) ?? 48
      }
      let parsed = FontFacts.parse(SourceFile(path: "m", bytes: bytes))
      #expect((parsed.value == nil) == (parsed.diagnostics.count == 1))
      guard let facts = parsed.value else { continue }
      let font = Font(family: .named("Brand"), size: 500, metrics: FontMetrics(facts))
      #expect(width(of: "AV हटाएं 가", font: font).isDefined)
    }
  }
}
