import Foundation
import Diagnostics
import Geometry
import TestSupport
import Testing
import YAMLNodes

@testable import AlertSpec

@Suite("Constraints") struct ConstraintGrammarTests {
  private func statement(_ text: String) throws -> ConstraintStatement {
    let result = resolve("alert: a\ntitle: t\nconstraints:\n  - \(text)\n")
    #expect(result.diagnostics.isEmpty, "\(text): \(result.diagnostics.map(\.message))")
    return try #require(result.value?.constraints.first)
  }

  private func fault(_ text: String) throws -> Diagnostic {
    let found = resolve("alert: a\ntitle: t\nconstraints:\n  - \(text)\n").diagnostics
    #expect(found.count == 1, "\(text): \(found.map(\.message))")
    return try #require(found.first)
  }

  /// A statement in one canonical form, for comparing.
  private func spelled(_ statement: ConstraintStatement) -> String {
    func anchor(_ anchor: Anchor) -> String {
      let item =
        switch anchor.item {
        case .itself: "self"
        case .named(let name): name
        default: "\(anchor.item)"
        }
      let guide = anchor.guide.map { "." + $0.rawValue } ?? ""
      return item + guide + "." + anchor.attribute.rawValue
    }
    func length(_ length: Length) -> String {
      switch length {
      case .points(let value): value.decimal(places: 9)
      case .hairline: "hairline"
      case .negativeHairline: "-hairline"
      }
    }
    var text = anchor(statement.left) + " " + statement.relation.rawValue
    if let right = statement.right {
      text += " \(statement.multiplier.decimal(places: 9)) \(anchor(right))"
    }
    text += " \(length(statement.constant))"
    if let inset = statement.inset {
      text +=
        " inset "
        + [inset.top, inset.leading, inset.bottom, inset.trailing].map(length).joined(
          separator: " ")
    }
    return text + " @" + statement.priority.decimal()
  }

  @Test(
    "Every form is read",
    arguments: [
      ("width == 300", "self.width == 300 @1000"),
      ("width==300", "self.width == 300 @1000"),
      ("height >= 44 @high", "self.height >= 44 @750"),
      ("height <= 44.5 @low", "self.height <= 44.5 @250"),
      ("height == 44 @required", "self.height == 44 @1000"),
      ("height == 44 @ 749.5", "self.height == 44 @749.5"),
      ("top == title.bottom + 20", "self.top == 1 title.bottom 20 @1000"),
      ("top == title.bottom - 0.5", "self.top == 1 title.bottom -0.5 @1000"),
      ("title.top == message.bottom", "title.top == 1 message.bottom 0 @1000"),
      ("confirm.width == alert.width * 0.5", "confirm.width == 0.5 alert.width 0 @1000"),
      ("width == alert.width / 4 - 8", "self.width == 0.25 alert.width -8 @1000"),
      ("width == 2 * height + 1", "self.width == 2 self.height 1 @1000"),
      ("width == -1 * height", "self.width == -1 self.height 0 @1000"),
      ("left == alert", "self.left == 1 alert.left 0 @1000"),
      ("center == screen", "self.center == 1 screen.center 0 @1000"),
      ("bottom <= screen.safeArea.bottom - 8", "self.bottom <= 1 screen.safeArea.bottom -8 @1000"),
      ("bottom <= screen.keyboard.top", "self.bottom <= 1 screen.keyboard.top 0 @1000"),
      ("center == screen.safeArea", "self.center == 1 screen.safeArea.center 0 @1000"),
      ("edges == alert.margins", "self.edges == 1 alert.margins.edges 0 @1000"),
      ("edges == alert inset 16", "self.edges == 1 alert.edges 0 inset 16 16 16 16 @1000"),
      (
        "edges == alert inset -hairline",
        "self.edges == 1 alert.edges 0 inset -hairline -hairline -hairline -hairline @1000"
      ),
      (
        "edges == alert inset (top 30, sides 20, bottom 12) @high",
        "self.edges == 1 alert.edges 0 inset 30 20 12 20 @750"
      ),
      (
        "edges == alert inset (leading 1, trailing -2)",
        "self.edges == 1 alert.edges 0 inset 0 1 0 -2 @1000"
      ),
      ("height == hairline", "self.height == hairline @1000"),
      ("top == title.bottom + hairline", "self.top == 1 title.bottom hairline @1000"),
      ("top == title.bottom - hairline", "self.top == 1 title.bottom -hairline @1000"),
      ("top == -20", "self.top == -20 @1000"),
      ("top == previous.bottom + 8", "self.top == 1 previous.bottom 8 @1000"),
      ("bottom == next.top - 8", "self.bottom == 1 next.top -8 @1000"),
      ("edges == backdrop", "self.edges == 1 backdrop.edges 0 @1000"),
      ("delete-button.width == 2", "delete-button.width == 2 @1000"),
      ("top == delete-button.bottom - 8", "self.top == 1 delete-button.bottom -8 @1000"),
      ("width == b-1.width", "self.width == 1 b-1.width 0 @1000"),
      ("top == title.bottom-8", "self.top == 1 title.bottom -8 @1000"),
      ("top == 제목.bottom + 20", "self.top == 1 제목.bottom 20 @1000"),
      ("삭제-버튼.width == 알럿.width", "삭제-버튼.width == 1 알럿.width 0 @1000"),
      ("firstBaseline == title.lastBaseline", "self.firstBaseline == 1 title.lastBaseline 0 @1000"),
    ])
  func forms(text: String, expected: String) throws {
    #expect(spelled(try statement(text)) == expected)
    #expect(spelled(try statement("\"\(text)\"")) == expected)
    #expect(spelled(try statement("'  \(text) '")) == expected)
  }

