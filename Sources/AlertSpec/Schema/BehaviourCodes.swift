import Diagnostics

extension Diagnostic.Code {
  /// A step that says nothing of what is done.
  static let nothingDone: Self = "behaviour/nothing-done"
  /// A step that does two things.
  static let twoDeeds: Self = "behaviour/two-deeds"
  /// A key of a step that belongs to another deed.
  static let foreignDetail: Self = "behaviour/foreign-detail"
  /// A step that says twice when it is done.
  static let twoMoments: Self = "behaviour/two-moments"
  /// A name that nothing of the alert has.
  static let unknownTarget: Self = "behaviour/unknown-target"
  /// An event that no action of the alert sends.
  static let unknownEvent: Self = "behaviour/unknown-event"
}
