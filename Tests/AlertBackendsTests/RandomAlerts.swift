import AlertLayout
import AlertSpec
import Geometry
import Typography

/// SplitMix64: the same numbers from the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Alerts that nobody would write, from a seed.
struct RandomAlerts {
  enum Manners {
    /// Every child lies inside its parent and siblings stand below one another.
    case tidy
    /// Anything overlaps anything, sticks out, or has no size at all.
    case wild
  }

  private var generator: SeededGenerator
  private let manners: Manners
  private var count = 0

  static func alert(seed: UInt64, _ manners: Manners) -> LaidOutAlert {
    var random = RandomAlerts(generator: SeededGenerator(seed: seed), manners: manners)
    return random.alert()
  }

  private init(generator: SeededGenerator, manners: Manners) {
    self.generator = generator
    self.manners = manners
  }

  private mutating func alert() -> LaidOutAlert {
    let width = number(in: manners == .tidy ? 200...700 : 0...1400)
    let frame = Build.rect(number(in: 0...80), number(in: 0...300), width, 600)
    let alert = Build.node(
      "alert", frame, fill: 0xF2F2_F7FF, corners: number(in: 0...20),
      children(in: frame.size, depth: 0))
    let device = Device.all[Int.random(in: 0..<Device.all.count, using: &generator)]
    return Build.alert(
      "random", device: device.id, locale: "en",
      appearance: Bool.random(using: &generator) ? .light : .dark,
      caseName: Bool.random(using: &generator) ? "some case" : nil, alert,
      actions: [Build.action("confirm", word()), Build.action("a\"b", word(), event: "x\\y\n")])
  }

  private mutating func children(in size: Size, depth: Int) -> [FrameNode] {
    var children: [FrameNode] = []
    let count = Int.random(in: 0...(depth == 0 ? 8 : 4), using: &generator)
    var top: Rational = 4
    for _ in 0..<count {
      let frame: Rect
      switch manners {
      case .tidy:
        let inset = number(in: 0...20)
        let height = max(0, (size.height - 8) * Rational(1, Int64(count)) - 4)
        frame = Build.rect(inset, top, max(0, size.width - inset * 2), height)
        top += height + 4
      case .wild:
        frame = Build.rect(
          number(in: -200...400), number(in: -100...600),
          max(0, number(in: -100...500)), max(0, number(in: -20...200)))
      }
      children.append(node(frame, depth: depth))
    }
    return children
  }

  private mutating func node(_ frame: Rect, depth: Int) -> FrameNode {
    count += 1
    let id = "node-\(count)"
    var node: FrameNode
    switch Int.random(in: 0..<(depth < 5 ? 10 : 8), using: &generator) {
    case 0, 1, 2: node = text(id, "text", frame)
    case 3: node = text(id, "button", frame)
    case 4: node = Build.node(id, "image", frame, content: .image("image-\(count)"))
    case 5: node = Build.node(id, "custom", frame, content: .custom("Custom\(count)"))
    case 6: node = Build.node(id, "divider", frame, fill: 0xAAAA_AAFF)
    case 7:
      let placeholder = text(id + ".text", "text", Rect(origin: .zero, size: frame.size))
      node = Build.node(id, "field", frame, [placeholder])
    default:
      node = Build.node(id, "group", frame, children(in: frame.size, depth: depth + 1))
    }
    if Bool.random(using: &generator) { node.style.fill = Color(rgba: 0xFF_FFFF) }
    if Int.random(in: 0..<4, using: &generator) == 0 { node.style.fill = Color(rgba: 0x007A_FF80) }
    if Int.random(in: 0..<6, using: &generator) == 0 { node.style.shadowColor = Color(rgba: 0x33) }
    if Int.random(in: 0..<6, using: &generator) == 0 { node.style.opacity = Rational(1, 3) }
    return node
  }

  private mutating func text(_ id: String, _ kind: String, _ frame: Rect) -> FrameNode {
    // A number in every word, so that no line is part of another.
    let words = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      count += 1
      return "\(word())\(count)"
    }
    let alignments = TextAlignment.allCases
    return Build.text(
      id, kind: kind, frame, words.joined(separator: " "), size: number(in: 6...30),
      alignment: alignments[Int.random(in: 0..<alignments.count, using: &generator)],
      lines: Int.random(in: 0...2, using: &generator),
      direction: Bool.random(using: &generator) ? .leftToRight : .rightToLeft)
  }

  private mutating func word() -> String {
    let words = [
      "확인", "네트워크", "사진을", "OK", "Cancel", "iiiill", "WWWW", "👩‍👩‍👧‍👦", "漢字", "ギガ", "é", "שלום",
      "“quoted”", "a\\b", "ﬁ",
    ]
    return words[Int.random(in: 0..<words.count, using: &generator)]
  }

  private mutating func number(in range: ClosedRange<Int64>) -> Rational {
    let denominator = [1, 1, 2, 3, 7][Int.random(in: 0..<5, using: &generator)] as Int64
    let low = range.lowerBound * denominator
    let high = range.upperBound * denominator
    return Rational(Int64.random(in: low...high, using: &generator), denominator)
  }
}
