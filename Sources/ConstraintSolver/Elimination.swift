import Geometry

/// The part of solving that needs no choices: what the required equalities say by themselves.
///
/// Every variable is either known or a multiple of the representative of its class plus an
/// offset. A row with one class left settles it; a row with two merges them; a row with more
/// waits. A triangular system ends here, in time linear in its terms; merging costs at most a
/// logarithm more, since it is always the smaller class that is rewritten.
struct Elimination<Number: ExactNumber> {
  enum RowState: UInt8 {
    case waiting
    /// Spent on a variable, met whatever the variables are, or left out.
    case spent
  }

  static var known: Int32 { -1 }

  /// The representative of each variable's class, or `known`.
  let representative: Buffer<Int32>
  /// variable = scale · representative + offset, or just the offset when it is known.
  let scale: Buffer<Number>
  let offset: Buffer<Number>
  /// The members of a class, as a ring.
  let nextMember: Buffer<Int32>
  let memberCount: Buffer<Int32>
  let rowState: Buffer<RowState>

  /// The rows spent on a variable each, in order.
  private(set) var tight: ContiguousArray<TightBound> = []
  /// The variables that are not known yet.
  private(set) var unknownCount: Int
  /// A required row that cannot hold, given the others spent so far.
  private(set) var contradiction: Int?
  private(set) var overflowed = false
  /// What is left of the work allowed. Only numbers that grow without end can use it up here.
  private(set) var budget = Number.workBudget

  /// The required equalities a variable occurs in.
  private let occurrenceStart: Buffer<Int32>
  private let occurrences: Buffer<Int32>
  private let unknownTerms: Buffer<Int32>
  /// Rows to look at: those with one unknown first, so that merging stays rare.
  private let single: Stack<Int32>
  private let several: Stack<Int32>

  /// - Parameter excluded: rows to leave out; empty for none.
  init(_ arena: Arena, _ system: SystemView, excluded: ContiguousArray<Bool>) {
    let variables = system.variableCount
    let rows = system.constraintCount
    unknownCount = variables
    representative = Buffer(arena, repeating: 0, count: variables)
    scale = Buffer(arena, repeating: .one, count: variables)
    offset = Buffer(arena, repeating: .zero, count: variables)
    nextMember = Buffer(arena, repeating: 0, count: variables)
    memberCount = Buffer(arena, repeating: 1, count: variables)
    rowState = Buffer(arena, repeating: .waiting, count: rows)
    unknownTerms = Buffer(arena, repeating: 0, count: rows)
    occurrenceStart = Buffer(arena, repeating: 0, count: variables + 2)
    for variable in 0..<Int32(variables) {
      representative[variable] = variable
      nextMember[variable] = variable
    }
    // Counting sort of the terms of the required equalities by variable. Counts are kept two
    // places on, so that filling moves each start to where it belongs.
    var start = 0
    var total = 0
    for row in 0..<rows {
      let end = Int(system.row(row).end)
      let isExcluded = !excluded.isEmpty && excluded[row]
      if isExcluded { rowState[row] = .spent }
      if !isExcluded, Self.isRequiredEquality(system.row(row)) {
        unknownTerms[row] = Int32(end - start)
        total += end - start
        for place in start..<end {
          let slot = Int(system.term(place).variable.index) + 2
          occurrenceStart[slot] = occurrenceStart[slot] + 1
        }
      }
      start = end
    }
    occurrences = Buffer(arena, repeating: 0, count: total)
    for slot in stride(from: 2, to: variables + 2, by: 1) {
      occurrenceStart[slot] = occurrenceStart[slot] + occurrenceStart[slot - 1]
    }
    tight.reserveCapacity(variables)
    single = Stack(arena, capacity: rows)
    several = Stack(arena, capacity: rows)
    start = 0
    for row in 0..<rows {
      let end = Int(system.row(row).end)
      if rowState[row] == .waiting, Self.isRequiredEquality(system.row(row)) {
        for place in start..<end {
          let slot = Int(system.term(place).variable.index) + 1
          occurrences[occurrenceStart[slot]] = Int32(row)
          occurrenceStart[slot] = occurrenceStart[slot] + 1
        }
        switch end - start {
        case 0...1: single.append(Int32(row))
        case 2: several.append(Int32(row))
        default: break
        }
      }
      start = end
    }
  }

  @inline(__always)
  static func isRequiredEquality(_ row: ConstraintSystem.Row) -> Bool {
    row.priority < 0 && row.relation == .equal
  }

