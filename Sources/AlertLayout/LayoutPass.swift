import AlertSpec
import ConstraintSolver
import Diagnostics
import Geometry
import Typography

/// Lays an alert out on a screen: from boxes to frames.
///
/// Widths are solved first, texts measured at the widths they got, then heights solved; where a
/// statement relates a width to a height, both together, until texts come to rest. Numbers are
/// exact until the edges are put on the pixel grid at the end.
///
/// - Parameters:
///   - alert: with everything inside it.
///   - backdrop: behind it; it covers the screen unless it states otherwise.
///   - absent: names of views and actions that exist but are not shown here. Statements about
///     them say nothing.
///   - places: where things are written; asked only when a diagnostic needs to know.
/// - Returns: the screen with the backdrop and the alert in it. Beside errors (`layout/…`) it is
///   the best there is, for looking at, and no result.
public func layOut(
  alert: Box, backdrop: Box, absent: Set<String> = [], in environment: Environment,
  places: Places = Places()
) -> Diagnosed<FrameNode> {
  var pass = LayoutPass(alert: alert, backdrop: backdrop, absent: absent, in: environment)
  pass.run()
  return Diagnosed(pass.frames(), pass.diagnostics(places))
}

/// What laying an alert out would say, without making its frames.
public func layoutFaults(
  alert: Box, backdrop: Box, absent: Set<String> = [], in environment: Environment,
  places: Places = Places()
) -> [Diagnostic] {
  var pass = LayoutPass(alert: alert, backdrop: backdrop, absent: absent, in: environment)
  pass.run()
  return pass.diagnostics(places)
}

/// What is wrong with the statements of an alert by themselves: unknown names, sizes related to
/// places, mixed axes. It does not depend on sizes, so once for an alert is enough.
///
/// - Parameter absent: names of views and actions that exist but are not in the boxes.
public func statementFaults(alert: Box, backdrop: Box, absent: Set<String> = []) -> [Diagnostic] {
  let pass = LayoutPass(alert: alert, backdrop: backdrop, absent: absent, in: Environment())
  return pass.statements.faults
}

/// The state of one layout.
struct LayoutPass {
  var tree: LayoutTree
  var statements: Statements
  var measurements: Measurements
  /// Where each node lies, in the screen's coordinates.
  var spans: PerAxis<ContiguousArray<Span>>
  /// What the last attempt on each axis, or on both together, left to be said.
  var unsolved: [Unsolved] = []
  /// What the content lacks in height after everything that may give way has, in points.
  var excess: Rational = 0
  /// Widths and heights kept changing each other.
  var isRestless = false

  let alert: Box
  let backdropBox: Box
  let absent: Set<String>

  /// An attempt whose constraints conflict, or leave something open.
  struct Unsolved {
    let lowering: Lowering
    let solution: Solution
  }

  init(alert: Box, backdrop: Box, absent: Set<String>, in environment: Environment) {
    self.alert = alert
    self.absent = absent
    backdropBox = backdrop
    tree = LayoutTree(
      alert: alert, backdrop: backdrop, environment: environment, stacksUncertainRows: false)
    statements = tree.resolveStatements(absent: absent)
    tree.settleFits()
    measurements = Measurements(count: tree.nodes.count)
    let nowhere = ContiguousArray(repeating: Span(start: 0, extent: 0), count: tree.nodes.count)
    spans = PerAxis(nowhere, nowhere)
  }

  /// Everything, in order; again while the safe areas inside boxes turn out otherwise.
  mutating func run() {
    for _ in 0..<LayoutPass.rounds {
      solveOnce()
      guard statements.usesSafeAreaOfBoxes, updateSafeInsets() else { return }
    }
    isRestless = true
  }

  /// How often sizes that depend on each other are worked out before layout gives up.
  static let rounds = 8

  private mutating func solveOnce() {
    unsolved = []
    if statements.isCrossAxis {
      solveTogether()
      if !rowsHoldTheirTitles() {
        stackUncertainRows()
        solveTogether()
      }
      return
    }
    solveWidths()
    if !rowsHoldTheirTitles() {
      stackUncertainRows()
      solveWidths()
    }
    measurements.measureHeights(of: tree, spans: spans.x)
    solveHeights([.y])
  }

  private mutating func solveWidths() {
    unsolved = []
    measurements.measureWidths(of: tree)
    if attempt([.x], .natural) { return }
    attempt([.x], .limited)
  }

