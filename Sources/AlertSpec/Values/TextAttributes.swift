import Geometry
import Typography

/// How a text is set: everything about it but its words.
public struct TextAttributes: Sendable, Equatable {
  /// The system's at 17 points unless stated.
  public var font = FontDescription()
  /// The system's `label` unless stated.
  public var color = SystemColors.color(named: "label") ?? .black
  /// `natural` follows the locale's direction.
  public var alignment = TextAlignment.natural
  /// The most lines; 0 is any number.
  public var lines = 0
  /// Where the ellipsis stands when there are more lines than allowed.
  public var truncation = TextTruncation.tail
  /// How far the text may be scaled down to fit, from 0 to 1; 1 is not at all.
  public var minimumScale: Rational = 1
  /// From one baseline to the next, in points; nil is the font's own.
  public var lineHeight: Length?
}
