import AlertSpec
import Diagnostics
import Geometry
import Testing

@testable import AlertLayout

/// What comes out without a contradiction and yet can't be seen as it was meant.
@Suite struct VisibilityTests {
  static func codes(_ alert: Box, in environment: Environment = environment()) -> [String] {
    lay(alert, in: environment).diagnostics.map { "\($0.severity) \($0.code)" }
  }

  static func alert(width: Rational) -> Box {
    box("alert", kind: "alert", [text("title", "제목")]) {
      $0.arrangement = arrangement { $0.width = width }
    }
  }

  @Test("An alert wider than the screen is an error, one as wide as the screen is meant")
  func wide() {
    #expect(Self.codes(Self.alert(width: 390)) == [])
    #expect(Self.codes(Self.alert(width: 391)) == ["error layout/off-screen"])
    #expect(Self.codes(Self.alert(width: 389)) == [])
  }

  @Test("In landscape an alert wider than the safe area is a warning")
  func landscape() {
    // 844 wide with 47 at each side: 750 are safe.
    let environment = environment("iphone-14", .landscape)
    #expect(Self.codes(Self.alert(width: 750), in: environment) == [])
    #expect(Self.codes(Self.alert(width: 751), in: environment) == ["warning layout/unsafe"])
    #expect(Self.codes(Self.alert(width: 844), in: environment) == [])
  }

  @Test(
    "A place between the screen's edge and the safe area is told, the edge itself is not",
    arguments: [
      ("top == screen.top + 20", ["warning layout/unsafe"]), ("top == screen", []),
      ("top == screen.safeArea", []), ("top == screen.top - 1", ["error layout/off-screen"]),
      ("bottom == screen.bottom - 33", ["warning layout/unsafe"]),
      ("bottom == screen.bottom - 34", []),
      ("bottom == screen.bottom + 8", ["error layout/off-screen"]),
    ])
  func edges(statement: String, expected: [String]) {
    let alert = image("alert", nil, nil).stating(
      "width == 300", "height == 100", "centerX == screen", statement)
    #expect(Self.codes(alert) == expected)
  }

  @Test("In a popup as large as the screen the card is what has to be seen")
  func card() {
    func popup(_ width: Rational) -> Box {
      var card = Self.alert(width: width)
      card.id = "card"
      card.kind = "group"
      card.constraints = [state("center == alert")]
      return box("alert", kind: "alert", [card]) { _ in }.stating("edges == screen")
    }
    #expect(Self.codes(popup(300)) == [])
    #expect(Self.codes(popup(400)) == ["error layout/off-screen"])
  }

  @Test("A sheet higher than the screen is cut to the safe area, and told")
  func sheet() throws {
    func sheet(_ height: Rational) -> Box {
      var sheet = GivingWayTests.alert(scrolls: ["message"])
      sheet.height = height
      sheet.constraints = ["width == screen", "centerX == screen", "bottom == screen"].map {
        state($0)
      }
      return sheet
    }
    #expect(Self.codes(sheet(763)) == [])
    let result = lay(sheet(900))
    try #require(result.diagnostics.map(\.code) == ["layout/cut-height"])
    #expect(result.diagnostics[0].message.hasPrefix("the height of 900 pt is cut to 763"))
    #expect(result.value["alert"].exactFrame.height == 763)
  }

  @Test("A title cut in a row that was asked for is told, in a row of its own choice it is stacked")
  func titles() {
    let titles = [button("no", "취소"), button("ok", "모든 사진과 동영상을 지금 삭제")]
    #expect(Self.codes(ButtonAreaTests.alert(area(titles))) == [])
    #expect(
      Self.codes(ButtonAreaTests.alert(area(titles, axis: .row))) == ["warning layout/cut-title"])
    #expect(
      Self.codes(ButtonAreaTests.alert(area(titles, axis: .column), width: 100))
        == ["warning layout/cut-title"])
  }

  @Test("A text lower than its lines is told, one that may shrink or scroll is not")
  func texts() {
    let words = "이 작업은 되돌릴 수 없습니다. 정말로 계속하시겠습니까? 다시 한번 확인해 주세요."
    func alert(_ statement: String) -> Box {
      let message = text("message", words, size: 13).stating(
        "leading == alert", "width == 200", "top == alert", statement)
      return box("alert", kind: "alert", [message]) { _ in }
        .stating("width == 300", "height == 200", "center == screen")
    }
    #expect(Self.codes(alert("height >= 10")) == [])
    #expect(Self.codes(alert("height == 20")) == ["warning layout/cut-text"])
    #expect(Self.codes(alert("bottom == alert.top + 31")) == ["warning layout/cut-text"])
    #expect(Self.codes(GivingWayTests.alert(shrinks: ["message"])) == [])
    #expect(Self.codes(GivingWayTests.alert(scrolls: ["message"])) == [])
  }

  @Test("Beside an error nothing is said of what can't be seen")
  func besideErrors() {
    let alert = Self.alert(width: 500).stating("width <= 280")
    #expect(Self.codes(alert) == ["error layout/conflict"])
  }
}
