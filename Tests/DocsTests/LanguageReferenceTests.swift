import Foundation
import TestSupport
import Testing

@testable import AlertSpec

@Suite("The reference of the language")
struct LanguageReferenceTests {
  private static let path = "docs/language.md"
  private static let begin = "<!-- reference: begin. Made by a test, not by hand. -->\n"
  private static let end = "<!-- reference: end -->\n"

  @Test("The reference in docs/language.md is what the table of keys says")
  func reference() throws {
    let page = try packageText(Self.path)
    let start = try #require(page.firstRange(of: Self.begin)).upperBound
    let stop = try #require(page[start...].firstRange(of: Self.end)).lowerBound
    let expected = "\n" + LanguageReference.text + "\n"
    if page[start..<stop] == expected { return }
    guard ProcessInfo.processInfo.environment["ALERTC_RECORD"] == "1" else {
      Issue.record(
        """
        the reference in \(Self.path) is not what the table says; refresh it with
        ALERTC_RECORD=1 swift test --disable-xctest --filter DocsTests
        """)
      return
    }
    let text = page[..<start] + expected + page[stop...]
    try text.write(
      to: packageRoot.appendingPathComponent(Self.path), atomically: true, encoding: .utf8)
    Issue.record("recorded \(Self.path): look at what changed, then run again")
  }

  @Test(
    "A default is found by reading specs with the key and without it",
    arguments: [
      ("spacing", "layout", "0"), ("axis", "layout", "column"), ("width", "layout", nil),
      ("height", "buttons", "44"), ("followsCorners", "buttons", "false"),
      ("duration", "presentation", "0.5"), ("edge", "presentation", "none"),
      ("insets", "layout", "0"), ("color", "backdrop", "clear"), ("opacity", "backdrop", "1"),
    ] as [(String, String, String?)])
  func defaults(name: String, owner: String, expected: String?) throws {
    let outer = try #require(Alert.type.key(named: owner)).keyShape
    let key = try #require(Self.keys(outer.shape).first { $0.name == name })
    #expect(DefaultProbe.value(of: key, at: SpecPlace().inside(owner)) == expected)
  }

  @Test("Every key of the spec has a sentence that ends in a full stop")
  func sentences() {
    for key in Alert.type.shape.keys() + View.keys.map(\.keyShape)
      + ViewKinds.all.flatMap({ $0.keyShapes })
    {
      #expect(key.doc.hasSuffix("."), "\(key.name)")
      #expect(!key.doc.contains("|"), "\(key.name)")
    }
  }

  private static func keys(_ shape: ValueShape) -> [KeyShape] {
    switch shape {
    case .record(let record): record.keys()
    case .either(let shapes): shapes.flatMap(keys)
    default: []
    }
  }
}
