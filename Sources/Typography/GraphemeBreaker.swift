import CUnicodeTables

/// The extended grapheme clusters of UAX #29 (Unicode 15.0), one scalar after the other: own rules
/// over generated tables, because the standard library's Unicode version is the machine's.
struct GraphemeBreaker {
  private var previous = GraphemeClass.none
  private var oddIndicators = false
  /// After a pictograph and any extending marks (GB11).
  private var inPictograph = false
  private var pictographJoins = false

  /// The class of a scalar, one of the `unicode_grapheme_…` constants, with its flags.
  @inline(__always)
  static func flags(_ scalar: UInt32) -> UInt8 { unicode_grapheme_flags(scalar) }

  /// Takes the next scalar and says whether a cluster ends before it; true for the first.
  @inline(__always)
  mutating func take(_ flags: UInt8) -> Bool {
    let next = GraphemeClass(Int(flags))
    if next.isPlain, previous.isPlain {
      previous = next
      return true
    }
    return takeByRules(next)
  }

  /// Takes a Hangul syllable after another one: a boundary.
  @inline(__always)
  mutating func takeSyllable(_ flags: UInt8) {
    previous = GraphemeClass(Int(flags))
  }

  private mutating func takeByRules(_ next: GraphemeClass) -> Bool {
    let isBoundary = isBoundary(before: next)
    oddIndicators = next == .indicator && !(oddIndicators && !isBoundary)
    pictographJoins = inPictograph && next == .zeroWidthJoiner
    inPictograph = next == .pictograph || (inPictograph && next == .extend)
    previous = next
    return isBoundary
  }

  private func isBoundary(before next: GraphemeClass) -> Bool {
    if previous == .none { return true }
    if previous == .cr, next == .lf { return false }
    if previous.isControl || next.isControl { return true }
    if next == .extend || next == .zeroWidthJoiner || next == .spacingMark { return false }
    if previous == .prepend { return false }
    if previous == .jamoL {
      return !(next == .jamoL || next == .jamoV || next == .syllableLV || next == .syllableLVT)
    }
    if previous == .syllableLV || previous == .jamoV { return next != .jamoV && next != .jamoT }
    if previous == .syllableLVT || previous == .jamoT { return next != .jamoT }
    if next == .pictograph { return !pictographJoins }
    if next == .indicator { return previous != .indicator || !oddIndicators }
    return true
  }
}

/// A grapheme-breaking class by its code in the tables.
private struct GraphemeClass: Equatable {
  let code: UInt8

  @inline(__always)
  init(_ code: Int) { self.code = UInt8(truncatingIfNeeded: code) & 0xF }

  /// Stands before the first scalar of a text.
  static var none: GraphemeClass { GraphemeClass(15) }
  static var other: GraphemeClass { GraphemeClass(unicode_grapheme_Other) }

  /// Whether the class is a letter, an ideograph or a Hangul syllable: between two nothing joins.
  @inline(__always)
  var isPlain: Bool {
    let plain =
      1 << UInt32(GraphemeClass.other.code) | 1 << UInt32(GraphemeClass.syllableLV.code)
      | 1 << UInt32(GraphemeClass.syllableLVT.code)
    return plain &>> Int(code) & 1 != 0
  }

  static var cr: GraphemeClass { GraphemeClass(unicode_grapheme_CR) }
  static var lf: GraphemeClass { GraphemeClass(unicode_grapheme_LF) }
  static var extend: GraphemeClass { GraphemeClass(unicode_grapheme_Extend) }
  static var zeroWidthJoiner: GraphemeClass { GraphemeClass(unicode_grapheme_ZWJ) }
  static var indicator: GraphemeClass { GraphemeClass(unicode_grapheme_Regional_Indicator) }
  static var prepend: GraphemeClass { GraphemeClass(unicode_grapheme_Prepend) }
  static var spacingMark: GraphemeClass { GraphemeClass(unicode_grapheme_SpacingMark) }
  static var jamoL: GraphemeClass { GraphemeClass(unicode_grapheme_L) }
  static var jamoV: GraphemeClass { GraphemeClass(unicode_grapheme_V) }
  static var jamoT: GraphemeClass { GraphemeClass(unicode_grapheme_T) }
  static var syllableLV: GraphemeClass { GraphemeClass(unicode_grapheme_LV) }
  static var syllableLVT: GraphemeClass { GraphemeClass(unicode_grapheme_LVT) }
  static var pictograph: GraphemeClass { GraphemeClass(unicode_grapheme_Extended_Pictographic) }

  var isControl: Bool {
    self == .cr || self == .lf || self == GraphemeClass(unicode_grapheme_Control)
  }
}
