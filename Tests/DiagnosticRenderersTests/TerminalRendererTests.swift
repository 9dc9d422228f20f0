import DiagnosticRenderers
import Diagnostics
import TestSupport
import Testing

@Suite("The terminal form")
struct TerminalRendererTests {
  private func render(_ text: String, count: Int = 1) -> String {
    let source = MarkedSource(text)
    let diagnostics = source.ranges.prefix(count).map {
      Diagnostic(.error, "x/y", "m", at: $0)
    }
    return TerminalRenderer().render(diagnostics)
  }

  @Test(
    "Carets stand under the exact characters",
    arguments: [
      ("title: «알럿창»", "1 | title: 알럿창\n  |        ^^^^^^"),
      ("사진 «x»", "1 | 사진 x\n  |      ^"),
      ("👩‍👩‍👧 🇰🇷 «ok»", "1 | 👩‍👩‍👧 🇰🇷 ok\n  |       ^^"),
      ("a\t«b»\tc", "1 | a   b   c\n  |     ^"),
      ("한\t«b»", "1 | 한  b\n  |     ^"),
      ("«\t»x", "1 |     x\n  | ^^^^"),
      ("e\u{301}«a»", "1 | e\u{301}a\n  |  ^"),
      ("a«\u{1B}»[31m", "1 | a\\u{1B}[31m\n  |  ^^^^^^"),
      ("\u{FEFF}«a»", "1 | a\n  | ^"),
      ("a: b«»", "1 | a: b\n  |     ^"),
      ("a: «»b", "1 | a: b\n  |    ^"),
      ("a\n«»", "2 |\n  | ^"),
      ("a\r\n«b»\r\nc", "2 | b\n  | ^"),
      ("a\r«b»\rc", "2 | b\n  | ^"),
      ("ab«\n»c", "1 | ab\n  |   ^"),
      ("«ab\n»c", "1 | ab\n  | ^^"),
      ("«\u{301}»a", "1 | \u{25CC}\u{301}a\n  | ^"),
    ])
  func carets(text: String, excerpt: String) {
    let lines = render(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropFirst().dropLast(2).joined(separator: "\n") == excerpt)
  }

