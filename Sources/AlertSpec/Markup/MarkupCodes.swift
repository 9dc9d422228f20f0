import Diagnostics

extension Diagnostic.Code {
  /// A mark that nothing closes.
  static let unclosedMark: Self = "markup/unclosed"
  /// Marks without words between them.
  static let emptyMark: Self = "markup/empty"
  /// A run that a text names and nothing describes.
  static let unknownRun: Self = "markup/unknown-run"
}
