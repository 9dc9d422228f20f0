import TestSupport
import Testing

@testable import TextCatalogs

@Suite("Plural rules") struct PluralTests {
  @Test("Every sample of CLDR is of its category")
  func samples() throws {
    let text = try packageText("Tests/TextCatalogsTests/Resources/plural-samples.txt")
    var count = 0
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      let expected = try #require(PluralCategory(rawValue: words[1]))
      for number in words.dropFirst(2) {
        let operands = try #require(PluralOperands(number))
        let found = PluralRules.category(of: operands, locale: words[0])
        if found != expected { Issue.record("\(words[0]): \(number) is \(found), not \(expected)") }
        count += 1
      }
    }
    #expect(count > 5000)
  }

  @Test("A region has the rules of its language, unless it has its own")
  func regions() throws {
    let zero = try #require(PluralOperands("0"))
    #expect(PluralRules.category(of: zero, locale: "pt-BR") == .one)
    #expect(PluralRules.category(of: zero, locale: "pt-PT") == .other)
    #expect(PluralRules.category(of: zero, locale: "PT_pt") == .other)
    #expect(PluralRules.category(of: zero, locale: "fr-CA") == .one)
    #expect(PluralRules.category(of: zero, locale: "ko") == .other)
    #expect(PluralRules.category(of: zero, locale: "xx") == .other)
  }

  @Test("Only plain decimal numbers are numbers")
  func operands() {
    for text in ["", "x", "1,000", "1.", ".5", "1e3", "--1x", "1.2.3", "９", "1 "] {
      #expect(PluralOperands(text) == nil, "\(text)")
    }
    #expect(PluralOperands("007")?.whole == "7")
    #expect(PluralOperands("-1")?.whole == "1")
  }

  @Test("Decimals are written with as many digits as asked for")
  func decimals() {
    #expect(PluralOperands("1.25")?.written(digits: 1) == "1.3")
    #expect(PluralOperands("0.04")?.written(digits: 1) == "0.0")
    #expect(PluralOperands("9.99")?.written(digits: 1) == "10.0")
    #expect(PluralOperands("12")?.written(digits: 2) == "12.00")
    #expect(PluralOperands("2.5")?.written(digits: 0) == "3")
  }
}
