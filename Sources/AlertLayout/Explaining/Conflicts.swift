import AlertSpec
import ConstraintSolver
import Diagnostics
import Geometry

extension LayoutPass {
  /// Constraints that can't all hold: each with its line, how far they are off, which one is
  /// ignored, and what would mend it.
  ///
  /// - Parameter isFirst: whether it is among the first, of which a repair is worked out.
  func describe(
    _ conflict: Conflict, in attempt: Unsolved, isFirst: Bool,
    _ locate: @escaping (String) -> SourceRange?
  ) -> Diagnostic {
    let origins = attempt.lowering.system.origins
    var members: [(index: Int, origin: Origin)] = []
    for constraint in conflict.constraints {
      let origin = origins[constraint.rawValue]
      if !members.contains(where: { $0.origin == origin }) {
        members.append((constraint.rawValue, origin))
      }
    }
    let ignored = origins[conflict.ignored.rawValue]
    let notes = members.map { member in
      let line = text(of: member.origin)
      return Note(
        member.origin == ignored ? line + " (ignored: declared last)" : line,
        at: range(of: member.origin, locate))
    }
    if isFirst, members.count == 1, let contradiction = contradiction(of: ignored) {
      return contradiction
    }
    let help = help(for: conflict, in: attempt, isFirst: isFirst, locate)
    let squeezed = conflict.nonNegatives.lazy.compactMap {
      attempt.lowering.system.meaning(of: $0)
    }.first
    let amount = shown(conflict.amount)
    // The spec itself can be mended, what it extends perhaps not.
    let own = tree.boxes[LayoutTree.alert].range.file
    let places =
      [range(of: ignored, locate)] + members.reversed().map { range(of: $0.origin, locate) }
    let place = places.first { $0.file === own } ?? places[0]
    if let squeezed {
      let kind = squeezed.axis == .x ? "width" : "height"
      return Diagnostic(
        .error, .negativeSize,
        "'\(tree.name(ofNode: squeezed.node)).\(kind)' would have to be less than nothing "
          + "(by \(amount))", at: place, notes: notes, help: help)
    }
    let count = members.count
    let message =
      count == 1
      ? "this constraint can't hold (off by \(amount))"
      : "these \(count) constraints can't all hold (off by \(amount))"
    return Diagnostic(.error, .conflict, message, at: place, notes: notes, help: help)
  }

  /// How far constraints are off, where that can be told.
  private func shown(_ amount: Rational) -> String {
    if !amount.isDefined { return "more points than can be counted" }
    let text = amount.decimal()
    return text == "0" ? "less than 0.001 pt" : text + " pt"
  }

  /// A statement that relates an attribute to itself and can hold nowhere; nil for any other.
  private func contradiction(of origin: Origin) -> Diagnostic? {
    guard case .statement(let node, let index) = origin,
      let (statement, text, range) = statement(origin),
      let right = statement.right, statement.multiplier == 1
    else { return nil }
    let name = tree.name(of: right, on: Int(node))
    guard tree.name(of: statement.left, on: Int(node)) == name else { return nil }
    var other = statement
    other.right?.item = Int(node) == LayoutTree.alert ? .screen : .alert
    let changed = other
    let written = tree.text(of: changed, on: Int(node))
    let repair = Repair(
      sentence: "relate it to another box: write '\(written)'",
      fix: FixIt([.init(replacing: range, with: written)], isCertain: false),
      id: tree.boxes[Int(node)].id
    ) { box in
      if box.constraints.indices.contains(Int(index)) { box.constraints[Int(index)] = changed }
    }
    let help =
      isMended(by: repair)
      ? Help(repair.sentence, fix: repair.fix) : Help("relate it to another box, or delete it")
    return Diagnostic(
      .error, .conflict, "'\(text)' relates '\(name)' to itself, so it can never hold", at: range,
      help: [help])
  }

  /// Constraints that were left out without a reason being worked out: those behind many conflicts.
  func describeUnexplained(of attempt: Unsolved, _ locate: (String) -> SourceRange?) -> Diagnostic?
  {
    var origins: [Origin] = []
    for row in attempt.solution.unexplained {
      let origin = attempt.lowering.system.origins[row.rawValue]
      if !origins.contains(origin) { origins.append(origin) }
    }
    guard let first = origins.first else { return nil }
    let count = origins.count == 1 ? "another constraint" : "\(origins.count) more constraints"
    return Diagnostic(
      .error, .conflict, "\(count) can't hold beside those before", at: range(of: first, locate),
      notes: origins.prefix(8).map { Note(text(of: $0), at: range(of: $0, locate)) },
      help: [Help("mend the other conflicts first")])
  }

  /// What mends the conflict: another constant, or a constraint that becomes a wish; each was
  /// tried out.
  private func help(
    for conflict: Conflict, in attempt: Unsolved, isFirst: Bool,
    _ locate: @escaping (String) -> SourceRange?
  ) -> [Help] {
    let more = "change one of these values"
    guard isFirst, attempt.lowering.system.indices.count <= LayoutPass.mostConstraintsToRepair
    else { return [Help(more)] }
    let repairing = Repairing(pass: self, attempt: attempt, conflict: conflict, locate: locate)
    let repairs = [repairing.repair(), repairing.wish()].compactMap { $0 }
    if repairs.isEmpty { return [Help(more)] }
    return repairs.enumerated().map { place, repair in
      Help((place == 0 ? "" : "or ") + repair.sentence, fix: repair.fix)
    }
  }

  private func range(of origin: Origin, _ locate: (String) -> SourceRange?) -> SourceRange {
    if let statement = statement(origin) { return statement.range }
    let node = tree.nodes[origin.node]
    let box = tree.boxes[origin.node]
    guard case .knob(let knob, let index) = origin else { return box.range }
    let path = knob.path(
      of: box, isAlert: Int(index) <= LayoutTree.alert, isButton: node.role == .button)
    return locate(path) ?? box.range
  }

  /// A constraint in the words of the spec that it comes from.
  func text(of origin: Origin) -> String {
    if let statement = statement(origin) { return "'\(statement.text)'" }
    let node = origin.node
    let box = tree.boxes[node]
    let name = tree.name(ofNode: node)
    guard case .knob(let knob, _) = origin else {
      return "the size that '\(name)' has of itself"
    }
    switch knob {
    case .centered:
      return "'\(name)' is centred in the screen as far as nothing else is stated"
    case .safeArea:
      return "'\(name)' stays inside the screen's safe area"
    default: break
    }
    let path = knob.path(
      of: box, isAlert: node == LayoutTree.alert, isButton: tree.nodes[node].role == .button)
    guard let value = knob.value(of: box) else { return "'\(escaped(path))'" }
    return "'\(escaped(path)): \(value.decimal())'"
  }
}