  @Test("A stretch of several lines is marked on each, indentation left out")
  func severalLines() {
    #expect(
      render("«a:\n  b: 1\n\n»c") == """
        a.alert.yaml:1:1: error[x/y]: m
        1 | a:
          | ^^
        2 |   b: 1
          |   ^^^^
        3 |


        """)
  }

  @Test("Of a long stretch the first and last lines are shown")
  func manyLines() {
    let text = "«a:\n" + String(repeating: "  b\n", count: 98) + "  end»"
    #expect(
      render(text) == """
        a.alert.yaml:1:1: error[x/y]: m
          1 | a:
            | ^^
            ...
        100 |   end
            |   ^^^


        """)
  }

  @Test("A long line is cut to a window around the stretch")
  func longLines() {
    let long = String(repeating: "가나다라 ", count: 50_000)
    let lines = render("a: " + long + "«오류»" + long).split(separator: "\n")
    #expect(lines[1].hasPrefix("1 | …") && lines[1].hasSuffix("…"))
    #expect(lines[1].unicodeScalars.count < 110)
    let source = Array(lines[1])
    let at = source.indices.first { source[$0] == "오" } ?? 0
    let before = source[..<at].reduce(0) {
      $0 + ($1.unicodeScalars.allSatisfy(\.isASCII) || $1 == "…" ? 1 : 2)
    }
    #expect(lines[2].prefix { $0 != "^" }.count == before)
    #expect(lines[2].hasSuffix(" ^^^^"))
  }

  @Test("A stretch longer than the window is marked to the window's end")
  func longStretch() {
    let lines = render("x: «" + String(repeating: "a", count: 100_000) + "»").split(separator: "\n")
    #expect(lines[1] == "1 | x: " + String(repeating: "a", count: 97) + "…")
    #expect(lines[2] == "  |    " + String(repeating: "^", count: 97))
  }

  @Test("Bytes that are no UTF-8 are shown and don't shift the carets")
  func malformed() {
    let file = SourceFile(path: "a", bytes: [0x61, 0xFF, 0xFE, 0xED, 0x95, 0x62, 0x63])
    let text = TerminalRenderer().render([Diagnostic(.error, "x/y", "m", at: file.range(5..<6))])
    #expect(text.contains("1 | a���bc\n  |     ^\n"))
  }

  @Test("Notes point at their own place, and help comes last with the edit")
  func notesAndHelp() {
    let source = MarkedSource("«title»: 취소\nx: 1\n«title»: 삭제\n")
    let fix = FixIt([.init(replacing: source.ranges[1], with: "message")], isCertain: false)
    let removal = FixIt(
      [.init(replacing: source.file.range(19..<source.file.bytes.count), with: "")],
      isCertain: true)
    let diagnostic = Diagnostic(
      .error, "yaml/duplicate-key", "'title' appears twice", at: source.ranges[1],
      notes: [Note("it is first written here", at: source.ranges[0]), Note("one is enough")],
      help: [Help("write 'message'", fix: fix), Help("delete it", fix: removal), Help("or stop")])
    #expect(
      TerminalRenderer().render([diagnostic]) == """
        a.alert.yaml:3:1: error[yaml/duplicate-key]: 'title' appears twice
        3 | title: 삭제
          | ^^^^^
        a.alert.yaml:1:1: note: it is first written here
        1 | title: 취소
          | -----
        note: one is enough
        help: write 'message'
        3 - title: 삭제
        3 + message: 삭제
        help: delete it
        3 - title: 삭제
        help: or stop


        """)
  }

  @Test("An inserted line is shown alone")
  func insertion() {
    let source = MarkedSource("alert: a«»\nmessage: b\n")
    let fix = FixIt([.init(replacing: source.ranges[0], with: "\ntitle: c")], isCertain: true)
    let diagnostic = Diagnostic(
      .warning, "x/y", "m", at: source.ranges[0], help: [Help("write a title", fix: fix)])
    let text = TerminalRenderer().render([diagnostic])
    #expect(text.hasSuffix("help: write a title\n2 + title: c\n\n"))
    #expect(text.hasPrefix("a.alert.yaml:1:9: warning[x/y]: m\n"))
  }

  @Test("Neither paths, sentences nor source can reach the terminal raw")
  func forging() {
    let file = SourceFile(path: "a\u{1B}]0;x\u{7}\nb", text: "\u{1B}[2J\u{202E}\u{9B}\0")
    let diagnostic = Diagnostic(
      .error, "x/y", "m\u{1B}[0m\nfake: error", at: file.range(0..<4),
      notes: [Note("n\u{7}", at: file.range(0..<1))], help: [Help("h\rx")])
    let text = TerminalRenderer().render([diagnostic])
    let hidden = text.unicodeScalars.filter {
      $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) || $0.value == 0x202E
    }
    #expect(hidden.isEmpty)
    #expect(text.contains("error[x/y]: m\\u{1B}[0m\\nfake: error\n"))
  }

  @Test("Colours are added only when asked, and the text is the same")
  func colors() {
    let source = MarkedSource("title: «알럿창»")
    let diagnostic = Diagnostic(
      .error, "x/y", "m", at: source.ranges[0],
      help: [
        Help("h", fix: FixIt([.init(replacing: source.ranges[0], with: "x")], isCertain: true))
      ])
    let plain = TerminalRenderer().render([diagnostic])
    let colored = TerminalRenderer(isColored: true).render([diagnostic])
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;31merror[x/y]:\u{1B}[0m"))
    var stripped = ""
    var skips = false
    for character in colored {
      if character == "\u{1B}" { skips = true }
      if !skips { stripped.append(character) }
      if character == "m" { skips = false }
    }
    #expect(stripped.replacing("\u{1B}", with: "") == plain.replacing("\u{1B}", with: ""))
  }

  @Test("An empty or unreadable file is named without a place")
  func withoutPlace() {
    let file = SourceFile(path: "gone", bytes: [])
    let text = TerminalRenderer().render([
      Diagnostic(.error, "file/missing", "m", at: file.range(0..<0))
    ])
    #expect(text == "gone: error[file/missing]: m\n\n")
  }

  @Test("Any range of any bytes is rendered", arguments: 0..<30 as Range<UInt64>)
  func anything(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let bytes = (0..<Int(generator.next() % 6_000)).map { _ -> UInt8 in
      let byte = UInt8(truncatingIfNeeded: generator.next())
      return byte == 0x0A && seed % 2 == 0 ? 0x20 : byte
    }
    let file = SourceFile(path: "a", bytes: bytes)
    for _ in 0..<20 {
      let lower = Int(generator.next() % UInt64(bytes.count + 1))
      let upper = lower + Int(generator.next() % UInt64(bytes.count + 2 - lower))
      let range = SourceRange(file: file, span: lower..<upper)
      let fix = FixIt(
        [.init(replacing: range, with: "a\nb"), .init(replacing: range, with: "")], isCertain: true)
      let diagnostic = Diagnostic(
        .error, "x/y", "m", at: range, notes: [Note("n", at: range)], help: [Help("h", fix: fix)])
      for entry in renderers {
        let text = entry.make(RenderingContext()).render([diagnostic])
        #expect(text.contains("m") && text.hasSuffix("\n"))
      }
    }
  }
}
