import Diagnostics

extension Diagnostic.Code {
  /// Kinds that can't go together.
  static let kindsTogether: Self = "motion/kinds"
  /// A curve that isn't four numbers.
  static let curvePoints: Self = "motion/curve-points"
  /// A transition or a spring that is stated in two ways at once.
  static let twoTimings: Self = "motion/two-timings"
  /// A spring that would swing on and on.
  static let endlessSpring: Self = "motion/endless-spring"
  /// A transition that takes longer than anybody waits.
  static let slow: Self = "motion/slow"
  /// A height that is twice among detents.
  static let detents: Self = "motion/detents"
}
