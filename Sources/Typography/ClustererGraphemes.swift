import CFontTables
import CUnicodeTables

extension Clusterer {
  /// A grapheme of several scalars, or one that NFC changes.
  mutating func appendCluster(_ pending: Pending, end: Int) {
    var scalars: [UInt32] = []
    var reader = ScalarReader(bytes, in: pending.start..<end)
    while let scalar = reader.next() { scalars.append(scalar) }
    var role = pending.first.role
    if role == .space, scalars.count > 1 { role = .visible }
    if role == .newline {
      append(pending, width: 0, kerning: 0, first: Self.missing, last: Self.missing, role: role)
      previousKind = Self.missing
      return
    }
    if pending.isUnstable { scalars = Normalisation.composed(scalars) }
    var units: Int64 = 0
    var kerning: Int64 = 0
    var first = Self.missing
    var last = previousKind
    let letterForms = scalars.first.flatMap { font_find_forms($0) }
    let letterKind = letterForms.map { join($0.pointee) }
    if letterForms == nil { joinable = nil }
    let kindBefore = previousKind
    last = kindBefore
    if let kind = Self.unitKind(scalars) {
      kerning = Int64(scale.kerning(last, kind))
      units = Int64(font_advance(scale.weight, UInt32(kind)))
      (first, last) = (kind, kind)
    } else {
      for (index, scalar) in scalars.enumerated() {
        let kind = (index == 0 ? letterKind : nil) ?? font_kind(scalar)
        if kind == Self.transparent { continue }
        warnings.note(scalar)
        if kind == Self.missing { noteMissing(scalar) }
        let pair = Int64(scale.kerning(last, kind))
        if first == Self.missing { (first, kerning) = (kind, pair) } else { units += pair }
        units += Int64(font_advance(scale.weight, UInt32(kind)))
        last = kind
      }
    }
    let isDrawn = first != Self.missing || units > 0
    append(
      pending, width: scale.width(units: units + kerning) + (isDrawn ? scale.tracking : 0),
      kerning: kerning * scale.perFontUnit, first: first, last: last, role: role)
    if let first = scalars.first, !scalars.contains(0x200C) {
      noteJoinable(first, kindBefore: kindBefore)
    } else {
      joinable = nil
    }
    previousKind = last
  }

  /// The one kind of a grapheme that is drawn as a unit: an emoji, or a Hangul syllable that has
  /// no code of its own.
  private static func unitKind(_ scalars: [UInt32]) -> UInt16? {
    guard scalars.count > 1, let first = scalars.first else { return nil }
    let emoji = UInt16(font_kind_emoji)
    switch Int(unicode_grapheme_flags(first) & 0xF) {
    case unicode_grapheme_L, unicode_grapheme_V, unicode_grapheme_T, unicode_grapheme_LV,
      unicode_grapheme_LVT:
      return UInt16(font_kind_hangul)
    case unicode_grapheme_Regional_Indicator: return emoji
    default: break
    }
    if font_kind(first) == emoji { return scalars.contains(0xFE0E) ? nil : emoji }
    let isListed = unicode_line_and_cells(first) >> 6 == 3
    guard isListed else { return nil }
    return scalars.contains(0xFE0F) || scalars.contains(0x20E3) || scalars.contains(0x200D)
      || scalars.contains { (0x1F3FB...0x1F3FF).contains($0) } ? emoji : nil
  }
}
