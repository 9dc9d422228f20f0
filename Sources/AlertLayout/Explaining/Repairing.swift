import AlertSpec
import ConstraintSolver
import Diagnostics
import Geometry

/// Repairs of a conflict, best first: the first statement of the spec that relates two boxes gets
/// another constant, else another statement, else a value; or one becomes a wish.
struct Repairing {
  let pass: LayoutPass
  let attempt: LayoutPass.Unsolved
  let conflict: Conflict
  let locate: (String) -> SourceRange?

  /// A member with its place among the constraints.
  private typealias Member = (index: Int, origin: Origin)

  /// The first repair that mends the alert when it is tried out; nil when none does.
  func repair() -> Repair? {
    for member in members.prefix(LayoutPass.mostMembersToChange) {
      for repair in candidates(for: member) where pass.isMended(by: repair) { return repair }
    }
    return nil
  }

  /// A statement made optional, the one that is ignored first of all; nil when that mends nothing.
  func wish() -> Repair? {
    let stated = members.filter(\.origin.isStatement).sorted { $0.index > $1.index }
    for case (_, .statement(let node, let index))
      in stated.prefix(LayoutPass.mostMembersToChange)
    {
      let id = tree.boxes[Int(node)].id
      var wish = tree.boxes[Int(node)].constraints[Int(index)]
      wish.priority = 999
      let text = tree.text(of: wish, on: Int(node))
      let repair = Repair(
        sentence: "let it give way: '\(text)'",
        fix: FixIt(
          [.init(replacing: wish.range, with: item([text], wish.range))], isCertain: false),
        id: id
      ) { box in
        if box.constraints.indices.contains(Int(index)) { box.constraints[Int(index)] = wish }
      }
      if pass.isMended(by: repair) { return repair }
    }
    return nil
  }

  private var tree: LayoutTree { pass.tree }

  /// In the order in which they are best changed, those of the spec itself only.
  private var members: [Member] {
    let own = tree.boxes[LayoutTree.alert].range.file
    var related: [Member] = []
    var others: [Member] = []
    var values: [Member] = []
    for constraint in conflict.constraints {
      let member = (constraint.rawValue, attempt.lowering.system.origins[constraint.rawValue])
      if let statement = pass.statement(member.1) {
        guard statement.range.file === own else { continue }
        if statement.statement.right == nil {
          others.insert(member, at: 0)
        } else {
          related.append(member)
        }
      } else if let path = path(of: member.1), locate(path)?.file === own {
        values.insert(member, at: 0)
      }
    }
    return related + others + values
  }

  private func candidates(for member: Member) -> [Repair] {
    guard let delta = shift(of: member) else { return [] }
    switch member.origin {
    case .statement(let node, let index):
      return statements(instead: Int(node), Int(index), member, shiftedBy: delta)
    case .knob(let knob, _): return values(instead: knob, member, shiftedBy: delta)
    case .ownSize: return []
    }
  }

  /// The least that has to be added to a member's constant for it to hold with the others; nil
  /// where that can't be told.
  private func shift(of member: Member) -> Rational? {
    // Other conflicts are left as they are.
    var changes: [Int: AxisSystem.Change] = [:]
    for other in attempt.solution.conflicts { changes[other.ignored.rawValue] = .silent }
    for other in attempt.solution.unexplained { changes[other.rawValue] = .silent }
    changes[conflict.ignored.rawValue] = nil
    changes[member.index] = .wish
    let rest = attempt.lowering.changing(changes).system.system.solve()
    guard rest.conflicts.isEmpty else { return nil }
    let system = attempt.lowering.system.system
    let index = ConstraintIndex(member.index)
    let now = system.terms(of: index).reduce(Rational.zero) {
      $0 + $1.coefficient * rest[$1.variable]
    }
    let missed = system.violation(of: index, values: rest.values)
    guard now.isDefined, missed.isPositive, let term = system.terms(of: index).first else {
      return nil
    }
    // Whether the constant is above or below what came out.
    var probe = rest.values
    probe[Int(term.variable.index)] += missed / term.coefficient
    return system.violation(of: index, values: probe).isZero ? -missed : missed
  }

  // MARK: Statements

  private func statements(
    instead node: Int, _ index: Int, _ member: Member, shiftedBy delta: Rational
  ) -> [Repair] {
    let statement = tree.boxes[node].constraints[index]
    guard
      let attribute = statement.left.attribute.dimension == .composite
        ? part(of: statement, on: node, member) : statement.left.attribute
    else { return [] }
    return roundings(of: delta, statement.relation).compactMap { delta in
      let changed: [ConstraintStatement]
      switch statement.left.attribute {
      case .edges:
        changed = [statement.inset(attribute.isFarSide ? -delta : delta, at: attribute, tree)]
      case .center, .size:
        changed = statement.parts.map {
          $0.left.attribute == attribute ? $0.shifted(by: delta, tree) : $0
        }
      default: changed = [statement.shifted(by: delta, tree)]
      }
      guard changed.allSatisfy(\.isWritable) else { return nil }
      let texts = changed.map { tree.text(of: $0, on: node) }
      return Repair(
        sentence: "write " + texts.map { "'\($0)'" }.joined(separator: " and "),
        fix: FixIt(
          [.init(replacing: statement.range, with: item(texts, statement.range))], isCertain: false),
        id: tree.boxes[node].id
      ) { box in
        guard box.constraints.indices.contains(index) else { return }
        box.constraints.replaceSubrange(index...index, with: changed)
      }
    }
  }

