import CFontTables
import Geometry

/// A font resolved to whole numbers: every width of a text is a sum of 64-bit integers in one
/// unit, whatever fonts are mixed, and becomes a fraction once, at the end.
struct FontScale {
  /// Widths count 1/352,000,000,000 point: the least unit in which a built-in advance
  /// (1/352,000 em), an advance of 1000 or 2048 units per em and an interpolated tracking
  /// (1/1,000,000 em) are whole at every size of whole 1/1000 points.
  static let unitsPerPoint: Int64 = 352_000_000_000

  /// A width that no line reaches, 3 million points: sums stop there, so that none overflows.
  static let unbounded: Int64 = 1 << 60

  /// The place of the weight in the metric tables.
  let weight: UInt32
  /// Width units of 1/352,000 em.
  let perFontUnit: Int64
  /// Width units that every grapheme adds.
  let tracking: Int64
  /// Width units of one unit of the imported font; 0 without one.
  let perImportedUnit: Int64
  /// In 1/1000 point.
  private let size: Int64

  /// - Parameter perMille: the part of the font's size to measure at, 1000 for all of it. The size
  ///   is rounded to 1/1000 point.
  init(_ font: Font, perMille: Int64 = 1000) {
    let thousandths = (font.size * Rational(perMille)).rounded
    let size = min(max(thousandths, 0), 10_000_000)
    weight = font.weight.tableIndex
    perFontUnit = size * (Self.unitsPerPoint / (1000 * Int64(font_units_per_em)))
    self.size = size
    if let imported = font.imported {
      tracking = 0
      perImportedUnit = Self.perUnit(size: size, unitsPerEm: imported.facts.unitsPerEm)
    } else {
      tracking =
        size * (Self.unitsPerPoint / 1_000_000_000)
        * SystemFontProfile.tracking(size: size, weight: font.weight)
      perImportedUnit = 0
    }
  }

  /// Width units of one unit of a font: exact where its em divides that of ``unitsPerPoint``
  /// (1000, 1024, 2000, 2048, 2816, …), else within half a width unit.
  private static func perUnit(size: Int64, unitsPerEm: Int) -> Int64 {
    let em = size * (unitsPerPoint / 1000)
    let units = Int64(max(1, unitsPerEm))
    return (em + units / 2) / units
  }

  /// The width of a word that an imported font shaped, in width units.
  func width(of word: FontMetrics.Word) -> Int64 {
    let perUnit = Self.perUnit(size: size, unitsPerEm: word.unitsPerEm)
    let (product, overflow) = Int64(word.units).multipliedReportingOverflow(by: perUnit)
    return overflow ? Self.unbounded : min(product, Self.unbounded)
  }

  /// The width of one grapheme of a kind, in width units.
  @inline(__always)
  func width(kind: UInt16) -> Int64 {
    Int64(font_advance(weight, UInt32(kind))) * perFontUnit + tracking
  }

  /// What the pair adds to the advance of its first, in 1/352,000 em.
  @inline(__always)
  func kerning(_ first: UInt16, _ second: UInt16) -> Int32 {
    font_kerning(weight, UInt32(first), UInt32(second))
  }

  /// A sum of widths that stops at ``unbounded``.
  @inline(__always)
  static func sum(_ first: Int64, _ second: Int64) -> Int64 {
    let (sum, overflow) = first.addingReportingOverflow(second)
    return overflow ? unbounded : min(sum, unbounded)
  }

  /// The width of font units in 1/352,000 em, without tracking; stops at ``unbounded``.
  @inline(__always)
  func width(units: Int64) -> Int64 {
    let (product, overflow) = units.multipliedReportingOverflow(by: perFontUnit)
    return overflow ? Self.unbounded : min(product, Self.unbounded)
  }

  /// The width as a length in points.
  static func points(_ width: Int64) -> Rational { Rational(width, unitsPerPoint) }

  /// The most width units that are not above a length in points: comparing sums with it is exact.
  static func units(_ points: Rational) -> Int64 {
    guard points.isDefined, points.isPositive else { return 0 }
    guard points < 3_000_000 else { return unbounded }
    let product = points.numerator.multipliedFullWidth(by: unitsPerPoint)
    return points.denominator.dividingFullWidth(product).quotient
  }
}
