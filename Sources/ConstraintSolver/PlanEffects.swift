/// By how much the cells of a ``PlanRegion`` grow with each constant.
struct PlanEffects: Sendable {
  private struct Effect: Sendable {
    var factor: Int64
    var cell: Int32
  }

  /// Where the effects of one constant are: first those on cells that nothing checks.
  private struct Place: Sendable {
    var start: Int32
    var checked: Int32
    var end: Int32
  }

  /// What constants have done.
  struct Outcome {
    /// Negative when a checked cell was, if only until a later change.
    var signs: Int64 = 0
    /// The greatest magnitude of the constants.
    var greatestConstant: UInt64 = 0
  }

  private var effects: ContiguousArray<Effect> = []
  private var places: ContiguousArray<Place> = []

  var count: Int { effects.count }

  /// Adds what the next constant does.
  mutating func add(_ factors: some Sequence<(cell: Int, factor: Int64)>, isChecked: [Bool]) {
    let start = Int32(effects.count)
    for (cell, factor) in factors where !isChecked[cell] {
      effects.append(Effect(factor: factor, cell: Int32(cell)))
    }
    let checked = Int32(effects.count)
    for (cell, factor) in factors where isChecked[cell] {
      effects.append(Effect(factor: factor, cell: Int32(cell)))
    }
    places.append(Place(start: start, checked: checked, end: Int32(effects.count)))
  }

  /// Sets constants, and brings the cells up to date with them; O(number of cells that change).
  ///
  /// Sums wrap around on the way; they are right in the end unless a constant is too great.
  @inline(__always)
  func apply(
    _ changes: UnsafeBufferPointer<PlanChange>, to cells: UnsafeMutablePointer<Int64>
  ) -> Outcome {
    var outcome = Outcome()
    effects.withUnsafeBufferPointer { effects in
      places.withUnsafeBufferPointer { places in
        for change in changes {
          let difference = change.value &- cells[1 &+ change.constant]
          cells[1 &+ change.constant] = change.value
          outcome.greatestConstant = max(outcome.greatestConstant, change.value.magnitude)
          let place = places[change.constant]
          var next = Int(place.start)
          while next < Int(place.checked) {
            cells[Int(effects[next].cell)] &+= effects[next].factor &* difference
            next &+= 1
          }
          while next < Int(place.end) {
            let cell = Int(effects[next].cell)
            let sum = cells[cell] &+ effects[next].factor &* difference
            cells[cell] = sum
            outcome.signs |= sum
            next &+= 1
          }
        }
      }
    }
    return outcome
  }
}

/// A constant to be set, over the common denominator of the plan's constants.
struct PlanChange: BitwiseCopyable, Sendable {
  var constant: Int
  var value: Int64
}
