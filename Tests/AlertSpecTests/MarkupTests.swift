import Diagnostics
import Geometry
import TestSupport
import Testing
import Typography

@testable import AlertSpec

@Suite("Marks in texts") struct MarkupTests {
  /// Bold runs between asterisks, underlined ones between underscores, a named one in brackets.
  private func shown(_ text: String) -> String {
    MarkedText(text, runs: ["a", "b"]).runs.map { run in
      var shown = run.text
      if run.isBold { shown = "*\(shown)*" }
      if run.isUnderlined { shown = "_\(shown)_" }
      return run.name.map { "[\(shown)]\($0)" } ?? shown
    }.joined(separator: "|")
  }

  @Test(
    "Marks divide a text into runs, and a backslash takes their meaning",
    arguments: [
      ("plain", "plain"), ("", ""), ("**a**", "*a*"), ("a **b** c", "a |*b*| c"),
      ("__a__b", "_a_|b"), ("**a __b__**", "*a *|_*b*_"), ("**a __b** c__", "*a *|_*b*_|_ c_"),
      ("[x](a)", "[x]a"), ("[x](a)[y](a)", "[xy]a"), ("[x](a)[y](b)", "[x]a|[y]b"),
      ("[**x** y](a)", "[*x*]a|[ y]a"), ("**[x](a)** y", "[*x*]a| y"),
      ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("[필수] 동의", "[필수] 동의"),
      ("[a] (b)", "[a] (b)"), ("[a [b](a)", "[a |[b]a"), (#"\*\*a\*\*"#, "**a**"),
      (#"\[x](a)"#, "[x](a)"), (#"[x\](a)](a)"#, "[x](a)]a"), (#"C:\new"#, #"C:\new"#),
      (#"\\**a**"#, #"\|*a*"#), ("](a)", "](a)"), ("[x](a", "[x](a"), ("한**글**", "한|*글*"),
    ])
  func runs(text: String, expected: String) {
    #expect(shown(text) == expected)
    #expect(MarkedText(text, runs: ["a", "b"]).faults == [])
  }

  @Test(
    "Marks that are wrong are found where they stand",
    arguments: [
      ("a **b", [.unclosed("**", 2..<4)]), ("__", [.unclosed("__", 0..<2)]),
      ("****", [.empty(0..<4)]), ("[](a)", [.empty(0..<5)]), ("[x](c)", [.unknownRun("c", 4..<5)]),
      ("[x]()", [.unknownRun("", 4..<4)]),
      ("**[x](c) __", [.unclosed("**", 0..<2), .unknownRun("c", 6..<7), .unclosed("__", 9..<11)]),
    ] as [(String, [MarkedText.Fault])])
  func faults(text: String, expected: [MarkedText.Fault]) {
    #expect(MarkedText(text, runs: ["a", "b"]).faults == expected)
  }

  @Test("Nothing but marks and backslashes is lost, whatever stands in a text")
  func nothingIsLost() {
    var random = SplitMix64(seed: 12)
    let parts = ["*", "**", "_", "__", "[", "]", "(a)", "(", ")", "\\", "가", "x", " "]
    func letters(_ text: String) -> String { text.filter { $0 == "가" || $0 == "x" || $0 == " " } }
    for _ in 0..<3000 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let marked = MarkedText(text, runs: ["a"])
      #expect(letters(marked.text) == letters(text), "\(text)")
      #expect(marked.runs.allSatisfy { !$0.text.isEmpty })
      for fault in marked.faults {
        #expect(fault.range.lowerBound >= 0 && fault.range.upperBound <= text.utf8.count)
      }
    }
  }

  @Test("A text of a megabyte of marks is read in one pass")
  func megabyte() {
    for part in ["[", "[x](a)", "**x** ", "](", "\\"] {
      let text = String(repeating: part, count: 1_000_000 / part.utf8.count)
      #expect(MarkedText(text, runs: ["a"]).text.utf8.count <= text.utf8.count)
    }
  }

  private func message(_ text: String) throws -> Box {
    let result = resolve(text)
    #expect(result.diagnostics.isEmpty)
    let boxes = try #require(result.value).boxes(in: Environment(appearance: .dark))
    return try #require(boxes.alert.children.first { $0.id == "message" })
  }

  @Test("Without the switch asterisks and brackets are drawn")
  func plain() throws {
    let box = try message("alert: a\nextends: builder\nmessage: '**a** [b](c)'")
    guard case .text(let block, _, _) = box.content else {
      Issue.record("no text")
      return
    }
    #expect(block.runs.map(\.text) == ["**a** [b](c)"])
    #expect(box.runs.isEmpty)
  }

  @Test("A run has its own font, colour, underline and link over the text's, a base's run the rest")
  func looks() throws {
    let box = try message(
      """
      alert: a
      extends: builder
      message:
        text: 'x **b** [y **z**](more)'
        font: { size: 20, weight: medium }
        markup:
          more: { font: { size: 30, family: system }, color: { light: white, dark: black }, underline: true, link: go }
      """)
    guard case .text(let block, _, _) = box.content else {
      Issue.record("no text")
      return
    }
    #expect(block.runs.map(\.text) == ["x ", "b", " ", "y ", "z"])
    #expect(block.runs.map(\.font.size) == [20, 20, 20, 30, 30])
    #expect(block.runs.map(\.font.family) == [.system, .system, .system, .system, .system])
    #expect(block.runs.map(\.font.weight) == [.medium, .bold, .medium, .medium, .bold])
    let black = Color(rgba: 0x0000_00FF)
    #expect(box.runs.map(\.link) == [nil, nil, nil, "go", "go"])
    #expect(box.runs.map(\.isUnderlined) == [false, false, false, true, true])
    #expect(box.runs.map(\.color) == [nil, nil, nil, black, black])
  }

  @Test("Runs of a base are kept, one of them changed, and the switch can be turned off")
  func merging() throws {
    let base = """
      alert: base
      extends: builder
      message:
        text: '[x](one) [y](two)'
        markup: { one: { link: first, underline: true }, two: { link: second } }
      """
    func look(_ own: String) throws -> [BoxRun] {
      let result = resolve("alert: a\nextends: base.yaml\n" + own, files: ["base.yaml": base])
      #expect(result.diagnostics.isEmpty)
      let boxes = try #require(result.value).boxes(in: Environment())
      return try #require(boxes.alert.children.first { $0.id == "message" }).runs
    }
    let changed = try look("message: { markup: { one: { link: other } } }")
    #expect(changed.map(\.link) == ["other", nil, "second"])
    #expect(changed.map(\.isUnderlined) == [true, false, false])
    #expect(try look("message: { markup: false }").isEmpty)
    #expect(try look("message: '[y](two)'").map(\.link) == ["second"])
  }

  @Test(
    "A mark that is wrong in a base is placed there, and a quoted text is counted from its quote")
  func places() throws {
    let found = complaints(
      "alert: a\nextends: builder\nmessage: { markup: true, text: \"한글 **b\" }")
    #expect(found.contains("a.alert.yaml:3:36: error[markup/unclosed]"), "\(found)")
    let based = complaints(
      "alert: a\nextends: b.yaml\nmessage: { markup: true }",
      files: ["b.yaml": "alert: b\nextends: builder\nmessage: a **b"])
    #expect(based.contains("b.yaml:3:12: error[markup/unclosed]"), "\(based)")
  }
}
