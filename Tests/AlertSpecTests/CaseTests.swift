import Diagnostics
import TestSupport
import Testing

@testable import AlertSpec

/// A spec of text read in an environment.
func read(
  _ text: String, files: [String: String] = [:], _ change: (inout Environment) -> Void = { _ in }
) -> Diagnosed<Alert?> {
  var environment = Environment()
  change(&environment)
  return Resolver { path, _ in
    files[path].map { .success(SourceFile(path: path, text: $0)) }
      ?? .failure(LoadFailure(sentence: "there is no such file"))
  }.resolve(SourceFile(path: "a.alert.yaml", text: text), in: environment)
}

@Suite("Cases") struct CaseTests {
  private func text(_ id: String, of alert: Alert?) -> String? {
    (alert?.view(named: id)?.content as? TextView)?.text
  }

  private static let spec = """
    alert: a
    extends: builder
    title: T
    message: M
    layout: { spacing: 8, insets: { top: 4 } }
    actions: { confirm: OK, more: More }
    cases:
      long: { message: Longer, layout: { insets: { top: 9 } } }
      empty: {}
      other:
        actions: { confirm: { title: Go }, last: Last }
        views: { title: { hidden: true }, extra: Extra }
    """

  @Test("A case goes over the spec as a file that extends it would")
  func merging() {
    let base = read(Self.spec)
    #expect(base.diagnostics == [])
    #expect(text("message", of: base.value) == "M")
    let long = read(Self.spec) { $0.caseName = "long" }
    #expect(long.diagnostics == [])
    #expect(text("title", of: long.value) == "T")
    #expect(text("message", of: long.value) == "Longer")
    #expect(long.value?.layout?.spacing == 8)
    #expect(long.value?.layout?.insets.top == 9)
    #expect(long.value?.name == "a")
    let other = read(Self.spec) { $0.caseName = "other" }.value
    #expect(other?.actions.map(\.id) == ["confirm", "more", "last"])
    #expect(other?.actions.first?.title == "Go")
    #expect(other?.view(named: "title")?.isHidden == true)
    #expect(text("extra", of: other) == "Extra")
    #expect(text("message", of: read(Self.spec) { $0.caseName = "empty" }.value) == "M")
  }

  @Test("Cases are inherited and changed like all else, over the spec that inherits them")
  func inheritance() {
    let files = ["b.yaml": Self.spec]
    let spec = """
      alert: b
      extends: b.yaml
      message: Own
      cases: { long: { title: Changed }, new: { title: New } }
      """
    let long = read(spec, files: files) { $0.caseName = "long" }
    #expect(long.diagnostics == [])
    #expect(text("message", of: long.value) == "Longer")
    #expect(text("title", of: long.value) == "Changed")
    #expect(text("message", of: read(spec, files: files) { $0.caseName = "new" }.value) == "Own")
    let chain = Resolver { path, _ in
      .success(SourceFile(path: path, text: Self.spec))
    }.chain(of: SourceFile(path: "a.yaml", text: spec)).value
    #expect(chain?.caseNames == ["long", "empty", "other", "new"])
  }

  @Test("Where a case's value was stated is told of the case")
  func origins() {
    let long = read(Self.spec) { $0.caseName = "long" }.value
    #expect(long?.origin(of: ["layout", "insets", "top"])?.text == "9")
    #expect(long?.origin(of: ["layout", "spacing"])?.text == "8")
  }

  @Test(
    "A case is a map of what it changes, under a name of its own",
    arguments: [
      ("cases: [a]", "spec/wrong-type"), ("cases: { a: }", "spec/no-value"),
      ("cases: { a: b }", "spec/wrong-type"), ("cases: { all: {} }", "spec/name-taken"),
      ("cases: { 1a: {} }", "spec/bad-name"), ("cases: { a: { version: 1 } }", "spec/unknown-key"),
      ("cases: { a: { cases: {} } }", "spec/unknown-key"),
    ])
  func faults(line: String, code: String) {
    let found = read("alert: a\ntitle: t\n" + line).diagnostics
    #expect(found.map(\.code.description) == [code])
  }
}
