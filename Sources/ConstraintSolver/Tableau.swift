import Geometry

/// Something with a value in a ``Tableau``: an unknown, or the excess `terms − constant` of a row.
struct TableauEntity {
  var relation: Relation
  /// The row it stands for; nil for an unknown.
  var source: TightBound?
  /// A row of the tableau, or the complement of a column; `gone` once a column was dropped.
  var position: Int32
  /// For a basic row: whether its excess is taken to be on the positive side.
  var isAbove: Bool
  /// Whether the level of the row is done, so that its excess cannot change sides any more.
  var isSettled: Bool
  /// Whether the row is part of what is being minimised.
  var isInObjective: Bool

  static var gone: Int32 { .max }
  var isBasic: Bool { position >= 0 && position != Self.gone }
  var costsAbove: Bool { relation != .greaterThanOrEqual }
  var costsBelow: Bool { relation != .lessThanOrEqual }
  /// By how much what it costs grows with it, on the side it is on: 1, 0 or -1.
  var cost: Int { isAbove ? (costsAbove ? 1 : 0) : costsBelow ? -1 : 0 }
}

/// A nonbasic entity of a ``Tableau``.
struct TableauColumn {
  var entity: Int32
  var isUpFrozen: Bool
  var isDownFrozen: Bool
}

/// A dictionary of the simplex method: basic entities as affine functions of the nonbasic ones,
/// all of which are at 0.
///
/// Unknowns are free. A row's excess has two sides; which of them costs anything is the row's
/// relation. Columns whose two directions are both frozen are at 0 for good and leave.
struct Tableau<Number: ExactNumber> {
  private(set) var width: Int
  private let stride: Int
  let cells: Stack<Number>
  let values: Stack<Number>
  let basic: Stack<Int32>
  let columns: Stack<TableauColumn>
  let entities: Stack<TableauEntity>
  /// The columns in which the row of a pivot is not 0.
  private let filled: Buffer<Int32>
  private(set) var overflowed = false
  /// What is left of the work allowed.
  private(set) var budget: Int
  /// The bounds behind the dropped columns.
  private(set) var tight: ContiguousArray<TightBound> = []

  init(_ arena: Arena, unknowns: Int, rows: Int, budget: Int) {
    self.budget = budget
    width = unknowns
    stride = unknowns
    // A large part rarely needs all of its rows.
    cells = Stack(arena, capacity: min(unknowns * rows, 4096))
    values = Stack(arena, capacity: rows)
    basic = Stack(arena, capacity: rows)
    entities = Stack(arena, capacity: rows + unknowns)
    columns = Stack(arena, capacity: unknowns)
    filled = Buffer(arena, repeating: 0, count: unknowns)
    for unknown in 0..<Int32(unknowns) {
      columns.append(TableauColumn(entity: unknown, isUpFrozen: false, isDownFrozen: false))
      entities.append(
        TableauEntity(
          relation: .equal, source: nil, position: ~unknown, isAbove: true, isSettled: false,
          isInObjective: false))
    }
  }

  /// Whether every number fits so far, and work is left that is allowed.
  var canGoOn: Bool { !overflowed && budget >= 0 }

  mutating func noteOverflow() { overflowed = true }

  @inline(__always)
  func cell(_ row: Int, _ column: Int) -> Number { cells[row * stride + column] }

  /// Begins a row; its terms and its end follow.
  mutating func beginRow(constant: Number) {
    for _ in 0..<stride { cells.append(.zero) }
    values.append(-constant)
  }

  mutating func addTerm(_ unknown: Int, _ factor: Number) {
    let start = cells.count - stride
    let position = Int(entities[unknown].position)
    if position < 0 {
      cells[start + ~position] = cells[start + ~position] + factor
      return
    }
    let last = values.count - 1
    values[last] = values[last] + factor * values[position]
    for column in 0..<width {
      let cell = cells[position * stride + column]
      if !cell.isZero { cells[start + column] = cells[start + column] + factor * cell }
    }
  }

  /// What became of a row that was added.
  enum Addition {
    case entity(Int)
    /// The row is the same on all columns that are left: it can neither be helped nor do harm.
    case constant(excess: Number)
  }

