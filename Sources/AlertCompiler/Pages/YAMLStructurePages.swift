extension DiagnosticPage {
  /// Pages on keys, lists and brackets.
  static let yamlStructurePages: [DiagnosticPage] = [
    DiagnosticPage(
      "yaml/missing-space",
      "There is no space behind a key's colon.",
      """
      Without it YAML reads the key, the colon and the value as one word.
      """,
      wrong: """
        alert: saved
        extends: builder
        title:Saved
        message: Have a look

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        message: Have a look

        """),
    DiagnosticPage(
      "yaml/missing-colon",
      "A line among keys has no colon.",
      """
      Every line of a map has a key, a colon and a value. A line that goes on with the text
      above it is indented more than that text's key.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        message
        actions:
          confirm: OK

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        message: Have a look
        actions:
          confirm: OK

        """),
    DiagnosticPage(
      "yaml/list-dash",
      "A list item begins with another dash, or its dash has no space behind it.",
      """
      A list item begins with a hyphen and a space. Word processors turn hyphens into longer
      dashes.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        constraints:
          -center == screen

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        constraints:
          - center == screen

        """),
    DiagnosticPage(
      "yaml/misplaced-list-item",
      "A list item stands where none can be.",
      """
      A map has keys, a list has items, and nothing has both. Indent the item below the key
      whose list it belongs to, or write it as a key and a value.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        - message: Have a look

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        message: Have a look

        """),
    DiagnosticPage(
      "yaml/indentation",
      "A line is indented like no line above it.",
      """
      Keys of one map begin in one column. Two spaces a level are the custom.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        actions:
            confirm: OK
          cancel: Back

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        actions:
          confirm: OK
          cancel: Back

        """),
    DiagnosticPage(
      "yaml/unclosed-bracket",
      "A bracket is opened and never closed.",
      """
      The map or list would go on to the end of the file. Close it where it ends; a text that
      begins with a bracket is quoted.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        buttons: { height: 48, color: label
        actions:
          confirm: OK

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        buttons: { height: 48, color: label }
        actions:
          confirm: OK

        """),
    DiagnosticPage(
      "yaml/stray-punctuation",
      "A bracket is closed that was never opened, or a comma stands outside brackets.",
      """
      Commas separate what stands in brackets, and nothing else; lines need none.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: "Saved",
        message: Have a look

        """,
      right: """
        alert: saved
        extends: builder
        title: "Saved"
        message: Have a look

        """),
    DiagnosticPage(
      "yaml/missing-comma",
      "Two things in brackets have no comma between them.",
      """
      What stands in '{ }' or '[ ]' is separated by commas.
      """,
      wrong: """
        alert: saved
        extends: builder
        actions:
          confirm: { title: "OK" event: photo.saved }

        """,
      right: """
        alert: saved
        extends: builder
        actions:
          confirm: { title: "OK", event: photo.saved }

        """),
    DiagnosticPage(
      "yaml/duplicate-key",
      "A key appears twice in one map.",
      """
      Other programs would take the last one and say nothing. Delete one of the two.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        message: Have a look
        title: All saved

        """,
      right: """
        alert: saved
        extends: builder
        title: All saved
        message: Have a look

        """),
    DiagnosticPage(
      "yaml/merge-key",
      """
      A map has the key '<<', which some programs read as "take another map's keys".
      """,
      """
      The language has one way to build on something: 'extends'. Write the values out, or put
      what is shared into a spec that others extend.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        views:
          title: &big { font: { size: 20 } }
          message:
            <<: *big
            text: Have a look

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        views:
          title: { font: { size: 20 } }
          message: { text: Have a look, font: { size: 20 } }

        """),
    DiagnosticPage(
      "yaml/complex-key",
      "A key is a list or a map, or is written with '? '.",
      """
      Keys are words. A text that begins with '? ' is quoted.
      """,
      wrong: """
        alert: saved
        extends: builder
        ? title
        : Saved

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "yaml/syntax",
      "The file is no YAML, in a way that no other code names.",
      """
      The place that is shown is where the reader gave up; what is wrong often stands a line
      above it. Compare the line with those around it: its indentation, its quotes, its
      brackets.
      """),
  ]
}
