extension DiagnosticPage {
  /// Pages on characters that are not what they look like.
  static let yamlCharacterPages: [DiagnosticPage] = [
    DiagnosticPage(
      "yaml/control-character",
      "The file holds a control character.",
      """
      Such a character can't be seen, is no part of any text, and comes from copying out of
      other programs. Delete it. An escape in double quotes, such as \\e or \\0, is no way to
      have one either.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved\u{7}

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "yaml/line-separator",
      "The file holds a line separator that only YAML takes for the end of a line.",
      """
      U+2028, U+2029 and U+0085 come from design tools and word processors. Editors show one
      line where YAML reads two. Delete the character, or write a blank instead.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: All\u{2028}saved

        """,
      right: """
        alert: saved
        extends: builder
        title: All saved

        """),
    DiagnosticPage(
      "yaml/invisible-character",
      "A character without width hides in a key.",
      """
      A key with a zero-width space in it looks right and is another key. The same goes for a
      byte order mark inside a file, where two files were joined. Delete it.
      """,
      wrong: """
        alert: saved
        extends: builder
        ti\u{200B}tle: Saved

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "yaml/indentation-character",
      "A line is indented with something other than spaces.",
      """
      YAML counts spaces. Tabs, no-break spaces and the wide spaces of Korean and Japanese
      keyboards look alike and don't count. Set the editor to indent with spaces.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        actions:
        \tconfirm: OK

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        actions:
          confirm: OK

        """),
    DiagnosticPage(
      "yaml/full-width-colon",
      "A full-width colon stands where YAML needs ':' and a space.",
      """
      Korean, Japanese and Chinese keyboards type '：' while their own script is on. Only the
      narrow colon separates a key from its value.
      """,
      wrong: """
        alert: saved
        extends: builder
        title：Saved

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "yaml/full-width-bracket",
      "Full-width brackets or commas stand where YAML needs narrow ones.",
      """
      '［', '｛' and '，' are letters of a text to YAML, so the list or map is read as one text.
      Write '[', '{' and ','. Where they are meant to be shown, the text is quoted.
      """,
      wrong: """
        alert: saved
        extends: builder
        views:
          notice: ｛text：All is saved.｝

        """,
      right: """
        alert: saved
        extends: builder
        views:
          notice: { text: All is saved. }

        """),
    DiagnosticPage(
      "yaml/curly-quotes",
      "A text stands in curly quotes, which are then part of the text.",
      """
      Design tools and phones turn straight quotes into curly ones. YAML knows only straight
      ones; curly ones will be shown on screen. Leave them out, or put straight quotes around
      them where they are meant.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: “Saved”

        """,
      right: """
        alert: saved
        extends: builder
        title: '“Saved”'

        """),
    DiagnosticPage(
      "yaml/trailing-spaces",
      "A line of a block of text ends in blanks, which are then part of the text.",
      """
      In a text written below '|' or '>' every blank counts, and those at the end of a line
      can't be seen. They may still change where the line is broken.
      """,
      wrong: """
        alert: saved
        extends: builder
        message: |
          Saved.  
          Have a look.

        """,
      right: """
        alert: saved
        extends: builder
        message: |
          Saved.
          Have a look.

        """),
  ]
}
