import Diagnostics

extension Alert {
  /// Settles what only the whole can say, and checks that it makes sense.
  ///
  /// - Parameter isWhole: whether everything could be read; when not, nothing is said to be
  ///   missing.
  mutating func complete(isWhole: Bool) -> [Diagnostic] {
    actions.removeAll { $0.title.isEmpty && !$0.isStated }
    var diagnostics = actionFaults() + nameFaults()
    if isWhole {
      diagnostics += kindFaults(views)
      if !views.contains(where: \.isPresent), actions.isEmpty { diagnostics.append(emptiness) }
    }
    actions.removeAll(where: \.title.isEmpty)
    for index in actions.indices where actions[index].dismissal == nil {
      actions[index].dismissal = buttons.dismissal
    }
    return diagnostics
  }

  private var emptiness: Diagnostic {
    Diagnostic(
      .nothingToShow, "this alert has nothing to show", at: range,
      help: [Help("add a title, a message, views or actions")])
  }

  // MARK: Actions

  private func actionFaults() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for action in actions where action.title.isEmpty && !action.isFaulty {
      diagnostics.append(
        action.role == .cancel
          ? Diagnostic(
            .noTitle, "an alert that can be cancelled needs the text of its cancel button",
            at: action.range,
            help: [
              Help("write \(action.id): and the text, or delete the line: then it can't be cancelled")
            ])
          : Diagnostic(
            .noTitle, "the action '\(escaped(action.id))' has no text", at: action.range,
            help: [Help("write \(action.id): and the button's text")]))
    }
    let cancels = actions.filter { $0.role == .cancel }
    for extra in cancels.dropFirst() {
      diagnostics.append(
        Diagnostic(
          .twoCancels, "an alert has one cancel action at most, and this is another",
          at: extra.range,
          notes: [Note("the first is here", at: cancels[0].range)],
          help: [Help("give one of them another role, such as normal or destructive")]))
    }
    return diagnostics
  }

  // MARK: Names

  private func nameFaults() -> [Diagnostic] {
    var names: [(id: String, range: SourceRange, isAction: Bool)] = []
    func collect(_ views: [View]) {
      for view in views {
        names.append((view.id, view.range, false))
        collect(view.innerViews)
      }
    }
    collect(views)
    for action in actions { names.append((action.id, action.range, true)) }
    // The sort is stable in effect: what stands first in the file counts as the first.
    names.sort {
      ($0.id, $0.range.span.lowerBound) < ($1.id, $1.range.span.lowerBound)
    }
    var diagnostics: [Diagnostic] = []
    for (first, second) in zip(names, names.dropFirst()) where sameBytes(first.id, second.id) {
      let message =
        first.isAction == second.isAction
        ? "two views are named \(quoted(second.id))"
        : "a view and an action are both named \(quoted(second.id))"
      diagnostics.append(
        Diagnostic(
          .nameTaken, message, at: second.range,
          notes: [Note("the other is here", at: first.range)],
          help: [Help("give one of them another name; constraints use these names")]))
    }
    return diagnostics + referenceFaults(known: names.filter { !$0.isAction }.map(\.id))
  }

  private func referenceFaults(known: [String]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    func check(_ names: [String], _ key: String) {
      for name in names where view(named: name) == nil {
        diagnostics.append(unknownView(name, at: ["layout", key], known: known))
      }
    }
    check(layout?.scrolls ?? [], "scrolls")
    check(layout?.shrinks ?? [], "shrinks")
    if let container = buttons.container {
      if let view = view(named: container) {
        if !(view.content is GroupView) {
          diagnostics.append(unknownView(container, at: ["buttons", "in"], known: known))
        }
      } else {
        diagnostics.append(unknownView(container, at: ["buttons", "in"], known: known))
      }
    }
    return diagnostics
  }

  private func unknownView(_ name: String, at path: [String], known: [String]) -> Diagnostic {
    var help: [Help] = []
    if let better = nearestName(to: name, among: known) {
      help = [Help("did you mean '\(better)'?")]
    } else if !known.isEmpty {
      help = [Help("the views are: \(known.joined(separator: ", "))")]
    }
    let isGroupWanted = path.first == "buttons"
    return Diagnostic(
      .unknownView,
      isGroupWanted
        ? "there is no group named \(quoted(name))" : "there is no view named \(quoted(name))",
      at: origin(of: path) ?? range, help: help)
  }

  // MARK: Kinds

  private func kindFaults(_ views: [View]) -> [Diagnostic] {
    views.flatMap { view -> [Diagnostic] in
      guard view.content != nil else {
        return [
          Diagnostic(
            .noKind, "the view \(quoted(view.id)) doesn't say what it shows", at: view.range,
            help: [
              Help("give it one of: \(ViewKinds.names.joined(separator: ", "))")
            ])
        ]
      }
      return kindFaults(view.innerViews)
    }
  }
}
