import Diagnostics

extension Diagnostic.Code {
  /// A text whose width is an estimate, because its script needs shaping.
  static let unshaped: Diagnostic.Code = "text/unshaped"
  /// A word broken in a script that is written without spaces.
  static let unsegmented: Diagnostic.Code = "text/unsegmented"
  /// A character that no font at hand has.
  static let missingGlyph: Diagnostic.Code = "text/missing-glyph"
}
