import Geometry

/// A stretch of text in one font.
public struct TextRun: Hashable, Sendable {
  /// In logical order; a newline ends a paragraph.
  public var text: String
  /// Of every character in it.
  public var font: Font

  /// A run is measured together with its neighbours: kerning goes across where the font stays.
  public init(_ text: String, font: Font) {
    self.text = text
    self.font = font
  }
}

/// Where the lines of a block stand between its sides.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Along the direction of the language.
  case natural
  case leading, center, trailing
  /// Stands as ``natural``: the room between words is the drawer's to spread.
  case justified
}

/// Where an ellipsis takes the place of what does not fit.
public enum TextTruncation: String, Hashable, Sendable, CaseIterable {
  case head, middle, tail
}

/// Which side a line starts from.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft

  /// The direction of a language tag (`ar`, `he-IL`, `az-Arab`): by its script subtag, else by its
  /// language; left to right for what is not known.
  public init(language: String) {
    var subtags = Subtags(language)
    let language = subtags.next()
    var script: UInt64?
    while script == nil, let subtag = subtags.next() {
      if subtag >> 24 != 0, subtag >> 32 == 0 { script = subtag }
    }
    let isRightToLeft =
      script.map { TextDirection.rightToLeftScripts.contains($0) }
      ?? language.map { TextDirection.rightToLeftLanguages.contains($0) } ?? false
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }

  private static let rightToLeftScripts = [
    "arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg", "mand", "samr",
  ].map(Subtags.packed)
  private static let rightToLeftLanguages = [
    "ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "ji", "ckb", "dv", "syr", "nqo", "arc",
  ].map(Subtags.packed)
}

/// The subtags of a language tag, each as its last eight letters in lower case, a byte each.
private struct Subtags: IteratorProtocol {
  private var bytes: String.UTF8View.Iterator
  private var isAtEnd = false

  init(_ tag: String) {
    bytes = tag.utf8.makeIterator()
  }

  mutating func next() -> UInt64? {
    guard !isAtEnd else { return nil }
    var subtag: UInt64 = 0
    while let byte = bytes.next() {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") { return subtag }
      subtag = subtag << 8 | UInt64(byte | 0x20)
    }
    isAtEnd = true
    return subtag
  }

  static func packed(_ subtag: String) -> UInt64 {
    var subtags = Subtags(subtag)
    return subtags.next() ?? 0
  }
}

/// What is asked of ``layOut(_:width:grid:)``: the text of a label with all that decides its lines.
public struct TextBlock: Hashable, Sendable {
  /// In logical order; their texts together are the label's.
  public var runs: [TextRun]
  /// `natural` follows the direction.
  public var alignment: TextAlignment
  /// The most lines; 0 for any number.
  public var maximumLines: Int
  /// Where the ellipsis stands when there are more lines than allowed.
  public var truncation: TextTruncation
  /// The least part of its size (0 to 1) that the text may shrink to so that it fits; 1 for none.
  public var minimumScale: Rational
  /// Points from one line to the next that replace the fonts' own line height; the difference goes
  /// above the text of each line, as in a paragraph style whose minimum and maximum are equal.
  public var lineHeight: Rational?
  /// Points from one baseline to the next within the block, as a text style has it. The first
  /// line keeps the height of its font.
  public var leading: Rational?
  /// Of the paragraphs: which edge `natural` is, and where a line begins.
  public var direction: TextDirection

  /// As `UILabel` has it unless stated, but for the number of lines, which is any.
  public init(
    runs: [TextRun], alignment: TextAlignment = .natural, maximumLines: Int = 0,
    truncation: TextTruncation = .tail, minimumScale: Rational = 1, lineHeight: Rational? = nil,
    leading: Rational? = nil, direction: TextDirection = .leftToRight
  ) {
    self.runs = runs
    self.alignment = alignment
    self.maximumLines = maximumLines
    self.truncation = truncation
    self.minimumScale = minimumScale
    self.lineHeight = lineHeight
    self.leading = leading
    self.direction = direction
  }

  /// A text in one font.
  public init(
    _ text: String, font: Font, alignment: TextAlignment = .natural, maximumLines: Int = 0,
    truncation: TextTruncation = .tail, minimumScale: Rational = 1, lineHeight: Rational? = nil,
    leading: Rational? = nil, direction: TextDirection = .leftToRight
  ) {
    self.init(
      runs: [TextRun(text, font: font)], alignment: alignment, maximumLines: maximumLines,
      truncation: truncation, minimumScale: minimumScale, lineHeight: lineHeight,
      leading: leading, direction: direction)
  }

  /// A text in a text style with its leading.
  public init(
    _ text: String, style: TextStyle, size: TextSize = .large,
    alignment: TextAlignment = .natural, maximumLines: Int = 0,
    direction: TextDirection = .leftToRight
  ) {
    self.init(
      text, font: style.font(at: size), alignment: alignment, maximumLines: maximumLines,
      leading: style.leading(at: size), direction: direction)
  }
}
