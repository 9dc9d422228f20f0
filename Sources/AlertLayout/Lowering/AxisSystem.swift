import AlertSpec
import ConstraintSolver
import Geometry

/// The constraints of one axis, or of both where a statement relates a width to a height, each
/// with its origin.
struct AxisSystem: Sendable {
  private(set) var system = ConstraintSystem()
  /// One for each constraint of `system`.
  private(set) var origins: ContiguousArray<Origin> = []
  let axes: [Axis]
  /// Start and extent of each node but the screen, axis by axis.
  private var variables: ContiguousArray<Variable> = []
  private let nodeCount: Int
  private let screen: PerAxis<Span>
  /// Constraints that are declared otherwise, to find out what they do.
  var changes: [Int: Change] = [:]

  enum Change {
    /// Declared without saying anything.
    case silent
    /// Declared as the strongest of wishes.
    case wish
  }

  init(_ tree: LayoutTree, axes: [Axis]) {
    self.axes = axes
    nodeCount = tree.nodes.count
    screen = tree.screenSpan
    let count = axes.count * 2 * nodeCount
    system.reserveCapacity(variables: count, constraints: 2 * count, terms: 6 * count)
    origins.reserveCapacity(2 * count)
    variables.reserveCapacity(count)
    for _ in axes {
      for _ in 1..<max(2, nodeCount) {
        variables.append(system.addVariable())
        variables.append(system.addVariable(isNonNegative: true))
      }
    }
  }

  var indices: Range<Int> { origins.indices }

  /// An unknown that is not a box's.
  mutating func addVariable(isNonNegative: Bool = true) -> Variable {
    system.addVariable(isNonNegative: isNonNegative)
  }

  private func place(_ node: Int, _ axis: Axis) -> Int {
    let slot = axes.count > 1 ? axis.rawValue : 0
    return 2 * (slot * (nodeCount - 1) + node - 1)
  }

  func span(_ node: Int, _ axis: Axis, in solution: Solution) -> Span {
    guard node != LayoutTree.screen else { return screen[axis] }
    let place = place(node, axis)
    return Span(
      start: solution[variables[place]], extent: solution[variables[place + 1]])
  }

  /// What a variable measures; nil for one that is not a box's.
  func meaning(of variable: Variable) -> (node: Int, axis: Axis, isExtent: Bool)? {
    guard let place = variables.firstIndex(of: variable) else { return nil }
    let half = 2 * (nodeCount - 1)
    return (
      1 + place % half / 2, axes[place / half], place % 2 == 1
    )
  }

  /// The optional constraints of at least a priority that do not hold.
  func unmet(
    atLeast least: ConstraintSolver.Priority, in solution: Solution
  ) -> some Sequence<Origin> {
    origins.indices.lazy.filter { place in
      let index = ConstraintIndex(place)
      guard let priority = system.priority(of: index), priority >= least, !priority.isRequired
      else { return false }
      return !system.violation(of: index, values: solution.values).isZero
    }.map { origins[$0] }
  }

  /// Declares `sign · left relation sign · right · multiplier + constant`, where `sign` is +1 or
  /// -1, plus a multiple of an extra unknown on the right.
  mutating func relate(
    _ left: Quantity, _ relation: Relation, _ right: Quantity?, times multiplier: Rational = 1,
    plus constant: Rational, sign: Rational = 1, extra: Variable? = nil,
    priority: ConstraintSolver.Priority = .required, from origin: Origin
  ) {
    let change = changes.isEmpty ? nil : changes[origins.count]
    if change == .silent { return declareNothing(from: origin) }
    var bound = constant
    append(left, times: sign, into: &bound)
    if let right { append(right, times: -sign * multiplier, into: &bound) }
    if let extra { system.append(Term(-1, extra)) }
    system.end(relation, bound, priority: change == .wish ? .strongestWish : priority)
    origins.append(origin)
  }

  private mutating func declareNothing(from origin: Origin) {
    system.end(.equal, 0)
    origins.append(origin)
  }

  /// Puts a quantity on the left side; its known part goes to the right.
  private mutating func append(
    _ quantity: Quantity, times factor: Rational, into bound: inout Rational
  ) {
    if !quantity.constant.isZero { bound -= factor * quantity.constant }
    guard quantity.node != LayoutTree.screen else {
      let span = screen[quantity.axis]
      bound -= factor * (quantity.start * span.start + quantity.extent * span.extent)
      return
    }
    let place = place(quantity.node, quantity.axis)
    if !quantity.start.isZero {
      system.append(Term(factor * quantity.start, variables[place]))
    }
    if !quantity.extent.isZero {
      system.append(Term(factor * quantity.extent, variables[place + 1]))
    }
  }

  /// Declares a bound on an extra unknown.
  mutating func bound(
    _ variable: Variable, _ relation: Relation, _ constant: Rational,
    priority: ConstraintSolver.Priority = .required, from origin: Origin
  ) {
    system.add(Term(variable), relation, constant, priority: priority)
    origins.append(origin)
  }

  /// Declares `factor · middle + near · start + far · end == constant`.
  mutating func relate(
    _ middle: Quantity, times factor: Rational, between start: Quantity, times near: Rational,
    _ end: Quantity, times far: Rational, equals constant: Rational, from origin: Origin
  ) {
    let change = changes.isEmpty ? nil : changes[origins.count]
    if change == .silent { return declareNothing(from: origin) }
    var bound = constant
    append(middle, times: factor, into: &bound)
    append(start, times: near, into: &bound)
    append(end, times: far, into: &bound)
    system.end(.equal, bound, priority: change == .wish ? .strongestWish : .required)
    origins.append(origin)
  }
}

extension ConstraintSolver.Priority {
  /// The nearest priority there is: nothing a spec states may trap here.
  init(clamped value: Rational) {
    self = ConstraintSolver.Priority(value) ?? (value > 1000 ? .required : .lowest)
  }

  private static let lowest = ConstraintSolver.Priority(Rational(1, 1000)) ?? .required

  /// Above every wish of a spec, to find the least change of a constraint.
  fileprivate static let strongestWish =
    ConstraintSolver.Priority(Rational(999_999, 1000)) ?? .required

  /// The height that a spec gives an alert, which yields to nothing but the screen.
  static let knobOfAlert = ConstraintSolver.Priority(Rational(1999, 2)) ?? .required

  /// Above UIKit's compression resistance, so that content that is too tall is noticed before
  /// any of it is squeezed.
  static let overflow = ConstraintSolver.Priority(Rational(1499, 2)) ?? .required

  /// An arranged alert leaves the middle of the screen before any of its content gives way.
  static let centering = ConstraintSolver.Priority(749) ?? .required

  /// Below whatever views ask for themselves.
  static let tidying = ConstraintSolver.Priority(1) ?? .required
}
