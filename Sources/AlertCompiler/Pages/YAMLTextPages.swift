extension DiagnosticPage {
  /// Pages on texts and quotes.
  static let yamlTextPages: [DiagnosticPage] = [
    DiagnosticPage(
      "yaml/comment-as-value",
      "Everything behind '#' is a comment, so the key has no value.",
      """
      A value that begins with '#', such as a colour or a hashtag, is quoted.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        fill: #FFF8F0

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        fill: "#FFF8F0"

        """),
    DiagnosticPage(
      "yaml/comment-in-text",
      "A blank and '#' end the text; what follows is a comment.",
      """
      Where it belongs to the text, quote the whole. Where it is a remark, put a space behind
      the '#': then nothing is asked.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Item #1

        """,
      right: """
        alert: saved
        extends: builder
        title: "Item #1"

        """),
    DiagnosticPage(
      "yaml/alias",
      "'*' at the beginning of a value starts an alias.",
      """
      YAML reads '*name' as whatever '&name' stood before. A text that begins with '*' is
      quoted.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: *Saved*

        """,
      right: """
        alert: saved
        extends: builder
        title: "*Saved*"

        """),
    DiagnosticPage(
      "yaml/anchor",
      """
      '&' at the beginning of a value names it; the word behind it is no part of the \
      text.
      """,
      """
      Nothing in this file uses the name, so it was most likely meant to be shown. Quote the
      text; or delete the anchor.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: &New for you

        """,
      right: """
        alert: saved
        extends: builder
        title: "&New for you"

        """),
    DiagnosticPage(
      "yaml/tag",
      """
      '!' at the beginning of a value is read as a tag, and the word behind it is \
      dropped.
      """,
      """
      The language has no tags: a key decides what its value is. A text that begins with '!'
      is quoted.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: !important Delete

        """,
      right: """
        alert: saved
        extends: builder
        title: "!important Delete"

        """),
    DiagnosticPage(
      "yaml/reserved-character",
      "A value begins with a character that YAML keeps for itself.",
      """
      No text without quotes can begin with '@', '%' or a backtick. Quote it.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: @minji has joined

        """,
      right: """
        alert: saved
        extends: builder
        title: "@minji has joined"

        """),
    DiagnosticPage(
      "yaml/text-after-bracket",
      "A text begins with '{' or '[' and goes on behind the closing bracket.",
      """
      A value that begins with a bracket is a map or a list. A text with a placeholder in
      front is quoted.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: {name} has joined

        """,
      right: """
        alert: saved
        extends: builder
        title: "{name} has joined"

        """),
    DiagnosticPage(
      "yaml/colon-in-text",
      "A text without quotes holds ': ', which starts a new key.",
      """
      A colon with a space behind it separates a key from its value wherever it stands. A text
      that has one is quoted. A colon without a space, as in 12:30, needs nothing.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Note: this is for good

        """,
      right: """
        alert: saved
        extends: builder
        title: "Note: this is for good"

        """),
    DiagnosticPage(
      "yaml/unclosed-quote",
      "A quote is opened and never closed.",
      """
      Everything up to the end of the file would be one text. Close the quote where the text
      ends.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: "Saved
        message: Have a look

        """,
      right: """
        alert: saved
        extends: builder
        title: "Saved"
        message: Have a look

        """),
    DiagnosticPage(
      "yaml/text-after-quote",
      "Something follows a closing quote.",
      """
      The quote that opens a value also ends it: what follows belongs to nothing. Put quotes
      of the other kind around the whole. In single quotes an apostrophe is written twice.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: 'It's saved'

        """,
      right: """
        alert: saved
        extends: builder
        title: "It's saved"

        """),
    DiagnosticPage(
      "yaml/unknown-escape",
      "A backslash in double quotes starts no escape that YAML knows.",
      """
      In double quotes a backslash begins an escape such as \\n. For the backslash itself
      write two, or use single quotes, in which it means nothing.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: "C:\\downloads"

        """,
      right: """
        alert: saved
        extends: builder
        title: 'C:\\downloads'

        """),
    DiagnosticPage(
      "yaml/block-header",
      "A text begins with '|' or '>', which start a block of text.",
      """
      Behind '|' or '>' the line ends, and the text stands below, indented. A text that only
      begins with one of them is quoted.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: |Saved

        """,
      right: """
        alert: saved
        extends: builder
        title: "|Saved"

        """),
  ]
}
