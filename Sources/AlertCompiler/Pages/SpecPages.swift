extension DiagnosticPage {
  /// Pages on values, names and bases.
  static let specPages: [DiagnosticPage] = [
    DiagnosticPage(
      "spec/unknown-key",
      "A map has a key that the language doesn't know there.",
      """
      Unknown keys are errors, for a misspelt key would otherwise do nothing and nobody would
      notice. Keys that begin with 'x-' are free for other tools.
      """,
      wrong: """
        alert: saved
        extends: builder
        titel: Saved

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "spec/no-value",
      "A key has no value, or one that YAML reads as \"no value\".",
      """
      Nothing, '~' and 'null' all say nothing. To keep what a base says, delete the line. To
      show the word itself as a text, quote it.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        message:

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        message: Have a look

        """),
    DiagnosticPage(
      "spec/wrong-type",
      """
      A value is of another kind than its key takes, such as a text where a map \
      belongs.
      """,
      """
      The reference of the language says for each key what may stand there, short forms
      included.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        layout: row

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        layout: { axis: row }

        """),
    DiagnosticPage(
      "spec/not-a-number",
      "A number isn't written as a plain decimal.",
      """
      A number is digits with at most one point, such as 16 or 0.5: without a unit, a plus
      sign, an exponent or separators, and with a digit before the point. It is then kept
      exactly.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        layout: { width: 300pt }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        layout: { width: 300 }

        """),
    DiagnosticPage(
      "spec/out-of-range",
      "A number is smaller or larger than its key allows.",
      """
      Lengths that can't be negative begin at 0, parts of a whole such as an opacity go from 0
      to 1, durations are seconds.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        backdrop: { opacity: 40 }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        backdrop: { opacity: 0.4 }

        """),
    DiagnosticPage(
      "spec/not-a-boolean",
      "A value is neither true nor false.",
      """
      Only these two words are taken, without quotes: 'yes', 'on' and 'True' mean different
      things to different readers of YAML.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        presentation: { dismiss: { drag: yes } }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        presentation: { dismiss: { drag: true } }

        """),
    DiagnosticPage(
      "spec/unknown-value",
      "A word is none of those that its key takes.",
      """
      The message lists the words, or the nearest one. Capitals count.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        buttons: { axis: vertical }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        buttons: { axis: column }

        """),
    DiagnosticPage(
      "spec/not-a-color",
      "A value is no colour.",
      """
      A colour is "#RRGGBB" or "#RRGGBBAA" in quotes, the name of a colour of the system such
      as label or systemRed, or a map with light and dark.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        fill: skyblue

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        fill: "#87CEEB"

        """),
    DiagnosticPage(
      "spec/bad-name",
      "A name can't be used in constraints.",
      """
      The names of alerts, views and actions begin with a letter of any script or '_', and go
      on with letters, digits, '-' and '_'.
      """,
      wrong: """
        alert: my alert
        extends: builder
        title: Saved

        """,
      right: """
        alert: my-alert
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "spec/name-taken",
      "A name stands for something else already.",
      """
      Constraints know views and actions by their names, so each name is given once in an
      alert. 'alert', 'screen', 'backdrop', 'previous' and 'next' belong to the language; where
      lines are drawn at the buttons, 'divider' and 'divider-' with an action's name are theirs.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        views:
          screen: { image: trash }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        views:
          picture: { image: trash }

        """),
    DiagnosticPage(
      "spec/no-name",
      "A spec doesn't say its alert's name.",
      """
      Artifacts and snapshots are called by it. Begin the spec with 'alert:' and a name.
      """,
      wrong: """
        extends: builder
        title: Saved

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "spec/unknown-version",
      "A spec is written in a version of the language that this compiler doesn't know.",
      """
      There is one version so far. Either the line is wrong, or the spec wants a newer
      compiler.
      """,
      wrong: """
        alert: saved
        extends: builder
        version: 2
        title: Saved

        """,
      right: """
        alert: saved
        extends: builder
        version: 1
        title: Saved

        """),
    DiagnosticPage(
      "spec/too-many",
      "A spec has more views, rows, actions or constraints than an alert can have.",
      """
      At most 200 views, 200 rows, 20 actions and 400 constraints. Real alerts stay far below;
      what is longer is a screen of its own, or a custom view that the app fills.
      """),
    DiagnosticPage(
      "spec/nothing-to-show",
      "An alert has nothing to show.",
      """
      It needs a title, a message, a view or an action, in the spec or in what it extends.
      """,
      wrong: """
        alert: saved
        layout: { width: 300 }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        layout: { width: 300 }

        """),
    DiagnosticPage(
      "extends/not-found",
      "A spec extends something that isn't there.",
      """
      'extends' takes the name of a preset, or the path of a spec, relative to the file that
      names it. A path ends in .yaml and doesn't lead out of the project.
      """,
      wrong: """
        alert: saved
        extends: toast
        title: Saved

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "extends/cycle",
      "Specs extend each other in a circle.",
      """
      The message prints the way around. One of them has to build on a preset, or on nothing.
      """,
      wrong: """
        alert: saved
        extends: example.alert.yaml
        title: Saved

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "extends/too-deep",
      "More than 32 specs extend one another in a row.",
      """
      A designer who looks for where a value comes from would have to open them all. Let a
      spec extend something nearer to the beginning of the row.
      """),
  ]
}
