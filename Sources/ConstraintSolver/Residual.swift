import Geometry

/// What is left of a system after elimination: the remaining rows over the representatives of the
/// classes, as columns.
struct Residual<Number: ExactNumber> {
  struct Row {
    var constant: Number
    var relation: Relation
    /// 0 for a required row, 1 for the highest optional priority, and so on.
    var rank: Int32
    var source: TightBound
    var firstTerm: Int32
    var endOfTerms: Int32

    @inline(__always)
    var terms: Range<Int> { Int(firstTerm)..<Int(endOfTerms) }
  }

  struct Factor {
    var column: Int32
    var factor: Number
  }

  /// The representative behind each column.
  let representatives: Stack<Int32>
  /// The column of each variable that is a representative; -1 for others.
  let columnOf: Buffer<Int32>
  let rows: Stack<Row>
  let terms: Stack<Factor>
  /// The rows by rank; in order of declaration within one.
  let order: Buffer<Int32>
  /// A required row over known variables does not hold.
  private(set) var isContradictory = false
  private(set) var overflowed = false

  init(
    _ arena: Arena, _ system: SystemView, _ elimination: Elimination<Number>
  ) {
    let unknown = elimination.unknownCount
    representatives = Stack(arena, capacity: unknown)
    columnOf = Buffer(arena, repeating: -1, count: unknown == 0 ? 0 : system.variableCount)
    rows = Stack(arena, capacity: unknown == 0 ? 0 : system.constraintCount + unknown)
    terms = Stack(arena, capacity: unknown == 0 ? 0 : system.termCount + unknown)
    if unknown > 0 {
      for variable in 0..<Int32(system.variableCount)
      where elimination.representative[variable] == variable {
        columnOf[variable] = Int32(representatives.count)
        representatives.append(variable)
      }
    }
    let ranks =
      representatives.isEmpty
      ? [] : Self.ranks(of: system.priorities)
    Self.addBounds(
      arena, rows, terms, columnOf, representatives.count, system, elimination,
      &isContradictory, &overflowed)
    if !isContradictory, !overflowed {
      Self.addRows(
        rows, terms, columnOf, ranks, system, elimination,
        &isContradictory, &overflowed)
    }
    order = Self.order(arena, rows, ranks: ranks.count)
  }

  /// Non-negative members of a class bound its representative from below or above; only the
  /// tightest bound of each kind becomes a row.
  private static func addBounds(
    _ arena: Arena, _ rows: Stack<Row>, _ terms: Stack<Factor>, _ columnOf: Buffer<Int32>,
    _ columns: Int, _ system: SystemView,
    _ elimination: Elimination<Number>, _ isContradictory: inout Bool,
    _ overflowed: inout Bool
  ) {
    // A row each, for the bound from below and the bound from above.
    let bounds = Buffer<Int32>(arena, repeating: -1, count: 2 * columns)
    for variable in 0..<Int32(system.variableCount) where system.isNonNegative(variable) {
      let owner = elimination.representative[variable]
      let offset = elimination.offset[variable]
      if owner < 0 {
        if !offset.isNegative { continue }
        isContradictory = true
        return
      }
      let scale = elimination.scale[variable]
      let bound = owner == variable ? .zero : -offset.divided(by: scale)
      if !bound.isDefined { overflowed = true }
      let isLower = scale.isPositive
      let slot = 2 * Int(columnOf[owner]) + (isLower ? 0 : 1)
      if bounds[slot] < 0 {
        bounds[slot] = Int32(rows.count)
        rows.append(
          Row(
            constant: bound, relation: isLower ? .greaterThanOrEqual : .lessThanOrEqual, rank: 0,
            source: .nonNegative(variable), firstTerm: Int32(terms.count),
            endOfTerms: Int32(terms.count + 1)))
        terms.append(Factor(column: columnOf[owner], factor: .one))
      } else {
        let place = Int(bounds[slot])
        var row = rows[place]
        if isLower ? row.constant < bound : bound < row.constant {
          row.constant = bound
          row.source = .nonNegative(variable)
          rows[place] = row
        }
      }
    }
  }

