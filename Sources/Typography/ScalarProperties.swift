import CFontTables
import CUnicodeTables

/// What the tables say of a scalar.
struct ScalarProperties {
  let scalar: UInt32
  /// Grapheme class and normalisation flags.
  let flags: UInt8
  let lineClass: LineClass
  /// The kind in the metric tables.
  let kind: UInt16

  @inline(__always)
  init(_ scalar: UInt32) {
    self.scalar = scalar
    let hangul = scalar &- 0xAC00
    if hangul < 11_172 {
      // All of Hangul's syllables are alike but for what may follow a final consonant.
      let isOpen = hangul % 28 == 0
      flags = UInt8(isOpen ? unicode_grapheme_LV : unicode_grapheme_LVT)
      lineClass = isOpen ? .syllableLV : .syllableLVT
      kind = UInt16(font_kind_hangul)
    } else {
      flags = GraphemeBreaker.flags(scalar)
      lineClass = LineClass(of: scalar)
      kind = font_kind(scalar)
    }
  }

  /// Whether the scalar is a precomposed Hangul syllable.
  var isSyllable: Bool { scalar &- 0xAC00 < 11_172 }

  /// How a grapheme that starts with the scalar stands in a line.
  @inline(__always)
  var role: Cluster.Role {
    lineClass == .letter || lineClass.isIn(.hangul) ? .visible : roleByClass
  }

  private var roleByClass: Cluster.Role {
    if lineClass == .space { return .space }
    if lineClass.isIn(.newlines) { return .newline }
    switch scalar {
    case 0x00AD: return .softHyphen
    case 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return .space
    default: return .visible
    }
  }
}
