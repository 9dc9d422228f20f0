import Diagnostics
import TestSupport
import Testing

@testable import AlertSpec

@Suite("Where values come from") struct ProvenanceTests {
  private func texts(_ steps: [ProvenanceStep]) -> [String] {
    steps.map { step in
      switch step {
      case .statement(let range): range.text
      case .token(let name, let range): name + " = " + range.text
      }
    }
  }

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
          fill: white
          cases: { hot: { fill: $color.tint } }
          """), in: environment)
    #expect(resolved.diagnostics == [])
    let alert = try #require(resolved.value)
    #expect(
      texts(alert.provenance(of: ["fill"], in: project.theme)) == [
        "$color.tint", "color.tint = $color.accent", "color.accent = systemRed", "white", "black",
        "systemBackground",
      ])
    #expect(texts(alert.provenance(of: ["corners"])) == ["8", "20"])
    #expect(alert.provenance(of: ["opacity"]) == [])
  }
}