  /// Ends a row: it is basic, and in the objective.
  mutating func endRow(_ relation: Relation, _ source: TightBound) -> Addition {
    let row = values.count - 1
    let value = values[row]
    var isConstant = true
    for column in 0..<width {
      let cell = cells[row * stride + column]
      if !cell.isDefined { overflowed = true }
      if !cell.isZero { isConstant = false }
    }
    if !value.isDefined { overflowed = true }
    if isConstant {
      cells.removeLast(stride)
      values.removeLast()
      return .constant(excess: value)
    }
    basic.append(Int32(entities.count))
    entities.append(
      TableauEntity(
        relation: relation, source: source, position: Int32(row),
        isAbove: value.isZero ? relation != .lessThanOrEqual : value.isPositive,
        isSettled: false, isInObjective: true))
    return .entity(entities.count - 1)
  }

  /// The value of an unknown or the excess of a row.
  func value(of entity: Int) -> Number {
    let position = entities[entity].position
    return position < 0 || position == TableauEntity.gone ? .zero : values[Int(position)]
  }

  /// Exchanges a column's entity with a row's, which becomes 0.
  mutating func pivot(row: Int, column: Int) {
    let start = row * stride
    let inverse = Number.one / cells[start + column]
    cells[start + column] = inverse
    var count = 0
    for other in 0..<width where other != column && !cells[start + other].isZero {
      cells[start + other] = -(cells[start + other] * inverse)
      filled[count] = Int32(other)
      count += 1
    }
    budget -= width + values.count
    values[row] = -(values[row] * inverse)
    if !values[row].isDefined { overflowed = true }
    for index in values.indices where index != row {
      let base = index * stride
      let factor = cells[base + column]
      if factor.isZero { continue }
      cells[base + column] = factor.multiplied(by: inverse)
      if !cells[base + column].isDefined { overflowed = true }
      for place in 0..<count {
        let other = Int(filled[place])
        let sum = cells[base + other] + factor.multiplied(by: cells[start + other])
        cells[base + other] = sum
        budget -= sum.weight
        if !sum.isDefined { overflowed = true }
      }
      values[index] = values[index] + factor * values[row]
      if !values[index].isDefined { overflowed = true }
    }
    let entering = columns[column].entity
    let leaving = basic[row]
    basic[row] = entering
    setPosition(of: entering, Int32(row))
    setPosition(of: leaving, ~Int32(column))
    // A settled row can come back only to the side it left.
    let entity = entities[Int(leaving)]
    columns[column] = TableauColumn(
      entity: leaving, isUpFrozen: entity.isSettled && !entity.isAbove,
      isDownFrozen: entity.isSettled && entity.isAbove)
  }

  mutating func freeze(column: Int, up: Bool, down: Bool) {
    var it = columns[column]
    it.isUpFrozen = it.isUpFrozen || up
    it.isDownFrozen = it.isDownFrozen || down
    columns[column] = it
  }

  /// Drops the columns that cannot move any more.
  mutating func dropFrozenColumns() {
    for column in columns.indices.reversed()
    where columns[column].isUpFrozen && columns[column].isDownFrozen {
      let entity = columns[column].entity
      if let source = entities[Int(entity)].source { tight.append(source) }
      setPosition(of: entity, TableauEntity.gone)
      width -= 1
      if column != width {
        columns[column] = columns[width]
        setPosition(of: columns[column].entity, ~Int32(column))
        for row in values.indices {
          cells[row * stride + column] = cells[row * stride + width]
        }
      }
      columns.removeLast()
    }
  }

  private mutating func setPosition(of entity: Int32, _ position: Int32) {
    var it = entities[Int(entity)]
    it.position = position
    entities[Int(entity)] = it
  }

  /// Sets what is known of a row's side, its level and the objective.
  mutating func update(
    _ entity: Int, isAbove: Bool? = nil, isSettled: Bool? = nil, isInObjective: Bool? = nil
  ) {
    var it = entities[entity]
    if let isAbove { it.isAbove = isAbove }
    if let isSettled { it.isSettled = isSettled }
    if let isInObjective { it.isInObjective = isInObjective }
    entities[entity] = it
  }
}
