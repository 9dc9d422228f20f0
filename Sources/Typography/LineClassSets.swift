import CUnicodeTables

/// A set of line-breaking classes as bits.
struct LineClassSet {
  let bits: UInt64

  @inline(__always)
  init(_ classes: LineClass...) {
    var bits: UInt64 = 0
    for one in classes { bits |= 1 &<< UInt64(one.code) }
    self.bits = bits
  }

  @inline(__always)
  private init(bits: UInt64) { self.bits = bits }

  @inline(__always)
  func union(_ other: LineClassSet) -> LineClassSet { LineClassSet(bits: bits | other.bits) }
}

/// A line-breaking class after rule LB1, by its code in the tables.
struct LineClass: Equatable {
  let code: UInt8

  @inline(__always)
  init(_ code: Int) { self.code = UInt8(truncatingIfNeeded: code) & 0x3F }

  /// The class of a scalar. O(1).
  @inline(__always)
  init(of scalar: UInt32) { code = unicode_line_and_cells(scalar) & 0x3F }

  /// Stands before the first scalar of a text and is in no set.
  static var none: LineClass { LineClass(63) }

  static var letter: LineClass { LineClass(unicode_line_AL) }
  static var hebrew: LineClass { LineClass(unicode_line_HL) }
  static var digit: LineClass { LineClass(unicode_line_NU) }
  static var space: LineClass { LineClass(unicode_line_SP) }
  static var joiner: LineClass { LineClass(unicode_line_ZWJ) }
  static var carriageReturn: LineClass { LineClass(unicode_line_CR) }
  static var lineFeed: LineClass { LineClass(unicode_line_LF) }
  static var zeroWidthSpace: LineClass { LineClass(unicode_line_ZW) }
  static var wordJoiner: LineClass { LineClass(unicode_line_WJ) }
  static var noBreak: LineClass { LineClass(unicode_line_GL) }
  static var quotation: LineClass { LineClass(unicode_line_QU) }
  static var nonstarter: LineClass { LineClass(unicode_line_NS) }
  static var dash: LineClass { LineClass(unicode_line_B2) }
  static var contingent: LineClass { LineClass(unicode_line_CB) }
  static var breakBefore: LineClass { LineClass(unicode_line_BB) }
  static var solidus: LineClass { LineClass(unicode_line_SY) }
  static var infix: LineClass { LineClass(unicode_line_IS) }
  static var inseparable: LineClass { LineClass(unicode_line_IN) }
  static var prefix: LineClass { LineClass(unicode_line_PR) }
  static var postfix: LineClass { LineClass(unicode_line_PO) }
  static var openingNarrow: LineClass { LineClass(unicode_line_OP) }
  static var closingNarrow: LineClass { LineClass(unicode_line_CP) }
  static var indicator: LineClass { LineClass(unicode_line_RI) }
  static var modifier: LineClass { LineClass(unicode_line_EM) }
  static var leadingJamo: LineClass { LineClass(unicode_line_JL) }
  static var trailingJamo: LineClass { LineClass(unicode_line_JT) }

  static var mark: LineClass { LineClass(unicode_line_CM) }
  static var hardBreak: LineClass { LineClass(unicode_line_BK) }
  static var nextLine: LineClass { LineClass(unicode_line_NL) }
  static var hyphen: LineClass { LineClass(unicode_line_HY) }
  static var breakingAfter: LineClass { LineClass(unicode_line_BA) }
  static var closingMark: LineClass { LineClass(unicode_line_CL) }
  static var closingWide: LineClass { LineClass(unicode_line_CW) }
  static var exclamation: LineClass { LineClass(unicode_line_EX) }
  static var openingWide: LineClass { LineClass(unicode_line_OW) }
  static var modifierBase: LineClass { LineClass(unicode_line_EB) }
  static var unassignedPictograph: LineClass { LineClass(unicode_line_PN) }
  static var ideograph: LineClass { LineClass(unicode_line_ID) }
  static var syllableLV: LineClass { LineClass(unicode_line_H2) }
  static var syllableLVT: LineClass { LineClass(unicode_line_H3) }
  static var vowelJamo: LineClass { LineClass(unicode_line_JV) }

  @inline(__always)
  func isIn(_ set: LineClassSet) -> Bool { set.bits &>> UInt64(code) & 1 != 0 }
}

extension LineClassSet {
  /// Letters and digits, between which nothing breaks.
  static let plain = LineClassSet(.letter, .hebrew, .digit)
  static let lettersAndDigit = plain
  static let letters = LineClassSet(.letter, .hebrew)
  static let marks = LineClassSet(.mark, .joiner)
  static let newlines = LineClassSet(
    .hardBreak, .carriageReturn, .lineFeed, .nextLine)
  static let glue = LineClassSet(.wordJoiner, .noBreak)
  static let hyphens = LineClassSet(.hyphen, .breakingAfter)
  static let breakAfter = LineClassSet(
    .hyphen, .breakingAfter, .nonstarter)
  static let closing = LineClassSet(
    .closingMark, .closingNarrow, .closingWide)
  static let neverFirst = LineClassSet(
    .closingMark, .closingNarrow, .closingWide, .exclamation, .infix,
    .solidus)
  static let opening = LineClassSet(.openingNarrow, .openingWide)
  static let numberPunctuation = LineClassSet(.infix, .solidus)
  static let affixes = LineClassSet(.prefix, .postfix)
  static let beforeDigit = LineClassSet(
    .prefix, .postfix, .openingNarrow, .openingWide, .hyphen, .digit)
  static let modifiable = LineClassSet(.modifierBase, .unassignedPictograph)
  static let ideographic = LineClassSet(
    .ideograph, .modifierBase, .modifier, .unassignedPictograph)
  static let hangul = LineClassSet(
    .syllableLV, .syllableLVT, .leadingJamo, .vowelJamo,
    .trailingJamo)
  static let afterLeadingJamo = LineClassSet(
    .leadingJamo, .vowelJamo, .syllableLV, .syllableLVT, .postfix)
  static let openSyllable = LineClassSet(.vowelJamo, .syllableLV)
  static let closedSyllable = LineClassSet(.trailingJamo, .syllableLVT)
  static let vowelOrTrailingJamo = LineClassSet(.vowelJamo, .trailingJamo)
}
