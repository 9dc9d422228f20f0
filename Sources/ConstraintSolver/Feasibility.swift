import Geometry

/// Required rows taken up one by one, each kept if it can hold together with those kept before.
///
/// The simplex method with bounds, on sparse rows: basic entities, which are variables or the
/// excess `terms − constant` of rows, are affine functions of the nonbasic ones. Those are all at
/// their bound, 0. A new row moves towards its bound while nothing kept before is given up
/// (Bland's rule ends that). Where it cannot arrive, the nonbasic entities it still depends on
/// are at bounds that stop it: their combination is the proof (Farkas' lemma). They are
/// independent, so that any proper part of them can always hold, and the proof has no member too
/// many.
struct Feasibility<Number: ExactNumber> {
  enum Outcome {
    case met
    /// The bounds the row cannot hold together with, and its least violation while they do.
    case conflict([TightBound], amount: Rational)
    case overflowed
    /// The work allowed was used up before this row was decided.
    case exhausted
  }

  private struct Row {
    var entity: Int32
    var value: Number
    var cells: SparseRow<Number>
  }

  private var rows: ContiguousArray<Row> = []
  /// The entity of each column.
  private var columns: ContiguousArray<Int32>
  /// Of each entity: its row, or the complement of its column; rows not taken up have none.
  private var places: ContiguousArray<Int32>
  /// Which side of 0 an entity keeps to; nil for a free variable.
  private var bounds: ContiguousArray<Relation?>
  private let variableCount: Int
  private var scratch = SparseRow<Number>()
  private var overflowed = false
  /// What is left of the work allowed.
  private var budget: Int

  init(_ system: ConstraintSystem) {
    variableCount = system.variableCount
    columns = ContiguousArray(0..<Int32(variableCount))
    places = ContiguousArray(columns.map { ~$0 })
    places.append(contentsOf: repeatElement(0, count: system.rows.count))
    bounds = ContiguousArray(system.isNonNegative.map { $0 ? .greaterThanOrEqual : nil })
    bounds.append(contentsOf: system.rows.lazy.map(\.relation))
    budget = Number.workBudget
  }

  /// Keeps a row if it can hold.
  mutating func takeUp(_ row: Int, of system: ConstraintSystem) -> Outcome {
    if budget < 0 { return .exhausted }
    begin(row, of: system)
    let last = rows.count - 1
    while !overflowed {
      let excess = violation(of: last)
      if excess.isZero {
        keep()
        return overflowed ? .overflowed : .met
      }
      guard let (cell, up) = improvement(of: last, falling: excess.isPositive) else {
        let members = rows[last].cells.columns.map { bound(behind: columns[Int($0)]) }
        rows.removeLast()
        return .conflict(members, amount: excess.magnitude.nearestRational)
      }
      if budget < 0 {
        rows.removeLast()
        return .exhausted
      }
      let column = rows[last].cells.columns[cell]
      let blocking = firstToBlock(column, up: up, target: last)
      pivot(row: blocking, column: column)
      if blocking == last { return overflowed ? .overflowed : .met }
    }
    return .overflowed
  }

  private func bound(behind entity: Int32) -> TightBound {
    Int(entity) < variableCount
      ? .nonNegative(entity) : .constraint(entity - Int32(variableCount))
  }

  /// Writes a row over the nonbasic entities, as the last basic one.
  private mutating func begin(_ index: Int, of system: ConstraintSystem) {
    let entity = variableCount + index
    var row = Row(
      entity: Int32(entity), value: -Number(system.rows[index].constant), cells: SparseRow())
    for place in system.terms(of: index) {
      let term = system.terms[place]
      let factor = Number(term.coefficient)
      let position = places[Int(term.variable.index)]
      if position < 0 {
        row.cells.add(factor, at: ~position)
      } else {
        row.value = row.value + factor * rows[Int(position)].value
        add(factor, times: rows[Int(position)].cells, to: &row.cells)
      }
    }
    if !row.value.isDefined { overflowed = true }
    places[entity] = Int32(rows.count)
    rows.append(row)
  }

