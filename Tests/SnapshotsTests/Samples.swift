import TestSupport

@testable import Snapshots

/// The axes that most tests use.
let sampleAxes = [
  Axis("device", ["small", "middle", "large"]), Axis("appearance", ["light", "dark"]),
  Axis("locale", []), Axis("textSize", ["s", "m", "l", "xl"], isOrdered: true),
]

/// A rendering with a drawing, nodes and lines of behaviour.
func sampleText(title: String = "Hello", width: Int = 300, fill: String = "#FFFFFF") -> [UInt8] {
  Array(
    """
    ┌──────────┐
    │  \(title)   │
    ├──────────┤
    │    OK    │
    └──────────┘
    screen                  0 0              390 × 844
    panel                   45 339.333       \(width) × 165.333    fill \(fill)  corners 16
      title                 20 30            260 × 19.333       16 bold  "\(title)"
      confirm               0 115.333        \(width) × 50           button  14 bold  "OK"

    show fade, 0.5 s
    confirm → event ok, dismiss before

    """.utf8)
}

/// A baseline of random variants and of renderings that resemble each other.
func randomBaseline(_ random: inout SplitMix64) -> Baseline {
  var baseline = Baseline(
    name: ["greeting", "인사", "a b", "it's \"so\""].randomElement(using: &random) ?? "")
  let locales = ["en", "ko", "pt-BR", "x y", "ü\\"]
  for _ in 0..<Int.random(in: 1...40, using: &random) {
    let variant = Variant(
      sampleAxes.map { axis in
        (axis.values.isEmpty ? locales : axis.values).randomElement(using: &random) ?? ""
      })
    baseline[variant] = randomText(&random)
  }
  return baseline
}

private func randomText(_ random: inout SplitMix64) -> [UInt8] {
  let lines = sampleText(
    title: ["Hello", "Bye", "안녕"].randomElement(using: &random) ?? "",
    width: [300, 310].randomElement(using: &random) ?? 0
  ).lines.map { Array($0) }
  var text = lines
  let odd = ["", "[x]", "end", "<<<<<<< mine", "~ a", "like x", "  b", "- c", "한", "│"]
  for _ in 0..<Int.random(in: 0...3, using: &random) {
    let place = Int.random(in: 0...text.count, using: &random)
    switch Int.random(in: 0...2, using: &random) {
    case 0: text.insert(Array((odd.randomElement(using: &random) ?? "").utf8), at: place)
    case 1: if place < text.count { text.remove(at: place) }
    default: if place < text.count { text.insert(text[place], at: place) }
    }
  }
  return text.flatMap { $0 + [UInt8(ascii: "\n")] }
}
