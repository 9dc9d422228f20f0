import Diagnostics

extension Diagnostic.Code {
  /// A text whose width is an estimate, because its script needs shaping.
  static let unshaped: Diagnostic.Code = "text/unshaped"
  /// A word broken in a script that is written without spaces.
  static let unsegmented: Diagnostic.Code = "text/unsegmented"
  /// A character that the font, or no font at all, has.
  static let missingGlyph: Diagnostic.Code = "text/missing-glyph"
  /// A font family whose metrics are not at hand.
  static let unknownFamily: Diagnostic.Code = "text/unknown-family"
  /// A weight that a family has no metrics of.
  static let missingWeight: Diagnostic.Code = "text/missing-weight"
}
