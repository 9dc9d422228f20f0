import AlertSpec
import Geometry
import Testing

@testable import AlertLayout

/// Rows and columns of buttons, and their lines.
@Suite struct ButtonAreaTests {
  static func alert(_ area: ButtonArea, width: Rational? = 270) -> Box {
    box("alert", kind: "alert", [text("message", "안내", size: 16)]) {
      $0.style.corners.bottomLeft = 14
      $0.style.corners.bottomRight = 15
      $0.arrangement = arrangement {
        $0.width = width
        $0.insets.bottom = 20
      }
      $0.buttons = area
    }
  }

  /// Ids in drawing order.
  static func order(_ node: FrameNode) -> [String] { node["alert"].children.map(\.id) }

  @Test("Two short titles stand in a row with a line over the second one's leading edge")
  func row() {
    let result = lay(
      Self.alert(
        area([button("ok", "확인"), button("no", "취소")], divider: Rational(1, 3), cancel: 1)))
    #expect(result.diagnostics.isEmpty)
    #expect(Self.order(result.value) == ["message", "divider", "no", "ok", "divider-ok"])
    let (divider, no, ok) = (result.value["divider"], result.value["no"], result.value["ok"])
    #expect(divider.frame.width == 270)
    #expect(divider.frame.minY == result.value["message"].frame.maxY + 20)
    #expect(no.frame.minY == divider.frame.maxY)
    #expect(no.frame.size == Size(width: 135, height: 50))
    #expect(ok.frame.minX == 135)
    #expect(
      result.value["divider-ok"].frame
        == Rect(x: 135, y: ok.frame.minY, width: Rational(1, 3), height: 50))
    #expect(result.value["alert"].frame.height == ok.frame.maxY)
  }

  @Test("From right to left the row runs from the right, its line and corners with it")
  func mirrored() {
    let result = lay(
      Self.alert(
        area(
          [button("ok", "확인"), button("no", "취소")], divider: 1, cancel: 1, followsCorners: true)),
      in: environment(locale: "he"))
    #expect(result.value["no"].frame.minX == 135)
    #expect(result.value["ok"].frame.minX == 0)
    #expect(result.value["divider-ok"].frame.minX == 134)
    #expect(result.value["no"].style.corners.bottomRight == 15)
    #expect(result.value["no"].style.corners.bottomLeft == 0)
    #expect(result.value["ok"].style.corners.bottomLeft == 14)
  }

  @Test("A title too long for half the width stacks the buttons, cancel last, lines between")
  func column() {
    let result = lay(
      Self.alert(
        area(
          [button("no", "취소"), button("ok", "모든 사진과 동영상을 지금 삭제")],
          divider: 1, cancel: 0, followsCorners: true)))
    #expect(result.diagnostics.isEmpty)
    #expect(Self.order(result.value) == ["message", "divider", "ok", "divider-no", "no"])
    let (ok, no) = (result.value["ok"], result.value["no"])
    #expect(ok.frame.width == 270)
    #expect(no.frame.minY == ok.frame.maxY + 1)
    #expect(no.style.corners.bottomLeft == 14 && no.style.corners.bottomRight == 15)
    #expect(ok.style.corners.areSquare)
  }

  @Test("A title that fits to the pixel keeps the row; one pixel less makes it a column")
  func exactFit() throws {
    let result = lay(Self.alert(area([button("a", "확인"), button("b", "닫기")])))
    guard case .text(let placed) = result.value["a"].content else { return }
    let title = placed.layout.size.width
    func isRow(_ width: Rational) -> Bool {
      let node = lay(Self.alert(area([button("a", "확인"), button("b", "확인")]), width: width)).value
      return node["a"].frame.minY == node["b"].frame.minY
    }
    #expect(isRow(title * 2))
    #expect(!isRow(title * 2 - Rational(2, 3)))
  }

  @Test("Three buttons are stacked unless a row is asked for")
  func three() {
    let buttons = [button("a", "하나"), button("b", "둘"), button("c", "셋")]
    let stacked = lay(Self.alert(area(buttons)))
    #expect(stacked.value["c"].frame.minY == stacked.value["a"].frame.minY + 100)
    let row = lay(Self.alert(area(buttons, axis: .row)))
    #expect(
      row.value["c"].frame == Rect(x: 180, y: row.value["a"].frame.minY, width: 90, height: 50))
  }

  @Test("Insets and spacing part the buttons from the edges and each other")
  func pills() {
    var insets = BoxArrangement.DirectionalInsets()
    insets.leading = 16
    insets.trailing = 16
    insets.top = 10
    insets.bottom = 16
    let result = lay(
      Self.alert(
        area(
          [button("ok", "확인"), button("no", "취소")], height: 48, spacing: 8, cancel: 1,
          followsCorners: true, insets: insets), width: 320))
    #expect(result.value["no"].frame.size == Size(width: 140, height: 48))
    #expect(result.value["ok"].frame.minX == 164)
    #expect(result.value["ok"].frame.maxX == 304)
    #expect(result.value["alert"].frame.height == result.value["ok"].frame.maxY + 16)
    #expect(result.value["ok"].frame.minY == result.value["message"].frame.maxY + 30)
    #expect(result.value["ok"].style.corners.areSquare)
  }

  @Test("A button that states its width leaves the rest to the other")
  func ownWidth() {
    let result = lay(
      Self.alert(
        area([button("no", "취소").stating("width == 80"), button("ok", "확인")], axis: .row)))
    #expect(result.diagnostics.isEmpty)
    #expect(result.value["no"].frame.width == 80)
    #expect(result.value["ok"].frame.minX == 80)
    #expect(result.value["ok"].frame.width == 190)
  }

  @Test("Stating what is arranged changes nothing")
  func redundant() {
    let plain = lay(Self.alert(area([button("no", "취소"), button("ok", "확인")])))
    let stated = lay(
      Self.alert(
        area([
          button("no", "취소").stating("width == alert.width * 0.5", "leading == alert"),
          button("ok", "확인")
            .stating("width == alert.width * 0.5", "trailing == alert", "bottom == alert"),
        ])))
    #expect(stated.diagnostics.isEmpty)
    #expect(plain.value.listing == stated.value.listing)
  }

  @Test("Buttons alone need no line and no insets")
  func alone() {
    var alert = Self.alert(area([button("ok", "확인")], divider: 1))
    alert.children = []
    let result = lay(alert)
    #expect(result.diagnostics.isEmpty)
    #expect(result.value["alert"].frame.size == Size(width: 270, height: 50))
    #expect(Self.order(result.value) == ["ok"])
  }

  @Test("A title in large type makes its button higher")
  func largeType() {
    let result = lay(
      Self.alert(area([button("ok", "확인", size: 53), button("no", "아")], axis: .row)))
    #expect(result.diagnostics.isEmpty)
    #expect(result.value["ok"].frame.height > 60)
    #expect(result.value["ok"].frame.height == result.value["no"].frame.height)
  }

  @Test("In a container of a given height buttons stay at the bottom")
  func givenHeight() {
    var alert = Self.alert(area([button("ok", "확인")], divider: 1))
    alert.height = 400
    let result = lay(alert)
    #expect(result.diagnostics.isEmpty)
    #expect(result.value["ok"].frame.maxY == 400)
    #expect(result.value["divider"].frame.minY == 349)
    #expect(result.value["message"].frame.minY == 0)
  }

  @Test("Without a width an alert is wide enough for its buttons' titles")
  func hugging() {
    let result = lay(
      Self.alert(area([button("ok", "계속 진행하기"), button("no", "취소")]), width: nil))
    #expect(result.diagnostics.isEmpty)
    guard case .text(let placed) = result.value["ok"].content else { return }
    #expect(result.value["ok"].frame.width == placed.layout.size.width)
    #expect(result.value["no"].frame.width == result.value["ok"].frame.width)
  }
}
