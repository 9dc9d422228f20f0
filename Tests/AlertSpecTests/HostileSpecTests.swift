import Diagnostics
import TestSupport
import Testing

@testable import AlertSpec

/// Small files that were made to be slow, or to say everything at once. Each ends with few errors;
/// that it ends soon shows in how long the tests take.
@Suite("Hostile specs") struct HostileSpecTests {
  private func codes(_ spec: String, _ project: Project? = nil) -> [String] {
    Resolver(project: project) { _, _ in .failure(LoadFailure(sentence: "")) }
      .resolve(SourceFile(path: "a.yaml", text: spec)).diagnostics.map(\.code.description)
  }

  private func tokens(_ members: [String]) -> Project {
    project(
      "theme: t.tokens.json", files: ["t.tokens.json": "{" + members.joined(separator: ",") + "}"])
  }

  @Test("Groups that double with every group they extend are refused")
  func doubling() {
    var groups = (0..<40).map { level in
      let next = #"{ "$extends": "{g\#(level + 1)}" }"#
      return #""g\#(level)": { "x": \#(next), "y": \#(next) }"#
    }
    groups.append(##""g40": { "c": { "$type": "color", "$value": "#ff0000" } }"##)
    #expect(tokens(groups).diagnostics.map(\.code.description).contains("token/malformed"))
  }

  @Test("Long chains and circles of tokens end, by name and by pointer")
  func chains() {
    let count = 2000
    func chain(_ link: (Int) -> String, closed: Bool) -> Project {
      tokens(
        (0..<count).map { number in
          number == count - 1 && !closed
            ? ##""c\##(number)": { "$type": "color", "$value": "#ff0000" }"##
            : #""c\#(number)": \#(link((number + 1) % count))"#
        })
    }
    let byName = chain({ #"{ "$value": "{c\#($0)}" }"# }, closed: false)
    #expect(byName.diagnostics == [])
    #expect(byName.theme["c0"]?.value == .color(DynamicColor(Color(rgba: 0xFF00_00FF))))
    #expect(
      chain({ #"{ "$value": "{c\#($0)}" }"# }, closed: true).diagnostics.map(\.code.description)
        == ["token/cycle"])
    let circle = chain({ ##"{ "$value": { "$ref": "#/c\##($0)/$value" } }"## }, closed: true)
    #expect(circle.diagnostics.map(\.code.description) == ["token/cycle"])
  }

  @Test("Conditional values inside conditional values are read once each")
  func conditions() {
    var value = "{ text: a, width: 5 }"
    for _ in 0..<20 {
      value = "{ when: [{ orientation: landscape, value: { text: b } }, { value: \(value) }] }"
    }
    let found = codes(
      "alert: a\nextends: builder\nviews: { v: \(value), w: { text: 1, widht: 2 } }\n")
    #expect(found == ["spec/unknown-key"])
  }

  @Test("Very many unknown tokens are told, the later ones without suggestions")
  func unknown() {
    let project = tokens(
      (0..<400).map { #""c\#($0)": { "$type": "color", "$value": "{x\#($0)}" }"# })
    #expect(project.diagnostics.count == 400)
    #expect(project.diagnostics.allSatisfy { !$0.help.isEmpty })
  }

  @Test("A text of nothing but marks has few errors")
  func marks() {
    let stars = String(repeating: "*", count: 20_000)
    let found = codes("alert: a\nviews: { t: { text: \"\(stars)\", markup: true } }\nlayout: {}\n")
    #expect(found.count == 20 && Set(found) == ["markup/empty"])
  }

  @Test("An alert has a hundred cases at most, and no two whose files a Mac takes for one")
  func cases() {
    let many = (0..<5000).map { "c\($0): { message: a }" }.joined(separator: ", ")
    #expect(codes("alert: a\nextends: builder\ncases: { \(many) }\n") == ["spec/too-many"])
    for pair in ["Fail: {}, fail: {}", "가: {}, \u{1100}\u{1161}: {}"] {
      #expect(codes("alert: a\nextends: builder\ncases: { \(pair) }\n") == ["spec/name-taken"])
    }
  }

  @Test("A theme that can't be read is not also said to be missing")
  func lostTheme() {
    let lost = project("theme: nope.yaml")
    let found = codes("alert: a\nextends: builder\nfill: $color.c\n", lost)
    #expect(found == [] && lost.diagnostics.count == 1)
  }

  @Test("An inset torn at its comma is one error that says to quote it")
  func tornInset() {
    let found = Resolver { _, _ in .failure(LoadFailure(sentence: "")) }.resolve(
      SourceFile(
        path: "a.yaml",
        text: """
          alert: a
          views:
            b: { custom: b, constraints: [edges == alert inset (top 4, sides 2), height >= 4] }
          """)
    ).diagnostics
    #expect(found.map(\.code.description) == ["constraint/syntax"])
    #expect(
      found.first?.help.first?.fix?.edits.first?.replacement
        == "\"edges == alert inset (top 4, sides 2)\"")
  }

  @Test("A priority lies between 1 and 1000", arguments: ["0", "0.5", "0.000000001", "1000.5"])
  func priorities(priority: String) {
    let spec = "alert: a\nextends: builder\nconstraints: [ height >= 50 @\(priority) ]\n"
    #expect(codes(spec) == ["constraint/syntax"])
  }

  @Test("Numbers of design tokens may have an exponent, as JSON's do")
  func exponents() {
    func number(_ text: String) -> Token.Value? {
      tokens([#""n": { "$type": "number", "$value": \#(text) }"#]).theme["n"]?.value
    }
    #expect(number("1e0") == .number(1))
    #expect(number("25E-1") == .number(.init(5, 2)))
    #expect(number("-1.5e+2") == .number(-150))
    #expect(number("1e-12") == .number(0))
    #expect(number("1e99") == nil)
  }
}
