/// What a metrics file says of one font: numbers in the font's own units, and where they come
/// from. No outline is here.
public struct FontFacts: Sendable, Equatable {
  /// The name that a spec calls the font's family by.
  public var family: String
  /// The weight that the project file lists the metrics under.
  public var weight: FontWeight
  /// The SHA-256 of the font file, in 64 hexadecimal digits.
  public var digest: String
  /// The font's own version string; empty when it has none.
  public var version: String
  /// The place of the font in a collection.
  public var index: Int
  /// Of a variable font: `wght=600`, as it was asked for; empty for a static one.
  public var instance: String
  /// What read the font: `HarfBuzz 6.0.0`.
  public var reader: String
  /// What an em is divided into: the scale of all other numbers. OpenType allows 16 to 16,384.
  public var unitsPerEm: Int
  /// Above the baseline, from `OS/2` or `hhea` as HarfBuzz chooses.
  public var ascender: Int
  /// Below the baseline: negative.
  public var descender: Int
  /// Kept as the font states it; lines don't count it.
  public var lineGap: Int
  /// Of a flat capital such as H, from the baseline up; 0 where the font doesn't state it.
  public var capHeight: Int
  /// Of a small letter such as x, from the baseline up; 0 where the font doesn't state it.
  public var xHeight: Int
  /// By code point, without gaps or overlaps inside; sorted.
  public var advances: [Advance] = []
  /// Code points that kern alike as the first of a pair; each is in one class at most.
  public var leftClasses: [[ClosedRange<UInt32>]] = []
  /// Code points that kern alike as the second of a pair.
  public var rightClasses: [[ClosedRange<UInt32>]] = []
  /// What the pairs of two classes add to the advance of the first; sorted, without zeros.
  public var kerning: [Kern] = []
  /// Words in scripts whose letters change with their neighbours, as shaped whole; sorted by bytes.
  public var words: [Word] = []

  /// How far the pen goes for each of some code points.
  public struct Advance: Sendable, Equatable {
    /// Neighbouring code points of one width.
    public var scalars: ClosedRange<UInt32>
    /// In the font's units.
    public var units: Int

    /// Units are the font's own.
    public init(_ scalars: ClosedRange<UInt32>, units: Int) {
      self.scalars = scalars
      self.units = units
    }
  }

  /// How a pair of letters is moved together or apart.
  public struct Kern: Sendable, Equatable {
    /// Places in ``FontFacts/leftClasses`` and ``FontFacts/rightClasses``.
    public var left: Int
    /// A place in ``FontFacts/rightClasses``.
    public var right: Int
    /// Negative moves them together.
    public var units: Int

    /// Two classes by their places, and the font's units.
    public init(left: Int, right: Int, units: Int) {
      self.left = left
      self.right = right
      self.units = units
    }
  }

  /// A word as it was shaped in the font, with all that its letters do to each other.
  public struct Word: Sendable, Equatable {
    /// Of one script, without spaces.
    public var text: String
    /// The advance of the whole.
    public var units: Int

    /// Units are the font's own.
    public init(_ text: String, units: Int) {
      self.text = text
      self.units = units
    }
  }

  /// The facts that everything needs; the others are empty or 0 until they are set.
  public init(family: String, weight: FontWeight, unitsPerEm: Int) {
    self.family = family
    self.weight = weight
    self.unitsPerEm = unitsPerEm
    digest = ""
    version = ""
    index = 0
    instance = ""
    reader = ""
    ascender = 0
    descender = 0
    lineGap = 0
    capHeight = 0
    xHeight = 0
  }
}
