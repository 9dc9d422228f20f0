import Diagnostics
import Testing

@Suite("Quoting")
struct QuotingTests {
  @Test(
    "What could forge or hide is shown by its code point",
    arguments: [
      ("plain", "plain"), ("알럿 é 👩‍👩‍👧 🇰🇷 ❤️", "알럿 é 👩‍👩‍👧 🇰🇷 ❤️"), ("\u{1B}[31m", "\\u{1B}[31m"),
      ("a\u{202E}b", "a\\u{202E}b"), ("a\u{200B}b", "a\\u{200B}b"), ("a\u{A0}b", "a\\u{A0}b"),
      ("a\u{3000}b", "a\\u{3000}b"), ("a\nb\tc\r\nd", "a\\nb\\tc\\r\\nd"), ("\0", "\\u{0}"),
      ("1\u{200D}2", "1\\u{200D}2"), ("\u{3164}", "\\u{3164}"), ("\u{2028}", "\\u{2028}"),
      ("\u{E000}", "\\u{E000}"), ("\u{9B}", "\\u{9B}"), ("\u{FEFF}", "\\u{FEFF}"), ("", ""),
    ])
  func escapes(text: String, shown: String) {
    #expect(escaped(text) == shown)
    #expect(quoted(text) == "'\(shown)'")
  }

  @Test("Long text is cut in the middle")
  func cut() {
    let text = String(repeating: "가", count: 30) + String(repeating: "나", count: 31)
    let shown = escaped(text)
    #expect(shown.count == 60)
    #expect(shown.hasPrefix("가가") && shown.hasSuffix("나나") && shown.contains("…"))
    #expect(escaped(text, limit: 61) == text)
  }

  @Test("Any limit is taken", arguments: [Int.min, -1, 0, 1, 2, 3, Int.max])
  func limits(limit: Int) {
    #expect(escaped("abc", limit: limit).count <= 3)
  }

  @Test("One character of a thousand marks is cut as well")
  func endlessCharacter() {
    let text = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(escaped(text).utf8.count < 100)
  }
}
