import AlertSpec
import Geometry
import Testing

@testable import AlertLayout

/// What statements say, alone and in place of what is arranged.
@Suite struct StatedTests {
  /// A 300 by 200 alert in the middle of an iPhone 14, so at (45, 322).
  static func alert(_ views: Box...) -> Box {
    box("alert", kind: "alert", views) { _ in }
      .stating("width == 300", "height == 200", "center == screen")
  }

  static func frame(_ statements: [String], locale: String = "en") -> String {
    let a = box("a", kind: "custom") { $0.constraints = statements.map { state($0) } }
    let result = lay(
      alert(image("b", 30, 20).stating("center == alert"), a), in: environment(locale: locale))
    return result.diagnostics.isEmpty
      ? result.value["a"].shown : result.diagnostics.map(\.message).joined(separator: "; ")
  }

  @Test(
    "A statement places a view",
    arguments: [
      (["edges == alert"], "0 0 300 200"),
      // Positive insets go inwards on every side.
      (["edges == alert inset 16"], "16 16 268 168"),
      (["size == 20", "center == alert"], "140 90 20 20"),
      (["size == b", "right == alert", "bottom == alert.bottom - 5"], "270 175 30 20"),
      (["leading == b.trailing + 8", "top == b.top", "size == 10"], "173 90 10 10"),
      (
        ["width == alert.width * 0.5", "height == 10", "left == alert", "top == alert"],
        "0 0 150 10"
      ),
      (["width == 60", "height == width / 1.5", "left == alert", "top == alert"], "0 0 60 40"),
      (["height == 40", "width == height * 1.5", "left == alert", "top == alert"], "0 0 60 40"),
      (["edges == screen.safeArea"], "-45 -275 390 763"),
      (["left == screen", "bottom == screen.keyboard", "size == 10"], "-45 478 10 10"),
      (["left == previous.right", "top == previous.bottom", "size == 10"], "165 110 10 10"),
      (["edges <= alert inset 16", "center == alert", "size == 400 @500"], "16 16 268 168"),
    ])
  func places(statements: [String], expected: String) {
    #expect(Self.frame(statements) == expected)
  }

  @Test(
    "From right to left, leading is right and its offset goes the other way; left stays left",
    arguments: [
      (["leading == alert.leading + 20", "top == alert", "size == 10"], "270 0 10 10"),
      (
        [
          "trailing <= alert.trailing - 20", "trailing == alert @500", "top == alert", "size == 10",
        ], "20 0 10 10"
      ),
      (["leading == b.trailing + 8", "top == alert", "size == 10"], "117 0 10 10"),
      (["left == alert.left + 20", "top == alert", "size == 10"], "20 0 10 10"),
      (["centerX == alert.centerX + 20", "top == alert", "size == 10"], "165 0 10 10"),
      (["leading == alert.centerX + 20", "top == alert", "size == 10"], "120 0 10 10"),
    ])
  func mirrored(statements: [String], expected: String) {
    #expect(Self.frame(statements, locale: "ar") == expected)
  }

  @Test("Baselines of texts of different sizes can be aligned")
  func baselines() throws {
    let big = text("big", "24", size: 40, lines: 1)
    let small = text("small", "pt", size: 12, lines: 1)
    let result = lay(
      Self.alert(
        big.stating("left == alert", "top == alert"),
        small.stating("left == big.right", "lastBaseline == big.firstBaseline")))
    #expect(result.diagnostics.isEmpty)
    func baseline(_ id: String) throws -> Rational {
      guard case .text(let placed) = result.value[id].content else { return .undefined }
      return result.value[id].exactFrame.minY + (try #require(placed.baselines.first))
    }
    #expect(try baseline("big") == baseline("small"))
  }

  @Test("A weak wish never outweighs a strong one, however many wish it")
  func lexicographic() {
    let wishes = (0..<50).map { _ in "width == 50 @250" }
    #expect(
      Self.frame(["left == alert", "top == alert", "height == 10"] + wishes + ["width == 90 @251"])
        == "0 0 90 10")
  }

  @Test("A label is never narrower than its text, whatever it hugs")
  func hugs() {
    let label = text("label", "이 사진을 삭제할까요?", lines: 1)
    let result = lay(Self.alert(label.stating("left == alert.left + 0.4", "top == alert")))
    guard case .text(let placed) = result.value["label"].content else {
      Issue.record("the label has no text")
      return
    }
    #expect(placed.layout.lines.count == 1 && !placed.layout.isTruncated)
    #expect(result.value["label"].frame.width >= placed.layout.size.width)
  }

  @Test("A stated attribute replaces the arranged one, and the others stay")
  func replaces() {
    func column(_ statements: String...) -> String {
      let alert = box(
        "alert", kind: "alert",
        [image("a", 20, 10), image("b", 40, 20), image("c", 60, 30)]
      ) {
        $0.arrangement = arrangement {
          $0.width = 300
          $0.spacing = 8
          $0.insets.leading = 10
          $0.insets.trailing = 20
        }
        $0.children[1].constraints = statements.map { state($0) }
      }
      let result = lay(alert)
      guard result.diagnostics.isEmpty else { return result.diagnostics.description }
      let origin = result.value["alert"].exactFrame.origin
      return ["b", "c"].map { result.value[$0].exactFrame.relative(to: origin).shown }
        .joined(separator: ", ")
    }
    #expect(column() == "10 18 270 20, 10 46 270 30")
    #expect(column("leading == alert.leading + 40") == "40 18 240 20, 10 46 270 30")
    #expect(column("trailing == alert.trailing") == "10 18 290 20, 10 46 270 30")
    #expect(column("centerX == alert") == "15 18 270 20, 10 46 270 30")
    #expect(column("width == 100") == "95 18 100 20, 10 46 270 30")
    #expect(column("width == 100", "left == alert") == "0 18 100 20, 10 46 270 30")
    #expect(column("top == a.bottom + 50") == "10 60 270 20, 10 88 270 30")
    #expect(column("height == 70") == "10 18 270 70, 10 96 270 30")
    #expect(column("height >= 70") == "10 18 270 70, 10 96 270 30")
  }

  @Test("The safe area of a sheet is what of it lies clear of the home indicator")
  func safeAreaOfSheet() {
    let content = box("content", kind: "custom") { _ in }
      .stating("edges == alert.safeArea inset 10")
    let sheet = box("alert", kind: "alert", [content]) { _ in }
      .stating("width == screen", "centerX == screen", "bottom == screen", "height == 300")
    let result = lay(sheet)
    #expect(result.diagnostics.isEmpty)
    #expect(result.value["content"].shown == "10 10 370 246")
  }

  @Test("Margins are the insets of a layout")
  func margins() {
    let badge = image("badge", 10, 10)
      .stating("top == alert.margins.top", "trailing == alert.margins", "width == 10")
    let alert = box("alert", kind: "alert", [image("a", 10, 100), badge]) {
      $0.arrangement = arrangement {
        $0.width = 200
        $0.insets.top = 12
        $0.insets.trailing = 16
      }
    }
    #expect(lay(alert).value["badge"].frame.origin == Point(x: 174, y: 12))
    #expect(lay(alert, in: environment(locale: "ar")).value["badge"].frame.minX == 16)
  }
}
