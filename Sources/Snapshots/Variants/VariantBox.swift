/// All combinations of some values of each axis, by their positions in a ``VariantSpace``.
struct VariantBox: Equatable, Sendable {
  /// For each axis the positions taken, ascending.
  var positions: [[Int]]
}

extension VariantBox {
  /// Boxes that hold a set of variants, each once: for every axis put first in turn, variants are
  /// grouped by it, and values that lead to the same groups are joined; the first axis that gives
  /// the fewest boxes decides. O(axes² × variants × log variants).
  ///
  /// - Parameter variants: the positions of each; in any order.
  static func covering(_ variants: [[Int]], axes: Int) -> [VariantBox] {
    var best: [VariantBox]?
    for first in 0..<max(1, axes) {
      let order = axes == 0 ? [] : [first] + (0..<axes).filter { $0 != first }
      let rows = variants.map { variant in order.map { variant[$0] } }.sorted {
        $0.lexicographicallyPrecedes($1)
      }
      let boxes = boxes(of: rows[...], axis: 0, axes: axes).map { box in
        var positions = box
        for (place, axis) in order.enumerated() { positions[axis] = box[place] }
        return VariantBox(positions: positions)
      }
      if boxes.count < best?.count ?? .max { best = boxes }
      // One box can't be beaten; many variants are not worth a second try.
      if boxes.count == 1 || variants.count > 4096 { break }
    }
    return (best ?? []).sorted { $0.precedes($1) }
  }

  /// Splits sorted rows by one axis and joins values whose rest is the same.
  private static func boxes(of rows: ArraySlice<[Int]>, axis: Int, axes: Int) -> [[[Int]]] {
    guard axis < axes else { return [[]] }
    var groups: [(values: [Int], rest: [[[Int]]])] = []
    var places: [[[[Int]]]: Int] = [:]
    var start = rows.startIndex
    while start < rows.endIndex {
      let value = rows[start][axis]
      var end = start
      while end < rows.endIndex, rows[end][axis] == value { end += 1 }
      let rest = boxes(of: rows[start..<end], axis: axis + 1, axes: axes)
      if let place = places[rest] {
        groups[place].values.append(value)
      } else {
        places[rest] = groups.count
        groups.append(([value], rest))
      }
      start = end
    }
    return groups.flatMap { group in group.rest.map { [group.values] + $0 } }
  }

  /// By the first variant of each.
  private func precedes(_ other: VariantBox) -> Bool {
    for (left, right) in zip(positions, other.positions) {
      if left.first != right.first { return (left.first ?? 0) < (right.first ?? 0) }
    }
    return false
  }

  /// Calls `body` with every variant, in order, until it returns false.
  func forEach(_ body: ([Int]) -> Bool) {
    guard positions.allSatisfy({ !$0.isEmpty }) else { return }
    var odometer = [Int](repeating: 0, count: positions.count)
    while true {
      guard body(zip(positions, odometer).map { $0[$1] }) else { return }
      var axis = odometer.count - 1
      while axis >= 0 {
        odometer[axis] += 1
        if odometer[axis] < positions[axis].count { break }
        odometer[axis] = 0
        axis -= 1
      }
      if axis < 0 { return }
    }
  }
}
