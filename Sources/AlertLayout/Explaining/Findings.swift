import AlertSpec
import ConstraintSolver
import Diagnostics
import Geometry

extension LayoutPass {
  /// Everything there is to say about a layout; empty for one that came out.
  func diagnostics(_ places: Places) -> [Diagnostic] {
    let locate = places.ofKey
    var found = statements.faults
    var conflictCount = 0
    for attempt in unsolved {
      for conflict in attempt.solution.conflicts {
        conflictCount += 1
        found.append(
          describe(
            conflict, in: attempt, isFirst: conflictCount <= LayoutPass.mostRepairs, locate))
      }
      if let rest = describeUnexplained(of: attempt, locate) { found.append(rest) }
      found += describeTies(of: attempt)
      // What a constraint that is left out leaves open is no fault of its own.
      if attempt.solution.conflicts.isEmpty, attempt.solution.unexplained.isEmpty,
        statements.faults.isEmpty
      {
        found += isArranged ? describeAmbiguities(of: attempt) : []
      }
    }
    if !isArranged, found.allSatisfy({ $0.severity != .error }), !unsolved.isEmpty {
      found.append(unarranged)
    }
    // How high the content is means nothing while something of it may lie anywhere.
    if excess.isPositive, !found.contains(where: { $0.code == .ambiguous && $0.severity == .error })
    {
      found.append(tooTall(locate))
    }
    if isRestless {
      found.append(
        Diagnostic(
          .error, .unsettled, "sizes of this alert keep changing each other without coming to rest",
          at: alertRange, help: [Help("state one of the sizes that depend on each other")]))
    }
    if let given = unsolved.first(where: { !$0.solution.isFinished }) {
      found.append(describeUnfinished(given))
    } else if !isDefined || unsolved.contains(where: { !$0.solution.malformed.isEmpty }) {
      found.append(
        Diagnostic(
          .error, .unsettled, "a length of this alert is out of the range of numbers",
          at: alertRange))
    }
    if found.allSatisfy({ $0.severity != .error }) { found += describeHiddenParts(locate) }
    return found + textFindings(places)
  }

  /// Whether anything at all says where something stands: a stack or a constraint.
  private var isArranged: Bool {
    tree.nodes[LayoutTree.alert].stack != nil || tree.boxes.contains { !$0.constraints.isEmpty }
  }

  /// Everything is open in an alert without a base; that is one mistake.
  private var unarranged: Diagnostic {
    Diagnostic(
      .error, .ambiguous, "nothing says how this alert is laid out", at: alertRange,
      help: [
        Help(
          "build it on a preset: extends: builder, or two-button, popup, bottom-sheet or system",
          fix: FixIt(
            [
              .init(
                replacing: alertRange.file.range(
                  alertRange.span.upperBound..<alertRange.span.upperBound),
                with: "\nextends: builder")
            ], isCertain: false)),
        Help("or say it: layout: { width: 300 } stacks the views, constraints: [ … ] place each"),
      ])
  }

  var alertRange: SourceRange { tree.boxes[LayoutTree.alert].range }

  /// Whether every number stayed in range.
  private var isDefined: Bool {
    tree.nodes.indices.dropFirst().allSatisfy {
      spans.x[$0].end.isDefined && spans.y[$0].end.isDefined
    }
  }

  /// A place in the spec itself: what is wrong with it is nothing that a preset could mend.
  func ownPlace(_ range: SourceRange?) -> SourceRange {
    guard let range, range.file === alertRange.file else { return alertRange }
    return range
  }

  // MARK: Ambiguities

