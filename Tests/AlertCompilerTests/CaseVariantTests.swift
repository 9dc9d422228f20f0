import AlertCompiler
import Diagnostics
import TestSupport
import Testing

@Suite("Cases and conditions, compiled")
struct CaseVariantTests {
  private static let spec = "specs/gallery/download-progress.alert.yaml"

  private func compile(_ change: (inout EnvironmentRequest) -> Void) throws -> Diagnosed<[Artifact]>
  {
    var request = EnvironmentRequest()
    change(&request)
    return try AlertCompilerTests.compile(Self.spec, request)
  }

  private func text(_ path: String, of artifacts: [Artifact]) -> String {
    artifacts.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  @Test("Cases come last in the names of variants, and in the artifacts")
  func caseNames() throws {
    let compiled = try compile { ($0.cases, $0.orientations) = ("all", "all") }
    #expect(compiled.diagnostics == [])
    var expected: [String] = []
    for orientation in ["portrait", "landscape"] {
      for name in ["base", "long-name", "failed"] {
        for ending in ["json", "txt"] {
          expected.append("download-progress/\(orientation).\(name).\(ending)")
        }
      }
    }
    #expect(compiled.value.map(\.path) == expected)
    let failed = text("download-progress/portrait.failed.json", of: compiled.value)
    #expect(failed.contains("\"case\": \"failed\""))
    #expect(failed.contains("download.retry"))
    #expect(
      text("download-progress/portrait.base.json", of: compiled.value).contains("\"case\": null"))
    #expect(
      text("download-progress/landscape.base.txt", of: compiled.value).contains("360 × "))
    #expect(text("download-progress/portrait.base.txt", of: compiled.value).contains("300 × "))
  }

  @Test("One case alone is no variant")
  func oneCase() throws {
    let compiled = try compile { $0.cases = "failed" }
    #expect(compiled.value.map(\.path) == ["download-progress.json", "download-progress.txt"])
    #expect(try compile { $0.cases = "base" }.value == compile { _ in }.value)
  }

  @Test("A case that the spec doesn't have is an error at its name, beside all other faults")
  func unknownCase() throws {
    let compiled = try compile { $0.cases = "fialed,base" }
    #expect(compiled.value.isEmpty)
    #expect(compiled.diagnostics.map(\.code) == ["case/unknown"])
    #expect(compiled.diagnostics.first?.help.first?.message == "did you mean 'failed'?")
  }

  @Test("What is wrong in a case is told once, whichever are compiled")
  func faultsInCases() throws {
    let text = """
      alert: a
      extends: builder
      title: t
      cases: { one: { titel: x }, two: {} }
      """
    for cases in [nil, "base", "two", "all", "three"] {
      var options = CompileOptions()
      options.environments.cases = cases
      let found = try Compiler(options: options) { _, _ in
        .failure(LoadFailure(sentence: ""))
      }.check(SourceFile(path: "a.alert.yaml", text: text))
      #expect(found.filter { $0.code == "spec/unknown-key" }.count == 1, "\(cases ?? "none")")
      #expect(found.count == (cases == "three" ? 2 : 1))
    }
  }

  @Test("An unknown item of --case is refused before any spec is read")
  func emptyItem() {
    #expect(throws: UsageFault.self) { try compile { $0.cases = "a,,b" } }
  }
}
