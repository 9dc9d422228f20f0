import Geometry

public enum FontWeight: String, CaseIterable, Sendable { case regular, medium, semibold, bold }
public enum TextStyle: String, CaseIterable, Sendable { case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2 }
public enum TextSize: String, CaseIterable, Sendable { case large, xLarge }
public struct Font: Hashable, Sendable {
  public var family: String?
  public var size: Rational
  public var weight: FontWeight
  public init(family: String? = nil, size: Rational, weight: FontWeight) { self.family = family; self.size = size; self.weight = weight }
}
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: Font
  public init(text: String, font: Font) { self.text = text; self.font = font }
}
public struct TextBlock: Hashable, Sendable {
  public var runs: [TextRun]
}
public struct TextLine: Hashable, Sendable {
  public var text: String
  public var width: Rational
}
public struct TextLayout: Hashable, Sendable {
  public var lines: [TextLine]
  public var size: Size
  public var isTruncated: Bool
}