  /// Boxes that could lie elsewhere or be larger, each named once: what follows from one is settled
  /// together with it.
  private func describeAmbiguities(of attempt: Unsolved) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var system = attempt.lowering.system
    var solution = attempt.solution
    for _ in 0..<16 {
      let open = solution.ambiguities.compactMap { ambiguity in
        system.meaning(of: ambiguity.variable).map { (ambiguity, $0) }
      }
      // What has no size of its own leaves everything around it open; the outermost box without
      // a place leaves everything in it open.
      let isLeafExtent = { (meaning: (node: Int, axis: Axis, isExtent: Bool)) in
        meaning.isExtent && tree.nodes[meaning.node].children.isEmpty
      }
      guard var (ambiguity, meaning) = open.first(where: { isLeafExtent($0.1) }) ?? open.first
      else { break }
      // A place that hangs on an open size, as a centre does, is settled with it.
      if !meaning.isExtent,
        let extent = open.first(where: {
          $0.1.isExtent && $0.1.node == meaning.node && $0.1.axis == meaning.axis
        })
      {
        (ambiguity, meaning) = extent
      }
      found.append(describe(ambiguity, meaning.node, meaning.axis, isExtent: meaning.isExtent))
      let quantity: Quantity =
        meaning.isExtent
        ? .extent(meaning.node, meaning.axis) : .start(meaning.node, meaning.axis)
      system.relate(
        quantity, .equal, nil, plus: solution[ambiguity.variable], from: .ownSize(meaning.node))
      solution = system.system.solve()
    }
    return found
  }

  private func describe(_ ambiguity: Ambiguity, _ node: Int, _ axis: Axis, isExtent: Bool)
    -> Diagnostic
  {
    let name = tree.name(ofNode: node)
    var notes: [Note] = []
    if let low = ambiguity.lowest, let high = ambiguity.highest {
      notes.append(Note("anything from \(low.decimal()) to \(high.decimal()) pt would do"))
    }
    for (host, index, absent) in statements.skipped {
      let statement = tree.boxes[host].constraints[index]
      notes.append(
        Note(
          "'\(tree.text(of: statement, on: host))' says nothing here: \(quoted(absent)) is not "
            + "shown", at: statement.range))
    }
    notes += replacements(in: node, axis)
    let container = tree.name(ofNode: tree.nodes[node].parent)
    let message: String
    let help: String
    switch (isExtent, axis) {
    case (true, .x):
      message = "nothing says how wide '\(name)' is"
      help =
        node == LayoutTree.alert
        ? "write it among the alert's constraints, such as 'width == 300'"
        : "write a width, such as 'width: 200'"
    case (true, .y):
      message = "nothing says how high '\(name)' is"
      help = "write a height, such as 'height: \(node == LayoutTree.alert ? 200 : 44)'"
    case (false, .x):
      message = "nothing says where '\(name)' stands from left to right"
      help = "write 'leading == \(container).leading + 20' or 'centerX == \(container)'"
    case (false, .y):
      message = "nothing says where '\(name)' stands from top to bottom"
      help = "write 'top == \(container).top + 20' or 'centerY == \(container)'"
    }
    return Diagnostic(
      .error, .ambiguous, message, at: tree.boxes[node].range, notes: notes,
      help: [Help(help)])
  }

  /// The statements that place a container's content in place of its arrangement: what they leave
  /// open, nothing else settles.
  private func replacements(in container: Int, _ axis: Axis) -> [Note] {
    guard tree.nodes[container].stack != nil else { return [] }
    let dimension: Attribute.Dimension = axis == .x ? .horizontalPlace : .verticalPlace
    var notes: [Note] = []
    for child in tree.nodes[container].content where tree.nodes[child].stated[axis].hasPlace {
      for statement in tree.boxes[child].constraints
      where statement.relation == .equal && statement.left.attribute.dimension == dimension {
        let text = tree.text(of: statement, on: child)
        notes.append(
          Note(
            "'\(text)' stands in for the place that '\(tree.name(ofNode: child))' has in the stack",
            at: statement.range))
      }
    }
    return Array(notes.prefix(4))
  }

  // MARK: Ties

  /// Statements of one priority of which only their order decided which holds.
  private func describeTies(of attempt: Unsolved) -> [Diagnostic] {
    attempt.solution.ties.compactMap { tie in
      let system = attempt.lowering.system
      guard let first = statement(system.origins[tie.preferred.rawValue]),
        let other = tie.others.lazy.compactMap({ statement(system.origins[$0.rawValue]) })
          .first(where: { $0.range != first.range })
      else { return nil }
      let priority = other.statement.priority
      return Diagnostic(
        .warning, .ambiguous,
        "'\(other.text)' and '\(first.text)' can't both hold and have the same priority, so the "
          + "one written first decides",
        at: other.range, notes: [Note("'\(first.text)'", at: first.range)],
        help: [Help("give one of them another priority, such as @\((priority - 1).decimal())")])
    }
  }

  /// The statement that a constraint comes from; nil for one that is arranged.
  func statement(_ origin: Origin)
    -> (statement: ConstraintStatement, text: String, range: SourceRange)?
  {
    guard case .statement(let node, let index) = origin else { return nil }
    let statement = tree.boxes[Int(node)].constraints[Int(index)]
    return (statement, tree.text(of: statement, on: Int(node)), statement.range)
  }
}
