extension DiagnosticPage {
  /// Pages on views, actions and the form of constraints.
  static let viewPages: [DiagnosticPage] = [
    DiagnosticPage(
      "view/no-kind",
      "A view doesn't say what it shows.",
      """
      A view has one of the keys text, image, divider, spacer, group, list, field, checkbox,
      progress and custom, or is known from what the spec extends.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        views:
          icon: { width: 48, height: 48 }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        views:
          icon: { image: trash, width: 48, height: 48 }

        """),
    DiagnosticPage(
      "view/two-kinds",
      "A view says that it is two things.",
      """
      A view is one thing. Two things beside each other are two views, which a group can hold
      together.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        views:
          icon: { image: trash, text: Deleted }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        views:
          icon: { image: trash }
          caption: { text: Deleted }

        """),
    DiagnosticPage(
      "view/unknown",
      """
      'scrolls', 'shrinks' or 'buttons.in' names something that is no view, or not one \
      that can do it.
      """,
      """
      What scrolls and what shrinks are views of the alert; what the buttons are put into is a
      group.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        layout: { scrolls: [mesage] }
        message: Have a look

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        layout: { scrolls: [message] }
        message: Have a look

        """),
    DiagnosticPage(
      "action/no-title",
      "A button has no text.",
      """
      Every button shows one, also the one that cancels. An alert that is not to be cancelled
      has no 'cancel' at all.
      """,
      wrong: """
        alert: saved
        extends: two-button
        message: Delete it?
        actions:
          cancel:
          confirm: Delete

        """,
      right: """
        alert: saved
        extends: two-button
        message: Delete it?
        actions:
          cancel: Keep
          confirm: Delete

        """),
    DiagnosticPage(
      "action/two-cancels",
      "Two actions have the role 'cancel'.",
      """
      Tapping outside, swiping away and the escape key all mean the one action that cancels.
      The id 'cancel' implies the role.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        actions:
          cancel: Back
          close: { title: Close, role: cancel }

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        actions:
          cancel: Back
          close: { title: Close, role: normal }

        """),
    DiagnosticPage(
      "constraint/syntax",
      "A constraint can't be read.",
      """
      A constraint is an attribute, a relation ('==', '<=' or '>=') and what it is related to:
      a number, or another attribute with '*', '+' and '-' behind it, then perhaps a priority
      behind '@'.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        views:
          title:
            constraints:
              - width = 200

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        views:
          title:
            constraints:
              - width == 200

        """),
    DiagnosticPage(
      "constraint/unknown-attribute",
      "A constraint names an attribute or a guide that doesn't exist.",
      """
      Attributes are left, right, leading, trailing, top, bottom, centerX, centerY, width,
      height, firstBaseline and lastBaseline; center, size and edges stand for several. Guides
      are safeArea, margins and keyboard.
      """,
      wrong: """
        alert: saved
        extends: builder
        title: Saved
        views:
          title:
            constraints:
              - wdth == 200

        """,
      right: """
        alert: saved
        extends: builder
        title: Saved
        views:
          title:
            constraints:
              - width == 200

        """),
    DiagnosticPage(
      "constraint/place-lost",
      "A list of constraints takes the place of the one that put the alert on an edge.",
      """
      A list is stated whole: what an alert extends keeps none of its own. A bottom sheet, for
      example, is put on the bottom edge by a constraint, and stands in the middle without it.
      """,
      wrong: """
        alert: saved
        extends: bottom-sheet
        title: Share
        constraints:
          - width == 300

        """,
      right: """
        alert: saved
        extends: bottom-sheet
        title: Share
        constraints:
          - width == 300
          - centerX == screen
          - bottom == screen

        """),
  ]
}
