/// A text as YAML reads it: folded, unescaped, and not yet given a type.
public struct Scalar: Sendable, Equatable {
  /// The five scalar styles of YAML 1.2, chapter 7 and section 8.1.
  public enum Style: UInt8, Sendable {
    case plain
    case singleQuoted
    case doubleQuoted
    case literal
    case folded
  }

  /// The text. The line end that closes a `|` or `>` block is not part of it unless the header
  /// asks for it (`|+`).
  public let text: String
  /// Plain scalars alone can be numbers or booleans.
  public let style: Style
  /// Whether the file holds the text byte for byte; ``YAMLNode/textSpan`` says where.
  public let isVerbatim: Bool

  /// `isVerbatim` is for the reader to know: whether nothing was folded or unescaped.
  public init(text: String, style: Style, isVerbatim: Bool = false) {
    self.text = text
    self.style = style
    self.isVerbatim = isVerbatim
  }

  /// Whether YAML takes this for "no value": nothing, `~` or `null`, unquoted.
  public var isNull: Bool {
    guard style == .plain else { return false }
    switch text.utf8.count {
    case 0: return true
    case 1: return text == "~"
    case 4: return text == "null" || text == "Null" || text == "NULL"
    default: return false
    }
  }
}
