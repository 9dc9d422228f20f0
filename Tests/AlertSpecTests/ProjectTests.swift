import Diagnostics
import TestSupport
import Testing

@testable import AlertSpec

/// A project of texts: its file, and the files that it names.
func project(_ text: String, files: [String: String] = [:]) -> Project {
  Project(SourceFile(path: "alertc.yaml", text: text)) { path, _ in
    files[path].map { .success(SourceFile(path: path, text: $0)) }
      ?? .failure(LoadFailure(sentence: "there is no such file"))
  }
}

@Suite("The project file") struct ProjectTests {
  @Test("Every axis of the matrix, paths and fonts are read")
  func settings() {
    let metrics =
      "font-metrics 1\nfamily Any\nweight thin\nunits-per-em 1000\nascender 900\n\nadvances\n"
      + "0041 600\n"
    let project = project(
      """
      specs: specs
      output: out
      devices: [iphone-se, ipad-mini]
      orientations: [portrait, landscape]
      appearances: [dark, darkHighContrast]
      locales: [ko, pt-BR]
      textSizes: [xSmall, accessibility5]
      baseLocale: ko
      fonts:
        Pretendard: { regular: fonts/r.metrics, bold: [fonts/b.metrics, fonts/words.metrics] }
      catalogs: []
      """,
      files: [
        "fonts/r.metrics": metrics, "fonts/b.metrics": metrics, "fonts/words.metrics": metrics,
      ])
    #expect(project.diagnostics.map(\.code) == ["project/empty-list"])
    let settings = project.settings
    #expect(settings.specs?.text == "specs")
    #expect(settings.output?.text == "out")
    #expect(settings.devices.map(\.id) == ["iphone-se", "ipad-mini"])
    #expect(settings.orientations == [.portrait, .landscape])
    #expect(settings.appearances == [.dark, .darkHighContrast])
    #expect(settings.locales == ["ko", "pt-BR"])
    #expect(settings.textSizes == [.extraSmall, .accessibilityExtraExtraExtraLarge])
    #expect(settings.baseLocale == "ko")
    #expect(settings.fonts.map(\.name) == ["Pretendard"])
    #expect(
      settings.fonts.first?.weights[.bold]?.map(\.text) == [
        "fonts/b.metrics", "fonts/words.metrics",
      ])
    #expect(project.fonts.familyNames == ["Pretendard"])
    #expect(project.fonts.metrics(family: "Pretendard", weight: .bold)?.facts.weight == .bold)
  }

  @Test("A file that holds nothing, or comments alone, is a project without settings")
  func emptyFile() {
    for text in ["", "# Nothing yet.\n"] {
      let project = project(text)
      #expect(project.diagnostics == [])
      #expect(project.settings.devices.isEmpty)
      #expect(project.settings.baseLocale == "en")
    }
  }

  @Test(
    "No path leads out of the project",
    arguments: ["../x", "a/../../x", "/etc/passwd", "a/../b/../../c", "\"\""])
  func pathsOutside(path: String) {
    #expect(project("output: \(path)").diagnostics.map(\.code) == ["project/bad-path"])
  }

  @Test("A path may go up again inside the project")
  func pathsInside() {
    #expect(project("output: a/../b/./c").diagnostics == [])
  }

  @Test("The files that were read are known, the project file first")
  func files() {
    let project = project(
      "theme: [a.yaml, b.json]", files: ["a.yaml": "space: { m: 8 }", "b.json": "{}"])
    #expect(project.files.map(\.path) == ["alertc.yaml", "a.yaml", "b.json"])
  }

  @Test("What stands twice in a list counts once")
  func duplicates() {
    #expect(project("locales: [ko, en, ko]").settings.locales == ["ko", "en"])
  }
}
