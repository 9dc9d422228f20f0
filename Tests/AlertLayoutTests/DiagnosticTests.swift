import AlertSpec
import Diagnostics
import Geometry
import Testing

@testable import AlertLayout

/// What layout says about specs that can't be laid out.
@Suite struct DiagnosticTests {
  static func alert(_ views: [Box]) -> Box {
    box("alert", kind: "alert", views) { _ in }
      .stating("width == 300", "height == 200", "center == screen")
  }

  static func placed(_ id: String, _ statements: (String, Int)...) -> Box {
    var box = Box(id: id, kind: "custom", role: .custom, range: anywhere)
    box.constraints = statements.map { state($0.0, at: $0.1) }
    return box
  }

  @Test("A conflict names every member with its line, the amount, the one ignored and a repair")
  func conflict() throws {
    let alert = Self.alert([
      Self.placed(
        "title", ("trailing == alert.trailing - 20", 22), ("leading == alert.leading", 23),
        ("top == alert.top", 24), ("height == 20", 25)),
      Self.placed(
        "badge", ("leading == title.trailing + 8", 35), ("width == 24", 36),
        ("trailing == alert.trailing - 20", 37), ("top == alert.top", 38), ("height == 20", 39)),
    ])
    let diagnostics = lay(alert).diagnostics
    try #require(diagnostics.count == 1)
    let conflict = diagnostics[0]
    #expect(conflict.code == "layout/conflict")
    #expect(conflict.message == "these 4 constraints can't all hold (off by 32 pt)")
    #expect(conflict.range == line(37))
    #expect(
      conflict.notes.map(\.message) == [
        "'title.trailing == alert.trailing - 20'", "'badge.leading == title.trailing + 8'",
        "'badge.width == 24'",
        "'badge.trailing == alert.trailing - 20' (ignored: declared last)",
      ])
    #expect(conflict.notes.map(\.range) == [22, 35, 36, 37].map { line($0) })
    #expect(
      conflict.help.map(\.message) == [
        "write 'title.trailing == alert.trailing - 52'",
        "or let it give way: 'badge.trailing == alert.trailing - 20 @999'",
      ])
  }

  @Test("Of many conflicts the first are explained with repairs, and the rest are counted")
  func manyConflicts() throws {
    let statements = (0..<30).map { ("width == \(100 + $0)", 10 + $0) }
    var view = Self.placed("a", ("leading == alert", 5), ("top == alert", 6), ("height == 9", 7))
    view.constraints += statements.map { state($0.0, at: $0.1) }
    let found = lay(Self.alert([view])).diagnostics
    #expect(found.allSatisfy { $0.code == "layout/conflict" })
    #expect(found.filter { $0.help.contains { $0.fix != nil } }.count == LayoutPass.mostRepairs)
    let rest = try #require(found.last)
    // One width holds; of the 29 others those that are not explained are counted.
    #expect(
      rest.message == "\(29 - (found.count - 1)) more constraints can't hold beside those before")
    #expect(rest.notes.count == 8)
  }

  @Test("Nothing is tried out against a conflict of an alert with hundreds of constraints")
  func largeConflict() throws {
    for count in [2, 300] {
      let views = (0..<count).map { place in
        Self.placed(
          "v\(place)", ("leading == alert", 5), ("top == alert", 6), ("height == 9", 7),
          ("width == 10", 8))
      }
      var alert = Self.alert(views)
      alert.children[0].constraints.append(state("width == 20", at: 9))
      let found = lay(alert).diagnostics
      let conflict = try #require(found.first { $0.code == "layout/conflict" })
      #expect(conflict.help.contains { $0.fix != nil } == (count == 2))
      #expect(!conflict.help.isEmpty)
    }
  }

  @Test("A conflict with a preset's value names its key, where the caller says it is")
  func conflictWithKnob() throws {
    let alert = box("alert", kind: "alert", [text("title", "a")]) {
      $0.arrangement = arrangement { $0.width = 300 }
      $0.constraints = [state("width <= 280", at: 9)]
    }
    let result = layOut(
      alert: alert, backdrop: backdrop, in: environment(),
      places: Places(ofKey: { $0 == "layout.width" ? line(4) : nil }))
    try #require(result.diagnostics.count == 1)
    #expect(result.diagnostics[0].code == "layout/conflict")
    #expect(
      result.diagnostics[0].notes == [
        Note("'layout.width: 300'", at: line(4)),
        Note("'alert.width <= 280' (ignored: declared last)", at: line(9)),
      ])
  }

  @Test("At least 300 wide and 32 less than the screen can't both hold on a phone 320 wide")
  func atLeastAndAtMost() {
    let alert = box("alert", kind: "alert", [text("title", "a")]) {
      $0.arrangement = arrangement { $0.minWidth = 300 }
    }
    let free = lay(alert.stating("width <= screen.width - 32"), in: environment("iphone-se"))
    #expect(free.diagnostics.isEmpty)
    #expect(free.value["alert"].frame.width == 300)
    let tight = lay(alert.stating("width <= screen.width - 92"), in: environment("iphone-se"))
    #expect(tight.diagnostics.map(\.code) == ["layout/conflict"])
  }

  @Test("A view without a place is named with the axis on which it can move")
  func unplaced() throws {
    let diagnostics = lay(
      Self.alert([Self.placed("badge", ("top == alert.top", 3), ("size == 24", 4))])
    ).diagnostics
    try #require(diagnostics.count == 1)
    #expect(diagnostics[0].code == "layout/ambiguous")
    #expect(diagnostics[0].message == "nothing says where 'badge' stands from left to right")
  }

  @Test("A view without a size is the fault, not all that it leaves open")
  func unsized() {
    let alert = box(
      "alert", kind: "alert",
      [text("title", "a"), box("photo", kind: "custom") { $0.content = .custom("x") }]
    ) { $0.arrangement = arrangement { $0.width = 300 } }
    let diagnostics = lay(alert).diagnostics
    #expect(diagnostics.map(\.message) == ["nothing says how high 'photo' is"])
    #expect(diagnostics.first?.help.first?.message == "write a height, such as 'height: 44'")
  }

  @Test("Two views that wait for each other are one fault")
  func circular() {
    let alert = Self.alert([
      Self.placed("a", ("top == b.bottom", 1), ("left == alert.left", 2), ("size == 10", 3)),
      Self.placed("b", ("bottom == a.top", 4), ("left == alert.left", 5), ("size == 10", 6)),
    ])
    #expect(lay(alert).diagnostics.map(\.code) == ["layout/ambiguous"])
  }

  @Test("A view squeezed below nothing is told as such")
  func negative() {
    let alert = Self.alert([
      Self.placed(
        "a", ("leading == alert.leading + 200", 1), ("trailing == alert.trailing - 200", 2),
        ("top == alert.top", 3), ("height == 10", 4))
    ])
    let diagnostics = lay(alert).diagnostics
    #expect(diagnostics.map(\.code) == ["layout/negative-size"])
    #expect(
      diagnostics.first?.message == "'a.width' would have to be less than nothing (by 100 pt)")
  }

  @Test(
    "A statement that means nothing is refused in words",
    arguments: [
      ("width == alert.leading", "layout/size-and-place"),
      ("top == alert.height", "layout/size-and-place"),
      ("top == 20", "layout/place-constant"), ("center == 20", "layout/place-constant"),
      ("top == alert.bottom * 0.5", "layout/place-multiplier"),
      ("top == alert.left", "layout/axis-mix"), ("centerX == alert.centerY", "layout/axis-mix"),
      ("edges == alert.center", "layout/axis-mix"),
      ("leading == alert.left + 4", "layout/direction-mix"),
      ("right == alert.trailing", "layout/direction-mix"),
      ("edges == alert + 4", "layout/place-constant"),
      ("top == titel.bottom", "layout/unknown-name"),
    ])
  func faults(statement: String, code: String) {
    let alert = Self.alert([text("title", "a"), Self.placed("a", (statement, 7))])
    let found = statementFaults(alert: alert, backdrop: backdrop)
    #expect(found.map(\.code.description) == [code])
  }

  @Test("The nearest name is offered for an unknown one")
  func nearest() {
    let alert = Self.alert([
      text("title", "a"), Self.placed("a", ("top == titel.bottom", 7), ("left == zzz.left", 8)),
    ])
    let found = statementFaults(alert: alert, backdrop: backdrop)
    #expect(found.map { $0.help.map(\.message) } == [["did you mean 'title'?"], []])
  }

  @Test("A statement about a view that is not shown says nothing, and is noted when it is missed")
  func absent() {
    let alert = Self.alert([
      Self.placed(
        "a", ("top == title.bottom", 7), ("left == alert.left", 8), ("size == 10", 9))
    ])
    let result = layOut(alert: alert, backdrop: backdrop, absent: ["title"], in: environment())
    #expect(result.diagnostics.map(\.code) == ["layout/ambiguous"])
    #expect(result.diagnostics.first?.notes.count == 1)
  }

  @Test("Two wishes of one priority that exclude each other are a warning")
  func tie() {
    let alert = Self.alert([
      Self.placed(
        "a", ("top == alert.top", 1), ("left == alert.left", 2), ("height == 10", 3),
        ("width == 100 @500", 4), ("width == 50 @500", 5))
    ])
    let result = lay(alert)
    #expect(result.value["a"].frame.width == 100)
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.diagnostics.map(\.range) == [line(5)])
  }

  @Test("Numbers out of range are an error and no frame")
  func outOfRange() {
    let alert = Self.alert([
      Self.placed(
        "a", ("top == alert.top", 1), ("left == alert.left", 2), ("height == 10", 3),
        ("width == 9000000000000000000 ", 4)),
      Self.placed(
        "b", ("top == alert.top", 1), ("left == a.right", 2), ("height == 10", 3),
        ("width == 9000000000000000000 ", 4)),
    ])
    #expect(lay(alert).diagnostics.contains { $0.code == "layout/unsettled" })
  }
}
