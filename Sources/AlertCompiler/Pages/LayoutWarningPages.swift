extension DiagnosticPage {
  /// Pages on what a layout warns of.
  static let layoutWarningPages: [DiagnosticPage] = [
    DiagnosticPage(
      "layout/off-screen",
      "A part of the alert lies outside the screen.",
      """
      Nobody can see it or tap it. The message says by how many points, and on which device
      where several are asked for.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        layout: { width: 400 }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        layout: { width: 300 }

        """),
    DiagnosticPage(
      "layout/unsafe",
      "A part of the alert lies where the screen has corners, sensors or bars.",
      """
      The screen's safe area is what is left of it. An alert that is to fill the screen fills
      it with its backdrop or its own colour, and keeps what is read or tapped inside.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        constraints:
          - width == 300
          - centerX == screen
          - top == screen.top + 20

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        constraints:
          - width == 300
          - centerX == screen
          - top == screen.safeArea.top + 20

        """),
    DiagnosticPage(
      "layout/cut-height",
      "A stated height is more than the screen has room for, and is cut.",
      """
      The alert is drawn as high as the safe area allows. Write a height that fits the
      smallest device, or let the content decide.
      """,
      wrong: """
        alert: saved
        extends: bottom-sheet
        title: Share
        height: 900
        actions:
          confirm: OK

        """,
      right: """
        alert: saved
        extends: bottom-sheet
        title: Share
        height: 400
        actions:
          confirm: OK

        """),
    DiagnosticPage(
      "layout/cut-title",
      "A button is too narrow for its title, which is cut.",
      """
      With 'axis: auto' buttons stand below each other where a title doesn't fit beside the
      others.
      """,
      wrong: """
        alert: saved
        extends: two-button
        title: Delete it?
        actions:
          cancel: Keep
          confirm: Delete all photos and videos now

        """,
      right: """
        alert: saved
        extends: two-button
        title: Delete it?
        actions:
          cancel: Keep
          confirm: Delete all

        """),
    DiagnosticPage(
      "layout/cut-text",
      "A text has less height than its lines need, and is cut.",
      """
      A fixed height fits one text in one language at one text size. Say how much it needs at
      least, with 'height >= 44' among its constraints, or leave the height to the text.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        views:
          message:
            text: Your photos are in the album, where you find them at any time
            height: 16

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        views:
          message:
            text: Your photos are in the album, where you find them at any time

        """),
    DiagnosticPage(
      "layout/collapsed",
      "A text has no room for a character.",
      """
      A number by itself is a length in points. For a share of another size name that size: a
      size that is related only to itself is 0.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        views:
          title:
            constraints:
              - width == 1

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        views:
          title:
            constraints:
              - width == alert.width * 0.5

        """),
    DiagnosticPage(
      "layout/outside",
      "A text or a button reaches out of the alert.",
      """
      It is drawn there, without the alert's colour behind it, and taps beside the alert may
      dismiss it.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        views:
          message:
            text: Your photos are in the album
            constraints:
              - leading == alert.leading - 20
              - trailing == alert.trailing - 20

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        views:
          message:
            text: Your photos are in the album
            constraints:
              - leading == alert.leading + 30
              - trailing == alert.trailing - 30

        """),
    DiagnosticPage(
      "layout/overruled",
      "A width or a height has no effect, because a constraint gives another.",
      """
      A preset may have that constraint. A list of 'constraints' in the spec takes the place of
      the preset's, so it says where the alert stands, too.
      """,
      wrong: """
        alert: saved
        extends: bottom-sheet
        title: Saved
        layout: { width: 300 }

        """,
      right: """
        alert: saved
        extends: bottom-sheet
        title: Saved
        constraints:
          - width == 300
          - centerX == screen
          - bottom == screen

        """),
    DiagnosticPage(
      "layout/off-grid",
      "A length is no whole number of pixels.",
      """
      Edges are drawn on the grid of pixels, so one of them comes a part of a pixel earlier or
      later than stated. For the thinnest line that a screen can draw write 'hairline'.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        buttons: { divider: { thickness: 0.5 } }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        buttons: { divider: { thickness: hairline } }

        """),
    DiagnosticPage(
      "layout/redundant",
      "A constraint follows from others.",
      """
      It does no harm, but who changes one of the others later will find that it contradicts
      them. Nothing changes without it.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        views:
          title:
            constraints:
              - leading == alert.leading + 20
              - trailing == alert.trailing - 20
              - width == alert.width - 40

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        views:
          title:
            constraints:
              - leading == alert.leading + 20
              - trailing == alert.trailing - 20

        """),
  ]
}
