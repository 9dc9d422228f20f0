import AlertCompiler
import Foundation
import TestSupport
import Testing

/// The four families of alerts in the numbers of their reference, on four screens, in light and
/// dark; each also written out in constraints, with the same tree.
@Suite("The four families")
struct FamilyTests {
  static let devices = ["iphone-14", "iphone-se", "iphone-11", "ipad-mini"]
  static let appearances = ["light", "dark"]

  @Test(
    "The preset and the constraints written out give the same bytes",
    arguments: ["builder", "two-button", "popup", "bottom-sheet"], devices)
  func bothWaysAreOne(family: String, device: String) throws {
    for appearance in Self.appearances {
      let arranged = try compile(
        "specs/reference/\(family).alert.yaml", request(device, appearance))
      let explicit = try compile(
        "specs/reference/\(family).explicit.alert.yaml", request(device, appearance))
      #expect(arranged.diagnostics == [])
      // A line of 0.5 points that a spec writes itself is noted where a point has 3 pixels.
      #expect(explicit.diagnostics.filter { $0.severity != .note } == [])
      #expect(arranged.value.count == 2)
      #expect(arranged.value == explicit.value)
    }
  }

  @Test("Builder: 300 wide in the middle, H(title) + H(message) + 130.5 high", arguments: devices)
  func builder(device: String) throws {
    let tree = try Tree("specs/reference/builder.alert.yaml", request(device, "light"))
    let pixel = 1 / tree.scale
    let title = roundedUp(16 * 1.193359375, tree.scale)
    let message = roundedUp(13 * 1.193359375, tree.scale)
    let height = title + message + 130.5
    let alert = tree["alert"]
    #expect(alert.width == 300)
    #expect(alert.x == (tree.screen.width - 300) / 2)
    #expect(abs(alert.height - height) <= pixel)
    #expect(abs(alert.y - (tree.screen.height - height) / 2) <= pixel)
    #expect(abs(tree["title"].y - 30) <= pixel && tree["title"].x == 20)
    #expect(abs(tree["title"].height - title) < 0.001 && tree["title"].width == 260)
    #expect(abs(tree["message"].height - message) < 0.001)
    #expect(abs(tree["message"].y - (30 + title + 20)) <= pixel)
    #expect(abs(tree["divider"].y - (30 + title + 20 + message + 30)) <= pixel)
    #expect(abs(tree["divider"].height - 0.5) <= pixel / 2 + 0.001)
    #expect(tree["confirm"].width == 300 && tree["confirm"].height == 50)
    #expect(abs(tree["confirm"].y + 50 - alert.height) < 0.001)
  }

  @Test("Builder on iphone-14 in the contract's own numbers")
  func builderOnOneScreen() throws {
    let tree = try Tree("specs/reference/builder.alert.yaml", request("iphone-14", "light"))
    #expect(tree["alert"] == Frame(x: 45, y: 339.333, width: 300, height: 165.333))
    #expect(tree["title"].height == 19.333)
    #expect(tree["message"].height == 15.667)
    #expect(tree["divider"].height == 0.333)
    #expect(tree["confirm"].height == 50)
  }

  @Test("Colours follow the appearance")
  func colours() throws {
    let light = try Tree("specs/reference/builder.alert.yaml", request("iphone-14", "light"))
    let dark = try Tree("specs/reference/builder.alert.yaml", request("iphone-14", "dark"))
    #expect(light.fill("alert") == "#F2F2F7" && dark.fill("alert") == "#1C1C1E")
    #expect(light.fill("backdrop") == "#FFFFFF80" && dark.fill("backdrop") == "#00000080")
    let twoButton = try Tree("specs/reference/two-button.alert.yaml", request("iphone-14", "dark"))
    #expect(twoButton.fill("backdrop") == "#00000080")
    let popup = try Tree("specs/reference/popup.alert.yaml", request("iphone-14", "dark"))
    #expect(popup.fill("backdrop") == "#0000004D")
  }

  @Test("Two buttons: half of the alert each, each with its own corner", arguments: devices)
  func twoButtons(device: String) throws {
    let tree = try Tree("specs/reference/two-button.alert.yaml", request(device, "light"))
    let (alert, cancel, confirm) = (tree["alert"], tree["cancel"], tree["confirm"])
    #expect(cancel.width == alert.width * 0.5 && confirm.width == alert.width * 0.5)
    #expect(cancel.x == 0 && confirm.x == alert.width * 0.5)
    #expect(abs(cancel.y + cancel.height - alert.height) < 0.001)
    #expect(
      tree.corners("alert") == ["bottomLeft": 20, "bottomRight": 20, "topLeft": 20, "topRight": 20])
    #expect(tree.corners("cancel") == ["bottomLeft": 20])
    #expect(tree.corners("confirm") == ["bottomRight": 20])
  }

  @Test("Only confirm: as wide as the alert, both bottom corners", arguments: devices)
  func onlyConfirm(device: String) throws {
    let tree = try Tree("specs/reference/only-confirm.alert.yaml", request(device, "light"))
    #expect(tree["confirm"].width == tree["alert"].width)
    #expect(tree.corners("confirm") == ["bottomLeft": 20, "bottomRight": 20])
    #expect(tree.node("cancel") == nil)
  }

  @Test("A popup and its backdrop fill the parent", arguments: devices)
  func popup(device: String) throws {
    let tree = try Tree("specs/reference/popup.alert.yaml", request(device, "light"))
    #expect(tree["alert"] == tree.screen)
    #expect(tree["backdrop"] == tree.screen)
  }

  @Test("A sheet of height 400 stands on the bottom edge", arguments: devices)
  func sheet(device: String) throws {
    let tree = try Tree("specs/reference/bottom-sheet.alert.yaml", request(device, "light"))
    let screen = tree.screen
    #expect(
      tree["alert"] == Frame(x: 0, y: screen.height - 400, width: screen.width, height: 400))
    #expect(tree.corners("alert") == ["topLeft": 14, "topRight": 14])
    if device == "iphone-11" {
      #expect(tree["alert"] == Frame(x: 0, y: 496, width: 414, height: 400))
    }
  }

  private func request(_ device: String, _ appearance: String) -> EnvironmentRequest {
    var request = EnvironmentRequest()
    request.devices = device
    request.appearances = appearance
    return request
  }

  private func roundedUp(_ value: Double, _ scale: Double) -> Double {
    (value * scale).rounded(.up) / scale
  }
}
