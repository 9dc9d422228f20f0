import Diagnostics
import TestSupport
import Testing

@testable import AlertSpec

@Suite("Extending") struct BaseTests {
  @Test("A chain goes through files to a preset, the nearest file last")
  func chain() throws {
    let result = resolve(
      "alert: a\nextends: one.yaml\ntitle: t",
      files: [
        "one.yaml": "alert: one\nextends: two.yaml\ncorners: 1",
        "two.yaml": "alert: two\nextends: builder\ncorners: 2\nfill: red",
      ])
    #expect(result.diagnostics.isEmpty)
    let alert = try #require(result.value)
    #expect(alert.name == "a")
    #expect(alert.surface.corners == Corners(all: 1))
    #expect(alert.surface.fill == SystemColors.color(named: "red"))
    #expect(alert.layout?.width == 300)
    #expect(
      alert.sources.map(\.file.path) == ["a.alert.yaml", "one.yaml", "two.yaml", "preset:builder"])
  }

  @Test("Every preset is a spec without a fault", arguments: Preset.all.map(\.name))
  func presets(name: String) throws {
    let preset = try #require(Preset.named(name))
    #expect(preset.alert.diagnostics.isEmpty, "\(preset.alert.diagnostics)")
    #expect(preset.alert.value?.name == name)
    #expect(
      resolve("alert: a\nextends: \(name)\ntitle: t\nactions: { confirm: m }").diagnostics.isEmpty)
  }

  @Test("A circle is said once, with its chain")
  func circle() {
    let found = resolve(
      "alert: a\nextends: one.yaml\ntitle: t",
      files: [
        "one.yaml": "alert: one\nextends: two.yaml", "two.yaml": "alert: two\nextends: one.yaml",
      ]
    ).diagnostics
    #expect(found.map(\.code) == [.cycle])
    #expect(found.first?.range.file.path == "two.yaml")
    #expect(found.first?.notes.first?.message == "one.yaml → two.yaml → one.yaml")
  }

  @Test("32 specs may extend one another, and 33 may not")
  func depth() {
    var files: [String: String] = [:]
    for number in 1...40 {
      files["\(number).yaml"] = "alert: b\nextends: \(number + 1).yaml"
    }
    files["31.yaml"] = "alert: b"
    #expect(resolve("alert: a\nextends: 1.yaml\ntitle: t", files: files).diagnostics.isEmpty)
    files["31.yaml"] = "alert: b\nextends: 32.yaml"
    files["32.yaml"] = "alert: b"
    let found = resolve("alert: a\nextends: 1.yaml\ntitle: t", files: files).diagnostics
    #expect(found.map(\.code) == [.tooDeep])
    #expect(found.first?.range.file.path == "31.yaml")
  }

  @Test("A base that can't be loaded is said where it is extended, and the rest is read")
  func missing() throws {
    let result = resolve("alert: a\nextends: gone.yaml\ntitle: t\nfil: red")
    #expect(result.diagnostics.map(\.code) == [.unknownBase, .unknownKey])
    #expect(result.diagnostics.first?.range.text == "gone.yaml")
    #expect(result.value?.view(named: "title") != nil)
  }

  @Test("A base's own faults are reported in its file, once")
  func faultyBase() {
    let found = resolve(
      "alert: a\nextends: one.yaml\ntitle: t",
      files: ["one.yaml": "alert: one\nextends: builder\nfil: red"]
    ).diagnostics
    #expect(found.map(\.code) == [.unknownKey])
    #expect(found.first?.range.file.path == "one.yaml")
  }

  @Test("Whatever a preset or a path is called, a near preset is suggested")
  func unknownPreset() {
    let found = resolve("alert: a\nextends: bulider\ntitle: t").diagnostics
    #expect(found.map(\.code) == [.unknownBase])
    #expect(found.first?.help.first?.message == "did you mean 'builder'?")
  }

  @Test("A value's origin is the nearest file that states it")
  func origins() throws {
    let alert = try #require(
      resolve(
        "alert: a\nextends: one.yaml\ntitle: t\nlayout: { spacing: 4 }",
        files: [
          "one.yaml": "alert: one\nextends: builder\nlayout: { width: 280, insets: 8 }"
        ]
      ).value)
    func origin(_ path: String...) -> String? {
      alert.origin(of: path).map { $0.file.path + " " + $0.text }
    }
    #expect(origin("layout", "spacing") == "a.alert.yaml 4")
    #expect(origin("layout", "width") == "one.yaml 280")
    #expect(origin("layout", "insets", "top") == "one.yaml 8")
    #expect(origin("buttons", "height") == "preset:builder 50")
    #expect(origin("layout", "maxHeight") == nil)
  }
}
