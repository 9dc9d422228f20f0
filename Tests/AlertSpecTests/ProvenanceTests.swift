import Diagnostics
import TestSupport
import Testing

@testable import AlertSpec

@Suite("Where values come from") struct ProvenanceTests {
  @Test("A value's chain goes through a case, the spec, its bases and the tokens it names")
  func chain() throws {
    let project = project(
      "theme: t.yaml",
      files: ["t.yaml": "color: { accent: systemRed, tint: $color.accent }"])
    let files = ["b.yaml": "alert: b\nextends: two-button\nfill: black\ncorners: 8"]
    let resolver = Resolver(project: project) { path, _ in
      files[path].map { .success(SourceFile(path: path, text: $0)) }
        ?? .failure(LoadFailure(sentence: "there is no such file"))
    }
    var environment = Environment()
    environment.caseName = "hot"
    let resolved = resolver.resolve(
      SourceFile(
        path: "a.yaml",
        text: """
          alert: a
          extends: b.yaml
          title: t
          actions: { confirm: OK }
          fill: white
          cases: { hot: { fill: $color.tint } }
          """), in: environment)
    #expect(resolved.diagnostics == [])
    let alert = try #require(resolved.value)
    let trace = try alert.trace(ofKey: "fill", in: project.theme).get()
    #expect(
      trace.statements.map(\.text) == ["$color.tint", "white", "black", "systemBackground"])
    #expect(trace.tokens.map(\.name) == ["color.tint", "color.accent"])
    #expect(trace.tokens.map(\.range.text) == ["$color.accent", "systemRed"])
    #expect(try alert.trace(ofKey: "corners", in: project.theme).get().tokens == [])
  }
}
