import Geometry

/// Where a font's metrics come from.
public enum FontFamily: Hashable, Sendable {
  /// The system font: SF's vertical metrics and tracking over the built-in advance widths.
  case system
  /// Another family by name, whose own metrics aren't at hand: measured like the system font.
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
  public var family: FontFamily
  /// Points per em. Widths are measured at the nearest thousandth of a point in 0 to 10,000.
  public var size: Rational
  public var weight: FontWeight

  public init(family: FontFamily = .system, size: Rational, weight: FontWeight = .regular) {
    self.family = family
    self.size = size
    self.weight = weight
  }

  /// The height of a line in points, not rounded: 17 has 20.287109375.
  public var lineHeight: Rational { ascender - descender }

  /// Points from the top of a line to its baseline.
  public var ascender: Rational {
    size * Rational(SystemFontProfile.ascender, SystemFontProfile.unitsPerEm)
  }

  /// Points from the baseline to the bottom of a line: negative.
  public var descender: Rational {
    size * Rational(SystemFontProfile.descender, SystemFontProfile.unitsPerEm)
  }

  /// The height of a capital letter in points.
  public var capHeight: Rational {
    size * Rational(SystemFontProfile.capHeight, SystemFontProfile.unitsPerEm)
  }

  /// The height of a lower-case x in points.
  public var xHeight: Rational {
    size * Rational(SystemFontProfile.xHeight, SystemFontProfile.unitsPerEm)
  }
}
