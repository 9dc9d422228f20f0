import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import AlertCompiler

/// Notes: what is worth knowing and wrong for nobody, once a spec whatever it is compiled for.
@Suite("Notes") struct RemarkTests {
  private func notes(_ text: String, devices: String = "iphone-15") throws -> [Diagnostic] {
    var options = CompileOptions()
    options.environments.devices = devices
    let compiler = try Compiler(options: options) { _, _ in
      .failure(LoadFailure(sentence: "there is no such file"))
    }
    return compiler.check(SourceFile(path: "a.alert.yaml", text: text))
      .filter { $0.severity == .note }
  }

  private func places(_ notes: [Diagnostic]) -> [String] {
    notes.map { "\($0.code) \($0.range.text)" }
  }

  private static let half = "alert: a\nextends: builder\ntitle: 제목\n"

  @Test(
    "A length of the spec that is no whole number of pixels is told",
    arguments: [
      ("buttons: { divider: { thickness: 0.5 } }", ["0.5"]),
      ("layout: { spacing: 7.5, insets: { top: 10.25, sides: 20 } }", ["7.5", "10.25"]),
      ("views: { title: { width: 80.2, text: \"10.5\", font: { size: 13.5 } } }", ["80.2"]),
      ("views: { g: { group: { i: { image: x, size: 3 } }, layout: { spacing: 1.5 } } }", []),
      ("layout: { spacing: &a 2.5, insets: *a }", ["2.5"]),
      ("buttons: { height: 44, divider: { thickness: hairline } }", []),
      ("views: { title: { text: t, corners: 7.5, shadow: { radius: 2.5 } } }", []),
      ("views: { width: { text: \"10.5\" }, title: { spacingAfter: 0.333 } }", ["0.333"]),
      ("views: { title: { constraints: [ height >= 10.5 ] } }", ["height >= 10.5"]),
      ("x-tool: { width: 0.5 }", []),
    ])
  func offGrid(rest: String, expected: [String]) throws {
    #expect(
      places(try notes(Self.half + rest + "\n")) == expected.map { "layout/off-grid \($0)" })
  }

  @Test("Half a point is a whole pixel at 2x, and is told once however many screens have three")
  func scales() throws {
    let spec = Self.half + "buttons: { divider: { thickness: 0.5 } }\n"
    #expect(try notes(spec, devices: "iphone-11").isEmpty)
    #expect(try notes(spec, devices: "all").count == 1)
  }

  @Test(
    "Presets are never told of",
    arguments: ["builder", "two-button", "popup", "bottom-sheet", "system"])
  func presets(name: String) throws {
    let spec = "alert: a\nextends: \(name)\ntitle: 제목\nactions: { confirm: 확인 }\n"
    #expect(try notes(spec, devices: "all").isEmpty)
  }

  @Test(
    "A constraint that others of the spec imply is told with them",
    arguments: [
      // The third follows from the first two.
      (
        ["leading == alert + 20", "trailing == alert - 20", "width == alert.width - 40"],
        ["width == alert.width - 40"]
      ),
      (["width == 100", "width == 100"], ["width == 100"]),
      (["width == 100", "size == 100"], []),
      (["size == 100", "width == 100"], ["width == 100"]),
      (
        ["leading == alert + 4", "trailing == alert - 4", "centerX == alert"],
        ["centerX == alert"]
      ),
      (["width == height * 2", "height == width / 2"], ["height == width / 2"]),
      // Only the arrangement implies it.
      (["width == 260"], []),
      (["width >= 100", "width >= 90"], []),
      (["width == 100 @high", "width == 100 @high"], []),
    ])
  func redundant(constraints: [String], expected: [String]) throws {
    let list = constraints.map { "      - \($0)\n" }.joined()
    let spec =
      Self.half.replacing("title: 제목\n", with: "")
      + "views:\n  title:\n    text: 제목\n    constraints:\n" + list
    #expect(places(try notes(spec)) == expected.map { "layout/redundant \($0)" })
  }
}
