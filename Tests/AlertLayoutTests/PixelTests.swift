import AlertSpec
import Geometry
import Testing

@testable import AlertLayout

/// A generator of numbers that are the same in every run: splitmix64.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// What becomes of exact places on screens of whole pixels.
@Suite struct PixelTests {
  static let words = [
    "확인", "취소", "Delete", "이 사진을 삭제할까요?", "영구적으로 삭제됩니다", "OK", "Später erinnern", "12,400원",
  ]

  /// A stack of up to six views of sizes off the grid, nested up to twice.
  static func stack(_ id: String, depth: Int, _ random: inout SeededGenerator) -> Box {
    func fraction(_ range: ClosedRange<Int64>) -> Rational {
      Rational(Int64.random(in: range, using: &random), Int64.random(in: 1...8, using: &random))
    }
    let axis = Arrangement.Axis.allCases.randomElement(using: &random) ?? .column
    let children = (0..<Int.random(in: 2...6, using: &random)).map { place -> Box in
      let name = "\(id).\(place)"
      switch Int.random(in: 0..<(depth > 0 ? 5 : 4), using: &random) {
      case 0, 1: return image(name, fraction(1...200), fraction(1...120))
      case 2:
        return text(name, words.randomElement(using: &random) ?? "", size: fraction(20...60) + 8)
      case 3:
        return box(name, kind: "divider") {
          $0.intrinsicHeight = Rational(1, 2); $0.intrinsicWidth = Rational(1, 2)
        }
      default: return stack(name, depth: depth - 1, &random)
      }
    }
    let spacing = Bool.random(using: &random) ? 0 : fraction(0...40)
    let inset = Bool.random(using: &random) ? 0 : fraction(0...40)
    return box(id, children) {
      $0.arrangement = arrangement {
        $0.axis = axis
        $0.distribution =
          [.packed, .packed, .fill, .equalSpacing][Int.random(in: 0..<4, using: &random)]
        $0.alignment = Arrangement.Alignment.allCases.randomElement(using: &random) ?? .fill
        $0.spacing = spacing
        $0.insets.leading = inset
        $0.insets.bottom = inset
      }
    }
  }

