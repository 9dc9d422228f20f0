import Diagnostics
import TestSupport
import Testing

@testable import TextCatalogs

@Suite("Formats of texts") struct FormatTests {
  private typealias Piece = MessageFormat.Piece

  @Test("Words, places, names and parts are told apart")
  func pieces() {
    func pieces(_ text: String) -> [MessageFormat.Piece] { MessageFormat(text).pieces }
    #expect(pieces("plain") == [.words("plain")])
    #expect(
      pieces("%@ and %2$lld of %1$@") == [
        .argument(place: nil, .object), .words(" and "), .argument(place: 2, .whole),
        .words(" of "), .argument(place: 1, .object),
      ])
    #expect(pieces("%.1f%%") == [.argument(place: nil, .decimal(digits: 1)), .words("%")])
    #expect(pieces("%05.2lf") == [.argument(place: nil, .decimal(digits: 2))])
    #expect(pieces("{count}장 {a b} {}") == [.named("count"), .words("장 {a b} {}")])
    #expect(
      pieces("%#@photos@ %2$#@days@") == [
        .substitution("photos", place: nil), .words(" "), .substitution("days", place: 2),
      ])
    #expect(pieces("%arg photos") == [.own, .words(" photos")])
    #expect(pieces("50% off, 100 %") == [.words("50% off, 100 %")])
    #expect(pieces("%") == [.words("%")])
    #expect(pieces("%#@open") == [.words("%#@open")])
  }

  private func localization(_ format: String) -> Localization {
    let range = SourceFile(path: "x", bytes: []).range(0..<0)
    return Localization(message: .text(format, range), range: range)
  }

  private func text(_ format: String, _ samples: [(String, String)]) -> String {
    let arguments = samples.map { SampleArgument(name: $0.0, text: $0.1) }
    switch localization(format).text(arguments, locale: "en", devices: ["iphone"]) {
    case .success(let text): return text
    case .failure(let fault): return "\(fault)"
    }
  }

  @Test("Samples go into places, by order or by name")
  func rendering() {
    let samples = [("count", "3"), ("name", "민지"), ("share", "0.256")]
    #expect(text("%lld: %@, %.1f %%", samples) == "3: 민지, 0.3 %")
    #expect(text("%2$@ (%1$d)", samples) == "민지 (3)")
    #expect(text("{name} {count}", samples) == "민지 3")
    #expect(text("%@ %@ %@ %@", samples) == "missingPlace(4)")
    #expect(text("{nmae}", samples) == "missingName(\"nmae\")")
    #expect(text("%@ %lld", samples) == "notANumber(\"name\")")
    #expect(text("%#@part@", samples) == "missingPart(\"part\")")
  }

  @Test("What has to agree between locales is kinds by place, and names")
  func signatures() {
    #expect(localization("%@ %d").signature == localization("%2$lld %1$@").signature)
    #expect(localization("%@ %d").signature != localization("%d %@").signature)
    #expect(localization("{a} {b}").signature == localization("{b}, {a}, {a}").signature)
    #expect(localization("{a}").signature != localization("a").signature)
    #expect(localization("%3$@").placeCount == 3)
    #expect(localization("{b} {a}").names == ["a", "b"])
  }

  @Test("Random bytes never trap, and a text without signs stays as it is")
  func random() {
    var random = SplitMix64(seed: 5)
    let letters = Array("%#@$lldarg{}.0123456789 가\n".unicodeScalars)
    for _ in 0..<4000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        text.append(letters.randomElement(using: &random) ?? " ")
      }
      let format = String(text)
      let pieces = MessageFormat(format).pieces
      if !format.contains("%"), !format.contains("{") {
        #expect(pieces == (format.isEmpty ? [] : [.words(format)]))
      }
      _ = localization(format).signature
    }
  }
}
