extension DiagnosticPage {
  /// Pages on texts, fonts and their metrics.
  static let textPages: [DiagnosticPage] = [
    DiagnosticPage(
      "text/unshaped",
      "The width of a text is an estimate.",
      """
      In scripts such as Arabic and Devanagari letters change with their neighbours, and no
      font at hand has shaped these words. 'alertc font import FONT SPEC' shapes the words of
      a spec and keeps their widths.
      """),
    DiagnosticPage(
      "text/unsegmented",
      "A line is broken inside a word of a script that is written without spaces.",
      """
      Where words of Thai, Lao or Khmer end takes a dictionary, which the compiler doesn't
      have. A zero-width space between words, written \\u200B in double quotes, says where a
      line may break.
      """),
    DiagnosticPage(
      "text/missing-glyph",
      "A font doesn't have a character.",
      """
      The system's font stands in where it has the character; else a width is assumed, and a
      device may show an empty box. Write another character, or choose a family that has it.
      """),
    DiagnosticPage(
      "text/unknown-family",
      "No metrics of a font family are at hand.",
      """
      The text is measured like the system's font, which may be wider or narrower. 'alertc
      font import' makes a metrics file of the font, and alertc.yaml names it.
      """),
    DiagnosticPage(
      "text/missing-weight",
      "A font family has no metrics of a weight.",
      """
      The nearest weight stands in for it. Import the font of that weight too, or write the
      weight that is there.
      """),
    DiagnosticPage(
      "markup/empty",
      "Two marks have no words between them.",
      """
      Marks change how the words between them look. Put the words between them, or delete both.
      """,
      wrong: """
        alert: saved
        extends: builder
        message:
          text: Delete **** 10 photos?
          markup: true

        """,
      right: """
        alert: saved
        extends: builder
        message:
          text: Delete **10 photos**?
          markup: true

        """),
    DiagnosticPage(
      "markup/unclosed",
      "A mark begins words, and none ends them.",
      """
      Words stand between two marks that are alike. For the characters themselves put backslashes
      before them.
      """,
      wrong: """
        alert: saved
        extends: builder
        message:
          text: "**10 photos will be deleted."
          markup: true

        """,
      right: """
        alert: saved
        extends: builder
        message:
          text: "**10 photos** will be deleted."
          markup: true

        """),
    DiagnosticPage(
      "markup/unknown-run",
      "A text names a run that its 'markup' doesn't describe.",
      """
      What stands in parentheses behind words in brackets is the name of a run, whose look is a key
      of 'markup'.
      """,
      wrong: """
        alert: saved
        extends: builder
        message:
          text: You accept the [terms of use](tems).
          markup:
            terms: { underline: true }

        """,
      right: """
        alert: saved
        extends: builder
        message:
          text: You accept the [terms of use](terms).
          markup:
            terms: { underline: true }

        """),
    DiagnosticPage(
      "font/not-metrics",
      "A file is no metrics file, or of a version that isn't known.",
      """
      alertc.yaml names the files that 'alertc font import' wrote, not the fonts themselves.
      """),
    DiagnosticPage(
      "font/malformed-line",
      "A line of a metrics file can't be read.",
      """
      Metrics files are made, not written: import the font again.
      """),
    DiagnosticPage(
      "font/incomplete",
      "A metrics file lacks something that every one has.",
      """
      It was cut short, or a merge went wrong. Import the font again.
      """),
    DiagnosticPage(
      "font/unreadable",
      "A font can't be imported.",
      """
      The reason is the font reader's own. Fonts in the forms .ttf, .otf and .ttc can be read.
      """),
    DiagnosticPage(
      "font/no-reader",
      "The program that reads fonts isn't beside alertc.",
      """
      'make build' makes both. It needs HarfBuzz; alertc itself doesn't.
      """),
  ]
}
