import AlertCompiler
import Diagnostics
import Testing

/// What is made in more environments than fit in memory.
@Suite("Artifacts in parts")
struct ArtifactsTests {
  private let source = SourceFile(
    path: "a.alert.yaml",
    text: """
      alert: a
      extends: two-button
      title: 사진을 삭제할까요?
      actions: { cancel: 취소, confirm: 삭제 }

      """)

  private func compiler() throws -> Compiler {
    var options = CompileOptions()
    options.environments.devices = "iphone-se,iphone-15"
    options.environments.textSizes = "all"
    return try Compiler(options: options)
  }

  private func handedOver(_ artifacts: Artifacts) -> [Artifact] {
    var all: [Artifact] = []
    artifacts.forEach { artifact in
      all.append(artifact)
      return true
    }
    return all
  }

  @Test(
    "What isn't kept is made again, byte for byte and in the same order", arguments: [0, 50_000])
  func madeAgain(limit: Int) throws {
    let whole = try compiler().compile(source)
    let parts = try compiler().compile(source, keeping: limit)
    #expect(whole.value.count == 48)
    #expect(parts.value.kept.count < 48 && parts.value.kept.count >= 2)
    #expect(handedOver(parts.value) == whole.value)
    #expect(parts.diagnostics == whole.diagnostics)
  }

  @Test("Whoever takes no more gets no more", arguments: [1, 2, 7])
  func stopped(count: Int) throws {
    var taken = 0
    try compiler().compile(source, keeping: 0).value.forEach { _ in
      taken += 1
      return taken < count
    }
    #expect(taken == count)
  }

  @Test(
    "An error in the last environment leaves no artifact of the first", arguments: [0, Int.max])
  func errors(limit: Int) throws {
    var options = CompileOptions()
    options.environments.textSizes = "large,accessibility5"
    let source = SourceFile(
      path: "a.alert.yaml",
      text: """
        alert: a
        extends: two-button
        title: T
        actions: { cancel: 취소, confirm: 삭제 }
        layout:
          width: { when: [{ textSize: accessibility, value: 340 }, { value: 300 }] }
        constraints: [alert.width <= 310]

        """)
    let result = try Compiler(options: options).compile(source, keeping: limit)
    #expect(result.hasErrors)
    #expect(result.value.isEmpty && handedOver(result.value).isEmpty)
  }
}
