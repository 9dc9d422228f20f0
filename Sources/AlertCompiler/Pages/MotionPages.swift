extension DiagnosticPage {
  /// Pages on how alerts come and go.
  static let motionPages: [DiagnosticPage] = [
    DiagnosticPage(
      "motion/kinds",
      "Kinds of a transition that can't go together.",
      """
      A list of kinds does all of them at once: fade, move, scale, each once. 'none' does
      nothing, so it stands alone, and a list without a kind says nothing.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        presentation: { kind: [fade, none] }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        presentation: { kind: [fade, scale] }

        """),
    DiagnosticPage(
      "motion/curve-points",
      "A curve that isn't four numbers.",
      """
      A curve is a name, or the two control points of a cubic Bézier curve from (0, 0) to (1, 1):
      [x1, y1, x2, y2]. The x are parts of the time, from 0 to 1; the y are parts of the way, and
      may overshoot.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        presentation: { curve: [0.2, 0, 0] }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        presentation: { curve: [0.2, 0, 0, 1] }

        """),
    DiagnosticPage(
      "motion/two-timings",
      "A transition or a spring that is stated in two ways at once.",
      """
      A spring takes the place of a curve, and a bounce that of a damping. Of an inherited one and
      one that the spec states, the spec's counts; in one map there can be only one.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        presentation: { curve: easeOut, spring: { damping: 0.7 } }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        presentation: { spring: { damping: 0.7 } }

        """),
    DiagnosticPage(
      "motion/endless-spring",
      "A spring that would swing on and on, or hardly move.",
      """
      With a damping below 0.01 a spring swings hundreds of times, and so it does with a bounce
      above 0.99; below -0.99 it creeps. The alert would not come to rest.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        presentation: { spring: { damping: 0 } }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        presentation: { spring: { damping: 0.6 } }

        """),
    DiagnosticPage(
      "motion/detents",
      "A height is twice among those that a sheet can rest at.",
      """
      Detents are different heights; the first is the one that the sheet comes up to.
      """,
      wrong: """
        alert: share
        extends: bottom-sheet
        message: Share
        detents: [medium, medium]

        """,
      right: """
        alert: share
        extends: bottom-sheet
        message: Share
        detents: [medium, large]

        """),
  ]
}
