/// What a metrics file says of one font: numbers in the font's own units, and where they come
/// from. No outline is here.
public struct FontFacts: Sendable, Equatable {
  /// The name that a spec calls the font's family by.
  public var family: String
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
  public var unitsPerEm: Int
  public var ascender: Int
  /// Below the baseline: negative.
  public var descender: Int
  /// Kept as the font states it; lines don't count it.
  public var lineGap: Int
  public var capHeight: Int
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

  public struct Advance: Sendable, Equatable {
    public var scalars: ClosedRange<UInt32>
    public var units: Int

    public init(_ scalars: ClosedRange<UInt32>, units: Int) {
      self.scalars = scalars
      self.units = units
    }
  }

  public struct Kern: Sendable, Equatable {
    /// Places in ``FontFacts/leftClasses`` and ``FontFacts/rightClasses``.
    public var left: Int
    public var right: Int
    public var units: Int

    public init(left: Int, right: Int, units: Int) {
      self.left = left
      self.right = right
      self.units = units
    }
  }

  public struct Word: Sendable, Equatable {
    public var text: String
    public var units: Int

    public init(_ text: String, units: Int) {
      self.text = text
      self.units = units
    }
  }

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
