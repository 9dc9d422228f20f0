import Geometry

/// A dictionary of the simplex method: basic entities as affine functions of the nonbasic ones,
/// all of which are at 0.
///
/// An entity is either one of the unknowns (free) or the excess of a row, `terms − constant`. A
/// row's excess has two sides; which of them costs anything is the row's relation. Columns whose
/// two directions are both frozen are at 0 for good and leave the dictionary.
struct Tableau<Number: ExactNumber> {
  struct Entity {
    var relation: Relation
    /// The row it stands for; nil for an unknown.
    var source: TightBound?
    /// A row index, or the complement of a column index; `gone` once a column was dropped.
    var position: Int32
    /// For a basic row: whether its excess is taken to be on the positive side.
    var isAbove: Bool
    /// Whether the level of the row is done, so that its excess cannot change sides any more.
    var isSettled: Bool
    /// Whether the row is part of what is being minimised.
    var isInObjective: Bool

    static var gone: Int32 { .max }
    var costsAbove: Bool { relation != .greaterThanOrEqual }
    var costsBelow: Bool { relation != .lessThanOrEqual }
  }

  struct Column {
    var entity: Int32
    var isUpFrozen: Bool
    var isDownFrozen: Bool
  }

  private(set) var width: Int
  private let stride: Int
  private(set) var cells: ContiguousArray<Number> = []
  private(set) var values: ContiguousArray<Number> = []
  private(set) var basic: ContiguousArray<Int32> = []
  private(set) var columns: ContiguousArray<Column> = []
  var entities: ContiguousArray<Entity> = []
  private(set) var overflowed = false
  /// The bounds behind the dropped columns.
  private(set) var tight: ContiguousArray<TightBound> = []

  init(unknowns: Int, rows: Int) {
    width = unknowns
    stride = unknowns
    cells.reserveCapacity(unknowns * (rows + unknowns))
    values.reserveCapacity(rows + unknowns)
    basic.reserveCapacity(rows + unknowns)
    entities.reserveCapacity(rows + unknowns)
    columns.reserveCapacity(unknowns)
    for unknown in 0..<Int32(unknowns) {
      columns.append(Column(entity: unknown, isUpFrozen: false, isDownFrozen: false))
      entities.append(
        Entity(
          relation: .equal, source: nil, position: ~unknown, isAbove: true, isSettled: false,
          isInObjective: false))
    }
  }

  @inline(__always)
  func cell(_ row: Int, _ column: Int) -> Number { cells[row * stride + column] }

  /// What became of a row that was added.
  enum Addition {
    case entity(Int)
    /// The row is the same on all columns that are left: it can neither be helped nor do harm.
    case constant(excess: Number)
  }

  /// Adds the row `sum of factors · unknowns relation constant`, basic and in the objective.
  mutating func add(
    unknowns: some Collection<Int32>, factors: some Collection<Number>, constant: Number,
    relation: Relation, source: TightBound
  ) -> Addition {
    let row = values.count
    let start = cells.count
    for _ in 0..<stride { cells.append(.zero) }
    var value = -constant
    for (unknown, factor) in zip(unknowns, factors) {
      let position = entities[Int(unknown)].position
      if position < 0 {
        let place = start + Int(~position)
        cells[place] = cells[place] + factor
      } else {
        value = value + factor * values[Int(position)]
        let other = Int(position) * stride
        for column in 0..<width where !cells[other + column].isZero {
          cells[start + column] = cells[start + column] + factor * cells[other + column]
        }
      }
    }
    var isConstant = true
    for column in 0..<width {
      if !cells[start + column].isDefined { overflowed = true }
      if !cells[start + column].isZero { isConstant = false }
    }
    if !value.isDefined { overflowed = true }
    if isConstant {
      cells.removeLast(stride)
      return .constant(excess: value)
    }
    values.append(value)
    basic.append(Int32(entities.count))
    entities.append(
      Entity(
        relation: relation, source: source, position: Int32(row),
        isAbove: value.isZero ? relation != .lessThanOrEqual : value.isPositive,
        isSettled: false, isInObjective: true))
    return .entity(entities.count - 1)
  }

  /// The value of an unknown or the excess of a row.
  func value(of entity: Int) -> Number {
    let position = entities[entity].position
    return position < 0 || position == Entity.gone ? .zero : values[Int(position)]
  }

  /// Exchanges a column's entity with a row's, which becomes 0.
  mutating func pivot(row: Int, column: Int) {
    let start = row * stride
    let inverse = Number.one / cells[start + column]
    cells[start + column] = inverse
    for other in 0..<width where other != column && !cells[start + other].isZero {
      cells[start + other] = -(cells[start + other] * inverse)
    }
    values[row] = -(values[row] * inverse)
    if !values[row].isDefined { overflowed = true }
    for index in values.indices where index != row {
      let base = index * stride
      let factor = cells[base + column]
      if factor.isZero { continue }
      cells[base + column] = .zero
      for other in 0..<width where !cells[start + other].isZero {
        cells[base + other] = cells[base + other] + factor * cells[start + other]
        if !cells[base + other].isDefined { overflowed = true }
      }
      values[index] = values[index] + factor * values[row]
      if !values[index].isDefined { overflowed = true }
    }
    let entering = columns[column].entity
    let leaving = basic[row]
    basic[row] = entering
    entities[Int(entering)].position = Int32(row)
    entities[Int(leaving)].position = ~Int32(column)
    // A settled row can come back only to the side it left.
    let entity = entities[Int(leaving)]
    columns[column] = Column(
      entity: leaving, isUpFrozen: entity.isSettled && !entity.isAbove,
      isDownFrozen: entity.isSettled && entity.isAbove)
  }

  mutating func freeze(column: Int, up: Bool, down: Bool) {
    if up { columns[column].isUpFrozen = true }
    if down { columns[column].isDownFrozen = true }
  }

  /// Drops the columns that cannot move any more.
  mutating func dropFrozenColumns() {
    for column in columns.indices.reversed()
    where columns[column].isUpFrozen && columns[column].isDownFrozen {
      let entity = Int(columns[column].entity)
      if let source = entities[entity].source { tight.append(source) }
      entities[entity].position = Entity.gone
      width -= 1
      if column != width {
        columns[column] = columns[width]
        entities[Int(columns[column].entity)].position = ~Int32(column)
        for row in values.indices {
          cells[row * stride + column] = cells[row * stride + width]
        }
      }
      columns.removeLast()
    }
  }
}