  /// The attribute of a composite that a row stands for.
  private func part(of statement: ConstraintStatement, on node: Int, _ member: Member)
    -> Attribute?
  {
    // Rows of one statement lie next to each other, those of the other axis elsewhere.
    let origins = attempt.lowering.system.origins
    let rows = origins.indices.filter { origins[$0] == member.origin }
    let axes = attempt.lowering.system.axes
    let parts = statement.left.attribute.parts.filter { part in
      axes.contains(tree.quantity(part, of: node, guide: nil).axis)
    }
    guard let place = rows.firstIndex(of: member.index), rows.count == parts.count else {
      return nil
    }
    return parts[place]
  }

  /// Statements in the place of an item of a list: on lines of their own, or between commas; there
  /// a statement with commas of its own needs quotes.
  private func item(_ texts: [String], _ range: SourceRange) -> String {
    let bytes = range.file.bytes
    var start = range.span.lowerBound
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    let before = String(decoding: bytes[start..<range.span.lowerBound], as: UTF8.self)
    let quote = before.last.flatMap { $0 == "\"" || $0 == "'" ? String($0) : nil } ?? ""
    let isBlock = before.dropLast(quote.count).allSatisfy { $0 == " " || $0 == "-" }
    if isBlock { return texts.joined(separator: quote + "\n" + before) }
    let quoted = texts.map { quote.isEmpty && $0.contains(",") ? "\"\($0)\"" : $0 }
    return quoted.joined(separator: quote + ", " + quote)
  }

  // MARK: Values

  private func values(instead knob: Knob, _ member: Member, shiftedBy delta: Rational) -> [Repair] {
    let box = tree.boxes[member.origin.node]
    guard let path = path(of: member.origin), let range = locate(path),
      let value = knob.value(of: box), Rational(decimal: range.text) == value
    else { return [] }
    let all = roundings(of: delta, .equal).flatMap { [value + $0, value - $0] }
    return all.compactMap { value in
      guard !value.isNegative, value.isWritable else { return nil }
      let text = value.decimal()
      return Repair(
        sentence: "write '\(escaped(path)): \(text)'",
        fix: FixIt([.init(replacing: range, with: text)], isCertain: false), id: box.id
      ) { knob.set(value, of: &$0) }
    }
  }

  private func path(of origin: Origin) -> String? {
    guard case .knob(let knob, _) = origin else { return nil }
    return knob.path(
      of: tree.boxes[origin.node], isAlert: origin.node <= LayoutTree.alert,
      isButton: tree.nodes[origin.node].role == .button)
  }

  /// A distance as it can be written: to three places and, where it is no decimal of so few, the
  /// next ones around it.
  private func roundings(of delta: Rational, _ relation: ConstraintStatement.Relation)
    -> [Rational]
  {
    if delta.isWritable { return [delta] }
    let thousandths = delta * 1000
    guard relation != .equal, thousandths.isDefined else { return [delta] }
    return [thousandths.floor, thousandths.ceiling].map { Rational($0, 1000) }
  }
}

extension Rational {
  /// Whether three decimals are all of it.
  fileprivate var isWritable: Bool { Rational(decimal: decimal()) == self }
}

extension ConstraintStatement {
  fileprivate var isWritable: Bool {
    let lengths = [constant] + (inset.map { [$0.top, $0.leading, $0.bottom, $0.trailing] } ?? [])
    return lengths.allSatisfy { length in
      guard case .points(let value) = length else { return true }
      return value.isWritable
    }
  }

  fileprivate func shifted(by delta: Rational, _ tree: LayoutTree) -> ConstraintStatement {
    var statement = self
    statement.constant = .points(constant.resolved(on: tree.environment.grid) + delta)
    return statement
  }

  fileprivate func inset(_ delta: Rational, at side: Attribute, _ tree: LayoutTree)
    -> ConstraintStatement
  {
    var statement = self
    var insets = inset ?? Insets()
    let length = Length.points(insets.length(side).resolved(on: tree.environment.grid) + delta)
    switch side {
    case .top: insets.top = length
    case .bottom: insets.bottom = length
    case .leading: insets.leading = length
    default: insets.trailing = length
    }
    statement.inset = insets
    return statement
  }

  /// The statements that a composite stands for.
  fileprivate var parts: [ConstraintStatement] {
    left.attribute.parts.enumerated().map { place, attribute in
      var statement = self
      statement.left.attribute = attribute
      if let others = right?.attribute.parts {
        statement.right?.attribute = others[others.count > 1 ? place % others.count : 0]
      }
      return statement
    }
  }
}
