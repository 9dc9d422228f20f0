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

  @Test("Every key has a sentence that ends in a full stop and fits into a table")
  func sentences() {
    let projects = ProjectSettings.keyShapes + ThemeFile.keyShapes
    for key in Alert.keyShapes + View.keyShapes + ViewKinds.all.flatMap({ $0.keyShapes }) + projects
    {
      #expect(key.doc.hasSuffix("."), "\(key.name)")
      #expect(!key.doc.contains("|") && !key.doc.contains("\n"), "\(key.name)")
    }
  }
}
