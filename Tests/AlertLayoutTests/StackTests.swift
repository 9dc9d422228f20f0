import AlertSpec
import Geometry
import Testing

@testable import AlertLayout

/// Each distribution and alignment, with numbers worked out by hand.
@Suite struct StackTests {
  /// A 300 by 200 alert with three boxes of 20 × 10, 40 × 20 and 60 × 30 points, insets of 10 on
  /// the leading side, 20 on the trailing one, 5 above and 15 below, and a spacing of 8.
  static func alert(
    _ axis: Arrangement.Axis, _ distribution: Arrangement.Distribution,
    _ alignment: Arrangement.Alignment = .leading, isSized: Bool = true,
    _ change: (inout Box) -> Void = { _ in }
  ) -> Box {
    box("alert", kind: "alert", [image("a", 20, 10), image("b", 40, 20), image("c", 60, 30)]) {
      $0.arrangement = arrangement {
        $0.axis = axis
        $0.distribution = distribution
        $0.alignment = alignment
        $0.spacing = 8
        $0.insets.leading = 10
        $0.insets.trailing = 20
        $0.insets.top = 5
        $0.insets.bottom = 15
        if isSized {
          $0.width = 300
          $0.height = 200
        }
      }
      change(&$0)
    }
  }

  static func spans(_ alert: Box, _ axis: Axis, locale: String = "en") -> [String] {
    let result = lay(alert, in: environment("iphone-14", locale: locale))
    guard result.diagnostics.isEmpty else { return result.diagnostics.map(\.message) }
    return ["a", "b", "c"].map { id in
      let exact = result.value[id].exactFrame.relative(to: result.value["alert"].exactFrame.origin)
      return axis == .x
        ? "\(exact.minX) \(exact.width)" : "\(exact.minY) \(exact.height)"
    }
  }

  @Test(
    "Views stand along a row as their distribution says",
    arguments: [
      // 270 points of room between the insets; 254 without two gaps, 134 without the views.
      (Arrangement.Distribution.packed, ["10 20", "38 40", "86 60"]),
      (.fillEqually, ["10 254/3", "308/3 254/3", "586/3 254/3"]),
      (.fillProportionally, ["10 127/3", "181/3 254/3", "153 127"]),
      (.equalSpacing, ["10 20", "105 40", "220 60"]),
      // The centres are 20 and 250, so the middle one is at 135.
      (.equalCentering, ["10 20", "115 40", "220 60"]),
    ])
  func alongRow(distribution: Arrangement.Distribution, expected: [String]) {
    #expect(Self.spans(Self.alert(.row, distribution), .x) == expected)
  }

  @Test("In a row that fills, the view that hugs least stretches")
  func fillStretchesTheLoosest() {
    let alert = Self.alert(.row, .fill) { $0.children[1].hugging.x = 249 }
    #expect(Self.spans(alert, .x) == ["10 20", "38 174", "220 60"])
  }

  @Test("In a row that fills, equal priorities stretch the last view, whatever runs before")
  func fillIsDeterministic() {
    let first = Self.spans(Self.alert(.row, .fill), .x)
    #expect(first == ["10 20", "38 40", "86 194"])
  }

  @Test("In a row that is too narrow, the view that resists least gives way")
  func fillSqueezes() {
    let alert = Self.alert(.row, .fill) {
      $0.arrangement?.width = 120
      $0.children[2].compression.x = 700
    }
    #expect(Self.spans(alert, .x) == ["10 20", "38 40", "86 14"])
  }

  @Test(
    "Views stand along a column as their distribution says",
    arguments: [
      // 180 points of room; 164 without two gaps, 104 without the views.
      (Arrangement.Distribution.packed, ["5 10", "23 20", "51 30"]),
      (.fillEqually, ["5 164/3", "203/3 164/3", "391/3 164/3"]),
      (.fillProportionally, ["5 82/3", "121/3 164/3", "103 82"]),
      (.equalSpacing, ["5 10", "75 20", "155 30"]),
      (.equalCentering, ["5 10", "80 20", "155 30"]),
    ])
  func alongColumn(distribution: Arrangement.Distribution, expected: [String]) {
    #expect(Self.spans(Self.alert(.column, distribution), .y) == expected)
  }

  @Test(
    "Across a column views stand as their alignment says",
    arguments: [
      (Arrangement.Alignment.fill, ["10 270", "10 270", "10 270"]),
      (.leading, ["10 20", "10 40", "10 60"]),
      (.center, ["135 20", "125 40", "115 60"]),
      (.trailing, ["260 20", "240 40", "220 60"]),
    ])
  func acrossColumn(alignment: Arrangement.Alignment, expected: [String]) {
    #expect(Self.spans(Self.alert(.column, .packed, alignment), .x) == expected)
  }

  @Test(
    "Across a row views stand as their alignment says",
    arguments: [
      (Arrangement.Alignment.fill, ["5 180", "5 180", "5 180"]),
      (.leading, ["5 10", "5 20", "5 30"]),
      (.center, ["90 10", "85 20", "80 30"]),
      (.trailing, ["175 10", "165 20", "155 30"]),
    ])
  func acrossRow(alignment: Arrangement.Alignment, expected: [String]) {
    #expect(Self.spans(Self.alert(.row, .packed, alignment), .y) == expected)
  }

