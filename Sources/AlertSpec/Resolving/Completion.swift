import Diagnostics

/// What checks need of a view, wherever it is.
private struct KnownView {
  let id: String
  let range: SourceRange
  let isGroup: Bool
}

extension Alert {
  /// Settles what only the whole can say, and checks that it makes sense.
  ///
  /// - Parameter isWhole: whether everything could be read; when not, nothing is said to be
  ///   missing.
  mutating func complete(isWhole: Bool) -> [Diagnostic] {
    let offered = actions.filter { $0.title.isEmpty && !$0.isStated }
    actions.removeAll { $0.title.isEmpty && !$0.isStated }
    var diagnostics = actionFaults() + nameFaults()
    if isWhole {
      diagnostics += kindFaults(views) + markupFaults() + scriptFaults()
      if !views.contains(where: \.isPresent), actions.isEmpty {
        diagnostics.append(emptiness)
      } else {
        missingButtons(offered).map { diagnostics.append($0) }
      }
    }
    actions.removeAll(where: \.title.isEmpty)
    if let container = buttons.container, !actions.isEmpty { views.keepGroup(container) }
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
              Help(
                "write \(action.id): and the text, or delete the line: then it can't be cancelled")
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
    var diagnostics: [Diagnostic] = []
    var seen = NameIndex<KnownView>(expecting: views.count)
    let lines = lineNames
    func walk(_ views: [View]) {
      // By index: a view is large, and a loop over the views would copy each.
      for index in views.indices {
        let known = KnownView(
          id: views[index].id, range: views[index].range,
          isGroup: views[index].content is GroupView)
        if !lines.isEmpty, views[index].isPresent, lines.contains(known.id) {
          diagnostics.append(nameOfLine(known.id, at: known.range))
        }
        if !seen.add(known, named: known.id), let first = seen[known.id] {
          diagnostics.append(
            Diagnostic(
              .nameTaken, "two views are named \(quoted(known.id))", at: known.range,
              notes: [Note("the first is here", at: first.range)],
              help: [Help("give one of them another name; names are unique in the whole alert")]))
        }
        if known.isGroup { walk(views[index].innerViews) }
      }
    }
    walk(views)
    for action in actions {
      if lines.contains(action.id) { diagnostics.append(nameOfLine(action.id, at: action.range)) }
      if let view = seen[action.id] {
        diagnostics.append(
          Diagnostic(
            .nameTaken, "a view and an action are both named \(quoted(action.id))",
            at: action.range, notes: [Note("the view is here", at: view.range)],
            help: [Help("give one of them another name; constraints use these names")]))
      }
    }
    diagnostics += lookalikes(seen.values)
    diagnostics += referenceFaults(known: seen)
    return diagnostics
  }

  /// Names that are the same text to a reader and different bytes: a composed letter in one, its
  /// parts in the other.
  private func lookalikes(_ views: [KnownView]) -> [Diagnostic] {
    var names: [(id: String, range: SourceRange)] = []
    for view in views where !isASCII(view.id) { names.append((view.id, view.range)) }
    for action in actions where !isASCII(action.id) { names.append((action.id, action.range)) }
    // Keys of a dictionary are the same where their texts are canonically equivalent.
    var seen: [String: (id: String, range: SourceRange)] = [:]
    var diagnostics: [Diagnostic] = []
    for name in names {
      guard let other = seen[name.id] else {
        seen[name.id] = name
        continue
      }
      guard !sameBytes(other.id, name.id) else { continue }
      diagnostics.append(
        Diagnostic(
          .warning, .similarName,
          "\(quoted(name.id)) looks like another name, but is written with other characters",
          at: name.range, notes: [Note("the other is here", at: other.range)],
          help: [
            Help(
              "if they are one, copy the other here",
              fix: FixIt([.init(replacing: name.range, with: other.id)], isCertain: false))
          ]))
    }
    return diagnostics
  }

