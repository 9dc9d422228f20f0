import Diagnostics

extension Diagnostic.Code {
  /// An arm that is never taken.
  static let unreachableArm: Self = "when/unreachable"
  /// An arm that gives no value.
  static let armWithoutValue: Self = "when/no-value"
  /// A list without arms.
  static let noArms: Self = "when/no-arms"
  /// `when` beside other keys.
  static let whenNotAlone: Self = "when/not-alone"
}
