import CUnicodeTables

/// A set of line-breaking classes as bits. The sets are computed properties of constants, which
/// the compiler folds; stored ones would be looked up and checked at each use.
struct LineClassSet {
  let bits: UInt64

  @inline(__always)
  static func | (left: LineClassSet, right: LineClass) -> LineClassSet {
    LineClassSet(bits: left.bits | 1 &<< UInt64(right.code))
  }
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
  static func | (left: LineClass, right: LineClass) -> LineClassSet {
    LineClassSet(bits: 1 &<< UInt64(left.code)) | right
  }

  @inline(__always)
  func isIn(_ set: LineClassSet) -> Bool { set.bits &>> UInt64(code) & 1 != 0 }
}

extension LineClassSet {
  /// Letters and digits, between which nothing breaks.
  static var plain: LineClassSet { LineClass.letter | .hebrew | .digit }
  static var lettersAndDigit: LineClassSet { plain }
  static var letters: LineClassSet { LineClass.letter | .hebrew }
  static var marks: LineClassSet { LineClass.mark | .joiner }
  static var newlines: LineClassSet {
    LineClass.hardBreak | .carriageReturn | .lineFeed | .nextLine
  }
  static var glue: LineClassSet { LineClass.wordJoiner | .noBreak }
  static var hyphens: LineClassSet { LineClass.hyphen | .breakingAfter }
  static var breakAfter: LineClassSet { LineClass.hyphen | .breakingAfter | .nonstarter }
  static var closing: LineClassSet { LineClass.closingMark | .closingNarrow | .closingWide }
  static var neverFirst: LineClassSet {
    LineClass.closingMark | .closingNarrow | .closingWide | .exclamation | .infix | .solidus
  }
  static var opening: LineClassSet { LineClass.openingNarrow | .openingWide }
  static var numberPunctuation: LineClassSet { LineClass.infix | .solidus }
  static var affixes: LineClassSet { LineClass.prefix | .postfix }
  static var beforeDigit: LineClassSet {
    LineClass.prefix | .postfix | .openingNarrow | .openingWide | .hyphen | .digit
  }
  static var modifiable: LineClassSet { LineClass.modifierBase | .unassignedPictograph }
  static var ideographic: LineClassSet {
    LineClass.ideograph | .modifierBase | .modifier | .unassignedPictograph
  }
  static var hangul: LineClassSet {
    LineClass.syllableLV | .syllableLVT | .leadingJamo | .vowelJamo | .trailingJamo
  }
  static var afterLeadingJamo: LineClassSet {
    LineClass.leadingJamo | .vowelJamo | .syllableLV | .syllableLVT | .postfix
  }
  static var openSyllable: LineClassSet { LineClass.vowelJamo | .syllableLV }
  static var closedSyllable: LineClassSet { LineClass.trailingJamo | .syllableLVT }
  static var vowelOrTrailingJamo: LineClassSet { LineClass.vowelJamo | .trailingJamo }
}