  /// How far a row is from its bound, with the sign of its excess.
  private func violation(of row: Int) -> Number {
    let value = rows[row].value
    return switch bounds[Int(rows[row].entity)] {
    case .equal: value
    case .lessThanOrEqual: value.isPositive ? value : .zero
    case .greaterThanOrEqual: value.isNegative ? value : .zero
    case nil: .zero
    }
  }

  /// Keeps the last row, which holds. An equality leaves the basis for good; one that follows
  /// from others is not needed.
  private mutating func keep() {
    let last = rows.count - 1
    let isEquality = bounds[Int(rows[last].entity)] == .equal
    if rows[last].cells.isEmpty {
      rows.removeLast()
    } else if isEquality {
      let movable = rows[last].cells.columns.first { bounds[Int(columns[Int($0)])] != .equal }
      if let movable { pivot(row: last, column: movable) } else { rows.removeLast() }
    }
  }

  private func mayMove(_ entity: Int32, up: Bool) -> Bool {
    switch bounds[Int(entity)] {
    case .equal: false
    case .lessThanOrEqual: !up
    case .greaterThanOrEqual: up
    case nil: true
    }
  }

  /// The column that brings a row nearer to its bound whose entity was declared first.
  private func improvement(of row: Int, falling: Bool) -> (cell: Int, up: Bool)? {
    var best: (cell: Int, up: Bool)?
    var bestEntity = Int32.max
    let cells = rows[row].cells
    for cell in cells.columns.indices {
      let entity = columns[Int(cells.columns[cell])]
      if entity >= bestEntity { continue }
      let up = cells.factors[cell].isPositive != falling
      if mayMove(entity, up: up) {
        best = (cell, up)
        bestEntity = entity
      }
    }
    return best
  }

  /// The row that reaches its bound first; of several the target, or the one declared first.
  private mutating func firstToBlock(_ column: Int32, up: Bool, target: Int) -> Int {
    var best = target
    guard let own = rows[target].cells.factor(at: column) else { return target }
    var least = (rows[target].value / own).magnitude
    if !least.isDefined { overflowed = true }
    for row in rows.indices where row != target {
      let entity = rows[row].entity
      guard let bound = bounds[Int(entity)], let factor = rows[row].cells.factor(at: column),
        bound == .greaterThanOrEqual ? factor.isPositive != up : factor.isPositive == up
      else { continue }
      let ratio = (rows[row].value / factor).magnitude
      if !ratio.isDefined { overflowed = true }
      if ratio < least || (best != target && ratio == least && entity < rows[best].entity) {
        (best, least) = (row, ratio)
      }
    }
    return best
  }

  /// Exchanges a column's entity with a row's, which becomes 0.
  private mutating func pivot(row: Int, column: Int32) {
    guard let lead = rows[row].cells.factor(at: column) else { return }
    let inverse = Number.one / lead
    rows[row].cells.scale(by: -inverse, pivot: column, becomes: inverse)
    rows[row].value = -(rows[row].value * inverse)
    if !rows[row].value.isDefined { overflowed = true }
    let pivotRow = rows[row]
    for other in rows.indices where other != row {
      guard let factor = rows[other].cells.remove(at: column) else { continue }
      var cells = SparseRow<Number>()
      swap(&cells, &rows[other].cells)
      add(factor, times: pivotRow.cells, to: &cells)
      swap(&cells, &rows[other].cells)
      rows[other].value = rows[other].value + factor * pivotRow.value
      if !rows[other].value.isDefined { overflowed = true }
    }
    budget -= rows.count
    let leaving = pivotRow.entity
    places[Int(leaving)] = ~column
    places[Int(columns[Int(column)])] = Int32(row)
    rows[row].entity = columns[Int(column)]
    columns[Int(column)] = leaving
  }

  private mutating func add(
    _ factor: Number, times cells: SparseRow<Number>, to sum: inout SparseRow<Number>
  ) {
    scratch.set(to: sum, plus: factor, times: cells)
    swap(&scratch, &sum)
    budget -= cells.count + sum.weight
    if !sum.isDefined { overflowed = true }
  }
}
