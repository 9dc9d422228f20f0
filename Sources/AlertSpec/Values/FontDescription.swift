import Geometry
import Typography

/// A font as a spec states it: either a size and weight, or a text style that follows the
/// reader's text size.
public struct FontDescription: Hashable, Sendable {
  /// Nil is the system's font.
  public var family: String?
  /// In points; nil takes the text style's, or 17.
  public var size: Rational?
  /// Nil takes the text style's, or regular.
  public var weight: FontWeight?
  /// Nil keeps the size fixed whatever the reader's text size.
  public var style: TextStyle?
}

extension FontDescription {
  /// This description where it states something, else `base`. A size states that the text style
  /// of `base` no longer decides.
  public func over(_ base: FontDescription) -> FontDescription {
    var font = base
    if let style {
      font.style = style
      font.size = nil
      font.weight = nil
    }
    if let size {
      font.size = size
      if style == nil { font.style = nil }
    }
    font.family = family ?? base.family
    font.weight = weight ?? font.weight
    return font
  }
}
