extension DiagnosticPage {
  /// Pages on pictures.
  static let imagePages: [DiagnosticPage] = [
    DiagnosticPage(
      "image/unreadable",
      "A picture's file can't be read.",
      """
      A name with an ending is the path of a file, relative to the spec; one without is an
      asset of the app, whose size the spec states.
      """,
      wrong: """
        alert: saved
        extends: builder
        views:
          badge: { image: badge.svg }

        """,
      right: """
        alert: saved
        extends: builder
        views:
          badge: { image: badge, width: 48, height: 48 }

        """),
    DiagnosticPage(
      "image/no-size",
      "A picture's file doesn't tell its size.",
      """
      PNG, JPEG, SVG and PDF say at their beginning how large they are. The file breaks off
      before that, is of another form, or is an SVG without width, height and viewBox.
      """,
      wrong: """
        # badge.svg
        <svg xmlns="http://www.w3.org/2000/svg"/>
        # example.alert.yaml
        alert: saved
        extends: builder
        views:
          badge: { image: badge.svg }

        """,
      right: """
        # badge.svg
        <svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"/>
        # example.alert.yaml
        alert: saved
        extends: builder
        views:
          badge: { image: badge.svg }

        """),
  ]
}
