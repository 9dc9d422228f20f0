extension DiagnosticPage {
  /// Pages on cases and conditional values.
  static let conditionPages: [DiagnosticPage] = [
    DiagnosticPage(
      "when/unreachable",
      "An arm of a conditional value is never taken.",
      """
      Arms are tried from the top, and the first that holds gives the value. Those above hold
      wherever this one does, or no device is like that. Delete it, or put it further up.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        layout:
          width:
            when:
              - { orientation: portrait, value: 300 }
              - { orientation: portrait, value: 280 }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        layout:
          width:
            when:
              - { orientation: portrait, value: 300 }
              - { orientation: landscape, value: 400 }

        """),
    DiagnosticPage(
      "when/no-value",
      "An arm of a conditional value gives no value.",
      """
      Each arm has a condition and a 'value'.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        layout:
          width: { when: [ { orientation: landscape } ] }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        layout:
          width: { when: [ { orientation: landscape, value: 400 } ] }

        """),
    DiagnosticPage(
      "when/no-arms",
      "A conditional value has no arms.",
      """
      A value that depends on nothing is written as it is, without 'when'.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        layout:
          width: { when: [] }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        layout:
          width: 300

        """),
    DiagnosticPage(
      "when/not-alone",
      "'when' stands beside other keys.",
      """
      A conditional value stands in place of one value: it is the only key of its map. Each
      key that depends on something has a 'when' of its own.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        layout:
          width: 300
          when: [ { orientation: landscape, value: 400 } ]

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        layout:
          width: { when: [ { orientation: landscape, value: 400 } ] }

        """),
    DiagnosticPage(
      "case/unknown",
      "A case is asked for that the alert doesn't have.",
      """
      '--case' takes names of the spec's 'cases', 'base' for the spec as it is, or 'all'. An
      alert inherits the cases of what it extends.
      """),
  ]
}
