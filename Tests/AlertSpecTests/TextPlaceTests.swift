import Diagnostics
import TestSupport
import Testing

@testable import AlertSpec

@Suite("Where the words of a box are written") struct TextPlaceTests {
  private func resolve(_ source: MarkedSource, files: [String: String] = [:]) throws -> Alert {
    let resolved = Resolver { path, _ in
      files[path].map { .success(SourceFile(path: path, text: $0)) }
        ?? .failure(LoadFailure(sentence: "there is no such file"))
    }.resolve(source.file)
    return try #require(resolved.value)
  }

  @Test("A text is found in every kind of view, in groups and in actions")
  func everyKind() throws {
    let source = MarkedSource(
      """
      alert: a
      extends: builder
      title: «short»
      views:
        plain: «plain»
        label: { lines: 1, text: «label» }
        box: { group: { inner: { text: «inner» } } }
        rows: { list: [«first», { title: «second», detail: «third» }] }
        tick: { checkbox: { on: true, title: «tick» } }
        typed: { field: { text: '', placeholder: «typed» } }
      actions:
        confirm: «yes»
        cancel: { role: cancel, title: «no» }
      """)
    let alert = try resolve(source)
    let ids = [
      "title", "plain", "label", "inner", "rows.1.title", "rows.2.title", "rows.2.detail",
      "tick.title", "typed.text", "confirm", "cancel",
    ]
    #expect(ids.map { alert.rangeOfText(inBox: $0)?.text } == source.ranges.map(\.text))
    #expect(ids.map { alert.rangeOfText(inBox: $0) } == source.ranges)
    #expect(alert.rangeOfText(inBox: "rows.3.title") == nil)
    #expect(alert.rangeOfText(inBox: "nobody") == nil)
  }

  @Test("A text that is inherited is found in the base")
  func inherited() throws {
    let source = MarkedSource("alert: a\nextends: base.yaml\nviews: { title: { lines: 1 } }")
    let alert = try resolve(
      source, files: ["base.yaml": "alert: base\nextends: builder\ntitle: words"])
    let range = try #require(alert.rangeOfText(inBox: "title"))
    #expect(range.file.path == "base.yaml")
    #expect(range.text == "words")
  }
}
