import AlertSpec
import Geometry
import Testing

@testable import AlertLayout

/// Content taller than the screen or than the height that is stated.
@Suite struct GivingWayTests {
  static let long = String(repeating: "이 기기에 저장된 모든 데이터가 영구적으로 삭제됩니다. ", count: 80)

  static func alert(scrolls: [String] = [], shrinks: [String] = [], title: String = "삭제") -> Box {
    box("alert", kind: "alert", [text("title", title, weight: .bold), text("message", long)]) {
      $0.arrangement = arrangement {
        $0.width = 270
        $0.insets.top = 20
        $0.insets.bottom = 20
        $0.spacing = 4
        $0.scrolls = scrolls
        $0.shrinks = shrinks
      }
      $0.buttons = area([button("ok", "확인")], divider: Rational(1, 2))
    }
  }

  static func lines(_ node: FrameNode) -> Int {
    guard case .text(let placed) = node.content else { return 0 }
    return placed.layout.lines.count
  }

  @Test(
    "The message scrolls, the alert fills the safe area, the button stays", arguments: Device.all)
  func scrolls(device: Device) {
    for orientation in Orientation.allCases {
      let environment = environment(device.id, orientation)
      let result = lay(Self.alert(scrolls: ["message"]), in: environment)
      #expect(result.diagnostics.isEmpty)
      let (alert, message) = (result.value["alert"], result.value["message"])
      let room = environment.screen.height - environment.safeArea.top - environment.safeArea.bottom
      if let scrolled = message.scrolledHeight {
        #expect(alert.exactFrame.minY == environment.safeArea.top)
        #expect(alert.exactFrame.height == room)
        #expect(scrolled > message.frame.height)
      } else {
        #expect(alert.exactFrame.height <= room)
      }
      #expect(result.value["ok"].frame.maxY == alert.frame.height)
      #expect(result.value["ok"].frame.height == 50)
      #expect(!result.value["title"].frame.height.isZero)
    }
  }

  @Test("Without a word about it the last text scrolls, and all its lines are still there")
  func unnamed() {
    let result = lay(Self.alert())
    #expect(result.diagnostics.isEmpty)
    #expect(result.value["title"].scrolledHeight == nil)
    #expect(result.value["message"].scrolledHeight != nil)
    #expect(Self.lines(result.value["message"]) > 40)
  }

  @Test("What shrinks is cut to whole lines that fit, with an ellipsis")
  func shrinks() {
    let result = lay(Self.alert(shrinks: ["message"]))
    #expect(result.diagnostics.isEmpty)
    let message = result.value["message"]
    guard case .text(let placed) = message.content else { return }
    #expect(placed.layout.isTruncated)
    #expect(placed.layout.size.height == message.frame.height)
    #expect(result.value["alert"].exactFrame.height <= 763)
    // Another line would not have fitted.
    let line = message.frame.height / Rational(Int64(placed.layout.lines.count))
    #expect(result.value["alert"].exactFrame.height + line > 763)
  }

  @Test("The first named gives way down to a line before the second does")
  func order() {
    let alert = Self.alert(scrolls: ["title", "message"], title: Self.long)
    let result = lay(alert)
    #expect(result.diagnostics.isEmpty)
    #expect(result.value["title"].frame.height < 21)
    #expect(result.value["message"].frame.height > 500)
  }

  @Test("When nothing more may give way, the amount that is lacking is told")
  func tooTall() throws {
    let alert = box("alert", kind: "alert", [image("photo", 100, 900)]) {
      $0.arrangement = arrangement { $0.width = 270 }
      $0.buttons = area([button("ok", "확인")])
    }
    let result = lay(alert)
    try #require(result.diagnostics.map(\.code) == ["layout/too-tall"])
    // 900 + 50 - 763
    #expect(result.diagnostics[0].message.contains("187 pt too tall for the 763 pt"))
  }

  @Test("A stated height that is too small for the content makes it scroll too")
  func givenHeight() {
    var alert = Self.alert(scrolls: ["message"])
    alert.height = 300
    let result = lay(alert)
    #expect(result.diagnostics.isEmpty)
    #expect(result.value["alert"].exactFrame.height == 300)
    // 300 - 20 - title - 4 - 20 - 0.5 - 50
    #expect(
      result.value["message"].exactFrame.height + result.value["title"].exactFrame.height
        == Rational(411, 2))
  }

  @Test("A sheet at the bottom edge is no higher than the safe area")
  func sheet() {
    var sheet = Self.alert(scrolls: ["message"])
    sheet.constraints = ["width == screen", "centerX == screen", "bottom == screen"].map {
      state($0)
    }
    let result = lay(sheet, in: environment("iphone-se"))
    #expect(result.diagnostics.isEmpty)
    #expect(result.value["alert"].exactFrame.maxY == 667)
    #expect(result.value["alert"].exactFrame.minY >= 20)
  }

  @Test("In a popup as large as the screen a card that is too tall gives way")
  func popup() {
    var card = Self.alert()
    card.id = "card"
    card.kind = "group"
    card.constraints = [state("center == alert")]
    let popup = box("alert", kind: "alert", [card]) { $0.arrangement = arrangement() }
      .stating("edges == screen")
    let result = lay(popup)
    #expect(result.diagnostics.isEmpty)
    #expect(result.value["card"].exactFrame.height == 844)
    #expect(result.value["card"].exactFrame.minY == 0)
    #expect(result.value["message"].scrolledHeight != nil)
  }

  @Test("A list lower than its rows scrolls them")
  func list() {
    let rows = (1...30).map { number in
      box("row\(number)", kind: "row") { $0.height = 44 }
    }
    let list = box("list", kind: "list", rows) {
      $0.role = .list
      $0.arrangement = arrangement()
      $0.intrinsicHeight = 1320
    }
    let alert = box("alert", kind: "alert", [text("title", "목록"), list]) {
      $0.arrangement = arrangement {
        $0.width = 270
        $0.scrolls = ["list"]
      }
      $0.buttons = area([button("ok", "확인")])
    }
    let result = lay(alert)
    #expect(result.diagnostics.isEmpty)
    #expect(result.value["alert"].exactFrame.height == 763)
    #expect(result.value["list"].scrolledHeight == 1320)
    #expect(result.value["row1"].frame.minY == 0)
    var given = alert
    given.children[1].height = 200
    #expect(lay(given).diagnostics.isEmpty)
    #expect(lay(given).value["list"].scrolledHeight == 1320)
  }

  @Test("A bottom limit that is stated moves a centred alert instead of failing")
  func statedLimit() {
    let alert = box("alert", kind: "alert", [image("photo", 100, 400)]) {
      $0.arrangement = arrangement { $0.width = 270 }
    }.stating("bottom <= screen.safeArea.bottom - 300")
    let result = lay(alert)
    #expect(result.diagnostics.isEmpty)
    #expect(result.value["alert"].exactFrame.maxY == 510)
  }

  @Test("Widths that conflict are told also where heights give way")
  func conflictAcross() {
    var alert = Self.alert(scrolls: ["message"])
    alert.constraints = [state("width == 280", at: 9), state("width == 290", at: 10)]
    let result = lay(alert)
    #expect(result.diagnostics.map(\.code) == ["layout/conflict"])
    #expect(result.value["message"].scrolledHeight != nil)
  }
}
