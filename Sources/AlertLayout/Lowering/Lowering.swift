import AlertSpec
import ConstraintSolver
import Geometry

/// From boxes to the constraints of one axis, or of both together.
struct Lowering {
  /// How much is taken into account.
  enum Effort {
    /// Everything takes its own size as if there were room for it: equalities, solved by
    /// substitution. What comes out is right if nothing contradicts it.
    case natural
    /// With priorities, the safe area, and what gives way.
    case limited
  }

  let tree: LayoutTree
  let statements: Statements
  let measurements: Measurements
  let effort: Effort
  /// The constraints declared so far.
  var system: AxisSystem
  /// The least priority of what a natural attempt declares required although it is only preferred.
  private(set) var leastAssumption = ConstraintSolver.Priority.required
  /// By how much the alert's content exceeds its room, in points.
  private(set) var overflow: Variable?

  init(
    _ tree: LayoutTree, _ statements: Statements, _ measurements: Measurements, axes: [Axis],
    effort: Effort
  ) {
    self.tree = tree
    self.statements = statements
    self.measurements = measurements
    self.effort = effort
    system = AxisSystem(tree, axes: axes)
  }

  /// Declares every constraint: first what is arranged, from the outside inwards, then what is
  /// stated, so that of a conflict the statement written last is the one left out.
  mutating func run() {
    for axis in system.axes {
      placeBackdrop(axis)
      placeAlert(axis)
      for node in tree.nodes.indices.dropFirst() {
        size(node, axis)
        arrange(node, axis)
      }
    }
    for relation in statements.relations where system.axes.contains(relation.left.axis) {
      state(relation)
    }
  }

  /// Notes that something of a priority is declared as if it were required.
  mutating func assume(_ priority: ConstraintSolver.Priority) {
    leastAssumption = min(leastAssumption, priority)
  }

  /// Whether what a natural attempt took for granted has cost nothing that is wanted as much: an
  /// optional statement, or the own size of a box that statements speak of.
  func isJustified(by solution: Solution) -> Bool {
    guard !statements.relations.isEmpty, !leastAssumption.isRequired else { return true }
    return !system.unmet(atLeast: leastAssumption, in: solution).contains { origin in
      if origin.isStatement { return true }
      return system.axes.contains { axis in
        !tree.nodes[origin.node].stated[axis].isEmpty && !isHeld(origin.node, axis, in: solution)
      }
    }
  }

  /// Whether a required statement alone keeps an extent where it is, off its own size: nothing
  /// else could bring it nearer.
  private func isHeld(_ node: Int, _ axis: Axis, in solution: Solution) -> Bool {
    guard let own = measurements.own[axis][node] else { return false }
    let extent = system.span(node, axis, in: solution).extent
    let holding: Relation = extent > own ? .greaterThanOrEqual : .lessThanOrEqual
    return statements.relations.contains { stated in
      stated.right == nil && stated.priority.isRequired && stated.relation == holding
        && stated.left.isExtent(of: node, axis) && stated.constant == extent
    }
  }

  mutating func state(_ stated: StatedRelation) {
    system.relate(
      settled(stated.left), stated.relation, stated.right.map(settled), times: stated.multiplier,
      plus: stated.constant, sign: stated.sign, priority: stated.priority, from: stated.origin)
  }

  /// The same constraints, some of them declared otherwise.
  func changing(_ changes: [Int: AxisSystem.Change]) -> Lowering {
    var lowering = Lowering(tree, statements, measurements, axes: system.axes, effort: effort)
    lowering.system.changes = changes
    lowering.run()
    return lowering
  }

  /// The quantity with what was measured since it was resolved.
  func settled(_ quantity: Quantity) -> Quantity {
    var quantity = quantity
    switch quantity.late {
    case .nothing: break
    case .firstBaseline:
      quantity.constant += measurements.baselines[quantity.node]?.first ?? 0
    case .lastBaseline:
      quantity.constant += measurements.baselines[quantity.node]?.last ?? 0
    case .safeArea:
      if let insets = measurements.safeInsets[quantity.node] {
        return quantity.axis == .x
          ? quantity.inset(by: insets.left, insets.right)
          : quantity.inset(by: insets.top, insets.bottom)
      }
    }
    return quantity
  }

