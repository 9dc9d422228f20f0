import Diagnostics
import TestSupport
import Testing

@testable import AlertSpec

@Suite("Texts by key") struct TextTests {
  private static let files = [
    "en.lproj/L.strings": """
    "title" = "Delete %lld photos of %@?";
    "go" = "Go";
    "only.english" = "English";
    "differs" = "%@";
    """,
    "ko.lproj/L.strings": """
    "title" = "%2$@의 사진 %1$lld장을 삭제할까요?";
    "go" = "가기";
    "differs" = "%lld";
    """,
    "p.xcstrings": #"""
    { "sourceLanguage": "en", "strings": { "tap": { "localizations": { "en": { "variations": {
      "device": { "ipad": { "stringUnit": { "value": "Pad" } },
        "other": { "stringUnit": { "value": "Phone" } } } } },
      "ko": { "stringUnit": { "value": "누르기" } } } } } }
    """#,
  ]

  private func read(
    _ text: String, locales: String = "[en, ko]", _ change: (inout Environment) -> Void = { _ in }
  ) -> Diagnosed<Alert?> {
    let project = project(
      "catalogs: [en.lproj/L.strings, ko.lproj/L.strings, p.xcstrings]\nlocales: \(locales)",
      files: Self.files)
    #expect(project.diagnostics == [])
    var environment = Environment()
    change(&environment)
    return Resolver(project: project) { _, _ in .failure(LoadFailure(sentence: "")) }
      .resolve(SourceFile(path: "a.alert.yaml", text: text), in: environment)
  }

  private static let spec = """
    alert: a
    views:
      title: { text: { key: title, arguments: { count: 3, name: Ann } } }
      list: { list: [ { title: { key: go }, detail: { key: go } } ] }
      box: { checkbox: { title: { key: go } }, accessibility: { label: { key: go } } }
      field: { field: { placeholder: { key: go }, text: plain } }
    actions: { ok: { title: { key: go } } }
    """

  @Test("The short forms of a view can be one, at the top, among views, and in a case")
  func shortForms() throws {
    let spec = """
      alert: a
      extends: builder
      title: { key: title, arguments: { count: 3, name: Ann } }
      views: { message: { key: go }, more: { key: go } }
      cases: { one: { title: { key: go } } }
      """
    let korean = read(spec) { $0.locale = "ko" }
    #expect(korean.diagnostics == [])
    let alert = try #require(korean.value)
    func text(_ id: String) -> String? { (alert.view(named: id)?.content as? TextView)?.text }
    #expect(text("title") == "Ann의 사진 3장을 삭제할까요?")
    #expect(text("message") == "가기" && text("more") == "가기")
    #expect(alert.origin(of: ["views", "title", "text"])?.text.hasPrefix("{ key") == true)
    let one = read(spec) { $0.caseName = "one" }
    #expect((one.value?.view(named: "title")?.content as? TextView)?.text == "Go")
    let unknown = read("alert: a\nextends: builder\ntitle: { key: titel }\n")
    #expect(unknown.diagnostics.map(\.code.description) == ["text/unknown-key"])
  }

  @Test("Every shown or spoken text can be one, in the locale at hand")
  func places() throws {
    let korean = read(Self.spec) { $0.locale = "ko-KR" }
    #expect(korean.diagnostics == [])
    let alert = try #require(korean.value)
    #expect((alert.view(named: "title")?.content as? TextView)?.text == "Ann의 사진 3장을 삭제할까요?")
    let row = (alert.view(named: "list")?.content as? ListView)?.rows.first
    #expect(row?.title == "가기")
    #expect(row?.detail == "가기")
    #expect((alert.view(named: "box")?.content as? CheckboxView)?.contents.title == "가기")
    #expect(alert.view(named: "box")?.accessibility.label == "가기")
    #expect((alert.view(named: "field")?.content as? FieldView)?.contents.placeholder == "가기")
    #expect(alert.actions.first?.title == "가기")
    #expect(alert.axes == [.locale])
    let english = read(Self.spec)
    #expect(
      (english.value?.view(named: "title")?.content as? TextView)?.text
        == "Delete 3 photos of Ann?")
  }

  @Test("Texts that differ by device make the alert depend on it")
  func devices() {
    let spec = "alert: a\nviews: { t: { text: { key: tap } } }"
    let phone = read(spec)
    #expect(phone.value?.axes == [.locale, .idiom])
    #expect((phone.value?.view(named: "t")?.content as? TextView)?.text == "Phone")
    let pad = read(spec) { $0.device = Device.named("ipad-mini") ?? .standard }
    #expect((pad.value?.view(named: "t")?.content as? TextView)?.text == "Pad")
  }

  @Test(
    "What a text lacks is told where it lies",
    arguments: [
      ("{ key: titel, arguments: { count: 3 } }", ["text/unknown-key"]),
      ("{ key: only.english }", ["text/missing"]),
      ("{ key: title, arguments: { count: 3 } }", ["text/missing-argument"]),
      ("{ key: title, arguments: { count: x, name: y } }", ["text/wrong-argument"]),
      ("{ key: go, arguments: { count: 3 } }", ["text/unknown-argument"]),
      ("{ key: differs, arguments: { a: 3 } }", ["text/unequal-arguments"]),
      ("{ arguments: { a: 3 } }", ["text/unknown-key"]),
      ("{ key: go, kye: 3 }", ["spec/unknown-key"]),
      ("{ key: }", ["spec/wrong-type"]), ("{ ko: 가기 }", ["spec/unknown-key"]),
    ])
  func faults(text: String, codes: [String]) {
    let found = read("alert: a\nviews: { t: { text: \(text) } }").diagnostics
    #expect(found.map(\.code.description) == codes)
  }

  @Test("All locales of the project are asked for, whichever is compiled for")
  func locales() {
    let spec = "alert: a\nviews: { t: { text: { key: go } } }"
    let found = read(spec, locales: "[en, ja, de-AT, ko, en-XA]").diagnostics
    #expect(found.map(\.message) == ["the key 'go' has no text in ja, de-AT"])
    #expect(found.first?.notes.first?.range?.file.path == "en.lproj/L.strings")
    #expect(
      read(spec) { $0.locale = "fr" }.diagnostics.map(\.message) == [
        "the key 'go' has no text in fr"
      ])
  }

  @Test("In a locale that no one speaks every text is changed, a preset's too")
  func pseudoLocales() {
    let spec = """
      alert: a
      extends: builder
      title: Hi
      views: { t: { text: { key: go } }, i: { image: photo, width: 9, height: 9 } }
      """
    let accented = read(spec) { $0.locale = "en-XA" }
    #expect(accented.diagnostics == [])
    #expect((accented.value?.view(named: "title")?.content as? TextView)?.text == "[Ĥî]")
    #expect((accented.value?.view(named: "t")?.content as? TextView)?.text == "[Ĝö]")
    #expect((accented.value?.view(named: "i")?.content as? ImageView)?.image == "photo")
    #expect(accented.value?.actions.first?.title == "[ÖĶ]")
    #expect(accented.value?.actions.first?.event == read(spec).value?.actions.first?.event)
  }

  @Test("Keys that no spec uses are told of where the project wants it")
  func unused() {
    let project = project(
      "catalogs: en.lproj/L.strings\nunusedTexts: warned", files: Self.files)
    _ = Resolver(project: project) { _, _ in .failure(LoadFailure(sentence: "")) }
      .resolve(SourceFile(path: "a.yaml", text: "alert: a\nviews: { t: { text: { key: go } } }"))
    #expect(
      project.unusedTexts().map(\.message) == [
        "no spec uses the key 'title' (en)", "no spec uses the key 'only.english' (en)",
        "no spec uses the key 'differs' (en)",
      ])
    #expect(project.unusedTexts().allSatisfy { $0.severity == .warning })
  }
}
