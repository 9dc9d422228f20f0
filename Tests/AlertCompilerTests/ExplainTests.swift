import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import AlertCompiler

/// Why a number or a value is what it is, in words.
@Suite("Explanations") struct ExplainTests {
  private func explain(
    _ name: String, _ path: String, _ change: (inout EnvironmentRequest) -> Void = { _ in }
  ) throws -> Diagnosed<Compiler.Answer> {
    var options = CompileOptions()
    change(&options.environments)
    let compiler = try Compiler(options: options) { _, _ in
      .failure(LoadFailure(sentence: "there is no such file"))
    }
    return compiler.explain(name, in: SourceFile(path: path, bytes: try packageFile(path)))
  }

  private func lines(
    _ name: String, _ path: String, _ change: (inout EnvironmentRequest) -> Void = { _ in }
  ) throws -> [String] {
    guard case .text(let text) = try explain(name, path, change).value else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func fault(_ name: String, _ path: String) throws -> UsageFault? {
    guard case .unknown(let fault) = try explain(name, path).value else { return nil }
    return fault
  }

  private static let delete = "specs/gallery/delete-photo.alert.yaml"

  @Test("The contract's own numbers: 165.5 from its parts, and its edges on the grid")
  func contract() throws {
    let shown = try lines("alert.height", "specs/reference/builder.alert.yaml") {
      $0.devices = "iphone-14"
      $0.locales = "ko"
    }
    #expect(
      shown.first
        == "alert.height is 165.333 pt (builder · iphone-14 · portrait · light · ko · large)")
    #expect(
      shown.contains {
        $0.hasPrefix("  = 165.5")
          && $0.contains(
            "edges go to the nearest 1/3 pt: 339.25 to 339.333, 504.75 to 504.667, so 165.5 "
              + "becomes 165.333")
      })
    #expect(
      shown.contains { $0.hasPrefix("  + 0.5 ") && $0.contains("'buttons.divider: 0.5'") })
    #expect(
      shown.contains {
        $0.contains("the text of 'title' is 19.333 high at 260 wide: 1 line, 16 bold")
      })
    // The widths at which the texts were measured follow.
    #expect(shown.contains("title.width is 260 pt") && shown.contains("message.width is 260 pt"))
  }

  @Test("Each step has its place: a line of the spec, or the preset's")
  func places() throws {
    let shown = try lines("message.height", Self.delete)
    #expect(shown[1].hasSuffix("  specs/gallery/delete-photo.alert.yaml:4:10"))
    let width = try lines("message.width", Self.delete)
    #expect(
      width == [
        "message.width is 260 pt (delete-photo · iphone-15 · portrait · light · en · large)",
        "  + 300  'layout.width: 300'           preset:two-button:9:10",
        "  - 20   'layout.insets.leading: 20'   preset:two-button:10:29",
        "  - 20   'layout.insets.trailing: 20'  preset:two-button:10:29", "  = 260", "",
      ])
  }

  @Test("A part of a constant is told as such, and x is seen from the parent")
  func parts() throws {
    let shown = try lines("confirm.x", Self.delete)
    #expect(shown[1].hasPrefix("  + 150  half of 'layout.width: 300'"))
    #expect(shown.contains { $0.contains("the left of 'alert' 46.5 to 46.667") })
  }

  @Test("A wish that was given up is named with its priority and what it is missed by")
  func givenUp() throws {
    let shown = try lines("alert.height", "specs/gallery/choose-language.alert.yaml") {
      $0.orientations = "landscape"
    }
    #expect(
      shown.contains {
        $0.hasPrefix("  given up @999.5: 'height: 400', missed by 28 pt")
      })
  }

  @Test("A key is followed through the spec and what it extends")
  func keys() throws {
    #expect(try lines("layout.width", Self.delete)[0] == "layout.width is 300")
    let event = try lines("confirm.event", Self.delete)
    #expect(event[0] == "actions.confirm.event is photo.delete")
    #expect(event[1] == "  specs/gallery/delete-photo.alert.yaml:7:51  photo.delete")
    #expect(event[2] == "  preset:two-button:27:32  action  (replaced)")
    #expect(
      try lines("buttons.divider.thickness", Self.delete)[0]
        == "buttons.divider.thickness is 0, which is its default: nothing states it")
    // A view in a group of the preset, by the spec's own shorthand.
    #expect(
      try lines("title.font.size", "specs/reference/popup.alert.yaml")[1].contains("preset:popup"))
  }

  @Test(
    "A wrong name is answered with the nearest and with all there are",
    arguments: [
      ("titel.height", "there is no node and no key 'titel' in delete-photo", "title"),
      ("mesage.width", "there is no node and no key 'mesage' in delete-photo", "message"),
      ("confirm.widht", "'confirm' has no attribute or key 'widht'", "width"),
      ("layout.widht", "there is no key 'widht' in 'layout'", "width"),
      ("message.font.sise", "there is no key 'sise' in 'font'", "size"),
    ])
  func wrongNames(name: String, sentence: String, nearest: String) throws {
    let fault = try #require(try fault(name, Self.delete))
    #expect(fault.sentence == sentence)
    #expect(fault.help?.hasPrefix("did you mean \(nearest)? it can be: ") == true)
  }

  @Test(
    "Names that could never be anything are refused too", arguments: ["", ".", "..", "a.b.c.d"])
  func oddNames(name: String) throws {
    #expect(try fault(name, Self.delete) != nil)
  }

  @Test("A spec with a conflict is still explained, beside its errors")
  func conflict() throws {
    let path = "specs/rejected/constraints-that-conflict.alert.yaml"
    let answer = try explain("title.width", path)
    #expect(answer.hasErrors)
    #expect(try lines("title.width", path)[0].hasPrefix("title.width is 200 pt"))
  }

  @Test("A spec that can't be read is no answer but its errors")
  func unreadable() throws {
    let answer = try explain("title.width", "specs/rejected/ten-mistakes.alert.yaml")
    guard case .none = answer.value else {
      Issue.record("something was explained")
      return
    }
    #expect(answer.hasErrors)
  }
}
