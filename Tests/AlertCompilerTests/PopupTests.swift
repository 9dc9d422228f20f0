import AlertCompiler
import Diagnostics
import Testing

/// A popup whose card has nothing but buttons.
@Suite("Popups without words") struct PopupTests {
  private func compile(_ lines: [String]) throws -> Diagnosed<[Artifact]> {
    let text = (["alert: p", "extends: popup"] + lines).joined(separator: "\n") + "\n"
    return try Compiler(options: CompileOptions()).compile(
      SourceFile(path: "p.alert.yaml", bytes: Array(text.utf8)))
  }

  @Test("The card is there for its buttons, also without a title and a message")
  func buttonsAlone() throws {
    for lines in [["actions: { confirm: OK }"], ["actions: { cancel: Later, confirm: OK }"]] {
      let compiled = try compile(lines)
      #expect(compiled.diagnostics == [])
      let json = try #require(compiled.value.first { $0.path.hasSuffix(".json") })
      let text = String(decoding: json.bytes, as: UTF8.self)
      #expect(text.contains("\"card\"") && text.contains("\"confirm\""))
    }
  }

  @Test("A card that is hidden holds nothing, and one without buttons is not shown")
  func noCard() throws {
    let hidden = try compile(["views: { card: { hidden: true } }", "actions: { confirm: OK }"])
    #expect(!hidden.diagnostics.isEmpty)
    #expect(try compile([]).diagnostics.map(\.code) == ["spec/nothing-to-show"])
  }
}
