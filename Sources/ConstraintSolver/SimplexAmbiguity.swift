import Geometry

extension Simplex {
  /// The ends of the range an unknown can have without any cost; nil for an end that does not
  /// exist.
  mutating func range(of unknown: Int) -> (lowest: Number?, highest: Number?) {
    let lowest = extreme(of: unknown, up: false)
    let highest = extreme(of: unknown, up: true)
    return (lowest, highest)
  }

  private mutating func extreme(of unknown: Int, up: Bool) -> Number? {
    while tableau.canGoOn {
      let position = tableau.entities[unknown].position
      var best: (column: Int, up: Bool)?
      var bestEntity = Int32.max
      for column in 0..<tableau.width where tableau.columns[column].entity < bestEntity {
        let rate: Number =
          position < 0
          ? (Int(~position) == column ? .one : .zero) : tableau.cell(Int(position), column)
        if rate.isZero { continue }
        let direction = rate.isPositive == up
        let isFrozen =
          direction ? tableau.columns[column].isUpFrozen : tableau.columns[column].isDownFrozen
        if isFrozen { continue }
        best = (column, direction)
        bestEntity = tableau.columns[column].entity
      }
      guard let (column, direction) = best else { return tableau.value(of: unknown) }
      guard let (row, _) = firstToBlock(column, up: direction) else { return nil }
      let entering = Int(tableau.columns[column].entity)
      tableau.pivot(row: row, column: column)
      tableau.update(entering, isAbove: direction)
    }
    return nil
  }

  /// Gives a variable, `scale · unknown + offset`, the value of least magnitude that costs
  /// nothing.
  mutating func minimiseMagnitude(
    of variable: Int32, unknown: Int, scale: Number, offset: Number
  ) {
    tableau.beginRow(constant: -offset)
    tableau.addTerm(unknown, scale)
    guard case .entity(let entity) = tableau.endRow(.equal, .least(variable)) else { return }
    minimise(entity..<entity + 1)
    tableau.update(entity, isSettled: true, isInObjective: false)
  }
}
