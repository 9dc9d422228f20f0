extension DiagnosticPage {
  /// Pages on what can be read and is most likely not meant.
  static let likelyMistakePages: [DiagnosticPage] = [
    DiagnosticPage(
      "spec/similar-name",
      "A name is nearly another, or looks like it.",
      """
      A name under 'views' or 'actions' that no base has makes a new view or a new action. Where it
      is a slip away from one that is there, that one was most likely meant, and stays as it was.
      Names are compared by their bytes: a letter with its accent and a letter followed by an accent
      look the same and are two names, as are Korean syllables and their parts.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        actions: { confrim: Done }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        actions: { confirm: Done }

        """),
    DiagnosticPage(
      "spec/no-fill",
      "Texts stand on an alert without a colour.",
      """
      Every preset has a fill; an alert that extends none has no colour until it says one, and its
      texts then stand right on the dimmed screen. 'fill: clear' says that this is meant.
      """,
      wrong: """
        alert: saved
        layout: {}
        constraints: [ center == screen ]
        title: Saved

        """,
      right: """
        alert: saved
        fill: systemBackground
        layout: {}
        constraints: [ center == screen ]
        title: Saved

        """),
    DiagnosticPage(
      "action/no-button",
      "An alert on a preset for buttons has none.",
      """
      Presets such as 'two-button' prepare buttons and leave their texts to the spec; one without a
      text isn't shown. An alert without any that no tap, drag, swipe or time dismisses stays until
      the app takes it away.
      """,
      wrong: """
        alert: saved
        extends: two-button
        title: Saved

        """,
      right: """
        alert: saved
        extends: two-button
        title: Saved
        actions: { confirm: Done }

        """),
    DiagnosticPage(
      "motion/slow",
      "A transition takes longer than anybody waits.",
      """
      Times are in seconds: a transition takes a part of one. A number that is far too large was most
      likely meant in milliseconds.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        presentation: { duration: 300 }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        presentation: { duration: 0.3 }

        """),
  ]
}
