import Geometry

/// Settles columns one after another by the rows that have no other unknown, and proves that the
/// outcome is the only best one; what it cannot prove is left to the simplex method.
///
/// The rows that see only one unknown column make a problem in one dimension. When its best point
/// is unique, moving away from that point costs something at some rank: the column's *weakness*,
/// which is at least that of every column the binding row rests on. A row that is violated in the
/// end pulls on its columns at its own rank. If that rank is strictly below the weakness of all
/// of them, the pull is too weak to move anything, and the multipliers that absorb it are a dual
/// solution that shows the point to be the unique best. A lower rank has a greater number, so
/// "below" means greater.
struct Propagation<Number: ExactNumber> {
  static var unsettled: Int32 { -1 }

  let value: Buffer<Number>
  /// The rank at which a settled column would give way; 0 for never.
  let weakness: Buffer<Int32>
  /// Columns that are settled by the row of this index; `unsettled` for the others.
  let settledBy: Buffer<Int32>
  /// A second row that has to be tight for the proof to hold, or -1.
  let alsoTight: Buffer<Int32>
  /// The columns in the order they were settled.
  let sequence: Stack<Int32>
  /// The row of each violation that was weighed when a column was settled.
  private let isAccounted: Buffer<Bool>
  private let unknownTerms: Buffer<Int32>
  private let rest: Buffer<Number>
  /// The greatest weakness among the settled columns of each row.
  private let rowWeakness: Buffer<Int32>
  private let occurrenceStart: Buffer<Int32>
  /// The place of each term of a column, with its row, by rank.
  private let occurrences: Buffer<(row: Int32, term: Int32)>
  private let placeInOrder: Buffer<Int32>
  private let equalities: Stack<Int32>
  private var next: Int
  private(set) var overflowed = false

  init(_ arena: Arena, _ residual: Residual<Number>) {
    let columns = residual.representatives.count
    let rows = residual.rows.count
    value = Buffer(arena, repeating: .zero, count: columns)
    weakness = Buffer(arena, repeating: 0, count: columns)
    settledBy = Buffer(arena, repeating: Self.unsettled, count: columns)
    alsoTight = Buffer(arena, repeating: -1, count: columns)
    sequence = Stack(arena, capacity: columns)
    isAccounted = Buffer(arena, repeating: false, count: rows)
    unknownTerms = Buffer(arena, repeating: 0, count: rows)
    rest = Buffer(arena, repeating: .zero, count: rows)
    rowWeakness = Buffer(arena, repeating: 0, count: rows)
    placeInOrder = Buffer(arena, repeating: 0, count: rows)
    equalities = Stack(arena, capacity: 8)
    occurrenceStart = Buffer(arena, repeating: 0, count: columns + 2)
    occurrences = Buffer(arena, repeating: (0, 0), count: residual.terms.count)
    for term in residual.terms.indices {
      let slot = residual.terms[term].column + 2
      occurrenceStart[slot] = occurrenceStart[slot] + 1
    }
    for slot in stride(from: 2, to: columns + 2, by: 1) {
      occurrenceStart[slot] = occurrenceStart[slot] + occurrenceStart[slot - 1]
    }
    next = 0
    for place in 0..<residual.order.count {
      let index = residual.order[place]
      let row = residual.rows[Int(index)]
      placeInOrder[index] = Int32(place)
      unknownTerms[index] = row.endOfTerms - row.firstTerm
      rest[index] = row.constant
      if row.rank == 0 {
        next = place + 1
        if row.relation == .equal, row.endOfTerms - row.firstTerm == 1 { equalities.append(index) }
      }
      for term in row.terms {
        let slot = residual.terms[term].column + 1
        occurrences[occurrenceStart[slot]] = (index, Int32(term))
        occurrenceStart[slot] = occurrenceStart[slot] + 1
      }
    }
  }

  mutating func run(_ residual: Residual<Number>) {
    let columns = residual.representatives.count
    while sequence.count < columns, !overflowed {
      if let index = equalities.popLast() {
        if unknownTerms[index] != 1 { continue }
        let (column, factor) = unknown(of: index, residual)
        settle(
          column, at: rest[index].divided(by: factor), by: index, weakness: rowWeakness[index],
          residual)
      } else if next < residual.order.count {
        let index = residual.order[next]
        next += 1
        if unknownTerms[index] != 1 { continue }
        let (column, _) = unknown(of: index, residual)
        weigh(column, downTo: residual.rows[Int(index)].rank, residual)
      } else {
        return
      }
    }
  }

  private func unknown(
    of index: Int32, _ residual: Residual<Number>
  ) -> (column: Int32, factor: Number) {
    for place in residual.rows[Int(index)].terms {
      let term = residual.terms[place]
      if settledBy[term.column] == Self.unsettled { return (term.column, term.factor) }
    }
    return (0, .one)
  }

