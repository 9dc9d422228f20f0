import Geometry
import TestSupport
import Testing

@Suite("The pixel grid")
struct PixelGridTests {
  @Test("A snapped value is on the grid and within half a pixel", arguments: [1, 2, 3] as [Int64])
  func nearest(scale: Int64) {
    let grid = PixelGrid(scale: scale)
    var generator = SplitMix64(seed: 6)
    for _ in 0..<5_000 {
      let value = Rational(Int64(generator.next() % 2_000_001) - 1_000_000, 7 * 720)
      let snapped = grid.snapped(value)
      #expect(grid.contains(snapped))
      #expect((snapped - value).magnitude <= grid.pixel / 2)
      #expect(grid.snapped(snapped) == snapped)
      let up = grid.roundedUp(value)
      #expect(grid.contains(up) && up >= value && up - value < grid.pixel)
    }
  }

  @Test("Rectangles that share an edge share it after snapping", arguments: [1, 2, 3] as [Int64])
  func siblingsNeverGap(scale: Int64) {
    let grid = PixelGrid(scale: scale)
    var generator = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      var x = Rational(Int64(generator.next() % 10_000), 97)
      var end: Rational?
      for _ in 0..<5 {
        let width = Rational(Int64(generator.next() % 50_000), 360)
        let rect = grid.snapped(Rect(x: x, y: x, width: width, height: width))
        if let end { #expect(rect.minX == end && rect.minY == end) }
        #expect(rect.width >= 0 && (rect.width - width).magnitude <= grid.pixel)
        end = rect.maxX
        x += width
      }
    }
  }

  @Test("Halves go towards larger values on both sides of zero")
  func halves() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.snapped(Rational(1, 4)) == Rational(1, 2))
    #expect(grid.snapped(Rational(-1, 4)) == 0)
    #expect(PixelGrid(scale: 3).snapped(Rational(1357, 4)) == Rational(1018, 3))
  }

  @Test("What is too large for the grid is undefined, never a wrong place")
  func overflow() {
    let grid = PixelGrid(scale: 3)
    #expect(!grid.snapped(Rational(.max)).isDefined)
    #expect(!grid.roundedUp(Rational(.max)).isDefined)
    #expect(!grid.snapped(.undefined).isDefined)
    #expect(!grid.contains(.undefined))
    #expect(PixelGrid(scale: 1).snapped(Rational(.max)) == Rational(.max))
  }

  @Test("A scale below one counts as one", arguments: [0, -3, .min] as [Int64])
  func nonsenseScale(scale: Int64) {
    #expect(PixelGrid(scale: scale).pixel == 1)
  }
}
