import AlertSpec
import ConstraintSolver
import Diagnostics
import Geometry

extension LayoutPass {
  /// Constraints that can't all hold: each with its line, how far they are off, which one is
  /// ignored, and what would mend it.
  func describe(
    _ conflict: Conflict, in attempt: Unsolved, _ locate: (String) -> SourceRange?
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
    let help = [Help(repair(of: members, in: attempt))]
    let squeezed = conflict.nonNegatives.lazy.compactMap {
      attempt.lowering.system.meaning(of: $0)
    }.first
    let amount = conflict.amount.decimal()
    // The spec itself can be mended, what it extends perhaps not.
    let own = tree.boxes[LayoutTree.alert].range.file
    let places =
      [range(of: ignored, locate)] + members.reversed().map { range(of: $0.origin, locate) }
    let place = places.first { $0.file === own } ?? places[0]
    if let squeezed {
      let kind = squeezed.axis == .x ? "width" : "height"
      return Diagnostic(
        .error, .negativeSize,
        "`\(tree.name(ofNode: squeezed.node)).\(kind)` would have to be less than nothing "
          + "(by \(amount) pt)", at: place, notes: notes, help: help)
    }
    let count = members.count
    let message =
      count == 1
      ? "this constraint can't hold (off by \(amount) pt)"
      : "these \(count) constraints can't all hold (off by \(amount) pt)"
    return Diagnostic(.error, .conflict, message, at: place, notes: notes, help: help)
  }

  /// What the solver left out without looking for a reason.
  func describeUnexplained(
    in attempt: Unsolved, _ locate: (String) -> SourceRange?
  ) -> [Diagnostic] {
    let left = attempt.solution.unexplained
    guard let first = left.first else { return [] }
    let origin = attempt.lowering.system.origins[first.rawValue]
    let message =
      left.count == 1
      ? "1 more constraint, this one, can't hold together with others"
      : "\(left.count) more constraints, this one the first, can't hold together with others"
    return [
      Diagnostic(
        .error, .conflict, message, at: range(of: origin, locate),
        help: [Help("mend the conflicts above first")])
    ]
  }

  /// Another constant for the first stated member that relates two boxes, or else for the last
  /// one, with which the others hold.
  private func repair(of members: [(index: Int, origin: Origin)], in attempt: Unsolved) -> String {
    let stated = members.filter(\.origin.isStatement)
    let optional = "make one of them optional (@999)"
    let related = stated.first { member in
      statement(member.origin).map { $0.statement.right != nil } ?? false
    }
    guard let member = related ?? stated.last else {
      return "change one of these values"
    }
    guard case .statement(let node, _) = member.origin, let found = statement(member.origin),
      found.statement.left.attribute.dimension != .composite,
      let relation = statements.relations.first(where: { $0.origin == member.origin })
    else { return optional }
    let rest = attempt.lowering.without(member.index)
    let solution = rest.system.system.solve()
    let left = value(of: relation.left, in: rest, solution)
    let right = relation.right.map { value(of: $0, in: rest, solution) } ?? 0
    let constant = (left - right * relation.multiplier) * relation.sign
    guard solution.conflicts.isEmpty, constant.isDefined else { return optional }
    return "write `" + tree.text(of: found.statement, on: Int(node), constant: constant)
      + "`, or " + optional
  }

  private func value(of quantity: Quantity, in lowering: Lowering, _ solution: Solution)
    -> Rational
  {
    let settled = lowering.settled(quantity)
    let span = lowering.system.span(settled.node, settled.axis, in: solution)
    return settled.start * span.start + settled.extent * span.extent + settled.constant
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
  private func text(of origin: Origin) -> String {
    if let statement = statement(origin) { return "`\(statement.text)`" }
    let node = origin.node
    let box = tree.boxes[node]
    let name = tree.name(ofNode: node)
    guard case .knob(let knob, _) = origin else {
      return "the size that `\(name)` has of itself"
    }
    switch knob {
    case .centered:
      return "`\(name)` is centred in the screen as far as nothing else is stated"
    case .safeArea:
      return "`\(name)` stays inside the screen's safe area"
    default: break
    }
    let path = knob.path(
      of: box, isAlert: node == LayoutTree.alert, isButton: tree.nodes[node].role == .button)
    guard let value = value(of: knob, box) else { return "`\(escaped(path))`" }
    return "`\(escaped(path)): \(value.decimal())`"
  }

  private func value(of knob: Knob, _ box: Box) -> Rational? {
    let layout = box.arrangement
    return switch knob {
    case .width: box.width
    case .height: box.height
    case .layoutWidth: layout?.width
    case .layoutHeight: layout?.height
    case .layoutMinWidth: layout?.minWidth
    case .layoutMinHeight: layout?.minHeight
    case .layoutMaxWidth: layout?.maxWidth
    case .layoutMaxHeight: layout?.maxHeight
    case .insetsTop: layout?.insets.top
    case .insetsLeading: layout?.insets.leading
    case .insetsBottom: layout?.insets.bottom
    case .insetsTrailing: layout?.insets.trailing
    case .spacing: layout?.spacing
    case .spacingAfter: box.spacingAfter
    case .buttonsHeight: box.buttons?.height
    case .buttonsSpacing: box.buttons?.spacing
    case .buttonsDivider: box.buttons?.dividerThickness
    case .distribution, .alignment, .buttonsInsets, .buttonsAxis, .centered, .safeArea: nil
    }
  }
}
