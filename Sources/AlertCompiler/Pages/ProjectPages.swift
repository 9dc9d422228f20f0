extension DiagnosticPage {
  /// Pages on the project file.
  static let projectPages: [DiagnosticPage] = [
    DiagnosticPage(
      "project/bad-path",
      "A path in the project file can't be one.",
      """
      Paths are relative to the project file, and lead to something in its folder. They are
      not empty, not absolute, and don't lead out with '..'.
      """,
      wrong: """
        # alertc.yaml
        output: ../out
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """,
      right: """
        # alertc.yaml
        output: out
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "project/unreadable-file",
      "A file that the project names can't be read.",
      """
      Themes, catalogues and font metrics are read for every spec of the project. Paths are
      relative to the project file.
      """,
      wrong: """
        # alertc.yaml
        theme: brand.yaml
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """,
      right: """
        # alertc.yaml
        theme: theme.yaml
        # theme.yaml
        space: { m: 16 }
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "project/not-a-catalog",
      "A catalogue's name ends in none of the forms that can be read.",
      """
      Catalogues are Xcode's: string catalogues (.xcstrings), and the .strings and
      .stringsdict of earlier versions in a folder such as ko.lproj.
      """,
      wrong: """
        # alertc.yaml
        catalogs: texts.json
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """,
      right: """
        # alertc.yaml
        catalogs: en.lproj/Localizable.strings
        # en.lproj/Localizable.strings
        "saved" = "Saved";
        # example.alert.yaml
        alert: saved
        extends: builder
        title: { text: { key: saved } }

        """),
    DiagnosticPage(
      "project/not-a-locale",
      "A locale isn't written as a language tag.",
      """
      A tag is a language of two or three letters, then perhaps a script and a region behind
      hyphens: ko, en, pt-BR, zh-Hant.
      """,
      wrong: """
        # alertc.yaml
        locales: [ko, 영어]
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """,
      right: """
        # alertc.yaml
        locales: [ko, en]
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "project/empty-list",
      "A list in the project file has nothing in it.",
      """
      It would compile nothing at all. To keep the default, delete the line.
      """,
      wrong: """
        # alertc.yaml
        appearances: []
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """,
      right: """
        # alertc.yaml
        appearances: [light, dark]
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "project/raw-value",
      "A value is written out where the project asks for a token.",
      """
      The project's 'rawValues' says for colours, lengths and fonts whether specs may write
      them out. Where a token has just this value, the message names it.
      """,
      wrong: """
        # alertc.yaml
        theme: theme.yaml
        rawValues: { colors: refused }
        # theme.yaml
        color: { accent: "#C8553D" }
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved
        fill: "#C8553D"

        """,
      right: """
        # alertc.yaml
        theme: theme.yaml
        rawValues: { colors: refused }
        # theme.yaml
        color: { accent: "#C8553D" }
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved
        fill: $color.accent

        """),
  ]
}
