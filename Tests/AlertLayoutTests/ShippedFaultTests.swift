import AlertSpec
import Geometry
import Testing
import Typography

@testable import AlertLayout

/// Faults that layout engines have shipped, each as a whole kind rather than the instance that was
/// reported.
@Suite("Faults that others shipped") struct ShippedFaultTests {
  /// A 300 by 200 alert with one view of which only the width is open.
  static func width(_ statements: [String], locale: String = "en") -> Rational? {
    let a = box("a", kind: "custom") {
      $0.constraints =
        ["leading == alert", "top == alert", "height == 10"].map { state($0) }
        + statements.map { state($0) }
    }
    let result = lay(StatedTests.alert(a), in: environment(locale: locale))
    guard result.diagnostics.allSatisfy({ $0.severity != .error }) else { return nil }
    return result.value["a"].exactFrame.width
  }

  @Test("A weak third constraint never flips the winner, however weak or strong the pull")
  func weakThird() {
    for (winner, loser) in [(501, 500), (750, 749), (999, 1), (2, 1)] as [(Int, Int)] {
      let two = ["width >= 100 @\(winner)", "width == 90 @\(loser)"]
      for third in ["width == 50", "width == 0", "width == 300", "width <= 1", "width >= 299"] {
        let all = two + [third + " @0.5"]
        // Any order of writing.
        for order in [all, all.reversed(), [all[2], all[0], all[1]]] {
          #expect(Self.width(order) == 100, "\(order)")
        }
      }
    }
  }

  @Test("Near-equal priorities keep their order, in steps down to a thousandth")
  func nearEqual() {
    for step in ["1", "0.1", "0.01", "0.001"] {
      guard let step = Rational(decimal: step) else { continue }
      let wishes = (0..<4).map { place in
        "width == \(40 + 10 * place) @\((500 + step * Rational(Int64(place))).decimal())"
      }
      #expect(Self.width(wishes) == 70)
      #expect(Self.width(wishes.reversed()) == 70)
    }
  }

  @Test("A conflict leaves no trace in the next layout")
  func noTrace() {
    let good = ReferenceAlertTests.explicitBuilder
    var bad = good
    bad.constraints.append(state("width == 200", at: 9))
    let before = lay(good)
    for _ in 0..<3 {
      #expect(!lay(bad).diagnostics.isEmpty)
      let after = lay(good)
      #expect(after.diagnostics.isEmpty)
      #expect(after.value.listing == before.value.listing)
    }
  }

  @Test("What a conflict leaves out does not move what it does not touch")
  func ignoredOnly() {
    func frames(_ statements: [String]) -> [String] {
      let a = box("a", kind: "custom") { _ in }
        .stating("leading == alert", "top == alert", "size == 10")
      let b = box("b", kind: "custom") {
        $0.constraints =
          ["leading == a.trailing + 5", "top == a", "size == 20"].map { state($0) }
          + statements.map { state($0, at: 30) }
      }
      let result = lay(StatedTests.alert(a, b))
      return ["a", "b"].map { result.value[$0].shown }
    }
    #expect(frames(["width == 30"]) == frames([]))
    #expect(frames(["leading == alert.leading + 99"]) == frames([]))
  }

  @Test("A constraint that repeats others is no conflict, one off by a billionth is")
  func nearZero() {
    let twice = ["width == alert.width * 0.5", "trailing == alert.trailing - 150"]
    #expect(Self.width(twice) == 150)
    #expect(Self.width(twice + ["width == 150"]) == 150)
    #expect(Self.width(twice + ["width == 150.000000001"]) == nil)
    #expect(Self.width(["width == alert.width / 3", "width == 100"]) == 100)
  }

  @Test("Large multipliers that are consistent are accepted")
  func largeMultipliers() {
    #expect(Self.width(["width == height * 30", "width == 300"]) == 300)
    let b = box("b", kind: "custom") { _ in }
      .stating("leading == alert", "top == alert", "height == 1", "width == a.width * 1000000")
    let a = box("a", kind: "custom") { _ in }
      .stating("leading == alert", "top == alert", "height == 1", "width == 0.0003")
    let result = lay(StatedTests.alert(a, b))
    #expect(result.diagnostics.isEmpty)
    #expect(result.value["b"].exactFrame.width == 300)
  }

