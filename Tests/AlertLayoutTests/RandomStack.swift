import AlertSpec
import Geometry
import Typography

@testable import AlertLayout

/// Stacks that nobody would write, from a seed: every distribution and alignment, custom spacing,
/// texts, pictures, lines and stacks inside, of sizes off every grid.
struct RandomStack {
  private var random: SeededGenerator

  static func alert(seed: UInt64) -> Box {
    var stack = RandomStack(random: SeededGenerator(state: seed &* 0x9E37_79B9 &+ 17))
    var alert = stack.stack("alert", depth: 2)
    alert.kind = "alert"
    if stack.chance(3) { alert.arrangement?.width = stack.fraction(200...360) }
    if stack.chance(5) { alert.arrangement?.height = stack.fraction(200...500) }
    return alert
  }

  private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }

  private mutating func fraction(_ range: ClosedRange<Int64>) -> Rational {
    let parts = Int64.random(in: 1...9, using: &random)
    return Rational(
      Int64.random(in: range.lowerBound * parts...range.upperBound * parts, using: &random), parts)
  }

  private mutating func stack(_ id: String, depth: Int) -> Box {
    let count = Int.random(in: 1...(depth == 2 ? 5 : 3), using: &random)
    var children = (0..<count).map { view("\(id).\($0)", depth: depth - 1) }
    for place in children.indices where chance(4) {
      children[place].spacingAfter = fraction(0...12)
    }
    let layout = arrangement {
      $0.axis = Arrangement.Axis.allCases.randomElement(using: &random) ?? .column
      $0.distribution = Arrangement.Distribution.allCases.randomElement(using: &random) ?? .packed
      $0.alignment = Arrangement.Alignment.allCases.randomElement(using: &random) ?? .fill
    }
    let spacing = chance(2) ? 0 : fraction(0...10)
    let insets = (0..<4).map { _ in chance(2) ? 0 : fraction(0...20) }
    return box(id, children) {
      $0.arrangement = layout
      $0.arrangement?.spacing = spacing
      $0.arrangement?.insets.top = insets[0]
      $0.arrangement?.insets.leading = insets[1]
      $0.arrangement?.insets.bottom = insets[2]
      $0.arrangement?.insets.trailing = insets[3]
    }
  }

  private mutating func view(_ id: String, depth: Int) -> Box {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 5), using: &random) {
    case 0, 1: return image(id, fraction(1...50), fraction(1...40))
    case 2, 3:
      let word = PixelTests.words.randomElement(using: &random) ?? ""
      return text(id, word, size: fraction(8...22), lines: chance(3) ? 1 : 0)
    case 4:
      return box(id, kind: "divider") {
        $0.intrinsicWidth = Rational(1, 2)
        $0.intrinsicHeight = Rational(1, 2)
      }
    default: return stack(id, depth: depth - 1)
    }
  }
}