  @Test("Every attribute is read on either side", arguments: Attribute.allCases)
  func attributes(attribute: Attribute) throws {
    let statement = try statement("\(attribute.rawValue) == title.\(attribute.rawValue)")
    #expect(statement.left.attribute == attribute && statement.right?.attribute == attribute)
  }

  @Test(
    "A fault is said at its characters, inside Korean lines and quotes too",
    arguments: [
      ("top == «제목.botom» + 20", "'botom'", "botom"),
      ("제목-보기.widht == 1", "'widht'", "widht"),
      ("'제목.widht == 1'", "'widht'", "widht"),
      ("\"제목.width = 1\"", "'='", "="),
      ("제목.width ≤ 200", "'≤'", "≤"), ("제목.width ＝ 200", "'＝'", "＝"),
      ("제목.width == 200px", "'200px' has a unit", "200px"),
      ("width == 알럿.width × 0.5", "'×'", "×"), ("width == 알럿.width ÷ 2", "'÷'", "÷"),
      ("top == 제목.bottom − 8", "'−'", "−"), ("top == 제목.bottom ＋ 8", "'＋'", "＋"),
      ("width == 알럿.width * 50%", "'50%' is a percentage", "50%"),
      ("width == 알럿.width / 0", "divided by zero", "/"),
      ("width == 200 @2000", "between 1 and 1000", "2000"),
      ("width == 200 @0", "between 1 and 1000", "0"),
      ("width == 010", "'010' has leading zeros", "010"),
      ("width == 1e999", "isn't a finite number", "1e999"),
      ("width == 99999999", "'99999999' is out of range", "99999999"),
      ("width == 1 + 2", "one distance only", "+ 2"),
      ("edges == alert inset (left 3)", "no side 'left'", "left"),
      ("width == alert inset 3", "'inset' belongs to 'edges'", "inset"),
    ])
  func faults(text: String, message: String, at characters: String) throws {
    let fault = try fault(text.filter { $0 != "«" && $0 != "»" })
    #expect(fault.message.contains(message), "\(fault.message)")
    #expect(fault.range.text == characters)
  }

  @Test("A fault in a folded or escaped text is said at the whole of it")
  func foldedFault() throws {
    let fault = try fault("\"wid\\u0074 == 1\"")
    #expect(fault.range.text == "\"wid\\u0074 == 1\"")
  }

