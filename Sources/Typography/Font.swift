import Geometry

/// Where a font's metrics come from.
public enum FontFamily: Hashable, Sendable {
  /// The system font: SF's vertical metrics and tracking over the built-in advance widths.
  case system
  /// Another family by name: measured with ``Font/metrics``, and like the system font without.
  case named(String)

  /// The family's name; `system` for the system font.
  public var name: String {
    switch self {
    case .system: "system"
    case .named(let name): name
    }
  }
}

/// A font to measure with.
public struct Font: Hashable, Sendable {
  /// The system's, or that of the project's metrics files.
  public var family: FontFamily
  /// Points per em. Widths are measured at the nearest thousandth of a point in 0 to 10,000.
  public var size: Rational
  /// Of the nine that `UIFont.Weight` names; a family that lacks it takes the nearest.
  public var weight: FontWeight
  /// The imported font; for the system's family only its shaped words count. Nil measures with the
  /// built-in tables.
  public var metrics: FontMetrics?

  /// The system's font in regular weight unless stated; the size is in points.
  public init(
    family: FontFamily = .system, size: Rational, weight: FontWeight = .regular,
    metrics: FontMetrics? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.metrics = metrics
  }

  /// The metrics that letters are measured with; nil for the built-in tables.
  var imported: FontMetrics? {
    if case .named = family { metrics } else { nil }
  }

  /// The height of a line in points, not rounded: 17 has 20.287109375.
  public var lineHeight: Rational { ascender - descender }

  /// Points from the top of a line to its baseline.
  public var ascender: Rational {
    points(SystemFontProfile.ascender) { $0.ascender }
  }

  /// Points from the baseline to the bottom of a line: negative.
  public var descender: Rational {
    points(SystemFontProfile.descender) { $0.descender }
  }

  /// The height of a capital letter in points.
  public var capHeight: Rational {
    points(SystemFontProfile.capHeight) { $0.capHeight }
  }

  /// The height of a lower-case x in points.
  public var xHeight: Rational {
    points(SystemFontProfile.xHeight) { $0.xHeight }
  }

  /// What is added to the advance of every character, in points: the system font's tracking at this
  /// size; 0 for an imported font.
  public var tracking: Rational {
    guard imported == nil else { return 0 }
    let thousandths = (size * 1000).rounded
    let perMillion = SystemFontProfile.tracking(size: thousandths, weight: weight)
    return Rational(thousandths, 1000) * Rational(perMillion, 1_000_000)
  }

  /// A vertical metric: the system's own number, or that of the imported font.
  @inline(__always)
  private func points(_ system: Int64, _ fact: (FontFacts) -> Int) -> Rational {
    guard case .named = family, let facts = metrics?.facts else {
      return size * Rational(system, SystemFontProfile.unitsPerEm)
    }
    return size * Rational(Int64(fact(facts)), Int64(facts.unitsPerEm))
  }
}
