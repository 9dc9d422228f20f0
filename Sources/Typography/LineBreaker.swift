/// Whether a line may end before a scalar.
enum LineBreak: UInt8 {
  case prohibited, allowed, mandatory
}

/// The line breaking of UAX #14 (Unicode 15.0), one scalar after the other.
///
/// Numbers follow the regular expression of its section 8.2, example 7, as Unicode's own test
/// does. With ``keepsWords``, Hangul syllables and jamo behave as letters: Korean then breaks at
/// spaces, as UIKit's standard strategy does, and Han still breaks anywhere. O(1) for each scalar
/// but for a prefix before an opening mark, which looks for a digit after it.
struct LineBreaker {
  private let keepsWords: Bool
  /// The class that counts as the one before, marks absorbed (LB9); `none` at the start.
  private var previous = LineClass.none
  private var spaces = false
  private var afterJoiner = false
  private var oddIndicators = false
  private var hebrewHyphen = false
  private var number = Number.none

  private enum Number {
    case none, digits, closed
  }

  init(keepsWords: Bool) {
    self.keepsWords = keepsWords
  }

  /// Takes the next scalar and says whether a line may end before it.
  ///
  /// - Parameter digitFollows: whether the first scalar after this one that is no mark is a digit;
  ///   only asked where it matters.
  @inline(__always)
  mutating func take(_ lineClass: LineClass, digitFollows: () -> Bool) -> LineBreak {
    var next = lineClass
    if keepsWords, next.isIn(.hangul) { next = .letter }
    // Most text: letters and digits after one another (LB23, LB25, LB28) or after spaces (LB18),
    // and the spaces after them (LB7).
    if previous.isIn(.plain), !afterJoiner {
      if next.isIn(.plain) {
        let result: LineBreak = spaces ? .allowed : .prohibited
        number = next == .digit ? .digits : .none
        hebrewHyphen = false
        spaces = false
        previous = next
        return result
      }
      if next == .space {
        spaces = true
        return .prohibited
      }
    }
    return takeByRules(next, digitFollows: digitFollows)
  }

  /// Takes a Hangul syllable after another one, with words kept: no break.
  @inline(__always)
  mutating func takeSyllable() {
    previous = .letter
    number = .none
    hebrewHyphen = false
  }

  private mutating func takeByRules(_ lineClass: LineClass, digitFollows: () -> Bool) -> LineBreak {
    var next = lineClass
    guard previous != .none else {
      start(next.isIn(.marks) ? .letter : next, joiner: next == .joiner)
      return .prohibited
    }
    // LB4 to LB6.
    if previous.isIn(.newlines), !spaces {
      if previous == .carriageReturn, next == .lineFeed {
        previous = next
        return .prohibited
      }
      start(next.isIn(.marks) ? .letter : next, joiner: next == .joiner)
      return .mandatory
    }
    // LB7.
    if next == .space {
      spaces = true
      return .prohibited
    }
    // LB9 and LB10: a mark that has nothing to join counts as a letter.
    let isJoiner = next == .joiner
    if next.isIn(.marks) {
      if !spaces, previous != .zeroWidthSpace {
        afterJoiner = isJoiner
        return .prohibited
      }
      next = .letter
    }
    let result: LineBreak = isProhibited(next, digitFollows) ? .prohibited : .allowed
    advance(to: next)
    afterJoiner = isJoiner
    return result
  }

  private mutating func start(_ next: LineClass, joiner: Bool) {
    previous = next
    spaces = next == .space
    afterJoiner = joiner
    oddIndicators = next == .indicator
    hebrewHyphen = false
    number = next == .digit ? .digits : .none
  }

