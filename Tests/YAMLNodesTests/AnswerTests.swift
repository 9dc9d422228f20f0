import Diagnostics
import Testing
import YAMLNodes

@Suite("What designers really type")
struct AnswerTests {
  @Test("Each mistake gets its answer, and the rest of the file is read", arguments: Row.all)
  func answers(_ row: Row) {
    let result = parse(SourceFile(row.text))
    #expect(describe(result.value) == row.tree)
    #expect(result.diagnostics.map(describe).joined(separator: "\n") == row.answer)
  }

  @Test("What is certain to mend a fault mends it", arguments: Row.all)
  func certainFixes(_ row: Row) {
    let file = SourceFile(row.text)
    let diagnostics = parse(file).diagnostics
    let fixed = diagnostics.compactMap { diagnostic in
      diagnostic.help.compactMap(\.fix).first { $0.isCertain }
    }
    guard fixed.count == diagnostics.count else { return }
    let mended = SourceFile(applying(fixed.flatMap(\.edits), to: file))
    #expect(parse(mended).diagnostics.map(describe) == [], "\(mended.text(in: 0..<9_999))")
  }

  @Test("Ten mistakes in one file give ten answers in order")
  func tenMistakes() {
    let text = """
      message：안녕
      title: *bold*
      fill: #fff
      actions:
        -OK
      name: @x
      b: !x y
      c: a: b
      d: "q" z
      e: {n} d
      f: 'open
      g: 1
      g: 2
      h: %x

      """
    let result = parse(SourceFile(text))
    let table = LineTable(SourceFile(text))
    #expect(
      result.diagnostics.map { table.place(of: $0.range.span.lowerBound).line }
        == [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 13, 14])
    #expect(
      describe(result.value)
        == "{message: 안녕, title: ?, fill: ?, actions: [OK], name: ?, b: ?, c: ?, d: ?, e: ?, f: ?, g: 1, h: ?}"
    )
  }

  @Test(
    "What is no mistake gets no answer",
    arguments: [
      "a: No\nb: 12:30\nc: 1.10\nd: 50%\ne: a:b\nf: https://a.b/c\n", "a: ~\nb: null\nc:\n",
      "a: x # remark\nb: 300 #wide\nc: R&D\nd: it's\n", "a: {name}\n", "# x\na:\n  # y\n  b: 1\n",
      "a: “Delete” this?\nb: 그는 ‘네’라고 했다\n", "a: one\n  two\n", "a: 'one\n  two: three'\n",
      "{\n  \"title\": \"Hello\",\n  \"b\":1\n}\n", "a:\n  https://x.y\n", "a:\n  -5\n",
      "a:\n- b\n- c\n",
      "a: [x,\n  y]\nb: {c: 1,\n  d: 2}\n", "가: 나\n👨‍👩‍👧: 👍🏽\n", "a: |\n  - x\n  y:z\n\n  #\n",
      "a: 1\r\nb: 2\r\n",
      "--- \na: 1\n...\n# end\n", "a:\tb\n", "constraints:\n  - a == b.c + 2 @high\n",
    ])
  func silence(_ text: String) {
    #expect(parse(SourceFile(text)).diagnostics.map(describe) == [])
  }

  private func applying(_ edits: [FixIt.Edit], to file: SourceFile) -> String {
    var bytes = file.bytes
    for edit in edits.sorted(by: { $0.range.span.lowerBound > $1.range.span.lowerBound }) {
      bytes.replaceSubrange(edit.range.span, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