  /// Declares `left relation right + offset` in the reader's direction of the axis.
  mutating func pin(
    _ left: Quantity, _ relation: Relation, _ right: Quantity?, plus offset: Rational = 0,
    extra: Variable? = nil, priority: ConstraintSolver.Priority = .required, from origin: Origin
  ) {
    system.relate(
      left, relation, right, plus: offset, sign: tree.sign(left.axis), extra: extra,
      priority: priority, from: origin)
  }

  /// Declares an extent.
  mutating func fix(
    _ node: Int, _ axis: Axis, _ extent: Rational,
    priority: ConstraintSolver.Priority = .required, from origin: Origin
  ) {
    fix(node, axis, .equal, extent, priority: priority, from: origin)
  }

  /// Declares a bound on an extent.
  mutating func fix(
    _ node: Int, _ axis: Axis, _ relation: Relation, _ extent: Rational,
    priority: ConstraintSolver.Priority = .required, from origin: Origin
  ) {
    system.relate(
      .extent(node, axis), relation, nil, plus: extent, priority: priority, from: origin)
  }

  /// The backdrop covers the screen where it does not state otherwise.
  private mutating func placeBackdrop(_ axis: Axis) {
    let (node, stated) = (LayoutTree.backdrop, tree.nodes[LayoutTree.backdrop].stated[axis])
    if stated.count > 1 { return }
    if !stated.contains(.extent) {
      system.relate(
        .extent(node, axis), .equal, .extent(LayoutTree.screen, axis), plus: 0,
        from: .knob(.centered, node))
    }
    if !stated.hasPlace {
      pin(
        .center(node, axis), .equal, .center(LayoutTree.screen, axis),
        from: .knob(.centered, node))
    }
  }

  /// An arranged alert is centred on each axis on which nothing states its place, inside the safe
  /// area if its own size is not stated.
  private mutating func placeAlert(_ axis: Axis) {
    let alert = LayoutTree.alert
    let node = tree.nodes[alert]
    guard node.stack != nil else { return }
    if !node.stated[axis].hasPlace {
      if effort == .natural { assume(.centering) }
      pin(
        .center(alert, axis), .equal, .center(LayoutTree.screen, axis),
        priority: effort == .natural ? .required : .centering, from: .knob(.centered, alert))
    }
    guard effort == .limited else { return }
    if axis == .y {
      let overflow = system.addVariable()
      system.bound(overflow, .equal, 0, priority: .overflow, from: .knob(.safeArea, alert))
      self.overflow = overflow
    }
    guard tree.isCapped(axis) else { return }
    let safe = tree.safeSpan[axis]
    if node.stated[axis].hasPlace {
      // A sheet reaches down to the edge of the screen: the height of a detent counts from there.
      let covers = axis == .y && tree.boxes[alert].coversBottom
      let room = covers ? tree.screenSpan.y.end - safe.start : safe.extent
      fix(alert, axis, .lessThanOrEqual, room, from: .knob(.safeArea, alert))
    } else {
      system.relate(
        .start(alert, axis), .greaterThanOrEqual, nil, plus: safe.start,
        from: .knob(.safeArea, alert))
      system.relate(
        .end(alert, axis), .lessThanOrEqual, nil, plus: safe.end, from: .knob(.safeArea, alert))
    }
  }
}

extension LayoutTree {
  /// Whether the safe area limits the alert: it is arranged and no statement gives its extent. On
  /// the horizontal axis a width that a spec gives is kept whatever the screen.
  func isCapped(_ axis: Axis) -> Bool {
    let node = nodes[LayoutTree.alert]
    return node.stack != nil && !node.stated[axis].giveExtent
      && (axis == .y || node.fit[axis] != .given)
  }
}