  @Test(
    "A positive inset moves inwards on every side, in both directions", arguments: ["en", "ar"])
  func insets(locale: String) {
    for inset in [0, 1, 16, 70] as [Int64] {
      let a = box("a", kind: "custom") { _ in }.stating("edges == alert inset \(inset)")
      let frame = lay(StatedTests.alert(a), in: environment(locale: locale)).value["a"].exactFrame
      let outer = Rect(x: 45, y: 322, width: 300, height: 200)
      #expect(
        frame.minX == outer.minX + Rational(inset) && frame.maxX == outer.maxX - Rational(inset))
      #expect(
        frame.minY == outer.minY + Rational(inset) && frame.maxY == outer.maxY - Rational(inset))
    }
  }

  @Test(
    "A parent too low for a required chain is a conflict, however low", arguments: [0, 1, 40, 130])
  func flatParent(height: Int) {
    var alert = ReferenceAlertTests.explicitBuilder
    alert.constraints.append(state("height == \(height)", at: 12))
    let found = lay(alert).diagnostics
    #expect(found.count == 1)
    #expect(["layout/conflict", "layout/negative-size"].contains(found.first?.code.description))
  }

  @Test(
    "At least 300 and 32 less than the screen: told on the screens where it can't be, only there")
  func smallPhone() {
    for device in Device.all {
      for orientation in Orientation.allCases {
        let environment = environment(device.id, orientation)
        for least in [300, 344, 360, 400, 700] as [Int64] {
          let alert = box("alert", kind: "alert", [text("title", "a")]) {
            $0.arrangement = arrangement()
          }.stating("width >= \(least)", "width <= screen.width - 32")
          let fits = Rational(least) <= environment.screen.width - 32
          let codes = lay(alert, in: environment).diagnostics.filter { $0.severity == .error }
            .map(\.code.description)
          #expect(codes == (fits ? [] : ["layout/conflict"]), "\(device.id) \(least)")
        }
      }
    }
  }

  @Test("Equal priorities stretch the same view every time, and who hugs more never stretches")
  func stretching() {
    for count in 2...6 {
      let views = (0..<count).map { image("v\($0)", 20, 10) }
      func widths(_ change: (inout [Box]) -> Void = { _ in }) -> [Rational] {
        var changed = views
        change(&changed)
        let alert = box("alert", kind: "alert", changed) {
          $0.arrangement = arrangement {
            $0.axis = .row
            $0.distribution = .fill
            $0.width = 300
          }
        }
        let result = lay(alert).value
        return (0..<count).map { result["v\($0)"].exactFrame.width }
      }
      let first = widths()
      for _ in 0..<5 { #expect(widths() == first) }
      #expect(first.filter { $0 != 20 }.count == 1)
      for loose in 0..<count {
        let found = widths { $0[loose].hugging.x = 249 }
        #expect(found[loose] == Rational(Int64(300 - 20 * (count - 1))))
      }
    }
  }

  @Test("Neighbours share their edge at every offset from the grid", arguments: 0..<24)
  func pixelGaps(step: Int64) {
    let rows = (0..<6).map { image("r\($0)", 40, Rational(step + 1, 7)) }
    let alert = box("alert", kind: "alert", rows) {
      $0.arrangement = arrangement { $0.width = 301 }
    }
    for device in ["iphone-se", "iphone-14"] {
      let frames = lay(alert, in: environment(device)).value["alert"].children.map(\.frame)
      for (a, b) in zip(frames, frames.dropFirst()) { #expect(a.maxY == b.minY) }
    }
  }

  @Test("A measured width is never rounded down: the last word stays, in every size and font")
  func lastWord() {
    for size in 8...40 as ClosedRange<Int64> {
      for weight in [FontWeight.regular, .semibold, .bold] {
        for offset in [0, 1, 2] as [Int64] {
          let label = text(
            "label", "마지막 단어 last word", size: Rational(size * 4 + offset, 4), weight: weight
          )
          .stating("leading == alert.leading + 0.\(offset)", "top == alert")
          let alert = box("alert", kind: "alert", [label]) { _ in }
            .stating("width == 700", "height == 200", "left == screen", "top == screen")
          for device in ["ipad-mini", "iphone-14"] {
            guard case .text(let text) = lay(alert, in: environment(device)).value["label"].content
            else { continue }
            #expect(text.layout.lines.count == 1 && !text.layout.isTruncated)
          }
        }
      }
    }
  }

  @Test("A text as wide as its own longest line keeps its lines when it is laid out again")
  func shrinkingText() throws {
    var width: Rational = 200
    var listings: [String] = []
    for _ in 0..<6 {
      let label = text("label", "알럿창의 메시지입니다. 두 줄이 넘을 수도 있습니다.", size: 13, alignment: .leading)
        .stating("leading == alert", "top == alert")
      var limited = label
      var limit = state("width == 1")
      limit.constant = .points(width)
      limited.constraints.append(limit)
      let result = lay(StatedTests.alert(limited))
      guard case .text(let placed) = result.value["label"].content else { return }
      listings.append(placed.layout.lines.map(\.text).joined(separator: "|"))
      width = placed.layout.size.width
    }
    #expect(Set(listings).count == 1)
  }

  @Test("A label as wide as its text has no ellipsis at 3x, at 54.67 or any other width")
  func cutLabel() {
    for count in 1...24 {
      let label = text("label", String(repeating: "가나", count: count), size: 13, lines: 1)
      let alert = box("alert", kind: "alert", [label]) {
        $0.arrangement = arrangement { $0.alignment = .center }
      }
      for device in ["iphone-14", "iphone-11"] {
        let result = lay(alert, in: environment(device))
        guard case .text(let placed) = result.value["label"].content,
          Typography.layOut(placed.block, width: nil, grid: environment(device).grid).size.width
            < 380
        else { continue }
        #expect(!placed.layout.isTruncated)
      }
    }
  }

  @Test("A parent is as large as its child is in the end, not as the child would have been")
  func clampedChild() {
    for limit in [20, 60, 120] as [Int64] {
      let child = image("child", 200, 200).stating("width <= \(limit)", "height <= \(limit / 2)")
      let alert = box("alert", kind: "alert", [child]) {
        $0.arrangement = arrangement {
          $0.alignment = .center
          $0.insets.leading = 10
          $0.insets.trailing = 10
        }
      }
      let result = lay(alert)
      #expect(result.diagnostics.isEmpty)
      #expect(
        result.value["child"].exactFrame.size
          == Size(width: Rational(limit), height: Rational(limit / 2)))
      #expect(
        result.value["alert"].exactFrame.size
          == Size(width: Rational(limit + 20), height: Rational(limit / 2)))
    }
  }

  @Test("A message is as high as its lines, never cut to one", arguments: [1, 2, 5, 12])
  func messageLines(sentences: Int) throws {
    let message = String(repeating: "이 작업은 되돌릴 수 없습니다. ", count: sentences)
    for device in Device.all {
      let result = lay(ReferenceAlertTests.builder(message: message), in: environment(device.id))
      #expect(result.diagnostics.isEmpty)
      let node = result.value["message"]
      guard case .text(let placed) = node.content else { return }
      #expect(!placed.layout.isTruncated && node.scrolledHeight == nil)
      #expect(placed.layout.size.height == node.exactFrame.height)
      #expect(placed.layout.lines.count >= (sentences + 1) / 2)
    }
  }

  @Test("A right-to-left locale mirrors once: what is nested twice is where the mirror shows it")
  func mirroredOnce() {
    func nested(_ depth: Int) -> Box {
      let inner = depth > 0 ? nested(depth - 1) : image("leaf", 30, 10)
      return box("level\(depth)", [inner, image("end\(depth)", 10, 10)]) {
        $0.arrangement = arrangement {
          $0.axis = .row
          $0.alignment = .leading
          $0.insets.leading = 7
          $0.insets.trailing = 3
        }
      }
    }
    for depth in 0...3 {
      let alert = box("alert", kind: "alert", [nested(depth)]) {
        $0.arrangement = arrangement {
          $0.width = 280
          $0.alignment = .leading
          $0.insets.leading = 20
        }
      }
      let left = lay(alert, in: environment(locale: "en")).value
      let right = lay(alert, in: environment(locale: "ar")).value
      #expect(left["leaf"].exactFrame.minX == Rational(55 + 20 + 7 * Int64(depth + 1)))
      for (a, b) in zip(left.all, right.all) {
        #expect(a.exactFrame.minX == 390 - b.exactFrame.maxX, "\(a.id) at depth \(depth)")
      }
    }
  }
}
