import Diagnostics
import TestSupport
import Testing

@Suite("Line tables")
struct LineTableTests {
  @Test("Lines end at LF, CRLF and CR, and at nothing else")
  func lineEnds() {
    let file = SourceFile(path: "a", text: "a\nb\r\nc\rd\u{85}e\u{2028}f\u{0B}g")
    let table = LineTable(file)
    #expect(table.lineCount == 4)
    let lines = (1...4).map { table.span(ofLine: $0).map(file.text) }
    #expect(lines == ["a", "b", "c", "d\u{85}e\u{2028}f\u{0B}g"])
    #expect(table.span(ofLine: 0) == nil && table.span(ofLine: 5) == nil)
  }

  @Test("Columns count scalars, whatever they take in bytes or cells")
  func columns() {
    let source = MarkedSource("x: 알럿 «e»\n\t«🧑‍🚀»«»\r\n«»")
    let places = source.ranges.map { LineTable(source.file).place(of: $0.span.lowerBound) }
    #expect(places.map(\.line) == [1, 2, 2, 3])
    #expect(places.map(\.column) == [7, 2, 5, 1])
  }

  @Test("A byte order mark is no column")
  func byteOrderMark() {
    let file = SourceFile(path: "a", text: "\u{FEFF}ab\nc")
    let table = LineTable(file)
    #expect(table.place(of: 0) == .init(line: 1, column: 1))
    #expect(table.place(of: 3) == .init(line: 1, column: 1))
    #expect(table.place(of: 4) == .init(line: 1, column: 2))
    #expect(table.span(ofLine: 1).map(file.text) == "ab")
  }

  @Test(
    "A place agrees with counting from the start of the file", arguments: 0..<40 as Range<UInt64>)
  func agreesWithCounting(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let alphabet = ["a", "é", "한", "🇰🇷", "\n", "\r\n", "\r", "\t", ""]
    var text = ""
    for _ in 0..<(seed % 4 == 0 ? 2_000 : 60) {
      // Long lines too, so that the counts kept for blocks of bytes are used.
      let choice = Int(generator.next() % UInt64(seed % 2 == 0 ? 4 : alphabet.count))
      text += alphabet[choice]
    }
    let file = SourceFile(path: "a", text: text)
    let table = LineTable(file)
    var place = LineTable.Place(line: 1, column: 1)
    var offset = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if previous == "\n" || (previous == "\r" && scalar != "\n") {
        place = .init(line: place.line + 1, column: 1)
      }
      #expect(table.place(of: offset) == place)
      offset += String(scalar).utf8.count
      place.column += 1
      previous = scalar
    }
    #expect(table.lineCount == (previous == "\n" || previous == "\r" ? place.line + 1 : place.line))
  }

  @Test("Offsets outside the file are taken to its ends", arguments: [-1, Int.min, 3, 99, Int.max])
  func outside(offset: Int) {
    let table = LineTable(SourceFile(path: "a", text: "abc"))
    #expect(table.place(of: offset) == .init(line: 1, column: offset < 0 ? 1 : 4))
    #expect(LineTable(SourceFile(path: "a", bytes: [])).place(of: offset).column == 1)
  }
}