  private mutating func advance(to next: LineClass) {
    hebrewHyphen = !spaces && previous == .hebrew && next.isIn(.hyphens)
    oddIndicators = next == .indicator && (spaces || previous != .indicator || !oddIndicators)
    if next == .digit {
      number = .digits
    } else if number == .digits, !spaces, next.isIn(.numberPunctuation) {
      number = .digits
    } else if number == .digits, !spaces, next.isIn(.closing) {
      number = .closed
    } else {
      number = .none
    }
    previous = next
    spaces = false
  }

  /// The rules from LB6 on, in their order, for a scalar that is neither a space nor a mark.
  private func isProhibited(_ next: LineClass, _ digitFollows: () -> Bool) -> Bool {
    if next.isIn(.newlines) || next == .zeroWidthSpace { return true }  // LB6, LB7
    if previous == .zeroWidthSpace { return false }  // LB8
    if afterJoiner, !spaces { return true }  // LB8a
    if next == .wordJoiner { return true }  // LB11
    if !spaces {
      if previous.isIn(.glue) { return true }  // LB11, LB12
      if next == .noBreak, !previous.isIn(.hyphens) { return true }  // LB12a
    }
    if next.isIn(.neverFirst) { return true }  // LB13
    if previous.isIn(.opening) { return true }  // LB14
    if previous == .quotation, next.isIn(.opening) { return true }  // LB15
    if previous.isIn(.closing), next == .nonstarter { return true }  // LB16
    if previous == .dash, next == .dash { return true }  // LB17
    if spaces { return false }  // LB18
    if next == .quotation || previous == .quotation { return true }  // LB19
    if next == .contingent || previous == .contingent { return false }  // LB20
    if next.isIn(.breakAfter) || previous == .breakBefore { return true }  // LB21
    if hebrewHyphen { return true }  // LB21a
    if previous == .solidus, next == .hebrew { return true }  // LB21b
    if next == .inseparable { return true }  // LB22
    return isProhibitedWithoutSpace(next, digitFollows)
  }

  /// The rules from LB23 on.
  private func isProhibitedWithoutSpace(_ next: LineClass, _ digitFollows: () -> Bool) -> Bool {
    if previous.isIn(.letters), next.isIn(.lettersAndDigit) { return true }  // LB23, LB28
    if previous == .digit, next.isIn(.letters) { return true }  // LB23
    if previous == .prefix, next.isIn(.ideographic) { return true }  // LB23a
    if previous.isIn(.ideographic), next == .postfix { return true }  // LB23a
    if previous.isIn(.affixes), next.isIn(.letters) { return true }  // LB24
    if previous.isIn(.letters), next.isIn(.affixes) { return true }  // LB24
    if isWithinNumber(next, digitFollows) { return true }  // LB25
    if previous.isIn(.hangul) || next.isIn(.hangul), joinsHangul(next) { return true }
    if previous == .infix, next.isIn(.letters) { return true }  // LB29
    if previous.isIn(.lettersAndDigit), next == .openingNarrow { return true }  // LB30
    if previous == .closingNarrow, next.isIn(.lettersAndDigit) { return true }  // LB30
    if previous == .indicator, next == .indicator, oddIndicators { return true }  // LB30a
    return previous.isIn(.modifiable) && next == .modifier  // LB30b
  }

  /// `(PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)?`
  private func isWithinNumber(_ next: LineClass, _ digitFollows: () -> Bool) -> Bool {
    if next == .digit { return previous.isIn(.beforeDigit) || number == .digits }
    if next.isIn(.affixes) { return number != .none }
    return previous.isIn(.affixes) && next.isIn(.opening) && digitFollows()
  }

  /// LB26 and LB27.
  private func joinsHangul(_ next: LineClass) -> Bool {
    if previous == .leadingJamo { return next.isIn(.afterLeadingJamo) }
    if previous.isIn(.openSyllable), next.isIn(.vowelOrTrailingJamo) { return true }
    if previous.isIn(.closedSyllable), next == .trailingJamo { return true }
    if previous.isIn(.hangul) { return next == .postfix }
    return previous == .prefix && next.isIn(.hangul)
  }
}
