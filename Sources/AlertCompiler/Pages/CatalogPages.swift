extension DiagnosticPage {
  /// Pages on texts by key and their catalogues.
  static let catalogPages: [DiagnosticPage] = [
    DiagnosticPage(
      "catalog/syntax",
      "A catalogue can't be read as what its name says.",
      """
      A string catalogue is JSON, a .strings file has lines such as "key" = "text"; and a
      .stringsdict is a property list. The place that is shown is where reading broke off;
      what is wrong may stand a line above it.
      """,
      wrong: """
        # alertc.yaml
        catalogs: en.lproj/Localizable.strings
        # en.lproj/Localizable.strings
        "saved" = "Saved"
        "deleted" = "Deleted";
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
        "deleted" = "Deleted";
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "catalog/malformed",
      "A catalogue can be read, and lacks something that every one has.",
      """
      A string catalogue says its source language, and plural forms have one for 'other'.
      Xcode writes them so; what was written by hand or by a script is best saved with Xcode
      again.
      """,
      wrong: """
        # alertc.yaml
        catalogs: Localizable.xcstrings
        # Localizable.xcstrings
        { "strings": { "saved": {} } }
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """,
      right: """
        # alertc.yaml
        catalogs: Localizable.xcstrings
        # Localizable.xcstrings
        { "sourceLanguage": "en", "strings": { "saved": {} } }
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "text/no-catalog",
      "A text is named by its key, and no catalogue is read.",
      """
      The project file alertc.yaml names the catalogues. A text of the spec's own is written
      in place of the map.
      """,
      wrong: """
        # example.alert.yaml
        alert: saved
        extends: builder
        title: { text: { key: saved } }

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
      "text/unknown-key",
      "No catalogue has the key of a text, or the text has no key at all.",
      """
      A key is written as the catalogue has it, capitals included.
      """,
      wrong: """
        # alertc.yaml
        catalogs: en.lproj/Localizable.strings
        # en.lproj/Localizable.strings
        "saved" = "Saved";
        # example.alert.yaml
        alert: saved
        extends: builder
        title: { text: { key: Saved } }

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
      "text/missing",
      "A key has no text in one of the project's locales.",
      """
      Add it to the catalogue, or take the locale out of the project's 'locales'. A text of a
      language serves all its regions: one in pt is one for pt-BR.
      """,
      wrong: """
        # alertc.yaml
        locales: [en, ko]
        catalogs: en.lproj/Localizable.strings
        # en.lproj/Localizable.strings
        "saved" = "Saved";
        # example.alert.yaml
        alert: saved
        extends: builder
        title: { text: { key: saved } }

        """,
      right: """
        # alertc.yaml
        locales: [en, ko]
        catalogs: [en.lproj/Localizable.strings, ko.lproj/Localizable.strings]
        # en.lproj/Localizable.strings
        "saved" = "Saved";
        # ko.lproj/Localizable.strings
        "saved" = "저장됨";
        # example.alert.yaml
        alert: saved
        extends: builder
        title: { text: { key: saved } }

        """),
    DiagnosticPage(
      "text/unequal-arguments",
      "The texts of one key don't take the same arguments in all locales.",
      """
      The app gives every locale the same arguments. With a name misspelt or a place left out
      it would show something else, or nothing.
      """,
      wrong: """
        # alertc.yaml
        catalogs: [en.lproj/Localizable.strings, ko.lproj/Localizable.strings]
        # en.lproj/Localizable.strings
        "saved" = "{count} photos";
        # ko.lproj/Localizable.strings
        "saved" = "사진 {cuont}장";
        # example.alert.yaml
        alert: saved
        extends: builder
        title: { text: { key: saved, arguments: { count: 3 } } }

        """,
      right: """
        # alertc.yaml
        catalogs: [en.lproj/Localizable.strings, ko.lproj/Localizable.strings]
        # en.lproj/Localizable.strings
        "saved" = "{count} photos";
        # ko.lproj/Localizable.strings
        "saved" = "사진 {count}장";
        # example.alert.yaml
        alert: saved
        extends: builder
        title: { text: { key: saved, arguments: { count: 3 } } }

        """),
    DiagnosticPage(
      "text/missing-argument",
      "A text takes an argument for which the spec has no sample value.",
      """
      Sample values are what the layout is computed with: write those that take most room.
      Those for %@ and %lld stand in the order of their places.
      """,
      wrong: """
        # alertc.yaml
        catalogs: en.lproj/Localizable.strings
        # en.lproj/Localizable.strings
        "saved" = "%lld photos saved";
        # example.alert.yaml
        alert: saved
        extends: builder
        title: { text: { key: saved } }

        """,
      right: """
        # alertc.yaml
        catalogs: en.lproj/Localizable.strings
        # en.lproj/Localizable.strings
        "saved" = "%lld photos saved";
        # example.alert.yaml
        alert: saved
        extends: builder
        title: { text: { key: saved, arguments: { count: 3 } } }

        """),
    DiagnosticPage(
      "text/unknown-argument",
      "A spec gives a sample value for which the text has no place.",
      """
      The name is misspelt, or the text lost its place for it.
      """,
      wrong: """
        # alertc.yaml
        catalogs: en.lproj/Localizable.strings
        # en.lproj/Localizable.strings
        "saved" = "{count} photos saved";
        # example.alert.yaml
        alert: saved
        extends: builder
        title: { text: { key: saved, arguments: { count: 3, album: Summer } } }

        """,
      right: """
        # alertc.yaml
        catalogs: en.lproj/Localizable.strings
        # en.lproj/Localizable.strings
        "saved" = "{count} photos saved in {album}";
        # example.alert.yaml
        alert: saved
        extends: builder
        title: { text: { key: saved, arguments: { count: 3, album: Summer } } }

        """),
    DiagnosticPage(
      "text/wrong-argument",
      "A sample value is no number where the text takes one.",
      """
      %lld and plural forms are for numbers; a text takes %@ or a name in braces for words.
      """,
      wrong: """
        # alertc.yaml
        catalogs: en.lproj/Localizable.strings
        # en.lproj/Localizable.strings
        "saved" = "%lld photos saved";
        # example.alert.yaml
        alert: saved
        extends: builder
        title: { text: { key: saved, arguments: { count: three } } }

        """,
      right: """
        # alertc.yaml
        catalogs: en.lproj/Localizable.strings
        # en.lproj/Localizable.strings
        "saved" = "%lld photos saved";
        # example.alert.yaml
        alert: saved
        extends: builder
        title: { text: { key: saved, arguments: { count: 3 } } }

        """),
    DiagnosticPage(
      "text/unused",
      "No spec of the project uses a key.",
      """
      It is said where the project file has 'unusedTexts' and all specs are read. Delete the
      key, or leave it where something else uses it and write 'unusedTexts: allowed'.
      """,
      wrong: """
        # alertc.yaml
        unusedTexts: warned
        catalogs: en.lproj/Localizable.strings
        # en.lproj/Localizable.strings
        "saved" = "Saved";
        "deleted" = "Deleted";
        # example.alert.yaml
        alert: saved
        extends: builder
        title: { text: { key: saved } }

        """,
      right: """
        # alertc.yaml
        unusedTexts: warned
        catalogs: en.lproj/Localizable.strings
        # en.lproj/Localizable.strings
        "saved" = "Saved";
        # example.alert.yaml
        alert: saved
        extends: builder
        title: { text: { key: saved } }

        """),
  ]
}
