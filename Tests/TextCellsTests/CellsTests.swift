import Testing
import TextCells

struct CellsTests {
  @Test(
    "A grapheme takes the cells a terminal gives it",
    arguments: [
      ("a", 1), ("~", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("Ж", 1), ("א", 1), ("ก", 1),
      // Ambiguous width counts as narrow.
      ("“", 1), ("…", 1), ("─", 1), ("①", 1), ("±", 1), ("\u{E000}", 1),
      ("가", 2), ("\u{1100}\u{1161}", 2), ("漢", 2), ("あ", 2), ("。", 2), ("Ａ", 2), ("￥", 2),
      ("ｱ", 1), ("\u{3000}", 2), ("\u{20000}", 2),
      // Controls and invisible characters.
      ("\n", 0), ("\r\n", 0), ("\t", 0), ("\u{0}", 0), ("\u{7F}", 0), ("\u{85}", 0),
      ("\u{200B}", 0), ("\u{200D}", 0), ("\u{AD}", 0), ("\u{200E}", 0), ("\u{202E}", 0),
      ("\u{2066}", 0), ("\u{FEFF}", 0), ("\u{2028}", 0), ("\u{301}", 0),
      // Emoji.
      ("😀", 2), ("👩‍👩‍👧‍👦", 2), ("🇰🇷", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("👍🏽", 2), ("1️⃣", 2), ("#️⃣", 2), ("❤️", 2), ("❤", 1),
      ("❤\u{FE0E}", 1), ("❤️‍🔥", 2), ("☎️", 2), ("☎", 1), ("⌚", 2), ("⛹🏽", 2),
      // A selector after something not listed changes nothing.
      ("a\u{FE0F}", 1),
    ] as [(Character, Int)])
  func grapheme(_ character: Character, expected: Int) {
    #expect(cells(of: character) == expected)
  }

  @Test(
    "A text takes the cells of its graphemes",
    arguments: [
      ("", 0), ("Delete File?", 12), ("삭제하시겠습니까?", 17), ("👩‍👩‍👧‍👦가족", 6), ("1️⃣ 단계", 7),
      ("a\u{AD}b", 2), ("a\r\nb", 2), ("Café", 4),
    ])
  func text(_ text: String, expected: Int) {
    #expect(cells(of: text) == expected)
    #expect(cells(of: Substring(text)) == expected)
  }

  @Test(
    "A prefix keeps whole graphemes and never exceeds the limit",
    arguments: [
      ("가나다", 3, "가"), ("가나다", 4, "가나"), ("abc", 0, ""), ("abc", 9, "abc"), ("a😀b", 2, "a"),
      ("a😀b", 3, "a😀"), ("👩‍👩‍👧‍👦가족", 1, ""), ("", 5, ""), ("abc", -1, ""),
      ("a\u{200B}b", 1, "a\u{200B}"),
    ])
  func prefixFits(_ text: String, limit: Int, expected: String) {
    #expect(prefix(of: text, fitting: limit) == expected)
  }

  @Test("Every scalar alone takes 0, 1 or 2 cells, and all text of it the same")
  func everyScalar() {
    var outside: [Unicode.Scalar] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let one = cells(of: Character(scalar))
      if !(0...2).contains(one) || cells(of: String(scalar)) != one { outside.append(scalar) }
    }
    #expect(outside.isEmpty)
  }

  @Test("A prefix is as long as it can be, for every limit")
  func prefixIsMaximal() {
    let text = "ab가😀\u{301}1️⃣漢…é\tz👩‍👩‍👧‍👦"
    for limit in 0...cells(of: text) + 1 {
      let kept = prefix(of: text, fitting: limit)
      #expect(cells(of: kept) <= limit)
      if kept.endIndex < text.endIndex {
        #expect(cells(of: kept) + cells(of: text[kept.endIndex]) > limit)
      }
    }
  }
}
