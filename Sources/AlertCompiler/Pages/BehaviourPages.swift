extension DiagnosticPage {
  /// Pages on scripts.
  static let behaviourPages: [DiagnosticPage] = [
    page(
      "behaviour/nothing-done",
      "A step of a script doesn't say what is done, or how far a drag goes.",
      """
      One key of a step says what is done: 'tap', 'drag', 'press', 'rotate', … 'at' and 'after'
      only say when. A drag also says how far it goes, with 'by'.
      """,
      wrong: "{ at: 0.2 }", right: "{ tap: confirm, at: 0.4 }"),
    page(
      "behaviour/two-deeds",
      "A step of a script does two things.",
      """
      Steps are done one after the other, each at its moment. Make two steps of it.
      """,
      wrong: "{ tap: confirm, wait: 1 }", right: "{ tap: confirm }, { wait: 1 }"),
    page(
      "behaviour/foreign-detail",
      "A key of a step says nothing about what is done.",
      """
      'by' and 'over' belong to a drag, 'from' to a drag or a swipe, 'priority' and 'repeated' to
      'present'.
      """,
      wrong: "{ tap: confirm, by: 40 }", right: "{ tap: confirm }"),
    page(
      "behaviour/two-moments",
      "A step of a script says twice when it is done.",
      """
      'at' counts from the beginning of the script, 'after' from the step before. Without both, a
      step is done as soon as nothing moves any more.
      """,
      wrong: "{ tap: confirm, at: 0.4, after: 0.1 }", right: "{ tap: confirm, at: 0.4 }"),
    page(
      "behaviour/out-of-order",
      "A step of a script comes too late.",
      """
      Steps are done in the order written. A step without 'at' or 'after' waits until nothing moves
      any more, and what stands below it can't be done before that.
      """,
      wrong: "{ tap: outside }, { tap: confirm, at: 0.4 }",
      right: "{ tap: confirm, at: 0.4 }, { tap: outside }"),
    page(
      "behaviour/unknown-target",
      "A script names something that the alert doesn't have.",
      """
      What is tapped or dragged is a view, an action, a row of a list ('albums.2'), 'alert', or
      'outside'. What has the focus can also be 'screen', which stands for all that lies behind.
      """,
      wrong: "{ tap: confrim }", right: "{ tap: confirm }"),
    page(
      "behaviour/unknown-event",
      "A script expects an event that no action sends.",
      """
      An action sends its 'event', which is its own name unless the spec or its preset states
      another.
      """,
      wrong: "{ tap: confirm }, { expect: { events: [confirm] } }",
      right: "{ tap: confirm }, { expect: { events: [action] } }"),
    page(
      "behaviour/unmet",
      "What a script expects isn't so.",
      """
      The alert is on the screen or not, has sent other events, or the focus is elsewhere. The notes
      are the last lines of what happened. Either the alert doesn't do what it should, or the script
      asks for what it shouldn't do.
      """,
      wrong: "{ doubleTap: confirm }, { expect: { events: [action, action] } }",
      right: "{ doubleTap: confirm }, { expect: { events: [action] } }"),
  ]

  /// A page whose specs differ in the steps of their one script.
  private static func page(
    _ code: String, _ meaning: String, _ detail: String, wrong: String, right: String
  ) -> DiagnosticPage {
    func spec(_ steps: String) -> String {
      """
      alert: delete-photo
      extends: two-button
      message: Delete this photo?
      actions: { cancel: Keep, confirm: Delete }
      behaviour:
        confirmed: [ \(steps) ]

      """
    }
    return DiagnosticPage(code, meaning, detail, wrong: spec(wrong), right: spec(right))
  }
}
