import DiagnosticRenderers
import Diagnostics
import Geometry
import TestSupport
import Testing
import YAMLNodes

@testable import AlertSpec

/// Nothing in version 1 of the language is deprecated: a record of the tests has what will be.
@Suite("Deprecation") struct DeprecationTests {
  /// A line that was called `size` before version 2 and had a `style` before version 3.
  struct Line: Record {
    var thickness: Length = 0
    var style = ""

    static let title = "a line"
    static let doc = "A line."
    static var blank: Line { Line() }

    mutating func visitKeys(_ visitor: inout some KeyVisitor) {
      visitor.key("thickness", &thickness, .length, "How thick it is.")
      visitor.deprecated(Deprecation(since: 2, now: "thickness")) {
        $0.key("size", &thickness, .length, "How thick it is.")
      }
      visitor.deprecated(Deprecation(since: 3, advice: "draw it with a picture")) {
        $0.key("style", &style, .text, "How it is drawn.")
      }
    }
  }

  private func read(_ text: String) throws -> (line: Line, said: String, reader: SpecReader) {
    let file = SourceFile(path: "line.yaml", text: text)
    let node = try #require(YAMLNodes.parse(file).value)
    var reader = SpecReader(file: file, isBase: false)
    var line = Line()
    reader.read(node, into: &line)
    return (line, TerminalRenderer(isColored: false).render(reader.diagnostics), reader)
  }

