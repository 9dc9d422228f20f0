extension DiagnosticPage {
  /// Pages on layout and artifacts.
  static let layoutPages: [DiagnosticPage] = [
    DiagnosticPage(
      "layout/conflict",
      "Required constraints can't all hold.",
      """
      The message lists the constraints that contradict each other, no more than it takes, and
      by how many points. Change one of them, or give one a priority below required, such as
      '@high': it then gives way.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        views:
          picture: { image: poster, width: 400 }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        views:
          picture: { image: poster, width: 200 }

        """),
    DiagnosticPage(
      "layout/ambiguous",
      "Nothing gives a box a place or a size.",
      """
      Where an alert has no layout, or 'layout: none', its views stand where constraints put
      them, and each needs one for either axis.
      """,
      wrong: """
        alert: saved
        fill: systemBackground
        constraints:
          - center == screen
          - size == 200
        views:
          title:
            text: Saved
            constraints:
              - top == alert + 20

        """,
      right: """
        alert: saved
        fill: systemBackground
        constraints:
          - center == screen
          - size == 200
        views:
          title:
            text: Saved
            constraints:
              - top == alert + 20
              - centerX == alert

        """),
    DiagnosticPage(
      "layout/axis-mix",
      "A horizontal place is related to a vertical one.",
      """
      left, right, leading, trailing and centerX lie on one axis, top, bottom, centerY and the
      baselines on the other. Sizes may be related across axes.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        views:
          message:
            text: Have a look
            constraints:
              - top == title.leading + 8

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        views:
          message:
            text: Have a look
            constraints:
              - top == title.bottom + 8

        """),
    DiagnosticPage(
      "layout/size-and-place",
      "A size is related to a place.",
      """
      A width is a distance, and a leading edge is a place: neither says anything about the
      other.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        views:
          title:
            constraints:
              - width == message.leading
        message: Have a look

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        views:
          title:
            constraints:
              - width == message.width
        message: Have a look

        """),
    DiagnosticPage(
      "layout/place-constant",
      "A place is given as a bare number.",
      """
      A place is measured from something: from an edge of the alert, the screen or another
      view.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        views:
          title:
            constraints:
              - top == 20

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        views:
          title:
            constraints:
              - top == alert.top + 20

        """),
    DiagnosticPage(
      "layout/place-multiplier",
      "A place is multiplied.",
      """
      Half of a place depends on where measuring begins, and changes when the alert moves.
      Only sizes can be multiplied.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        views:
          title:
            constraints:
              - centerX == alert.centerX * 0.5

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        views:
          title:
            constraints:
              - centerX == alert.centerX + 20

        """),
    DiagnosticPage(
      "layout/direction-mix",
      "leading or trailing is related to left or right.",
      """
      leading and trailing change sides where text runs from right to left; left and right
      don't. A distance between the two would mean another thing in Arabic than in English.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        views:
          title:
            constraints:
              - leading == alert.left + 20

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        views:
          title:
            constraints:
              - leading == alert.leading + 20

        """),
    DiagnosticPage(
      "layout/unknown-name",
      "A constraint names something that is no view and no action.",
      """
      Names are those of views and actions of this alert, inherited ones included, and alert,
      screen, backdrop, previous and next.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        views:
          message:
            text: Have a look
            constraints:
              - top == titel.bottom + 8

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        views:
          message:
            text: Have a look
            constraints:
              - top == title.bottom + 8

        """),
    DiagnosticPage(
      "layout/negative-size",
      "A box would have to be smaller than nothing.",
      """
      Its surroundings leave no room: insets wider than what they are taken from, or edges in
      the wrong order. The message lists what makes it so.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        layout: { width: 100, insets: { sides: 60 } }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        layout: { width: 100, insets: { sides: 10 } }

        """),
    DiagnosticPage(
      "layout/too-tall",
      """
      The content is taller than the room that the alert can have, and nothing more \
      may give way.
      """,
      """
      Long texts and lists may scroll ('layout.scrolls') or be cut ('layout.shrinks'); a fixed
      height gives way to nothing.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        views:
          picture: { image: poster, height: 900 }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        views:
          picture: { image: poster, height: 200 }

        """),
    DiagnosticPage(
      "layout/unsettled",
      """
      Sizes depend on each other without coming to rest, or leave the range of \
      numbers.
      """,
      """
      A width decides how a text wraps, and with it a height; a constraint that makes the
      width depend on that height can turn in a circle. Give one of the two a number.
      """),
    DiagnosticPage(
      "backend/undefined-number",
      "A number of the layout could not be written.",
      """
      A layout that was found is free of such numbers, so this is a defect of alertc. Please
      report it with the spec.
      """),
  ]
}