  /// Heights, or both axes, with what gives way when there is too little room.
  private mutating func solveHeights(_ axes: [Axis]) {
    let count = unsolved.count
    if attempt(axes, .natural), isInsideLimits { return }
    attempt(axes, .limited)
    if excess.isPositive { giveWay(axes, keeping: count) }
  }

  private mutating func solveTogether() {
    measurements.measureWidths(of: tree)
    let own = measurements.own.x.map { Span(start: 0, extent: $0 ?? 1_000_000) }
    measurements.measureHeights(of: tree, spans: ContiguousArray(own))
    let before = unsolved
    for _ in 0..<LayoutPass.rounds {
      unsolved = before
      solveHeights([.x, .y])
      let heights = measurements.own.y
      measurements.measureHeights(of: tree, spans: spans.x)
      if measurements.own.y == heights { return }
    }
    isRestless = true
  }

  /// Solves for axes with a given effort.
  ///
  /// - Returns: whether every constraint holds and everything has its place. What a natural
  ///   attempt leaves open is nothing to report: a limited one follows.
  @discardableResult
  mutating func attempt(_ axes: [Axis], _ effort: Lowering.Effort) -> Bool {
    var lowering = Lowering(tree, statements, measurements, axes: axes, effort: effort)
    lowering.run()
    let solution = lowering.system.system.solve()
    for axis in axes {
      for node in tree.nodes.indices {
        spans[axis][node] = lowering.system.span(node, axis, in: solution)
      }
    }
    excess = lowering.overflow.map { solution[$0] } ?? 0
    let isContested = statements.hasOptional && !solution.ties.isEmpty
    if effort == .natural {
      return solution.isExact && !isContested && lowering.isJustified(by: solution)
    }
    if solution.isExact, !isContested { return true }
    unsolved.append(Unsolved(lowering: lowering, solution: solution))
    return solution.isExact
  }

  /// Whether an alert that was laid out as if there were room does have it.
  private var isInsideLimits: Bool {
    let node = tree.nodes[LayoutTree.alert]
    guard node.stack != nil else { return true }
    for index in tree.nodes.indices.dropFirst(3) {
      if let own = measurements.own.y[index], spans.y[index].extent < own { return false }
    }
    guard tree.isCapped(.y) else { return true }
    let (span, safe) = (spans.y[LayoutTree.alert], tree.safeSpan.y)
    if node.stated.y.hasPlace { return span.extent <= safe.extent }
    return span.start >= safe.start && span.end <= safe.end
  }

  // MARK: Buttons side by side

  /// Whether every title in a row that could be a column fits in its button at full size.
  private mutating func rowsHoldTheirTitles() -> Bool {
    guard tree.hasUncertainRow else { return true }
    let grid = tree.environment.grid
    for node in tree.nodes {
      guard let area = node.area, area.isRow, area.isUncertain else { continue }
      for place in 0..<area.count {
        let button = area.button(place)
        guard case .text(let block, _, let padding) = tree.boxes[button].content else {
          continue
        }
        let room = tree.snappedWidth(spans.x[button]) - padding.leading - padding.trailing
        if measurements.text(block, of: button).naturalWidth(grid: grid) > room { return false }
      }
    }
    return true
  }

  private mutating func stackUncertainRows() {
    tree = LayoutTree(
      alert: alert, backdrop: backdropBox, environment: tree.environment,
      stacksUncertainRows: true)
    statements = tree.resolveStatements(absent: absent)
    tree.settleFits()
    // A column has the nodes of a row in another order.
    measurements = Measurements(count: tree.nodes.count)
    unsolved = []
  }

  // MARK: Safe areas inside boxes

  /// - Returns: whether some box's overlap with what the safe area leaves out has changed.
  private mutating func updateSafeInsets() -> Bool {
    let safe = tree.safeSpan
    var insets: [Int: EdgeInsets] = [:]
    for relation in statements.relations {
      for quantity in [relation.left, relation.right] {
        guard let quantity, quantity.late == .safeArea else { continue }
        let (x, y) = (spans.x[quantity.node], spans.y[quantity.node])
        insets[quantity.node] = EdgeInsets(
          top: positive(safe.y.start - y.start), left: positive(safe.x.start - x.start),
          bottom: positive(y.end - safe.y.end), right: positive(x.end - safe.x.end))
      }
    }
    defer { measurements.safeInsets = insets }
    return insets != measurements.safeInsets
  }
}
