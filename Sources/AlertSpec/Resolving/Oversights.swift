import Diagnostics
import Geometry

/// What can be laid out and is most likely not meant.
extension Alert {
  /// That an alert has no button on a preset that is made for some, and nothing else dismisses it.
  ///
  /// - Parameter offered: the buttons that what the spec extends leaves to it to name.
  func missingButtons(_ offered: [Action]) -> Diagnostic? {
    let dismissal = presentation.dismissal
    guard actions.isEmpty, let last = offered.last, !dismissal.outsideTap, !dismissal.drag,
      !dismissal.swipe, dismissal.after == nil
    else { return nil }
    return Diagnostic(
      .warning, .noButton, "this alert has no button, and nothing else dismisses it", at: range,
      notes: [Note("a button for it is prepared here", at: last.range)],
      help: [
        Help("name its text: actions: { \(last.id): OK }"),
        Help(
          "or say what dismisses it, such as presentation: { dismiss: { outsideTap: true } }"),
      ])
  }

  /// That texts stand right on what lies behind the alert, as it has no colour of its own and none
  /// was refused; nil otherwise. Asked of an alert that lays out without errors.
  public var missingFill: Diagnostic? {
    guard surface.fill == .clear, surface.border == Border(), surface.shadow == Shadow(),
      views.contains(where: \.showsBareText), origin(of: ["fill"]) == nil
    else { return nil }
    return Diagnostic(
      .warning, .noFill,
      "this alert has no colour of its own, so its texts stand on what lies behind it", at: range,
      help: [Help("write fill: systemBackground, or fill: clear if that is meant")])
  }
}

extension View {
  /// Whether it can be turned over, and nothing says what it is for.
  var lacksLabel: Bool {
    guard case .toggle = content?.role, isPresent else { return false }
    return spokenLabel == nil && accessibility.label == nil
  }

  var missingLabel: Diagnostic {
    Diagnostic(
      .warning, .noLabel,
      "nobody hears what \(quoted(id)) is for: a screen reader doesn't know the text beside it",
      at: range, help: [Help("write accessibility: { label: … } and what it turns on")])
  }

  /// Whether a text is shown on no fill of its own or of a group around it.
  fileprivate var showsBareText: Bool {
    guard isPresent, surface.fill == .clear else { return false }
    return content is TextView || innerViews.contains(where: \.showsBareText)
  }
}
