import Diagnostics

extension Diagnostic.Code {
  /// What a script expects and isn't so.
  static let unmet: Self = "behaviour/unmet"
  /// A step whose moment is over when its turn comes.
  static let outOfOrder: Self = "behaviour/out-of-order"
}
