import Geometry

/// What is left of a system after elimination: the remaining rows over the representatives of the
/// classes, grouped into independent parts, each in order of priority.
struct Residual<Number: ExactNumber> {
  struct Row {
    var constant: Number
    var relation: Relation
    /// 0 for a required row, 1 for the highest optional priority, and so on.
    var rank: Int32
    var source: TightBound
    var terms: Range<Int>
  }

  struct Part {
    /// Columns, in order.
    var columns: Range<Int>
    /// Places in `order`.
    var rows: Range<Int>
  }

  /// The representative behind each column, grouped by part.
  private(set) var representatives: ContiguousArray<Int32> = []
  /// The column of each variable that is a representative; -1 for others.
  private(set) var columnOf: ContiguousArray<Int32>
  private(set) var rows: ContiguousArray<Row> = []
  private(set) var termColumns: ContiguousArray<Int32> = []
  private(set) var termFactors: ContiguousArray<Number> = []
  private(set) var order: ContiguousArray<Int32> = []
  private(set) var parts: ContiguousArray<Part> = []
  /// A required row over known variables does not hold.
  private(set) var isContradictory = false
  private(set) var overflowed = false
  private var rankCount = 1

  /// - Parameter requiredOnly: leave the optional rows out.
  init(
    _ system: borrowing ConstraintSystem, _ elimination: borrowing Elimination<Number>,
    requiredOnly: Bool
  ) {
    columnOf = ContiguousArray(repeating: -1, count: system.variableCount)
    if elimination.unknownCount > 0 {
      for variable in 0..<Int32(system.variableCount)
      where elimination.representative[variable] == variable {
        columnOf[Int(variable)] = Int32(representatives.count)
        representatives.append(variable)
      }
    }
    addBounds(system, elimination)
    if isContradictory || overflowed { return }
    addRows(system, elimination, requiredOnly: requiredOnly)
    if isContradictory || overflowed || representatives.isEmpty { return }
    split()
  }

  /// Non-negative members of a class bound its representative from below or above; only the
  /// tightest bound of each kind becomes a row.
  private mutating func addBounds(
    _ system: borrowing ConstraintSystem, _ elimination: borrowing Elimination<Number>
  ) {
    var lowest = ContiguousArray<(value: Number, variable: Int32)?>(
      repeating: nil, count: representatives.count)
    var highest = lowest
    for variable in 0..<Int32(system.variableCount) where system.isNonNegative[Int(variable)] {
      let owner = elimination.representative[variable]
      let offset = elimination.offset[variable]
      if owner < 0 {
        if offset.isNegative {
          isContradictory = true
          return
        }
        continue
      }
      let scale = elimination.scale[variable]
      let bound = -offset / scale
      if !bound.isDefined { overflowed = true }
      let column = Int(columnOf[Int(owner)])
      if scale.isPositive {
        if let best = lowest[column]?.value, !(best < bound) { continue }
        lowest[column] = (bound, variable)
      } else {
        if let best = highest[column]?.value, !(bound < best) { continue }
        highest[column] = (bound, variable)
      }
    }
    for column in representatives.indices {
      if let (value, variable) = lowest[column] {
        addBound(column, .greaterThanOrEqual, value, variable)
      }
      if let (value, variable) = highest[column] {
        addBound(column, .lessThanOrEqual, value, variable)
      }
    }
  }

  private mutating func addBound(
    _ column: Int, _ relation: Relation, _ value: Number, _ variable: Int32
  ) {
    termColumns.append(Int32(column))
    termFactors.append(.one)
    rows.append(
      Row(
        constant: value, relation: relation, rank: 0, source: .nonNegative(variable),
        terms: termColumns.count - 1..<termColumns.count))
  }