  @Test(
    "Mathematical signs are mended for certain",
    arguments: [
      ("width = 1", "=="), ("width ≤ 1", "<="), ("width ≥ 1", ">="), ("width => 1", ">="),
      ("width =< 1", "<="), ("width == 1 + height × 2", nil), ("width == height × 2", "*"),
    ])
  func certainFixes(text: String, replacement: String?) throws {
    let fix = try fault(text).help.first?.fix
    #expect(fix?.edits.first?.replacement == replacement)
    if replacement != nil { #expect(fix?.isCertain == true) }
  }

  @Test("Every text that isn't complete is refused, and none traps")
  func prefixes() {
    let whole = "edges == alert inset (top 30, sides hairline) @749.5"
    for end in whole.indices.dropFirst() {
      let found = resolve("alert: a\ntitle: t\nconstraints: [\"\(whole[..<end])\"]").diagnostics
      #expect(found.count <= 1)
    }
  }

  @Test("Random texts of the grammar's own words never trap, and point into their line")
  func randomText() {
    var random = SplitMix64(seed: 20_261_201)
    let words = [
      "width", "top", "edges", "title", "제목", "safeArea", "screen", "inset", "hairline", "==", "<=",
      ">=", "=", "≤", "*", "/", "+", "-", "@", "(", ")", ",", ".", "0", "1", "0.5", "9e9", "300px",
      "%",
      "×", "\u{0}", "\u{1F44D}", "a-", "-b", "--", "@@", "'", "é", "\u{301}", "…", "high",
      "required",
      "999999999999999999999999",
    ]
    for _ in 0..<4000 {
      let count = Int.random(in: 0...12, using: &random)
      var text = ""
      for _ in 0..<count {
        text += words.randomElement(using: &random) ?? ""
        if Bool.random(using: &random) { text += " " }
      }
      let file = SourceFile(path: "a.yaml", text: text)
      let node = YAMLNode(
        span: 0..<file.bytes.count,
        content: .scalar(Scalar(text: text, style: .plain, isVerbatim: true)))
      if case .failure(let fault) = ConstraintSource(text: text, node: node, file: file).parse() {
        #expect(fault.range.span.upperBound <= file.bytes.count)
        #expect(!fault.message.isEmpty)
      }
    }
  }
}

@Suite("Percentages in constraints") struct PercentageTests {
  @Test(
    "A percentage is answered with the share that can be written",
    arguments: [
      ("constraints: [width == 50%]", "width == screen.width * 0.5"),
      ("constraints: [width == 80% of screen]", "width == screen.width * 0.8"),
      ("constraints: [width <= 80% screen.width]", "width <= screen.width * 0.8"),
      ("constraints: [height == 40 % of title.width]", "height == title.width * 0.4"),
      ("views: { v: { text: x, constraints: [width == 50%] } }", "width == alert.width * 0.5"),
      (
        "views: { v: { text: x, constraints: [width == 50% of alert @high] } }",
        "width == alert.width * 0.5 @high"
      ),
      (
        "views: { v: { text: x, constraints: [alert.width == 50%] } }",
        "alert.width == screen.width * 0.5"
      ),
      ("constraints: [width == 50%%]", "width == screen.width * 0.5"),
      ("constraints: [height <= 90% of screen.safeArea]", "height <= screen.safeArea.height * 0.9"),
      ("constraints: [width <= 50% * screen.width]", "width <= 0.5 * screen.width"),
      ("constraints: [centerX == 50%]", "centerX == screen.centerX"),
      (
        "views: { v: { text: x, constraints: [centerY == 50% @high] } }",
        "centerY == alert.centerY @high"
      ),
    ])
  func shares(line: String, constraint: String) throws {
    let source = SourceFile(path: "a", text: "alert: a\nextends: builder\ntitle: t\n\(line)\n")
    let resolver = Resolver { _, _ in .failure(LoadFailure(sentence: "")) }
    let edit = try #require(
      resolver.resolve(source).diagnostics.first?.help.first?.fix?.edits.first)
    let (span, bytes) = (edit.range.span, source.bytes)
    let written = String(
      decoding: bytes[..<span.lowerBound] + Array(edit.replacement.utf8)
        + bytes[span.upperBound...], as: UTF8.self)
    #expect(written.contains("[\(constraint)]"), "\(written)")
    #expect(complaints(written) == "")
  }

  @Test(
    "What is no share of a size is answered with an example that can be read",
    arguments: [
      "leading == 10%", "top == screen.height * 10%", "bottom == 5%", "size == 50%",
      "edges == 10%", "center == 50%", "firstBaseline == 20%",
    ])
  func places(constraint: String) throws {
    for (before, after) in [
      ("title: t\nconstraints: [", "]\n"), ("title: { text: t, constraints: [", "] }\n"),
    ] {
      func found(_ constraint: String) -> [Diagnostic] {
        let text = "alert: a\nextends: builder\n" + before + constraint + after
        let resolver = Resolver { _, _ in .failure(LoadFailure(sentence: "")) }
        return resolver.resolve(SourceFile(path: "a", text: text)).diagnostics
      }
      let help = try #require(found(constraint).first?.help.first)
      #expect(help.fix == nil)
      let example = try #require(help.message.components(separatedBy: "such as ").last)
      #expect(found(example) == [], "\(example)")
    }
  }

  @Test("A percentage that is added or a priority is answered without a share")
  func elsewhere() {
    for constraint in ["width == alert.width + 10%", "width == 300 @50%"] {
      let text = "alert: a\nextends: builder\ntitle: t\nconstraints: [\(constraint)]\n"
      let resolver = Resolver { _, _ in .failure(LoadFailure(sentence: "")) }
      let found = resolver.resolve(SourceFile(path: "a", text: text)).diagnostics
      #expect(found.first?.message.contains("is a percentage") == true)
      #expect(found.first?.help.compactMap(\.fix).isEmpty == true)
    }
  }
}
