import AlertCompiler
import Diagnostics
import Foundation
import Testing

/// Motion from a spec to its artifacts.
@Suite("Motion in artifacts") struct MotionTests {
  private func compile(_ spec: String, at moments: String? = nil, _ emit: String) throws -> String {
    var options = CompileOptions()
    options.emit = emit
    options.moments = moments
    options.environments.devices = "iphone-14"
    let compiled = try Compiler(options: options).compile(
      SourceFile(path: "p.alert.yaml", text: spec))
    #expect(compiled.diagnostics == [])
    return String(decoding: try #require(compiled.value.first).bytes, as: UTF8.self)
  }

  private let popup = "alert: p\nextends: popup\ntitle: News\nactions: { confirm: OK }\n"

  @Test("A tenth of a second more in a preset's motion is one changed line of the snapshot")
  func oneLine() throws {
    let before = try compile(popup, "text").split(separator: "\n")
    let after = try compile(popup + "presentation: { duration: 0.6 }\n", "text")
      .split(separator: "\n")
    let changes = zip(before, after).filter { $0 != $1 }
    #expect(before.count == after.count && changes.count == 1)
    #expect(changes.first?.0 == "show and hide fade, 0.5 s, easeInOut")
    #expect(changes.first?.1 == "show and hide fade, 0.6 s, easeInOut")
  }

  @Test("Without --at there are no moments, and texts no film strip")
  func nothingUnlessAsked() throws {
    #expect(!(try compile(popup, "json")).contains("moments"))
    let text = try compile(popup, "text")
    #expect(text.contains("\nbackdrop fades in turn\n") && !text.contains("╔"))
    #expect(try compile(popup, at: "0", "text").hasPrefix(text + "\nshow 0 s\n╔"))
  }

  @Test("Moments are those asked for, in their order, turned back where asked")
  func moments() throws {
    struct Tree: Decodable {
      struct Presentation: Decodable { let moments: [Moment] }
      struct Moment: Decodable, Equatable {
        struct Backdrop: Decodable, Equatable { let opacity: Double }
        struct Alert: Decodable, Equatable { let opacity: Double }
        let direction: String
        let time: Double
        let turns: [Double]?
        let backdrop: Backdrop
        let alert: Alert
      }
      let presentation: Presentation
    }
    let text = try compile(
      popup, at: "0.125s,375ms,phases,hide:0.125,shown,hidden,hide:end,0.375+0.0625", "json")
    let tree = try JSONDecoder().decode(Tree.self, from: Data(text.utf8))
    func moment(
      _ direction: String, _ time: Double, dim: Double, _ opacity: Double, turns: [Double]? = nil
    ) -> Tree.Moment {
      Tree.Moment(
        direction: direction, time: time, turns: turns, backdrop: .init(opacity: dim),
        alert: .init(opacity: opacity))
    }
    #expect(
      tree.presentation.moments == [
        moment("show", 0.125, dim: 0.15, 0), moment("show", 0.375, dim: 0.3, 0.5),
        moment("show", 0, dim: 0, 0), moment("show", 0.25, dim: 0.3, 0),
        moment("show", 0.5, dim: 0.3, 1), moment("hide", 0.125, dim: 0.3, 0.5),
        moment("show", 0.5, dim: 0.3, 1), moment("show", 0, dim: 0, 0),
        moment("hide", 0.5, dim: 0, 0), moment("hide", 0.063, dim: 0.3, 0.25, turns: [0.375]),
      ])
  }

  @Test("A film strip shows where the alert is, how much of it is seen, and every value")
  func filmStrip() throws {
    let sheet = """
      alert: s
      extends: bottom-sheet
      height: 422
      backdrop: { color: black, opacity: 0.5 }
      title: Share

      """
    let text = try compile(sheet, at: "hidden,0.25s,shown", "text")
    #expect(text.hasSuffix("\n\n" + Self.strip))
  }

  private static let strip = """
    show 0 s            show 0.25 s            show 0.5 s
    ╔════════════════╗  ╔════════════════╗     ╔════════════════╗
    ║                ║  ║░░░░░░░░░░░░░░░░║     ║▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒║
    ║                ║  ║░░░░░░░░░░░░░░░░║     ║▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒║
    ║                ║  ║░░░░░░░░░░░░░░░░║     ║▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒║
    ║                ║  ║░░░░░░░░░░░░░░░░║     ║▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒║
    ║                ║  ║░░░░░░░░░░░░░░░░║     ║▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒║
    ║                ║  ║░░░░░░░░░░░░░░░░║     ║▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒║
    ║                ║  ║░░░░░░░░░░░░░░░░║     ║▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒║
    ║                ║  ║░░░░░░░░░░░░░░░░║     ║▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒║
    ║                ║  ║░░░░░░░░░░░░░░░░║     ║▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒║
    ║                ║  ║░░░░░░░░░░░░░░░░║     ║┌──────────────┐║
    ║                ║  ║░░░░░░░░░░░░░░░░║     ║│              │║
    ║                ║  ║░░░░░░░░░░░░░░░░║     ║│              │║
    ║                ║  ║░░░░░░░░░░░░░░░░║     ║│              │║
    ║                ║  ║┌──────────────┐║     ║│              │║
    ║                ║  ║│              │║     ║│              │║
    ║                ║  ║│              │║     ║│              │║
    ║                ║  ║│              │║     ║└──────────────┘║
    ╚════════════════╝  ╚════════════════╝     ╚════════════════╝
    backdrop opacity 0  backdrop opacity 0.25  backdrop opacity 0.5
    alert constraint 0  alert constraint -211  alert constraint -422

    """

  @Test(
    "What is no moment is told with what to write",
    arguments: [
      ("0.1q", "'0.1q' isn't a moment"), ("", "'' isn't a moment"), ("0,,1", "'' isn't a moment"),
      ("later:0", "a moment can't begin with 'later'"),
      ("-1", "'-1' is no time that a moment can have"),
      ("show:", "'show:' isn't a moment"), ("0.1+", "'0.1+' isn't a moment"),
      ("999999", "'999999' is no time that a moment can have"),
      ("0.1234567", "'0.1234567' is no time that a moment can have"),
    ])
  func faults(list: String, sentence: String) {
    var options = CompileOptions()
    options.moments = list
    do throws(UsageFault) {
      _ = try Compiler(options: options)
      Issue.record("\(list) was taken")
    } catch {
      #expect(error.sentence == sentence)
      #expect(error.help != nil)
    }
  }
}
