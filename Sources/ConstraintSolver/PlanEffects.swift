/// By how much the cells of a ``PlanRegion`` grow with each constant.
struct PlanEffects: Sendable {
  private struct Effect: Sendable {
    var cell: Int32
    var factor: Int64
  }

  private var effects: ContiguousArray<Effect> = []
  /// Where the effects of each constant end; they start where those of the one before do.
  private var ends: ContiguousArray<Int32> = [0]

  var count: Int { effects.count }

  /// Adds what the next constant does.
  mutating func add(_ factors: some Sequence<(cell: Int, factor: Int64)>) {
    for (cell, factor) in factors where factor != 0 {
      effects.append(Effect(cell: Int32(cell), factor: factor))
    }
    ends.append(Int32(effects.count))
  }

  /// Brings cells up to date with constants that changed; O(number of cells that change).
  ///
  /// Sums wrap around on the way, and are right in the end.
  func apply(
    _ changes: UnsafeBufferPointer<PlanChange>, to cells: UnsafeMutablePointer<Int64>
  ) {
    effects.withUnsafeBufferPointer { effects in
      ends.withUnsafeBufferPointer { ends in
        for change in changes {
          let constant = Int(change.constant)
          for effect in effects[Int(ends[constant])..<Int(ends[constant + 1])] {
            cells[Int(effect.cell)] &+= effect.factor &* change.difference
          }
        }
      }
    }
  }
}

/// A constant that has changed since the values were computed.
struct PlanChange: Sendable {
  var constant: Int32
  var difference: Int64
}