  /// The names of the lines above the buttons and between them; none where no line is drawn.
  private var lineNames: [String] {
    guard !actions.isEmpty, buttons.divider.thickness != 0 else { return [] }
    return [ButtonArea.dividerID]
      + (actions.count > 1 ? actions.map { ButtonArea.dividerID(before: $0.id) } : [])
  }

  private func nameOfLine(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nameTaken, "\(quoted(name)) is the name of a line that is drawn at the buttons", at: range,
      help: [
        Help("choose another name, such as my-\(escaped(name))"),
        Help("or draw no lines there: buttons: { divider: none }"),
      ])
  }

  /// Names in `scrolls`, `shrinks` and `buttons.in` that no view has.
  private func referenceFaults(known: NameIndex<KnownView>) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    func check(_ layout: Arrangement?, at path: [String]) {
      for (key, names) in [("scrolls", layout?.scrolls ?? []), ("shrinks", layout?.shrinks ?? [])] {
        for (index, name) in names.enumerated() where !known.contains(name) {
          let place = item(index, ofListAt: path + [key])
          // Nobody reads suggestions by the thousand.
          let candidates = diagnostics.count < 50 ? known.values.map(\.id) : []
          diagnostics.append(
            unknownView("there is no view named \(quoted(name))", name, at: place, candidates))
        }
      }
    }
    check(layout, at: ["layout"])
    if let container = buttons.container {
      let place = origin(of: ["buttons", "in"])
      let view = known[container]
      if view?.isGroup != true {
        let groups = known.values.filter(\.isGroup).map(\.id)
        diagnostics.append(
          unknownView(
            view == nil
              ? "there is no group named \(quoted(container))"
              : "\(quoted(container)) is no group, and buttons stand in a group or in the alert",
            container, at: place, groups))
      }
    }
    func walk(_ views: [View]) {
      for view in views {
        guard let group = view.content as? GroupView else { continue }
        check(group.layout, at: ["views", view.id, "layout"])
        walk(group.views)
      }
    }
    walk(views)
    return diagnostics
  }

  /// Where an item of a list was stated; the list where it is not to be found.
  private func item(_ index: Int, ofListAt path: [String]) -> SourceRange? {
    guard let (file, node) = originNode(of: path) else { return nil }
    if let items = node.sequence, items.indices.contains(index) {
      return file.range(items[index].span)
    }
    return file.range(node.span)
  }

  private func unknownView(
    _ message: String, _ name: String, at place: SourceRange?, _ candidates: [String]
  ) -> Diagnostic {
    let candidates = candidates.sorted()
    var help: [Help] = []
    if let better = nearestName(to: name, among: candidates) {
      let fix = place.map { FixIt([.init(replacing: $0, with: better)], isCertain: false) }
      help = [Help(didYouMean(better, for: name), fix: place?.text == name ? fix : nil)]
    } else if !candidates.isEmpty {
      help = [Help("it can be \(listed(candidates.map { escaped($0) }))")]
    }
    return Diagnostic(.unknownView, message, at: place ?? range, help: help)
  }

  // MARK: Kinds

  private func kindFaults(_ views: [View]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for index in views.indices {
      guard views[index].content == nil else {
        if views[index].lacksLabel { diagnostics.append(views[index].missingLabel) }
        let inner = views[index].innerViews
        if !inner.isEmpty { diagnostics += kindFaults(inner) }
        continue
      }
      let view = views[index]
      diagnostics.append(
        Diagnostic(
          .noKind, "the view \(quoted(view.id)) doesn't say what it shows", at: view.range,
          help: [Help("give it one of: \(ViewKinds.names.joined(separator: ", "))")]))
    }
    return diagnostics
  }
}

extension [View] {
  /// Keeps a group that the buttons stand in, wherever it is inside, although it may have no views.
  ///
  /// - Returns: false when there is none of that name.
  @discardableResult
  fileprivate mutating func keepGroup(_ id: String) -> Bool {
    for index in indices {
      guard var group = self[index].content as? GroupView else { continue }
      if self[index].id == id {
        group.holdsButtons = true
      } else if !group.views.keepGroup(id) {
        continue
      }
      self[index].content = group
      return true
    }
    return false
  }
}
