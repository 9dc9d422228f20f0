import CFontTables

/// An Arabic letter whose form still depends on what follows.
struct JoinableLetter {
  let forms: font_letter_forms
  /// Its grapheme.
  let index: Int
  /// What its kerning was measured with.
  let kindBefore: UInt16
  /// Whether the letter before joins it.
  let isJoinedBefore: Bool
}

extension font_letter_forms {
  /// The kind of the letter between its neighbours.
  func kind(joinsBefore: Bool, joinsAfter: Bool) -> UInt16 {
    switch (joinsBefore, joinsAfter) {
    case (false, false): kinds.0
    case (true, false): kinds.1
    case (false, true): kinds.2
    case (true, true): kinds.3
    }
  }
}

extension Clusterer {
  /// The kind of a letter after the one before, which takes the form that joins it.
  mutating func join(_ forms: font_letter_forms) -> UInt16 {
    guard forms.joins_before != 0, let before = joinable else {
      joinable = nil
      isJoined = false
      return forms.kinds.0
    }
    changeForm(of: before)
    isJoined = true
    return forms.kinds.1
  }

  /// Notes that the letter just appended can be joined.
  mutating func noteJoinable(_ scalar: UInt32, kindBefore: UInt16) {
    guard let forms = font_find_forms(scalar), forms.pointee.joins_after != 0 else {
      joinable = nil
      return
    }
    joinable = JoinableLetter(
      forms: forms.pointee, index: clusters.count - 1, kindBefore: kindBefore,
      isJoinedBefore: isJoined)
  }

  /// Gives a letter that was appended with nothing after it the form that joins what follows.
  private mutating func changeForm(of letter: JoinableLetter) {
    let old = letter.forms.kind(joinsBefore: letter.isJoinedBefore, joinsAfter: false)
    let new = letter.forms.kind(joinsBefore: letter.isJoinedBefore, joinsAfter: true)
    var cluster = clusters[letter.index]
    let scale = fonts[Int(cluster.run)].scale
    let kerning = Int64(scale.kerning(letter.kindBefore, new)) * scale.perFontUnit
    cluster.width += scale.width(kind: new) - scale.width(kind: old) + kerning - cluster.kerning
    cluster.kerning = kerning
    cluster.firstKind = new
    if cluster.lastKind == old { cluster.lastKind = new }
    clusters[letter.index] = cluster
    if previousKind == old { previousKind = new }
  }
}