  /// Runs to the end, or to the first contradiction or overflow.
  mutating func run(_ system: SystemView) {
    while contradiction == nil, !overflowed, budget >= 0 {
      if let row = single.popLast() {
        look(at: Int(row), in: system)
      } else if let row = several.popLast() {
        look(at: Int(row), in: system)
      } else if !lookAtLongRows(of: system) {
        return
      }
    }
  }

  /// Rows with many terms are only looked at when nothing else moves: their unknowns may be of
  /// one or two classes by then.
  private mutating func lookAtLongRows(of system: SystemView) -> Bool {
    if unknownCount == 0 { return false }
    let before = tight.count
    for row in 0..<system.constraintCount
    where rowState[row] == .waiting && Self.isRequiredEquality(system.row(row)) {
      look(at: row, in: system)
      if contradiction != nil || overflowed || tight.count > before { return true }
    }
    return false
  }

  private mutating func look(at row: Int, in system: SystemView) {
    if rowState[row] == .spent { return }
    var constant = Number(system.row(row).constant)
    var first = Self.known
    var second = Self.known
    var firstFactor = Number.zero
    var secondFactor = Number.zero
    for place in system.terms(of: row) {
      let term = system.term(place)
      let variable = term.variable.index
      let factor = Number(term.coefficient)
      let owner = representative[variable]
      constant = constant - offset[variable].multiplied(by: factor)
      if owner == Self.known { continue }
      let scaled = scale[variable].multiplied(by: factor)
      if owner == first {
        firstFactor = firstFactor + scaled
      } else if owner == second {
        secondFactor = secondFactor + scaled
      } else if first == Self.known || firstFactor.isZero {
        (first, firstFactor) = (owner, scaled)
      } else if second == Self.known || secondFactor.isZero {
        (second, secondFactor) = (owner, scaled)
      } else {
        return
      }
    }
    if !constant.isDefined || !firstFactor.isDefined || !secondFactor.isDefined {
      overflowed = true
      return
    }
    rowState[row] = .spent
    switch (firstFactor.isZero, secondFactor.isZero) {
    case (true, true):
      if !constant.isZero { contradiction = row }
    case (false, true):
      tight.append(.constraint(Int32(row)))
      settle(first, to: constant.divided(by: firstFactor), in: system)
    case (true, false):
      tight.append(.constraint(Int32(row)))
      settle(second, to: constant.divided(by: secondFactor), in: system)
    case (false, false):
      tight.append(.constraint(Int32(row)))
      if memberCount[first] <= memberCount[second] {
        merge(
          first, into: second, -secondFactor.divided(by: firstFactor),
          constant.divided(by: firstFactor))
      } else {
        merge(
          second, into: first, -firstFactor.divided(by: secondFactor),
          constant.divided(by: secondFactor))
      }
    }
  }

  @inline(__always)
  private mutating func charge(for number: Number) {
    if Number.keepsReferences { budget -= number.weight }
  }

  private mutating func settle(
    _ owner: Int32, to value: Number, in system: SystemView
  ) {
    if !value.isDefined { overflowed = true }
    var member = owner
    repeat {
      let result =
        member == owner ? value : value.multiplied(by: scale[member]) + offset[member]
      if !result.isDefined { overflowed = true }
      charge(for: result)
      offset[member] = result
      representative[member] = Self.known
      unknownCount -= 1
      for place in occurrenceStart[member]..<occurrenceStart[member + 1] {
        let row = occurrences[place]
        let unknown = unknownTerms[row] - 1
        unknownTerms[row] = unknown
        if unknown == 1 || unknown == 0 {
          if rowState[row] == .waiting { single.append(row) }
        } else if unknown == 2 {
          if rowState[row] == .waiting { several.append(row) }
        }
      }
      member = nextMember[member]
    } while member != owner
  }

  /// `owner` becomes factor · target + constant.
  private mutating func merge(
    _ owner: Int32, into target: Int32, _ factor: Number, _ constant: Number
  ) {
    if !factor.isDefined || !constant.isDefined { overflowed = true }
    var member = owner
    repeat {
      let old = scale[member]
      scale[member] = old.multiplied(by: factor)
      offset[member] = constant.multiplied(by: old) + offset[member]
      if !scale[member].isDefined || !offset[member].isDefined { overflowed = true }
      charge(for: scale[member])
      charge(for: offset[member])
      representative[member] = target
      for place in occurrenceStart[member]..<occurrenceStart[member + 1] {
        let row = occurrences[place]
        if rowState[row] == .waiting, unknownTerms[row] <= 4 { several.append(row) }
      }
      member = nextMember[member]
    } while member != owner
    memberCount[target] = memberCount[target] + memberCount[owner]
    let next = nextMember[owner]
    nextMember[owner] = nextMember[target]
    nextMember[target] = next
  }
}