  @Test("A deprecated key is read, with a warning and an edit that renames it")
  func renamed() throws {
    let (line, said, reader) = try read("size: 3")
    #expect(line.thickness == 3)
    #expect(
      said == """
        line.yaml:1:1: warning[spec/deprecated]: 'size' is deprecated since version 2 of the language
        1 | size: 3
          | ^^^^
        help: write 'thickness'
        1 - size: 3
        1 + thickness: 3


        """)
    #expect(reader.diagnostics.first?.help.first?.fix?.isCertain == true)
  }

  @Test("Beside the key that took its place the line is to be deleted, and no edit is offered")
  func beside() throws {
    let (line, said, reader) = try read("size: 3\nthickness: 4")
    #expect(line.thickness == 4)
    #expect(said.contains("help: 'thickness' stands beside it: delete this line"))
    #expect(reader.diagnostics.first?.help.first?.fix == nil)
  }

  @Test("A key that nothing takes the place of says what to do")
  func advised() throws {
    let (line, said, _) = try read("style: dashed")
    #expect(line.style == "dashed")
    #expect(said.contains("'style' is deprecated since version 3 of the language"))
    #expect(said.contains("help: draw it with a picture"))
  }

  @Test("A conditional value of a deprecated key is warned of once, and so are its own faults")
  func conditional() throws {
    let (line, _, reader) = try read(
      "size: { when: [ { appearance: dark, value: 3 }, { value: x } ] }")
    #expect(line.thickness == 0)
    #expect(reader.diagnostics.map(\.code) == [.deprecated, .notANumber])
  }

  @Test("Nothing is said of keys that are not deprecated, and no suggestion names one that is")
  func others() throws {
    #expect(try read("thickness: 3").said.isEmpty)
    let (_, said, _) = try read("sise: 3")
    #expect(!said.contains("did you mean"))
    #expect(said.contains("a line can have thickness"))
  }

  @Test("Editors strike out what is deprecated, and say what to write")
  func schema() {
    var builder = SchemaBuilder()
    var text = ""
    JSONText.object(builder.members(doc: Line.doc, Line.keyShapes, required: []))
      .write(to: &text)
    #expect(text.contains("How thick it is. Deprecated since version 2: write 'thickness'."))
    #expect(text.split(separator: "\"deprecated\": true").count == 3)
  }

  @Test("The canonical form leaves a deprecated key beside its successor where it is")
  func order() throws {
    let keys = Line.keyShapes
    #expect(keys.map(\.sharesPlaces) == [false, true, true])
    #expect(keys.map { $0.deprecation?.since } == [nil, 2, 3])
  }

  // MARK: Tokens

  private func theme(_ files: [String: String]) -> Project {
    project("theme: [\(files.keys.sorted().joined(separator: ", "))]", files: files)
  }

  @Test("What a theme calls deprecated is in the theme")
  func unknownToken() {
    let project = theme(["theme.yaml": "color: { accent: red }\ndeprecated: { color.acent: x }"])
    let codes = project.diagnostics.map(\.code)
    #expect(codes.contains(.unknownToken))
  }

  @Test("A token of a group that takes its deprecation back is not deprecated")
  func takenBack() {
    let project = theme([
      "t.tokens.json": """
      { "old": { "$type": "number", "$deprecated": "no", "a": { "$value": 1 },
        "b": { "$value": 2, "$deprecated": false }, "c": { "$value": 3, "$deprecated": true } } }
      """
    ])
    #expect(project.diagnostics == [])
    #expect(project.theme["old.a"]?.deprecation == "no")
    #expect(project.theme["old.b"]?.deprecation == nil)
    #expect(project.theme["old.c"]?.deprecation == "")
  }

  @Test(
    "Only true, false and a text say whether a token is deprecated", arguments: ["1", "[]", "null"])
  func malformed(value: String) {
    let project = theme([
      "t.tokens.json": #"{ "a": { "$type": "number", "$value": 1, "$deprecated": \#(value) } }"#
    ])
    #expect(project.diagnostics.map(\.code) == [.malformedToken])
  }

  @Test("A token of a file of design tokens that names a deprecated one gets an edit in quotes")
  func alias() {
    let project = theme([
      "t.tokens.json": """
      { "a": { "$type": "number", "$value": 1, "$deprecated": "Use {b}." },
        "b": { "$type": "number", "$value": 2 }, "c": { "$value": "{a}" } }
      """
    ])
    #expect(project.diagnostics.map(\.message) == ["the token '{a}' is deprecated"])
    #expect(project.diagnostics.first?.help.first?.fix?.edits.first?.replacement == "\"{b}\"")
  }

  @Test(
    "What a deprecated token stands for is offered only where it has the same value everywhere",
    arguments: [
      ("color: { accent: red, old: $color.accent }", "$color.accent, which has the same value"),
      ("color: { accent: red, old: { light: $color.accent, dark: blue } }", "name another token"),
      ("color: { accent: { light: red, dark: blue }, old: { light: $color.accent } }", "another"),
      ("font: { accent: { size: 16 }, old: { family: $font.accent, size: 20 } }", "name another"),
    ])
  func sameValue(theme text: String, help: String) throws {
    let kind = text.prefix { $0 != ":" }
    let project = theme(["theme.yaml": "\(text)\ndeprecated: { \(kind).old: '' }\n"])
    let spec = "alert: a\ntitle: { text: x, \(kind): $\(kind).old }\n"
    let resolved = Resolver(project: project) { _, _ in .failure(LoadFailure(sentence: "")) }
      .resolve(SourceFile(path: "a.alert.yaml", text: spec))
    let warning = try #require(resolved.diagnostics.first { $0.code == .deprecated })
    #expect(warning.help.first?.message.contains(help) == true, "\(warning.help)")
    #expect((warning.help.first?.fix?.isCertain ?? false) == help.contains("same value"))
  }

  @Test("The author's advice comes first, and is certain only where it has the same value")
  func advice() throws {
    for (value, isCertain) in [("16", false), ("8", true)] {
      let project = theme([
        "theme.yaml": """
        space: { s: 8, l: \(value), m: $space.s }
        deprecated: { space.m: use $space.l }
        """
      ])
      let resolved = Resolver(project: project) { _, _ in .failure(LoadFailure(sentence: "")) }
        .resolve(SourceFile(path: "a.alert.yaml", text: "alert: a\ntitle: x\ncorners: $space.m\n"))
      let fix = try #require(resolved.diagnostics.first?.help.first?.fix)
      #expect(fix.edits.first?.replacement == "$space.l")
      #expect(fix.isCertain == isCertain)
    }
  }

  @Test("A deprecated token that stands for a deprecated one is not said to do so")
  func chain() {
    let project = theme([
      "theme.yaml": """
      number: { a: 1, b: $number.a, c: $number.b }
      deprecated: { number.a: "", number.b: "" }
      """
    ])
    #expect(project.diagnostics.map(\.code) == [.deprecated])
    #expect(project.diagnostics.first?.range.text == "$number.b")
  }
}
