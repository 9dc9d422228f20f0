import CFontTables

/// A run's font as it measures: the built-in tables, or an imported font with those behind it for
/// what it lacks.
struct RunFont {
  let scale: FontScale
  let imported: FontMetrics?
  /// Where the widths of shaped words are; nil when there are none.
  let words: FontMetrics?

  init(_ font: Font, perMille: Int64) {
    scale = FontScale(font, perMille: perMille)
    imported = font.imported
    words = font.metrics.flatMap { $0.hasWords ? $0 : nil }
  }

  func kind(_ scalar: UInt32) -> UInt16 {
    imported?.kind(scalar) ?? font_kind(scalar)
  }

  /// The width of one grapheme of a kind, in width units.
  func width(kind: UInt16) -> Int64 {
    guard let imported, kind >= FontMetrics.firstKind else { return scale.width(kind: kind) }
    return imported.advance(kind) * scale.perImportedUnit
  }

  /// What the pair adds to the width of its first, in width units.
  func kerning(_ first: UInt16, _ second: UInt16) -> Int64 {
    guard let imported, first >= FontMetrics.firstKind else {
      return Int64(scale.kerning(first, second)) * scale.perFontUnit
    }
    return Int64(imported.kerning(first, second)) * scale.perImportedUnit
  }
}
