import CFontTables

extension Clusterer {
  /// Appends a grapheme as an imported font measures it.
  ///
  /// - Returns: false, with nothing appended, when the font lacks one of its scalars: the built-in
  ///   tables then measure all of it, in the same size and without kerning to its neighbours.
  mutating func append(_ pending: Pending, end: Int, in metrics: FontMetrics) -> Bool {
    var role = pending.first.role
    if role == .newline { return false }
    var scalars: [UInt32] = []
    var reader = ScalarReader(bytes, in: pending.start..<end)
    while let scalar = reader.next() { scalars.append(scalar == 0x09 ? 0x20 : scalar) }
    if role == .space, scalars.count > 1 { role = .visible }
    if pending.isUnstable { scalars = Normalisation.composed(scalars) }
    var units: Int64 = 0
    var kerning: Int64 = 0
    var first = Self.missing
    var last = previousKind
    for scalar in scalars {
      let builtIn = font_kind(scalar)
      if builtIn == Self.transparent { continue }
      guard let kind = metrics.kind(scalar) else {
        note(missing: scalar, builtIn: builtIn, in: metrics)
        return false
      }
      let pair = Int64(metrics.kerning(last, kind))
      if first == Self.missing { (first, kerning) = (kind, pair) } else { units += pair }
      units += metrics.advance(kind)
      last = kind
    }
    joinable = nil
    append(
      pending, width: (units + kerning) * scale.perImportedUnit,
      kerning: kerning * scale.perImportedUnit, first: first, last: last, role: role)
    previousKind = last
    return true
  }

  /// Emoji have a font of their own everywhere, and shaped scripts are told of by their words.
  private mutating func note(missing scalar: UInt32, builtIn: UInt16, in metrics: FontMetrics) {
    guard builtIn != UInt16(font_kind_emoji), builtIn != Self.missing,
      ComplexScript(scalar)?.isShaped != true, let scalar = Unicode.Scalar(scalar)
    else { return }
    warnings.add(.fallback(scalar, family: metrics.facts.family))
  }
}
