import TestSupport
import Testing

@Suite("The project file at the door")
struct ProjectFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String..., in place: String = "") throws -> ProgramRun {
    var start = ProgramStart.alertc()
    start.arguments = arguments.map { Array($0.utf8) }
    start.folder = place.isEmpty ? folder.path : folder.path(place)
    return try start.run()
  }

  private func write(_ project: String, theme: String = "") throws {
    try folder.write(project, to: "p/alertc.yaml")
    if !theme.isEmpty { try folder.write(theme, to: "p/design/theme.yaml") }
    try folder.write(goodSpec("one") + "fill: $color.accent\n", to: "p/specs/a/one.alert.yaml")
  }

  private static let theme = "color: { accent: \"#C8553D\" }\n"

  @Test("Without a path the project's specs are compiled into the project's folder for artifacts")
  func noPaths() throws {
    try write("specs: specs\noutput: out/alerts\ntheme: design/theme.yaml\n", theme: Self.theme)
    for place in ["p", "p/specs/a", "p/design"] {
      let result = try run("compile", in: place)
      #expect(result.exitCode == 0, "\(result.errorText)")
      #expect(folder.text("p/out/alerts/one.txt")?.contains("fill #C8553D") == true)
    }
    let named = try run("compile", "p/specs/a/one.alert.yaml")
    #expect(named.exitCode == 0, "\(named.errorText)")
    #expect(named.errorText.contains("Compiled 1 spec into p/out/alerts: 2 files, 0 changed"))
    let told = try run("compile", "p", "--out", "elsewhere")
    #expect(told.exitCode == 0)
    #expect(folder.text("elsewhere/one.json") != nil)
  }

  @Test("Artifacts go to the root of the project that the command runs in, and it says where")
  func defaultFolder() throws {
    try write("specs: specs\n")
    try folder.write(
      "alert: two\nextends: builder\ntitle: T\nextra: 1\n", to: "p/specs/two.alert.yaml")
    try folder.write(goodSpec("one"), to: "p/specs/a/one.alert.yaml")
    for (place, path, shown) in [
      ("p", "specs/a/one.alert.yaml", "build/alerts"),
      ("p/specs/a", "one.alert.yaml", folder.path("p/build/alerts")),
    ] {
      let result = try run("compile", path, in: place)
      #expect(result.exitCode == 0)
      #expect(result.errorText.hasPrefix("Compiled 1 spec into \(shown): 2 files"))
      // Also where there is more to say.
      let all = try run("compile", in: place)
      #expect(all.exitCode == 1)
      #expect(all.errorText.contains("Compiled 1 spec into \(shown): 2 files, 0 changed.\n1 error"))
    }
    #expect(folder.text("p/build/alerts/one.json") != nil)
    #expect(folder.text("p/specs/a/build/alerts/one.json") == nil)
    // From outside of the project, as for any spec.
    #expect(try run("compile", "p/specs/a").errorText.contains("into build/alerts"))
  }

  @Test("A picture by name comes from the project's asset catalogue, wherever the spec lies")
  func assets() throws {
    try write("specs: specs\nassets: App/Assets.xcassets\n")
    let set = "p/App/Assets.xcassets/hero.imageset/"
    let contents = #"{ "images": [{ "idiom": "universal", "filename": "h.svg" }] }"#
    try folder.write(contents, to: set + "Contents.json")
    try folder.write(#"<svg width="90" height="60"/>"#, to: set + "h.svg")
    let spec = "alert: one\nextends: builder\nviews: { hero: { image: hero } }\n"
    try folder.write(spec, to: "p/specs/a/one.alert.yaml")
    for place in ["p", "p/specs/a"] {
      let compiled = try run("compile", "--emit", "text", "--out", "-", in: place)
      #expect(compiled.exitCode == 0, "\(compiled.errorText)")
      #expect(compiled.outputText.contains("260 × 60"), "\(compiled.outputText)")
    }
  }

  @Test("What looks at one of several environments that the project lists says so")
  func environmentsLeftOut() throws {
    try write(
      "specs: specs\ndevices: [iphone-se, iphone-15]\nlocales: [en, ko, ar]\nappearances: [dark]\n")
    try folder.write(goodSpec("one"), to: "p/specs/a/one.alert.yaml")
    let line =
      "Looked at one environment; the project lists 2 devices and 3 locales: add --device all "
      + "--locale all for all.\n"
    #expect(try run("check", in: "p").errorText == "No problems in 1 spec.\n" + line)
    #expect(try run("record", in: "p").exitCode == 0)
    #expect(try run("verify", "specs", in: "p").errorText.hasSuffix(line))
    #expect(try !run("verify", in: "p").errorText.contains("Looked at"))
    #expect(try run("check", "--quiet", in: "p").errorText.isEmpty)
    let some = try run("check", "--locale", "ko", in: "p").errorText
    #expect(some.hasSuffix("the project lists 2 devices: add --device all for all.\n"))
    #expect(
      try run("check", "--device", "all", "--locale", "all", in: "p").errorText
        == "No problems in 1 spec.\n")
  }

  @Test("Without a path, snapshots are those of the project's specs in the project's environments")
  func snapshots() throws {
    try write("specs: specs\nappearances: [light, dark]\nlocales: [en, ko]\n")
    try folder.write(goodSpec("one"), to: "p/specs/a/one.alert.yaml")
    let recorded = try run("record", in: "p/specs")
    #expect(recorded.exitCode == 0, "\(recorded.errorText)")
    #expect(recorded.errorText.hasSuffix("Recorded 4 snapshots of 1 spec in 1 file.\n"))
    #expect(folder.text("p/specs/a/snapshots/one.snap") != nil)
    #expect(try run("verify", in: "p").errorText == "4 snapshots: 4 as recorded.\n")
    let some = try run("verify", "--locale", "ko", in: "p")
    #expect(some.errorText.hasPrefix("2 snapshots: 2 as recorded."), "\(some.errorText)")
    let store = try #require(folder.text("p/specs/a/snapshots/one.snap"))
    try folder.write(store, to: "p/specs/a/snapshots/two.snap")
    #expect(try run("verify", in: "p").exitCode == 4)
    #expect(try run("prune", in: "p").exitCode == 0)
    #expect(folder.text("p/specs/a/snapshots/two.snap") == nil)
    #expect(try run("verify").exitCode == 2)
  }

  @Test("Without a path and without a project, nothing is compiled")
  func noProject() throws {
    try folder.write(goodSpec("one"), to: "one.alert.yaml")
    let result = try run("compile")
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("no spec is named, and no alertc.yaml is here or above"))
  }

  @Test("What is wrong with the project is said once, and no spec of it is compiled")
  func faultyProject() throws {
    try write("theme: design/theme.yaml\nlocal: [ko]\n", theme: Self.theme)
    try folder.write(goodSpec("two"), to: "p/specs/two.alert.yaml")
    let result = try run("compile", "p", "--out", "out")
    #expect(result.exitCode == 1)
    #expect(result.errorText.split(separator: "error[").count == 2, "\(result.errorText)")
    #expect(result.errorText.contains("p/alertc.yaml:2:1: error[spec/unknown-key]"))
    #expect(folder.text("out/two.txt") == nil)
  }

  @Test("A project file that can't be read is told by its own name")
  func unreadableProject() throws {
    try folder.write(goodSpec("two"), to: "p/two.alert.yaml")
    try folder.write("x", to: "p/alertc.yaml/x")
    let result = try run("check", "p")
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("'p/alertc.yaml' is a folder"), "\(result.errorText)")
  }

  @Test("Themes outside of the project are refused, also behind a symbolic link")
  func themesOutside() throws {
    try folder.write(Self.theme, to: "secret.yaml")
    try write("theme: link.yaml\n")
    var start = ProgramStart.shell("ln -s ../secret.yaml p/link.yaml")
    start.folder = folder.path
    #expect(try start.run().exitCode == 0)
    let result = try run("check", "p")
    #expect(result.exitCode == 1)
    #expect(result.errorText.contains("leads out of the project through a symbolic link"))
  }

  @Test("The files of the project are among what artifacts were made from")
  func dependencies() throws {
    try write("theme: design/theme.yaml\n", theme: Self.theme)
    let result = try run("compile", "p", "--out", "out", "--depfile", "out/deps")
    #expect(result.exitCode == 0, "\(result.errorText)")
    let rules = try #require(folder.text("out/deps"))
    for path in ["p/specs/a/one.alert.yaml", "p/alertc.yaml", "p/design/theme.yaml"] {
      #expect(rules.contains(path), "\(path)")
    }
  }

  @Test("All stands for what the project lists, and the base locale is the project's")
  func matrix() throws {
    try write(
      """
      theme: design/theme.yaml
      devices: [iphone-se, ipad-mini]
      appearances: [dark, darkHighContrast]
      locales: [ko, ar]
      baseLocale: ko
      """, theme: Self.theme)
    let result = try run(
      "compile", "p", "--out", "out", "--device", "all", "--appearance", "all", "--locale", "all",
      "--emit", "text")
    #expect(result.exitCode == 0, "\(result.errorText)")
    #expect(folder.text("out/one/iphone-se.dark.ko.txt") != nil)
    #expect(folder.text("out/one/ipad-mini.darkHighContrast.ar.txt") != nil)
    #expect(result.errorText.contains("8 files"), "\(result.errorText)")
    #expect(try run("compile", "p", "--out", "base", "--emit", "text").exitCode == 0)
    #expect(folder.text("base/one.txt")?.contains(" · light · ko · ") == true)
  }

  @Test("Keys that no spec uses are told of when the whole project is checked, and only then")
  func unusedTexts() throws {
    try write(
      "theme: design/theme.yaml\ncatalogs: L.strings\nunusedTexts: refused\n", theme: Self.theme)
    try folder.write("\"used\" = \"Used\";\n\"idle\" = \"Idle\";\n", to: "p/L.strings")
    try folder.write(
      goodSpec("two") + "views: { more: { text: { key: used } } }\n", to: "p/specs/two.alert.yaml")
    let whole = try run("check", in: "p")
    #expect(whole.exitCode == 1)
    #expect(whole.errorText.contains("L.strings:2:1: error[text/unused]"), "\(whole.errorText)")
    #expect(!whole.errorText.contains("'used'"))
    #expect(try run("check", ".", in: "p").exitCode == 0)
  }

  @Test("A catalogue may be larger than a spec")
  func largeCatalog() throws {
    try write("theme: design/theme.yaml\ncatalogs: L.strings\n", theme: Self.theme)
    var text = ""
    for number in 0..<40_000 { text += "\"key.\(number)\" = \"Text number \(number)\";\n" }
    #expect(text.utf8.count > 1 << 20)
    try folder.write(text, to: "p/L.strings")
    let result = try run("check", "p")
    #expect(result.exitCode == 0, "\(result.errorText)")
  }

  @Test("Of a picture only the beginning is read, and none outside of the project")
  func pictures() throws {
    let header: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 80, 0, 0, 0, 60]
    try folder.write(header + [UInt8](repeating: 0, count: 3 << 20), to: "p/big@2x.png")
    try folder.write(header, to: "outside.png")
    let spec = "views: { i: { image: big@2x.png } }\n"
    try folder.write(goodSpec("one") + spec, to: "p/one.alert.yaml")
    let result = try run("compile", "p", "--out", "out", "--depfile", "out/deps")
    #expect(result.exitCode == 0, "\(result.errorText)")
    #expect(folder.text("out/one.txt")?.contains(" × 30 ") == true)
    #expect(folder.text("out/deps")?.contains("p/big@2x.png") == true)
    try folder.write(
      goodSpec("one") + "views: { i: { image: ../outside.png } }\n", to: "p/one.alert.yaml")
    let outside = try run("check", "p")
    #expect(outside.exitCode == 1)
    #expect(outside.errorText.contains("leads out of the project"), "\(outside.errorText)")
  }

  @Test("Two projects in one run keep their themes apart")
  func twoProjects() throws {
    try write("theme: design/theme.yaml\n", theme: Self.theme)
    try folder.write("theme: t.yaml\n", to: "q/alertc.yaml")
    try folder.write("color: { accent: \"#102030\" }\n", to: "q/t.yaml")
    try folder.write(goodSpec("two") + "fill: $color.accent\n", to: "q/two.alert.yaml")
    for jobs in ["1", "4"] {
      let result = try run("compile", "p", "q", "--out", "out\(jobs)", "--jobs", jobs)
      #expect(result.exitCode == 0, "\(result.errorText)")
      #expect(folder.text("out\(jobs)/one.txt")?.contains("#C8553D") == true)
      #expect(folder.text("out\(jobs)/two.txt")?.contains("#102030") == true)
    }
  }
}