  private static func addRows(
    _ rows: Stack<Row>, _ terms: Stack<Factor>, _ columnOf: Buffer<Int32>,
    _ ranks: [Int32], _ system: SystemView,
    _ elimination: Elimination<Number>,
    _ isContradictory: inout Bool, _ overflowed: inout Bool
  ) {
    let isAllKnown = elimination.unknownCount == 0
    var end = 0
    for index in 0..<system.constraintCount {
      let row = system.row(index)
      let range = end..<Int(row.end)
      end = Int(row.end)
      if row.priority >= 0, isAllKnown { continue }
      if elimination.rowState[index] == .spent { continue }
      let start = terms.count
      var constant = Number(row.constant)
      for place in range {
        let term = system.term(place)
        let variable = term.variable.index
        let owner = elimination.representative[variable]
        let factor = Number(term.coefficient)
        if owner == variable {
          add(factor, at: columnOf[owner], from: start, to: terms)
          continue
        }
        constant = constant - elimination.offset[variable].multiplied(by: factor)
        if owner < 0 { continue }
        add(
          elimination.scale[variable].multiplied(by: factor), at: columnOf[owner], from: start,
          to: terms)
      }
      if !removeZeros(from: start, of: terms) || !constant.isDefined {
        overflowed = true
        return
      }
      if terms.count > start {
        rows.append(
          Row(
            constant: constant, relation: row.relation,
            rank: row.priority < 0 ? 0 : ranks[Int(row.priority)],
            source: .constraint(Int32(index)), firstTerm: Int32(start),
            endOfTerms: Int32(terms.count)))
      } else if row.priority < 0, !holds(constant, row.relation) {
        isContradictory = true
        return
      }
    }
  }

  /// Whether `0 relation constant`.
  private static func holds(_ constant: Number, _ relation: Relation) -> Bool {
    switch relation {
    case .equal: constant.isZero
    case .lessThanOrEqual: !constant.isNegative
    case .greaterThanOrEqual: !constant.isPositive
    }
  }

  @inline(__always)
  private static func add(
    _ factor: Number, at column: Int32, from start: Int, to terms: Stack<Factor>
  ) {
    var place = terms.count
    while place > start {
      place -= 1
      var term = terms[place]
      if term.column == column {
        term.factor = term.factor + factor
        terms[place] = term
        return
      }
    }
    terms.append(Factor(column: column, factor: factor))
  }

  /// - Returns: false when a factor did not fit.
  private static func removeZeros(from start: Int, of terms: Stack<Factor>) -> Bool {
    var kept = start
    for place in start..<terms.count {
      let term = terms[place]
      if !term.factor.isDefined { return false }
      if term.factor.isZero { continue }
      terms[kept] = term
      kept += 1
    }
    terms.removeLast(terms.count - kept)
    return true
  }

  /// The rank of each of the priorities, 1 for the highest.
  private static func ranks(of priorities: UnsafeBufferPointer<Rational>) -> [Int32] {
    var ranks = [Int32](repeating: 1, count: priorities.count)
    if priorities.count > 16 {
      var places = Array(priorities.indices)
      places.sort { priorities[$1] < priorities[$0] }
      for (rank, place) in places.enumerated() { ranks[place] = Int32(rank + 1) }
      return ranks
    }
    for place in priorities.indices {
      for other in priorities.indices where priorities[place] < priorities[other] {
        ranks[place] += 1
      }
    }
    return ranks
  }

  /// A stable counting sort.
  private static func order(_ arena: Arena, _ rows: Stack<Row>, ranks: Int) -> Buffer<Int32> {
    let order = Buffer<Int32>(arena, repeating: 0, count: rows.count)
    let start = Buffer<Int32>(arena, repeating: 0, count: ranks + 2)
    for row in rows.indices {
      let rank = Int(rows[row].rank) + 1
      start[rank] = start[rank] + 1
    }
    for rank in 0...ranks { start[rank + 1] = start[rank + 1] + start[rank] }
    for row in rows.indices {
      let rank = rows[row].rank
      order[start[rank]] = Int32(row)
      start[rank] = start[rank] + 1
    }
    return order
  }
}