  private mutating func addRows(
    _ system: borrowing ConstraintSystem, _ elimination: borrowing Elimination<Number>,
    requiredOnly: Bool
  ) {
    let ranks = requiredOnly ? [] : Self.ranks(of: system.priorities)
    rankCount = ranks.count + 1
    rows.reserveCapacity(system.rows.count)
    if !representatives.isEmpty {
      termColumns.reserveCapacity(system.terms.count)
      termFactors.reserveCapacity(system.terms.count)
    }
    var end = 0
    for index in system.rows.indices {
      let row = system.rows[index]
      let terms = end..<Int(row.end)
      end = Int(row.end)
      if elimination.rowState[index] == .spent { continue }
      if row.priority >= 0, requiredOnly || representatives.isEmpty { continue }
      let start = termColumns.count
      var constant = Number(row.constant)
      for place in terms {
        let term = system.terms[place]
        let variable = term.variable.index
        let factor = Number(term.coefficient)
        constant = constant - factor * elimination.offset[variable]
        let owner = elimination.representative[variable]
        if owner < 0 { continue }
        add(factor * elimination.scale[variable], at: columnOf[Int(owner)], from: start)
      }
      removeZeros(from: start)
      if !constant.isDefined { overflowed = true }
      if termColumns.count > start {
        rows.append(
          Row(
            constant: constant, relation: row.relation,
            rank: row.priority < 0 ? 0 : ranks[Int(row.priority)],
            source: .constraint(Int32(index)), terms: start..<termColumns.count))
      } else if row.priority < 0, !Self.holds(constant, row.relation) {
        isContradictory = true
      }
      if isContradictory || overflowed { return }
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
  private mutating func add(_ factor: Number, at column: Int32, from start: Int) {
    var place = termColumns.count
    while place > start {
      place -= 1
      if termColumns[place] == column {
        termFactors[place] = termFactors[place] + factor
        return
      }
    }
    termColumns.append(column)
    termFactors.append(factor)
  }

  private mutating func removeZeros(from start: Int) {
    var place = termColumns.count
    while place > start {
      place -= 1
      if termFactors[place].isZero {
        termFactors.remove(at: place)
        termColumns.remove(at: place)
      } else if !termFactors[place].isDefined {
        overflowed = true
      }
    }
  }

  /// The rank of each of the priorities, 1 for the highest.
  static func ranks(of priorities: ContiguousArray<Rational>) -> [Int32] {
    var places = Array(priorities.indices)
    places.sort { priorities[$1] < priorities[$0] }
    var ranks = [Int32](repeating: 0, count: places.count)
    for (rank, place) in places.enumerated() { ranks[place] = Int32(rank + 1) }
    return ranks
  }

  // MARK: Independent parts

  private mutating func split() {
    let part = partOfColumns()
    let count = Int(part.max() ?? -1) + 1
    var columnStart = ContiguousArray<Int>(repeating: 0, count: count + 1)
    for column in part { columnStart[Int(column) + 1] += 1 }
    for index in 0..<count { columnStart[index + 1] += columnStart[index] }
    var next = columnStart
    var grouped = representatives
    var moved = ContiguousArray<Int32>(repeating: 0, count: part.count)
    for column in part.indices {
      let place = next[Int(part[column])]
      next[Int(part[column])] += 1
      grouped[place] = representatives[column]
      moved[column] = Int32(place)
      columnOf[Int(representatives[column])] = Int32(place)
    }
    representatives = grouped

    // Two stable counting sorts: by rank, then by part.
    var byRank = ContiguousArray<Int32>(repeating: 0, count: rows.count)
    var rankStart = ContiguousArray<Int>(repeating: 0, count: rankCount + 1)
    for row in rows { rankStart[Int(row.rank) + 1] += 1 }
    for rank in 0..<rankCount { rankStart[rank + 1] += rankStart[rank] }
    for index in rows.indices {
      byRank[rankStart[Int(rows[index].rank)]] = Int32(index)
      rankStart[Int(rows[index].rank)] += 1
    }
    var rowStart = ContiguousArray<Int>(repeating: 0, count: count + 1)
    for row in rows { rowStart[Int(part[Int(termColumns[row.terms.lowerBound])]) + 1] += 1 }
    for index in 0..<count { rowStart[index + 1] += rowStart[index] }
    for index in 0..<count {
      parts.append(
        Part(
          columns: columnStart[index]..<columnStart[index + 1],
          rows: rowStart[index]..<rowStart[index + 1]))
    }
    order = byRank
    for index in byRank {
      let owner = Int(part[Int(termColumns[rows[Int(index)].terms.lowerBound])])
      order[rowStart[owner]] = index
      rowStart[owner] += 1
    }
    for place in termColumns.indices { termColumns[place] = moved[Int(termColumns[place])] }
  }

  /// Union-find: the part of each column, numbered in order of first column.
  private func partOfColumns() -> ContiguousArray<Int32> {
    var parent = ContiguousArray<Int32>(0..<Int32(representatives.count))
    func root(_ column: Int32) -> Int32 {
      var column = column
      while parent[Int(column)] != column {
        parent[Int(column)] = parent[Int(parent[Int(column)])]
        column = parent[Int(column)]
      }
      return column
    }
    for row in rows {
      var first = root(termColumns[row.terms.lowerBound])
      for place in row.terms.dropFirst() {
        let other = root(termColumns[place])
        // The lower column is always the root, so that numbering is a single pass.
        if other < first {
          parent[Int(first)] = other
          first = other
        } else {
          parent[Int(other)] = first
        }
      }
    }
    var part = ContiguousArray<Int32>(repeating: 0, count: parent.count)
    var count: Int32 = 0
    for column in parent.indices {
      let owner = root(Int32(column))
      if owner == Int32(column) {
        part[column] = count
        count += 1
      } else {
        part[column] = part[Int(owner)]
      }
    }
    return part
  }
}
