import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import DiagnosticRenderers

@Suite("The forms for machines")
struct MachineFormatTests {
  private let source = MarkedSource("a: 1\n가: «나,:%»\n«b»: 2\n", path: "specs/a,b.alert.yaml")

  private var diagnostic: Diagnostic {
    Diagnostic(
      .error, "x/y", "100% \"wrong\"", at: source.ranges[0],
      notes: [Note("there", at: source.ranges[1]), Note("so")],
      help: [
        Help(
          "write c",
          fix: FixIt([.init(replacing: source.ranges[1], with: "c\u{1B}")], isCertain: true))
      ])
  }

  @Test("GitHub: one command a diagnostic, its separators escaped")
  func github() {
    #expect(
      GitHubRenderer().render([diagnostic, diagnostic])
        == String(
          repeating:
            "::error file=specs/a%2Cb.alert.yaml,line=2,endLine=2,col=4,endColumn=8,title=x/y::"
            + "100%25 \"wrong\"%0Anote: there (specs/a,b.alert.yaml:3:1)%0Anote: so%0A"
            + "help: write c\n", count: 2))
  }

  @Test("Xcode: one line for each message, paths absolute when the folder is known")
  func xcode() {
    let path = "/home/specs/a,b.alert.yaml"
    #expect(
      XcodeRenderer(workingDirectory: "/home").render([diagnostic]) == """
        \(path):2:4: error: 100% "wrong" [x/y]
        \(path):3:1: note: there
        \(path):2:4: note: so
        \(path):3:1: note: help: write c

        """)
    #expect(XcodeRenderer().render([diagnostic]).hasPrefix("specs/a,b.alert.yaml:2:4: error: "))
  }

  @Test("JSON: each line is an object that a JSON reader takes")
  func json() throws {
    let text = JSONLinesRenderer().render([diagnostic, diagnostic])
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2 && lines[0] == lines[1])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
    #expect(object["message"] as? String == "100% \"wrong\"")
    #expect(object["code"] as? String == "x/y")
    let range = try #require(object["range"] as? [String: [String: Int]])
    #expect(range["start"] == ["line": 2, "column": 4, "offset": 10])
    #expect(range["end"] == ["line": 2, "column": 8, "offset": 16])
    let notes = try #require(object["notes"] as? [[String: Any]])
    #expect(notes.count == 2 && notes[1]["range"] == nil)
    let help = try #require(object["help"] as? [[String: Any]])
    let fix = try #require(help[0]["fix"] as? [String: Any])
    let edits = try #require(fix["edits"] as? [[String: Any]])
    #expect(edits[0]["replacement"] as? String == "c\u{1B}")
    #expect(!text.contains("\u{1B}"))
  }

  @Test("SARIF: the message, its places and its fixes, columns in scalars")
  func sarif() throws {
    let tool = RenderingContext.Tool(name: "t", version: "1.2.3") { _ in "{so}" }
    let text = SARIFRenderer(tool: tool).render([diagnostic, diagnostic])
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["semanticVersion"] as? String == "1.2.3")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.count == 1)
    #expect((rules[0]["shortDescription"] as? [String: String])?["text"] == "{{so}}")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 2)
    #expect(results[1]["ruleIndex"] as? Int == 0)
    #expect(
      (results[0]["message"] as? [String: String])?["text"]
        == "100% \"wrong\"\nnote: so\nhelp: write c")
    let location = try #require((results[0]["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    #expect(
      (place["artifactLocation"] as? [String: String])?["uri"] == "specs/a%2Cb.alert.yaml")
    #expect(
      place["region"] as? [String: Int] == [
        "startLine": 2, "startColumn": 4, "endLine": 2, "endColumn": 8, "byteOffset": 10,
        "byteLength": 6,
      ])
    let related = try #require(results[0]["relatedLocations"] as? [[String: Any]])
    #expect(related.count == 1)
    #expect(!text.contains("\u{1B}"))
  }

  @Test("Every form but the one document writes nothing for nothing")
  func nothing() throws {
    for entry in renderers {
      let renderer = entry.make(RenderingContext())
      #expect(renderer.render([]).isEmpty == !renderer.isOneDocument, "\(entry.name)")
    }
    #expect(renderers.count { $0.make(RenderingContext()).isOneDocument } == 1)
  }

  @Test("A note is a notice to GitHub and a note everywhere else")
  func note() {
    let note = Diagnostic(.note, "x/y", "m", at: source.ranges[1])
    #expect(GitHubRenderer().render([note]).hasPrefix("::notice file="))
    #expect(XcodeRenderer().render([note]).contains(":3:1: note: m [x/y]"))
    #expect(JSONLinesRenderer().render([note]).hasPrefix("{\"severity\":\"note\""))
    #expect(TerminalRenderer().render([note]).contains(":3:1: note[x/y]: m\n"))
    var summary = Summary()
    summary.count(note)
    #expect(summary.sentence == nil)
    #expect(Diagnostic.Severity.allCases.sorted() == [.note, .warning, .error])
  }

  @Test("The summary counts errors, warnings and files")
  func summary() {
    var summary = Summary()
    #expect(summary.sentence == nil)
    summary.count(diagnostic)
    #expect(summary.sentence == "1 error in 1 file")
    summary.count(diagnostic)
    summary.count(
      Diagnostic(.warning, "x/y", "m", at: SourceFile(path: "b", text: "b").range(0..<1)))
    #expect(summary.sentence == "2 errors, 1 warning in 2 files")
    #expect(summary.mending(by: "x") == nil)
  }

  @Test("What can be mended counts in the files that were asked for")
  func mendable() {
    let file = SourceFile(path: "b", text: "b")
    let fix = FixIt([.init(replacing: file.range(0..<1), with: "c")], isCertain: true)
    var summary = Summary()
    summary.count(
      Diagnostic(.error, "x/y", "m", at: file.range(0..<1), help: [Help("write c", fix: fix)]))
    #expect(summary.mending(by: "x") == nil)
    summary.count(input: "b")
    #expect(summary.mending(by: "x") == "It can be mended by x")
  }
}