  /// Solves the problem in one dimension of the rows down to a rank that have this column as
  /// their only unknown, and settles the column if the best point is unique.
  private mutating func weigh(
    _ column: Int32, downTo rank: Int32, _ residual: Residual<Number>
  ) {
    var lower = Number.zero
    var upper = Number.zero
    var lowerRow: Int32 = -1
    var upperRow: Int32 = -1
    for place in occurrenceStart[column]..<occurrenceStart[column + 1] {
      let (index, term) = occurrences[place]
      if unknownTerms[index] != 1 { continue }
      let row = residual.rows[Int(index)]
      if row.rank > rank { return }
      let factor = residual.terms[Int(term)].factor
      let bound = rest[index].divided(by: factor)
      if !bound.isDefined {
        overflowed = true
        return
      }
      let isEquality = row.relation == .equal
      let isLower = isEquality || (row.relation == .greaterThanOrEqual) == factor.isPositive
      let isUpper = isEquality || !isLower
      // Out of reach: the nearest end is best, if what it rests on outranks the pull.
      if isUpper, lowerRow >= 0, bound < lower {
        yield(column, lower, to: index, row.rank, at: lowerRow, residual)
        return
      }
      if isLower, upperRow >= 0, upper < bound {
        yield(column, upper, to: index, row.rank, at: upperRow, residual)
        return
      }
      if isEquality {
        settle(
          column, at: bound, by: index, weakness: max(row.rank, rowWeakness[index]), residual)
        return
      }
      if isLower, lowerRow < 0 || lower < bound {
        lower = bound
        lowerRow = index
      } else if isUpper, upperRow < 0 || bound < upper {
        upper = bound
        upperRow = index
      } else {
        continue
      }
      if lowerRow >= 0, upperRow >= 0, lower == upper {
        let weakest = max(row.rank, max(rowWeakness[lowerRow], rowWeakness[upperRow]))
        alsoTight[column] = upperRow
        settle(column, at: lower, by: lowerRow, weakness: weakest, residual)
        return
      }
    }
  }

  /// Settles a column at an end that a row pulls it against.
  private mutating func yield(
    _ column: Int32, _ end: Number, to pull: Int32, _ rank: Int32, at binding: Int32,
    _ residual: Residual<Number>
  ) {
    guard rank > residual.rows[Int(binding)].rank, rank > rowWeakness[binding],
      rank > rowWeakness[pull]
    else { return }
    isAccounted[pull] = true
    settle(column, at: end, by: binding, weakness: rank, residual)
  }

  private mutating func settle(
    _ column: Int32, at point: Number, by row: Int32, weakness weakest: Int32,
    _ residual: Residual<Number>
  ) {
    if !point.isDefined { overflowed = true }
    value[column] = point
    weakness[column] = weakest
    settledBy[column] = row
    sequence.append(column)
    for place in occurrenceStart[column]..<occurrenceStart[column + 1] {
      let (index, term) = occurrences[place]
      rest[index] = rest[index] - point.multiplied(by: residual.terms[Int(term)].factor)
      if !rest[index].isDefined { overflowed = true }
      if rowWeakness[index] < weakest { rowWeakness[index] = weakest }
      let unknown = unknownTerms[index] - 1
      unknownTerms[index] = unknown
      if unknown != 1 { continue }
      let other = residual.rows[Int(index)]
      if other.rank > 0 {
        next = min(next, Int(placeInOrder[index]))
      } else if other.relation == .equal {
        equalities.append(index)
      } else {
        // A bound may close the gap that a row further down the order left open.
        reconsider(index, residual)
      }
    }
  }

  /// Looks again at the optional rows of a column that a required row bounds now.
  private mutating func reconsider(_ index: Int32, _ residual: Residual<Number>) {
    let (column, _) = unknown(of: index, residual)
    for place in occurrenceStart[column]..<occurrenceStart[column + 1] {
      let other = occurrences[place].row
      if unknownTerms[other] == 1, residual.rows[Int(other)].rank > 0 {
        next = min(next, Int(placeInOrder[other]))
        return
      }
    }
  }

  enum Verdict {
    case proven
    case unproven
    case infeasible
  }

  private func isViolated(_ index: Int, _ residual: Residual<Number>) -> Bool {
    // The excess of the row is what is missing from its constant, with the other sign.
    switch residual.rows[index].relation {
    case .equal: !rest[index].isZero
    case .lessThanOrEqual: rest[index].isNegative
    case .greaterThanOrEqual: rest[index].isPositive
    }
  }

  /// What is certain about a row once propagation is over.
  func verdict(on index: Int, _ residual: Residual<Number>) -> Verdict {
    if unknownTerms[index] != 0 { return .unproven }
    let row = residual.rows[index]
    if !isViolated(index, residual) || isAccounted[index] { return .proven }
    if row.rank == 0 { return rowWeakness[index] == 0 ? .infeasible : .unproven }
    return row.rank > rowWeakness[index] ? .proven : .unproven
  }

  /// What has to stay true of a row for the proof to hold with other constants; nil for a row
  /// that settles a column, and for one too weak to matter.
  func condition(on index: Int, _ residual: Residual<Number>) -> Condition? {
    let row = residual.rows[index]
    if row.rank > rowWeakness[index] { return nil }
    for place in row.terms {
      let column = residual.terms[place].column
      if settledBy[column] == Int32(index) { return nil }
      if alsoTight[column] == Int32(index) { return Condition(bound: row.source, kind: .zero) }
    }
    // What is missing from the constant is the excess with the other sign.
    if isAccounted[index] {
      return Condition(
        bound: row.source, kind: rest[index].isPositive ? .atMostZero : .atLeastZero)
    }
    let kind: Condition.Kind =
      switch row.relation {
      case .equal: .zero
      case .lessThanOrEqual: .atMostZero
      case .greaterThanOrEqual: .atLeastZero
      }
    if case .nonNegative(let variable) = row.source {
      return Condition(bound: .nonNegative(variable), kind: .atLeastZero)
    }
    return Condition(bound: row.source, kind: kind)
  }
}
