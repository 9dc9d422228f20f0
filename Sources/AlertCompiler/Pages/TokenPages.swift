extension DiagnosticPage {
  /// Pages on themes and tokens.
  static let tokenPages: [DiagnosticPage] = [
    DiagnosticPage(
      "spec/deprecated",
      "A key, a token of the theme or a base is still read, but should no longer be used.",
      """
      What is deprecated keeps its meaning, so that specs written earlier stay as they are, until
      somebody changes them. A theme says it of a token under 'deprecated', a file of design
      tokens by '$deprecated', a spec of itself by 'deprecated'. Where something else means the
      same, 'alertc check --fix' writes that.
      """,
      wrong: """
        # alertc.yaml
        theme: theme.yaml
        # theme.yaml
        color: { accent: "#3366CC", tint: $color.accent }
        deprecated: { color.tint: use $color.accent }
        # example.alert.yaml
        alert: saved
        extends: builder
        title: { text: Saved, color: $color.tint }

        """,
      right: """
        # alertc.yaml
        theme: theme.yaml
        # theme.yaml
        color: { accent: "#3366CC", tint: $color.accent }
        deprecated: { color.tint: use $color.accent }
        # example.alert.yaml
        alert: saved
        extends: builder
        title: { text: Saved, color: $color.accent }

        """),
    DiagnosticPage(
      "token/no-theme",
      "A token is used, and no theme is read.",
      """
      A value that begins with '$' is a token of a theme. The project file names the theme's
      file.
      """,
      wrong: """
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved
        fill: $color.accent

        """,
      right: """
        # alertc.yaml
        theme: theme.yaml
        # theme.yaml
        color: { accent: "#C8553D" }
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved
        fill: $color.accent

        """),
    DiagnosticPage(
      "token/unknown",
      "No theme has a token of that name.",
      """
      A token's name is the way to it through the groups of the theme, behind '$'.
      """,
      wrong: """
        # alertc.yaml
        theme: theme.yaml
        # theme.yaml
        color: { accent: "#C8553D" }
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved
        fill: $color.acent

        """,
      right: """
        # alertc.yaml
        theme: theme.yaml
        # theme.yaml
        color: { accent: "#C8553D" }
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved
        fill: $color.accent

        """),
    DiagnosticPage(
      "token/wrong-kind",
      "A token is of another kind than its place asks for.",
      """
      The groups of a theme say what their tokens are: a colour can't stand for a length.
      """,
      wrong: """
        # alertc.yaml
        theme: theme.yaml
        # theme.yaml
        color: { accent: "#C8553D" }
        space: { m: 16 }
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved
        fill: $space.m

        """,
      right: """
        # alertc.yaml
        theme: theme.yaml
        # theme.yaml
        color: { accent: "#C8553D" }
        space: { m: 16 }
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved
        fill: $color.accent

        """),
    DiagnosticPage(
      "token/cycle",
      "Tokens stand for one another in a circle.",
      """
      The message prints the way around. One of them needs a value of its own.
      """,
      wrong: """
        # alertc.yaml
        theme: theme.yaml
        # theme.yaml
        color:
          accent: $color.tint
          tint: $color.accent
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """,
      right: """
        # alertc.yaml
        theme: theme.yaml
        # theme.yaml
        color:
          accent: $color.tint
          tint: "#C8553D"
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "token/bad-name",
      "A name can't be a token's.",
      """
      Names of tokens and their groups have letters, digits, '-' and '_': they are written
      with dots between them.
      """,
      wrong: """
        # alertc.yaml
        theme: theme.yaml
        # theme.yaml
        space:
          extra large: 32
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """,
      right: """
        # alertc.yaml
        theme: theme.yaml
        # theme.yaml
        space:
          extra-large: 32
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "token/malformed",
      "A design token is not as the format of the Design Tokens Community Group has it.",
      """
      The message says what its type asks for.
      """,
      wrong: """
        # alertc.yaml
        theme: brand.tokens.json
        # brand.tokens.json
        { "space": { "$type": "dimension",
          "m": { "$value": { "value": 16, "unit": "pt" } } } }
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """,
      right: """
        # alertc.yaml
        theme: brand.tokens.json
        # brand.tokens.json
        { "space": { "$type": "dimension",
          "m": { "$value": { "value": 16, "unit": "px" } } } }
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """),
    DiagnosticPage(
      "token/no-type",
      "A design token has no type, and no group around it has one.",
      """
      In the format of the Design Tokens Community Group a token or a group around it says its
      '$type'.
      """,
      wrong: """
        # alertc.yaml
        theme: brand.tokens.json
        # brand.tokens.json
        { "space": { "m": { "$value": { "value": 16, "unit": "px" } } } }
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """,
      right: """
        # alertc.yaml
        theme: brand.tokens.json
        # brand.tokens.json
        { "space": { "$type": "dimension",
          "m": { "$value": { "value": 16, "unit": "px" } } } }
        # example.alert.yaml
        alert: saved
        extends: builder
        title: Saved

        """),
  ]
}
