/// Make rules that tell what artifacts were made from, as compilers write them with `-MD -MP`:
/// make and Ninja read them.
struct DependencyRules {
  private(set) var text: [UInt8] = []
  private var phony: Set<Path> = []

  /// Adds a rule; nothing for no targets.
  mutating func add(targets: [Path], sources: [Path]) {
    guard !targets.isEmpty else { return }
    text += targets.map(Self.escaped).joined(separator: [UInt8(ascii: " ")])
    text.append(UInt8(ascii: ":"))
    for source in sources {
      text += " \\\n  ".utf8
      text += Self.escaped(source)
    }
    text.append(UInt8(ascii: "\n"))
    // A rule without a recipe for each source, so that one that is gone is no error.
    for source in sources where phony.insert(source).inserted {
      text += Self.escaped(source)
      text += ":\n".utf8
    }
  }

  /// A blank and `#` take a backslash and `$` is doubled; backslashes before a blank are doubled
  /// too. Make has no way to write a line end in a name.
  private static func escaped(_ path: Path) -> [UInt8] {
    var result: [UInt8] = []
    var backslashes = 0
    for byte in path.bytes {
      switch byte {
      case UInt8(ascii: " "):
        result += [UInt8](repeating: UInt8(ascii: "\\"), count: backslashes + 1)
      case UInt8(ascii: "#"): result.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "$"): result.append(UInt8(ascii: "$"))
      default: break
      }
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
      result.append(byte)
    }
    return result
  }
}
