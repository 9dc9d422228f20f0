import Diagnostics

extension Diagnostic.Code {
  /// A text by key where the project names no catalogue.
  static let noCatalog: Self = "text/no-catalog"
  /// A key that no catalogue has.
  static let unknownTextKey: Self = "text/unknown-key"
  /// A key that has no text in a locale.
  static let missingText: Self = "text/missing"
  /// Texts of one key that take other arguments in another locale.
  static let unequalArguments: Self = "text/unequal-arguments"
  /// An argument without a sample value.
  static let missingArgument: Self = "text/missing-argument"
  /// A sample value that the text doesn't take.
  static let unknownArgument: Self = "text/unknown-argument"
  /// A sample value that is no number where the text takes one.
  static let wrongArgument: Self = "text/wrong-argument"
  /// A key that no spec of the project uses.
  static let unusedText: Self = "text/unused"
}
