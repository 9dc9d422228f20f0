import AlertSpec
import ConstraintSolver
import Diagnostics
import Geometry

/// All statements of an alert, resolved.
struct Statements: Sendable {
  var relations: ContiguousArray<StatedRelation> = []
  var faults: [Diagnostic] = []
  /// Statements about views that are not shown here; they say nothing.
  var skipped: [(node: Int, index: Int, name: String)] = []
  var hasOptional = false
  /// Whether a width depends on a height or the other way round.
  var isCrossAxis = false
  /// Whether a statement refers to the safe area of a box whose place is not known beforehand.
  var usesSafeAreaOfBoxes = false
}

extension LayoutTree {
  /// Looks up and takes apart what boxes state, and marks what that settles.
  ///
  /// - Parameter absent: names of views and actions that exist but are not shown.
  mutating func resolveStatements(absent: Set<String>) -> Statements {
    var statements = Statements()
    for node in nodes.indices where !boxes[node].constraints.isEmpty {
      for (index, statement) in boxes[node].constraints.enumerated() {
        if let fault = fault(of: statement, on: node) {
          statements.faults.append(fault)
          continue
        }
        guard let left = resolve(statement.left, on: node, index, absent, &statements) else {
          continue
        }
        var right: Int?
        if let anchor = statement.right {
          right = resolve(anchor, on: node, index, absent, &statements)
          if right == nil { continue }
        }
        let origin = Origin.statement(
          node: Int32(truncatingIfNeeded: node), index: Int32(truncatingIfNeeded: index))
        for relation in relations(of: statement, left: left, right: right, origin: origin) {
          mark(relation)
          statements.isCrossAxis = statements.isCrossAxis || relation.isCrossAxis
          statements.hasOptional = statements.hasOptional || !relation.priority.isRequired
          if relation.left.late == .safeArea || relation.right?.late == .safeArea {
            statements.usesSafeAreaOfBoxes = true
          }
          statements.relations.append(relation)
        }
      }
    }
    return statements
  }

  private func resolve(
    _ anchor: Anchor, on node: Int, _ index: Int, _ absent: Set<String>,
    _ statements: inout Statements
  ) -> Int? {
    let found: Int? =
      switch anchor.item {
      case .itself: node
      case .alert: LayoutTree.alert
      case .screen: LayoutTree.screen
      case .backdrop: LayoutTree.backdrop
      case .previous: neighbour(of: node, by: -1)
      case .next: neighbour(of: node, by: 1)
      case .named(let id): self.node(named: id)
      }
    if let found { return found }
    switch anchor.item {
    case .named(let id) where absent.contains(id):
      statements.skipped.append((node, index, id))
    case .previous where !absent.isEmpty, .next where !absent.isEmpty:
      statements.skipped.append((node, index, anchor.item == .previous ? "previous" : "next"))
    default:
      // Looking for what was meant goes over every name; nobody reads suggestions by the thousand.
      let suggests = statements.faults.count < 50
      statements.faults.append(
        unknownName(anchor, on: node, known: absent, suggests: suggests))
    }
    return nil
  }

  /// Notes which attribute of which box an equality settles.
  ///
  /// The box is the one on the left or, where the right one lies inside it, the right one:
  /// `alert.bottom == confirm.bottom + 8` places the button and leaves the alert alone.
  private mutating func mark(_ relation: StatedRelation) {
    nodes[relation.left.node].stated[relation.left.axis].insert(.touched)
    if let right = relation.right { nodes[right.node].stated[right.axis].insert(.touched) }
    guard relation.relation == .equal else { return }
    var subject = relation.left
    var other = relation.right
    if let right = other, right.node != subject.node, isInside(right.node, subject.node) {
      (subject, other) = (right, subject)
    }
    let place: StatedPlaces
    if subject.start.isZero {
      place = .extent
    } else if subject.extent == Rational(1, 2) {
      place = .center
    } else {
      let isNear = subject.extent.isZero
      place = isNear == sign(subject.axis).isPositive ? .start : .end
    }
    nodes[subject.node].stated[subject.axis].insert(place)
    if place == .end, other?.node == nodes[subject.node].parent {
      nodes[subject.node].stated[subject.axis].insert(.endInContainer)
    }
  }

  /// Works out, from the alert inwards, which containers hug their content and which extents
  /// required equalities give.
  mutating func settleFits() {
    for node in nodes.indices.dropFirst() {
      for axis in Axis.both {
        let fit = fit(of: node, axis)
        nodes[node].fit[axis] = fit
        nodes[node].isRigid[axis] = isRigid(node, axis)
      }
    }
  }

  private func fit(of index: Int, _ axis: Axis) -> Fit {
    let node = nodes[index]
    if node.stated[axis].giveExtent || node.knob[axis] != nil { return .given }
    if node.role != .view { return .given }
    if node.minimum[axis] != nil { return .elastic }
    guard index != LayoutTree.alert, let arrangement = nodes[node.parent].stack else {
      return .hugs
    }
    if arrangement.axis != axis { return arrangement.alignment == .fill ? .elastic : .hugs }
    switch arrangement.distribution {
    case .packed, .equalSpacing, .equalCentering: return .hugs
    case .fill, .fillEqually, .fillProportionally: return .elastic
    }
  }

  private func isRigid(_ index: Int, _ axis: Axis) -> Bool {
    let node = nodes[index]
    if node.knob[axis] != nil, !node.stated[axis].contains(.extent) { return true }
    if index <= LayoutTree.alert || !node.stated[axis].isEmpty { return false }
    let parent = nodes[node.parent]
    guard parent.isRigid[axis] else { return false }
    if node.role != .view { return axis == .x }
    guard let arrangement = parent.stack else { return false }
    if arrangement.axis != axis { return arrangement.alignment == .fill }
    return arrangement.distribution == .fillEqually
  }
}
