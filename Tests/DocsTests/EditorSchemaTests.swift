import AlertCompiler
import Foundation
import TestSupport
import Testing

@Suite("The schema for editors, as a file")
struct EditorSchemaFileTests {
  @Test("docs/alert.schema.json is what the table of keys says")
  func freshness() throws {
    try expectRecorded(EditorSchema.text, at: "docs/alert.schema.json")
  }

  @Test("docs/project.schema.json is what the table of the project file's keys says")
  func freshnessOfProject() throws {
    try expectRecorded(EditorSchema.projectText, at: "docs/project.schema.json")
  }

  @Test("docs/theme.schema.json is what the table of a theme's keys says")
  func freshnessOfThemes() throws {
    try expectRecorded(EditorSchema.themeText, at: "docs/theme.schema.json")
  }

  @Test(
    "It can be read, and every reference in it leads somewhere",
    arguments: [
      (EditorSchema.text, 20), (EditorSchema.projectText, 0), (EditorSchema.themeText, 8),
    ])
  func references(text: String, fewest: Int) throws {
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let definitions = try #require(root?["$defs"] as? [String: Any])
    var used: Set<String> = []
    for match in text.matches(of: /"\$ref": "#\/\$defs\/([^"]+)"/) { used.insert(String(match.1)) }
    #expect(used == Set(definitions.keys))
    #expect(used.count > fewest)
  }
}

/// Compares a generated page with its file; with ALERTC_RECORD=1 the file is written anew, and the
/// test fails.
func expectRecorded(_ text: String, at path: String) throws {
  if (try? packageText(path)) == text { return }
  guard ProcessInfo.processInfo.environment["ALERTC_RECORD"] == "1" else {
    Issue.record(
      """
      \(path) is not what its sources say; refresh it with
      ALERTC_RECORD=1 swift test --disable-xctest --filter DocsTests
      """)
    return
  }
  try Data(text.utf8).write(to: packageRoot.appendingPathComponent(path))
  Issue.record("recorded \(path): look at what changed, then run again")
}