  /// A rectangle on a screen 390 points wide, seen in a mirror.
  static func mirrored(_ rect: Rect, if isMirrored: Bool) -> Rect {
    guard isMirrored else { return rect }
    return Rect(x: 390 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  @Test(
    "Siblings that touch exactly touch on the grid, at 1, 2 and 3 pixels to the point",
    arguments: 0..<60)
  func siblings(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    var alert = Self.stack("alert", depth: 2, &random)
    alert.kind = "alert"
    alert.arrangement?.scrolls = []
    for locale in ["en", "ar"] {
      let result = lay(alert, in: environment("iphone-14", locale: locale))
      for scale in [1, 2, 3] as [Int64] {
        let grid = PixelGrid(scale: scale)
        for parent in result.value.all {
          for (first, second) in zip(parent.children, parent.children.dropFirst()) {
            let (a, b) = (grid.snapped(first.exactFrame), grid.snapped(second.exactFrame))
            if first.exactFrame.maxY == second.exactFrame.minY { #expect(a.maxY == b.minY) }
            if first.exactFrame.maxX == second.exactFrame.minX { #expect(a.maxX == b.minX) }
            if first.exactFrame.maxY < second.exactFrame.minY { #expect(a.maxY <= b.minY) }
          }
        }
      }
      for node in result.value.all {
        // From right to left, halves of a pixel go the other way.
        let shown = Self.mirrored(node.absoluteFrame, if: locale == "ar")
        let exact = Self.mirrored(node.exactFrame, if: locale == "ar")
        #expect(shown == PixelGrid(scale: 3).snapped(exact))
        #expect(!node.frame.width.isNegative && !node.frame.height.isNegative)
        for child in node.children {
          #expect(child.frame.minX + node.absoluteFrame.minX == child.absoluteFrame.minX)
          #expect(child.frame.minY + node.absoluteFrame.minY == child.absoluteFrame.minY)
        }
      }
    }
  }

  @Test("Right to left is left to right in a mirror, unless nothing is settled", arguments: 0..<60)
  func mirror(seed: UInt64) {
    var random = SeededGenerator(state: seed &+ 1000)
    var alert = Self.stack("alert", depth: 2, &random)
    alert.kind = "alert"
    let left = lay(alert, in: environment("iphone-14", locale: "en"))
    let right = lay(alert, in: environment("iphone-14", locale: "ar"))
    #expect(left.diagnostics.map(\.code) == right.diagnostics.map(\.code))
    guard left.diagnostics.isEmpty else { return }
    for (a, b) in zip(left.value.all, right.value.all) where a.id != "screen" {
      #expect(a.exactFrame.minX == 390 - b.exactFrame.maxX)
      #expect(a.exactFrame.width == b.exactFrame.width)
      #expect(a.exactFrame.minY == b.exactFrame.minY)
      #expect(a.exactFrame.height == b.exactFrame.height)
    }
  }

  @Test("Every line of a text lies inside its label, at least as wide as itself", arguments: 0..<60)
  func lines(seed: UInt64) {
    var random = SeededGenerator(state: seed &+ 2000)
    var alert = Self.stack("alert", depth: 1, &random)
    alert.kind = "alert"
    let result = lay(alert)
    guard result.diagnostics.isEmpty else { return }
    for node in result.value.all where node.scrolledHeight == nil {
      guard case .text(let placed) = node.content else { continue }
      #expect(placed.lineFrames.count == placed.layout.lines.count)
      #expect(placed.baselines.count == placed.layout.lines.count)
      guard placed.layout.size.height <= node.frame.height else { continue }
      for (frame, baseline) in zip(placed.lineFrames, placed.baselines) {
        #expect(frame.minY >= 0 && frame.maxY <= node.frame.height)
        #expect(frame.minX >= 0 && frame.maxX <= node.frame.width)
        #expect(baseline > frame.minY && baseline < frame.maxY)
      }
    }
  }

  @Test("A label keeps its text on one line at every offset from the grid", arguments: 0..<30)
  func offsets(step: Int64) {
    let label = text("label", "마지막 단어가 넘어가지 않는다", size: 13)
      .stating("top == alert")
    var placed = label
    var left = state("leading == alert")
    left.constant = .points(Rational(step, 7))
    placed.constraints.append(left)
    let alert = box("alert", kind: "alert", [placed]) { _ in }
      .stating("width == 300", "height == 200", "center == screen")
    for device in ["iphone-se", "iphone-14"] {
      let result = lay(alert, in: environment(device))
      guard case .text(let text) = result.value["label"].content else { continue }
      #expect(text.layout.lines.count == 1)
    }
  }

  @Test("63.375 is not rounded to 63: text is measured at no less than the width it asked for")
  func measuredWidth() {
    let alert = box("alert", kind: "alert", [text("label", "삭제하시겠습니까")]) {
      $0.arrangement = arrangement {
        $0.alignment = .center
        $0.width = 271
      }
    }
    for device in Device.all {
      let result = lay(alert, in: environment(device.id))
      guard case .text(let text) = result.value["label"].content else { continue }
      #expect(text.layout.lines.count == 1)
      #expect(text.layout.size.width <= result.value["label"].frame.width)
    }
  }

  @Test("Laying out what came out again changes nothing")
  func stable() {
    let alert = ReferenceAlertTests.builder(message: GivingWayTests.long)
    #expect(lay(alert).value.listing == lay(alert).value.listing)
  }

  @Test("A parent of height 0 against a chain that needs room is a conflict, not a picture")
  func flatParent() {
    var alert = ReferenceAlertTests.explicitBuilder
    alert.constraints.append(state("height == 0", at: 12))
    let codes = lay(alert).diagnostics.map(\.code.description)
    #expect(codes == ["layout/conflict"] || codes == ["layout/negative-size"])
  }
}
