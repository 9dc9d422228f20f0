import Diagnostics
import Testing

@testable import AlertCompiler

/// One spec in many environments: each finding once, with how many it holds for.
@Suite("Findings of variants") struct VariantTests {
  private func check(_ text: String, _ change: (inout EnvironmentRequest) -> Void) throws
    -> [Diagnostic]
  {
    var options = CompileOptions()
    change(&options.environments)
    let compiler = try Compiler(options: options) { _, _ in
      .failure(LoadFailure(sentence: "there is no such file"))
    }
    return compiler.check(SourceFile(path: "a.alert.yaml", text: text))
  }

  private static let wide = "alert: a\nextends: builder\ntitle: 제목\nlayout: { width: 380 }\n"

  @Test("A finding says in how many variants it holds, and in which first")
  func count() throws {
    let found = try check(Self.wide) {
      $0.devices = "iphone-14,iphone-se,iphone-16-pro-max"
      $0.appearances = "light,dark"
    }
    #expect(found.map(\.code.description) == ["layout/off-screen"])
    #expect(
      found.first?.notes.last?.message
        == "variants: 2 of 6 (first: iphone-se · portrait · light · en · large)")
  }

  @Test("With one variant nothing is said of variants")
  func single() throws {
    let found = try check(Self.wide) { $0.devices = "iphone-se" }
    #expect(found.count == 1 && found[0].notes.isEmpty)
  }

  @Test("Two findings at one place stay two, in one environment and in many")
  func sameplace() throws {
    let spec = """
      alert: a
      layout: none
      constraints: [ size == 300, center == screen ]
      views:
        b:
          custom: b
          constraints: [ size == 100, edges == alert inset 4 ]
      """
    #expect(try check(spec) { $0.devices = "iphone-14" }.count == 2)
    let found = try check(spec) { $0.devices = "iphone-14,iphone-se" }
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.notes.last?.message.hasPrefix("variants: 2 of 2 ") == true })
  }

  /// Each environment of a run on its own against all of them together.
  @Test(
    "A locale that changes no text is not laid out again, and nothing is lost by it",
    arguments: [
      wide,
      "alert: a\nextends: builder\ntitle: { when: [ { locale: ko, value: 제목 }, { value: Title } ] }\n",
    ])
  func locales(spec: String) throws {
    func texts(_ locales: String, wanting wanted: String? = nil) throws -> [String: [UInt8]] {
      var options = CompileOptions()
      options.environments.locales = locales
      options.environments.devices = "iphone-14,iphone-16-pro-max"
      options.environments.appearances = "all"
      let compiler = try Compiler(options: options)
      let source = SourceFile(path: "a.alert.yaml", text: spec)
      let rendered = compiler.snapshots(of: source) { variant in
        wanted == nil || variant.values.contains { $0 == wanted }
      }.value
      var texts: [String: [UInt8]] = [:]
      for (variant, text) in zip(rendered.variants, rendered.texts) {
        if let text { texts[variant.description] = text }
      }
      return texts
    }
    let all = ["en", "ko", "de", "ar", "he", "en-XA"]
    let together = try texts(all.joined(separator: ","))
    var apart: [String: [UInt8]] = [:]
    for locale in all { apart.merge(try texts(locale)) { first, _ in first } }
    #expect(together.count == all.count * 4)
    #expect(together == apart)
    #expect(Set(together.values).count >= 8)
    let korean = together.filter { $0.key.split(separator: ".").contains("ko") }
    #expect(try texts(all.joined(separator: ","), wanting: "ko") == korean)
  }
}
