import AlertSpec
import Geometry
import Testing

@testable import AlertLayout

/// The four families of alerts that the product exists for.
@Suite struct ReferenceAlertTests {
  static func builder(message: String = "알럿창의 메시지입니다") -> Box {
    box(
      "alert", kind: "alert",
      [
        text("title", "알럿창", size: 16, weight: .bold),
        text("message", message, size: 13),
      ]
    ) {
      $0.style.corners.bottomLeft = 16
      $0.arrangement = arrangement {
        $0.width = 300
        $0.spacing = 20
        $0.insets.top = 30
        $0.insets.bottom = 30
        $0.insets.leading = 20
        $0.insets.trailing = 20
      }
      $0.buttons = area([button("confirm", "확인")], divider: Rational(1, 2))
    }
  }

  static let explicitBuilder = box(
    "alert", kind: "alert",
    [
      text("title", "알럿창", size: 16, weight: .bold)
        .stating("width == 260", "centerX == alert", "top == alert.top + 30"),
      text("message", "알럿창의 메시지입니다", size: 13)
        .stating("width == 260", "centerX == alert", "top == title.bottom + 20"),
      box("divider", kind: "divider") { _ in }
        .stating(
          "height == 0.5", "width == 300", "centerX == alert", "top == message.bottom + 30"),
      button("confirm", "확인")
        .stating(
          "width == 300", "height == 50", "centerX == alert", "top == divider.bottom",
          "bottom == alert.bottom"),
    ]
  ) { _ in }.stating("width == 300", "center == screen")

  @Test("The builder alert has the numbers of the reference on a 3x screen")
  func builderNumbers() {
    let result = lay(Self.builder())
    #expect(result.diagnostics.isEmpty)
    let alert = result.value["alert"]
    #expect(alert.exactFrame.shown == "45 339.25 300 165.5")
    #expect(alert.shown == "45 339.333 300 165.333")
    #expect(alert["title"].shown == "20 30 260 19.333")
    #expect(alert["message"].frame.height.decimal() == "15.667")
    #expect(alert["divider"].frame.height.decimal() == "0.333")
    #expect(alert["divider"].frame.width == 300)
    #expect(alert["confirm"].frame.size == Size(width: 300, height: 50))
    #expect(alert["confirm"].frame.maxY == alert.frame.height)
    #expect(result.value["backdrop"].shown == "0 0 390 844")
  }

  @Test("Stated and arranged, the builder alert is the same alert")
  func bothWays() {
    let arranged = lay(Self.builder())
    let stated = lay(Self.explicitBuilder)
    #expect(stated.diagnostics.isEmpty)
    #expect(arranged.value.listing == stated.value.listing)
    #expect(arranged.value.all.map(\.exactFrame) == stated.value.all.map(\.exactFrame))
  }

  @Test("Without a message the builder alert closes up")
  func withoutMessage() {
    var alert = Self.builder()
    alert.children.removeLast()
    let result = lay(alert)
    #expect(result.diagnostics.isEmpty)
    #expect(result.value["alert"].exactFrame.height == 30 + Rational(58, 3) + 30 + Rational(101, 2))
  }

  static func twoButtons(_ titles: [String], corners: Rational = 20) -> Box {
    var buttons = [button("confirm", titles[0])]
    if titles.count > 1 { buttons.append(button("cancel", titles[1])) }
    return box("alert", kind: "alert", [text("message", "삭제할까요?")]) {
      $0.style.corners.bottomLeft = corners
      $0.style.corners.bottomRight = corners
      $0.arrangement = arrangement { $0.width = 270 }
      $0.buttons = area(
        buttons, axis: .auto, height: 44, cancel: titles.count > 1 ? 1 : nil, followsCorners: true)
    }
  }

  @Test("Cancel leads in a row of halves, and each half has the corner it touches")
  func halves() {
    let alert = lay(Self.twoButtons(["삭제", "취소"])).value["alert"]
    #expect(alert.children.map(\.id) == ["message", "cancel", "confirm"])
    #expect(alert["cancel"].exactFrame.width == 135)
    #expect(alert["confirm"].exactFrame.width == 135)
    #expect(alert["cancel"].frame.minX == 0)
    #expect(alert["confirm"].frame.minX == 135)
    #expect(alert["cancel"].style.corners.bottomLeft == 20)
    #expect(alert["cancel"].style.corners.bottomRight == 0)
    #expect(alert["confirm"].style.corners.bottomRight == 20)
    #expect(alert["confirm"].style.corners.bottomLeft == 0)
  }

  @Test("A single button is as wide as the alert and has both bottom corners")
  func single() {
    let alert = lay(Self.twoButtons(["확인"])).value["alert"]
    #expect(alert["confirm"].exactFrame.width == 270)
    #expect(alert["confirm"].style.corners.bottomLeft == 20)
    #expect(alert["confirm"].style.corners.bottomRight == 20)
  }

  @Test("A popup fills the screen")
  func popup() {
    let popup = box(
      "alert", kind: "alert", [box("content", kind: "custom") { $0.content = .custom("tutorial") }]
    ) { $0.arrangement = arrangement() }.stating("edges == screen")
    let result = lay(popup)
    #expect(result.diagnostics.isEmpty)
    #expect(result.value["alert"].shown == "0 0 390 844")
    #expect(result.value["content"].shown == "0 0 390 844")
  }

  @Test("A bottom sheet rests on the bottom edge")
  func sheet() {
    let sheet = box("alert", kind: "alert", [text("label", "바텀시트")]) {
      $0.arrangement = arrangement { $0.height = 400 }
    }.stating("width == screen.width", "centerX == screen", "bottom == screen.bottom")
    let result = lay(sheet, in: environment("iphone-11"))
    #expect(result.diagnostics.isEmpty)
    #expect(result.value["alert"].shown == "0 496 414 400")
    #expect(result.value["label"].frame.width == 414)
  }
}
