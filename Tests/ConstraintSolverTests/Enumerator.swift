import ConstraintSolver
import Geometry

/// A slow and independent way to the same answers, for systems of a few variables.
///
/// Every objective is linear between the hyperplanes where a constraint is tight or a variable is
/// 0, so the one best point is a corner of that arrangement. All corners are tried.
struct Enumerator {
  let sample: Sample
  /// The declarations that take part.
  var included: [Int]

  init(_ sample: Sample, excluding excluded: Set<Int> = []) {
    self.sample = sample
    included = sample.constraints.indices.filter { !excluded.contains($0) }
  }

  /// Whether the required declarations can all hold.
  var isFeasible: Bool {
    var found = false
    forEachCorner { point in
      found = found || allows(point)
      return !found
    }
    return found
  }

  /// The best point; nil when the required declarations cannot all hold.
  var best: [Rational]? {
    var best: (cost: [Rational], point: [Rational])?
    forEachCorner { point in
      if allows(point) {
        let cost = self.cost(point) + point.map(\.magnitude)
        if let known = best, !cost.lexicographicallyPrecedes(known.cost) { return true }
        best = (cost, point)
      }
      return true
    }
    return best?.point
  }

  func allows(_ point: [Rational]) -> Bool {
    for (variable, value) in point.enumerated()
    where sample.isNonNegative[variable] && value < 0 {
      return false
    }
    return included.allSatisfy {
      sample.constraints[$0].priority != nil || violation($0, point) == 0
    }
  }

  func violation(_ index: Int, _ point: [Rational]) -> Rational {
    let constraint = sample.constraints[index]
    var excess = -constraint.constant
    for (factor, value) in zip(constraint.factors, point) { excess += factor * value }
    switch constraint.relation {
    case .equal: return excess.magnitude
    case .lessThanOrEqual: return max(excess, 0)
    case .greaterThanOrEqual: return max(-excess, 0)
    }
  }

  /// For each priority, the highest first: the sum of the violations, and then each of them.
  func cost(_ point: [Rational]) -> [Rational] {
    let priorities = Set(included.compactMap { sample.constraints[$0].priority })
    return priorities.sorted(by: >).flatMap { priority in
      let level = included.filter { sample.constraints[$0].priority == priority }
        .map { violation($0, point) }
      return [level.reduce(0, +)] + level
    }
  }

  /// Calls `body` with every corner until it returns false.
  private func forEachCorner(_ body: ([Rational]) -> Bool) {
    let count = sample.isNonNegative.count
    var planes = included.map { sample.constraints[$0].factors + [sample.constraints[$0].constant] }
    for variable in 0..<count {
      planes.append((0...count).map { $0 == variable ? 1 : 0 })
    }
    // Adds planes one by one to a reduced system; a set of independent ones is a corner.
    func extend(_ reduced: [(pivot: Int, row: [Rational])], from start: Int) -> Bool {
      if reduced.count == count {
        var point = [Rational](repeating: 0, count: count)
        for (pivot, row) in reduced { point[pivot] = row[count] }
        return body(point)
      }
      for next in start..<max(start, planes.count - (count - reduced.count) + 1) {
        var row = planes[next]
        for (pivot, other) in reduced where row[pivot] != 0 {
          let factor = row[pivot]
          for place in 0...count { row[place] -= factor * other[place] }
        }
        guard let pivot = row[..<count].firstIndex(where: { $0 != 0 }) else { continue }
        let lead = row[pivot]
        for place in 0...count { row[place] = row[place] / lead }
        var longer = reduced
        for index in longer.indices where longer[index].row[pivot] != 0 {
          let factor = longer[index].row[pivot]
          for place in 0...count { longer[index].row[place] -= factor * row[place] }
        }
        longer.append((pivot, row))
        if !extend(longer, from: next + 1) { return false }
      }
      return true
    }
    _ = extend([], from: 0)
  }
}
