extension DiagnosticPage {
  /// Pages on the file as a whole.
  static let yamlFilePages: [DiagnosticPage] = [
    DiagnosticPage(
      "yaml/too-large",
      "The file has more than 1 MiB.",
      """
      A spec of one alert has a few hundred bytes. A file of this size is most likely another
      one, or was written by a program that went wrong. What several alerts share goes into a
      spec of its own, which they extend.
      """),
    DiagnosticPage(
      "yaml/not-utf-8",
      "The file is not written in UTF-8.",
      """
      Older editors save Korean text in EUC-KR or CP949, and Western text in Latin-1. Save the
      file again and choose UTF-8; most editors show the encoding in the line at the bottom of
      their window.
      """),
    DiagnosticPage(
      "yaml/utf-16",
      "The file is written in UTF-16 or UTF-32.",
      """
      Some editors on Windows call UTF-16 'Unicode'. Save the file again and choose UTF-8.
      """),
    DiagnosticPage(
      "yaml/empty",
      "The file holds nothing, or only comments.",
      """
      A spec needs at least its name and something to show.
      """,
      wrong: """
        # to be written

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "yaml/too-deep",
      "Lists and maps are nested more than 64 deep.",
      """
      Nothing in the language goes deeper than a dozen. Such a file was made to exhaust the
      compiler, or by a program that went wrong.
      """),
    DiagnosticPage(
      "yaml/blank-run",
      "More than 4,096 blanks stand in a row.",
      """
      Reading such a run takes long and it never means anything. Delete the blanks.
      """),
    DiagnosticPage(
      "yaml/too-many-nodes",
      """
      The file holds more than 100,000 values, those behind aliases counted each time.
      """,
      """
      A few lines of aliases that hold aliases stand for millions of values. Use fewer
      aliases, or write out what is meant.
      """),
    DiagnosticPage(
      "yaml/directive",
      "A line begins with a percent sign, which YAML reads as a directive.",
      """
      A spec has no directives: the language says itself what version of YAML it is read by.
      Delete the line. A text that begins with '%' is quoted.
      """,
      wrong: """
        %YAML 1.2
        ---
        alert: saved
        extends: builder
        title: Saved

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "yaml/second-document",
      "A line of three hyphens starts a second document.",
      """
      A file holds one alert. Nothing below the line is read, so move it into a file of its
      own. Where the line was meant as a rule between parts of the spec, write a comment
      instead.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        ---
        alert: deleted
        title: Deleted

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved

        """),
  ]
}
