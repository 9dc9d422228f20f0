/// SplitMix64: the same numbers from the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A tree to be written as YAML and read again.
indirect enum Sample: Equatable {
  case text(String)
  case list([Sample])
  case map([(key: String, value: Sample)])

  static func == (left: Sample, right: Sample) -> Bool {
    switch (left, right) {
    case (.text(let a), .text(let b)): a.utf8.elementsEqual(b.utf8)
    case (.list(let a), .list(let b)): a == b
    case (.map(let a), .map(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.key == $1.key && $0.value == $1.value }
    default: false
    }
  }

  static func random(depth: Int, _ generator: inout SeededGenerator) -> Sample {
    switch depth == 0 ? 0 : Int.random(in: 0...3, using: &generator) {
    case 0, 1:
      return .text(randomText(&generator))
    case 2:
      let count = Int.random(in: 1...4, using: &generator)
      return .list((0..<count).map { _ in random(depth: depth - 1, &generator) })
    default:
      let count = Int.random(in: 1...5, using: &generator)
      return .map(
        (0..<count).map { index in
          ("k\(index)" + ["", "가", "-x", " y"][index % 4], random(depth: depth - 1, &generator))
        })
    }
  }

  static func randomText(_ generator: inout SeededGenerator) -> String {
    let pieces = [
      "a", "가", " ", "'", "\"", "\\", ": ", " #", "👍🏽", "\n", "-", "{", "]", "*", "é", "\t",
    ]
    let count = Int.random(in: 0...6, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "a" }.joined()
  }

  /// As block or flow YAML, every text in one kind of quotes or the other.
  func written(indent: Int, isFlow: Bool, _ generator: inout SeededGenerator) -> String {
    switch self {
    case .text(let text):
      if !text.contains("\n"), Bool.random(using: &generator) {
        return "'"
          + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
          + "'"
      }
      var result = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\t": result += "\\t"
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result + "\""
    case .list(let items):
      if isFlow || Bool.random(using: &generator) {
        return "["
          + items.map { $0.written(indent: indent, isFlow: true, &generator) }.joined(
            separator: ", ")
          + "]"
      }
      let spaces = String(repeating: " ", count: indent)
      return items.map {
        "\n" + spaces + "- " + $0.written(indent: indent + 2, isFlow: false, &generator)
      }.joined()
    case .map(let entries):
      if isFlow || Bool.random(using: &generator) {
        return "{"
          + entries.map {
            $0.key + ": " + $0.value.written(indent: indent, isFlow: true, &generator)
          }
          .joined(separator: ", ") + "}"
      }
      let spaces = String(repeating: " ", count: indent)
      return entries.map {
        "\n" + spaces + $0.key + ": "
          + $0.value.written(indent: indent + 2, isFlow: false, &generator)
      }.joined()
    }
  }
}
