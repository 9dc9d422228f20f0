import Diagnostics

extension Diagnostic.Code {
  /// A token where no theme is read.
  static let noTheme: Self = "token/no-theme"
  /// A token that no theme has.
  static let unknownToken: Self = "token/unknown"
  /// A token of another kind than its place asks for.
  static let wrongToken: Self = "token/wrong-kind"
  /// Tokens that stand for one another in a circle.
  static let tokenCycle: Self = "token/cycle"
  /// A name that no token can have.
  static let badToken: Self = "token/bad-name"
  /// A design token (DTCG) that the format does not allow.
  static let malformedToken: Self = "token/malformed"
  /// A design token (DTCG) that neither says its type nor inherits one.
  static let untypedToken: Self = "token/no-type"
}
