import Geometry

/// The exact simplex method on one part of a system, one objective after another.
///
/// Each objective is a sum of violations. Once it is minimal, the directions that would make it
/// worse are frozen, which leaves exactly the points where it stays minimal for the next one. The
/// part is solved when no direction is left. Bland's rule chooses among degenerate steps, and
/// every other step makes the objective smaller, so that each minimisation ends.
struct Simplex<Number: ExactNumber> {
  var tableau: Tableau<Number>
  /// Where the entities lie whose violations are being minimised.
  var objective: Range<Int> = 0..<0
  private let gradient: Buffer<Number>

  init(_ arena: Arena, unknowns: Int, rows: Int, budget: Int) {
    tableau = Tableau(arena, unknowns: unknowns, rows: rows, budget: budget)
    gradient = Buffer(arena, repeating: .zero, count: unknowns)
  }

  /// How fast the objective grows with each column, leaving out what the columns cost themselves.
  private mutating func computeGradient() {
    for column in 0..<tableau.width { gradient[column] = .zero }
    for index in objective {
      let entity = tableau.entities[index]
      guard entity.isBasic, entity.isInObjective else { continue }
      addToGradient(Int(entity.position), times: entity.cost)
    }
  }

  /// - Parameter cost: by how much the row's own cost grows with it: 1, 0 or -1.
  private mutating func addToGradient(_ row: Int, times cost: Int) {
    if cost == 0 { return }
    for column in 0..<tableau.width {
      let cell = tableau.cell(row, column)
      if cell.isZero { continue }
      gradient[column] = cost > 0 ? gradient[column] + cell : gradient[column] - cell
      if !gradient[column].isDefined { tableau.noteOverflow() }
    }
  }

  /// The slope of the objective when a column moves up or down.
  @inline(__always)
  private func slope(_ column: Int, up: Bool) -> Number {
    let entity = tableau.entities[Int(tableau.columns[column].entity)]
    let own = up ? gradient[column] : -gradient[column]
    let costs = up ? entity.costsAbove : entity.costsBelow
    return entity.isInObjective && costs ? own + .one : own
  }

  /// Minimises the sum of the violations of those of the entities that are in the objective, and
  /// keeps to the points where it is minimal.
  mutating func minimise(_ entities: Range<Int>) {
    objective = entities
    minimise()
    if tableau.canGoOn { freeze() }
  }

  private mutating func minimise() {
    computeGradient()
    while tableau.canGoOn {
      guard let (column, up) = improvingDirection() else { return }
      guard step(column, up: up, slope: slope(column, up: up)) else { return }
    }
  }

  /// The improving direction whose entity was declared first, for Bland's rule.
  private func improvingDirection() -> (column: Int, up: Bool)? {
    var best: (column: Int, up: Bool)?
    var bestEntity = Int32.max
    for column in 0..<tableau.width where tableau.columns[column].entity < bestEntity {
      if !tableau.columns[column].isUpFrozen, slope(column, up: true).isNegative {
        best = (column, true)
        bestEntity = tableau.columns[column].entity
      } else if !tableau.columns[column].isDownFrozen, slope(column, up: false).isNegative {
        best = (column, false)
        bestEntity = tableau.columns[column].entity
      }
    }
    return best
  }

  /// Moves a column until the objective stops improving or a row forbids more.
  ///
  /// Rows of the objective that reach 0 on the way change sides without a pivot as long as going
  /// on still pays.
  ///
  /// - Returns: false when nothing ends the movement.
  private mutating func step(_ column: Int, up: Bool, slope: Number) -> Bool {
    var slope = slope
    while true {
      guard let (row, ratio) = firstToBlock(column, up: up) else { return false }
      let entity = Int(tableau.basic[row])
      if !ratio.isZero, tableau.entities[entity].isInObjective,
        !tableau.entities[entity].isSettled
      {
        // Both sides of a row together cost 1, or 2 for an equality.
        let rate = tableau.cell(row, column).magnitude
        let next = slope + (tableau.entities[entity].relation == .equal ? rate + rate : rate)
        if next.isNegative {
          slope = next
          changeSide(of: entity, row)
          continue
        }
      }
      exchange(row, column, up: up)
      return true
    }
  }

  private mutating func changeSide(of entity: Int, _ row: Int) {
    let before = tableau.entities[entity].cost
    tableau.update(entity, isAbove: !tableau.entities[entity].isAbove)
    let change = tableau.entities[entity].cost - before
    // Both sides of an equality cost, so that its slope changes by 2.
    for _ in 0..<abs(change) { addToGradient(row, times: change.signum()) }
  }

  /// Pivots, and writes the gradient over the columns there are then.
  private mutating func exchange(_ row: Int, _ column: Int, up: Bool) {
    let leaving = tableau.entities[Int(tableau.basic[row])]
    if leaving.isInObjective { addToGradient(row, times: -leaving.cost) }
    let entering = Int(tableau.columns[column].entity)
    tableau.pivot(row: row, column: column)
    tableau.update(entering, isAbove: up)
    var rate = gradient[column]
    if tableau.entities[entering].isInObjective {
      for _ in 0..<abs(tableau.entities[entering].cost) { rate = up ? rate + .one : rate - .one }
    }
    gradient[column] = .zero
    if rate.isZero { return }
    for other in 0..<tableau.width {
      let cell = tableau.cell(row, other)
      if cell.isZero { continue }
      gradient[other] = gradient[other] + cell.multiplied(by: rate)
      if !gradient[other].isDefined { tableau.noteOverflow() }
    }
  }

  /// The row that reaches 0 first, and the distance; of several, the one declared first.
  mutating func firstToBlock(_ column: Int, up: Bool) -> (row: Int, ratio: Number)? {
    var best: (row: Int, ratio: Number)?
    for row in tableau.basic.indices {
      let index = tableau.basic[row]
      let entity = tableau.entities[Int(index)]
      if entity.source == nil { continue }
      let cell = tableau.cell(row, column)
      if cell.isZero { continue }
      let grows = cell.isPositive == up
      if grows == entity.isAbove { continue }
      let ratio = tableau.values[row].divided(by: cell).magnitude
      if !ratio.isDefined { tableau.noteOverflow() }
      if let (bestRow, bestRatio) = best {
        if bestRatio < ratio { continue }
        if !(ratio < bestRatio), tableau.basic[bestRow] < index { continue }
      }
      best = (row, ratio)
    }
    return best
  }

  /// Keeps to the points where the objective is as small as it is now, and drops the columns that
  /// are fixed by that.
  private mutating func freeze() {
    for column in 0..<tableau.width {
      tableau.freeze(
        column: column, up: slope(column, up: true).isPositive,
        down: slope(column, up: false).isPositive)
    }
    tableau.dropFrozenColumns()
  }

  /// The sides of the rows that are not tight.
  func conditions() -> [Condition] {
    tableau.basic.indices.compactMap { row in
      let entity = tableau.entities[Int(tableau.basic[row])]
      guard let source = entity.source else { return nil }
      var isAbove = entity.isAbove
      // A variable that falls as its representative grows is non-negative below a bound.
      if case .nonNegative = source, entity.relation == .lessThanOrEqual { isAbove.toggle() }
      return Condition(bound: source, kind: isAbove ? .atLeastZero : .atMostZero)
    }
  }

  /// The violation of a row.
  func violation(of entity: Int) -> Number {
    let value = tableau.value(of: entity)
    switch tableau.entities[entity].relation {
    case .equal: return value.magnitude
    case .lessThanOrEqual: return value.isPositive ? value : .zero
    case .greaterThanOrEqual: return value.isNegative ? -value : .zero
    }
  }
}