  @Test("From right to left a row is mirrored once, its insets with it")
  func mirrored() {
    let left = Self.spans(Self.alert(.row, .packed), .x, locale: "ar")
    #expect(left == ["270 20", "222 40", "154 60"])
    let across = Self.spans(Self.alert(.column, .packed, .leading), .x, locale: "he")
    #expect(across == ["270 20", "250 40", "230 60"])
    let fill = Self.spans(Self.alert(.column, .packed, .fill), .x, locale: "ar")
    #expect(fill == ["20 270", "20 270", "20 270"])
  }

  @Test(
    "A stack without a size of its own is as large as its views",
    arguments: [
      Arrangement.Distribution.packed, .fill, .equalSpacing,
    ])
  func hugging(distribution: Arrangement.Distribution) {
    let row = lay(Self.alert(.row, distribution, .center, isSized: false))
    #expect(row.diagnostics.isEmpty)
    // 10 + 20 + 8 + 40 + 8 + 60 + 20 by 5 + 30 + 15.
    #expect(row.value["alert"].exactFrame.size == Size(width: 166, height: 50))
    let column = lay(Self.alert(.column, distribution, .center, isSized: false))
    #expect(column.value["alert"].exactFrame.size == Size(width: 90, height: 96))
    let filled = lay(Self.alert(.column, distribution, .fill, isSized: false))
    #expect(filled.value["alert"].exactFrame.size == Size(width: 90, height: 96))
  }

  @Test(
    "A stack without a size of its own whose centres are equally far apart takes the least room")
  func huggingCentres() {
    // The greatest of (20 + 40) / 2 + 8 and (40 + 60) / 2 + 8 is 58, so 10 + 10 + 58 + 58 + 30 + 20.
    let row = lay(Self.alert(.row, .equalCentering, .center, isSized: false))
    #expect(row.value["alert"].exactFrame.width == 186)
  }

  @Test("A custom spacing counts after its view only, and goes with it")
  func customSpacing() {
    var alert = Self.alert(.row, .packed) { $0.children[0].spacingAfter = 30 }
    #expect(Self.spans(alert, .x) == ["10 20", "60 40", "108 60"])
    alert.children.remove(at: 0)
    let rest = lay(alert)
    #expect(rest.value["b"].frame.minX == 10)
  }

  @Test("A spacer takes the room that is left, and two take half each")
  func spacers() {
    let one = Self.alert(.row, .packed) { $0.children.insert(spacer("s"), at: 1) }
    // 270 - 120 of views - 3 gaps of 8.
    #expect(lay(one).value["s"].exactFrame.width == 126)
    #expect(Self.spans(one, .x)[2] == "220 60")
    let two = Self.alert(.row, .packed) {
      $0.children.insert(spacer("s"), at: 1)
      $0.children.append(spacer("t"))
    }
    #expect(lay(two).value["s"].exactFrame.width == 59)
    #expect(lay(two).value["t"].exactFrame.width == 59)
    let hugging = Self.alert(.row, .packed, isSized: false) {
      $0.children.insert(spacer("s"), at: 1)
    }
    #expect(lay(hugging).value["s"].exactFrame.width == 0)
    #expect(lay(hugging).diagnostics.isEmpty)
  }

  @Test("Groups nest: a row in a column is as high as its highest view")
  func nested() {
    let row = box("row", [image("a", 20, 10), image("b", 40, 20)]) {
      $0.arrangement = arrangement {
        $0.axis = .row
        $0.alignment = .center
        $0.spacing = 4
      }
    }
    let alert = box("alert", kind: "alert", [image("top", 10, 10), row, image("end", 10, 10)]) {
      $0.arrangement = arrangement {
        $0.width = 200
        $0.spacing = 6
      }
    }
    let result = lay(alert)
    #expect(result.diagnostics.isEmpty)
    #expect(result.value["row"].frame.size == Size(width: 200, height: 20))
    #expect(result.value["a"].shown == "0 5 20 10")
    #expect(result.value["b"].shown == "24 0 40 20")
    #expect(result.value["alert"].exactFrame.height == 52)
  }

  @Test("Of two columns in a row that fills, the lower one is as high as the other")
  func elasticGroups() {
    func column(_ id: String, _ height: Rational) -> Box {
      box(id, [image(id + "1", 20, height)]) { $0.arrangement = arrangement() }
    }
    let alert = box("alert", kind: "alert", [column("a", 40), column("b", 60)]) {
      $0.arrangement = arrangement { $0.axis = .row }
    }
    let result = lay(alert)
    #expect(result.diagnostics.isEmpty)
    #expect(result.value["alert"].exactFrame.height == 60)
    #expect(result.value["a"].exactFrame.height == 60)
    #expect(result.value["a1"].exactFrame.height == 40)
  }
}
