import Geometry

/// Independent rows, each reduced by those before it, and how it was reduced: enough to write any
/// row of their span as the one combination of them that it is.
///
/// For questions asked after a solution, so exact in any size rather than fast.
struct Echelon {
  typealias SparseRow = [Int32: WideRational]

  private var reduced: [SparseRow] = []
  private var pivots: [Int32] = []
  private var placeOfPivot: [Int32: Int] = [:]
  /// What was subtracted from each row: multiples of reduced rows before it.
  private var subtracted: [[(place: Int, multiple: WideRational)]] = []

  var count: Int { reduced.count }

  /// Adds a row unless it is a combination of the rows before.
  ///
  /// - Returns: whether it is independent of them.
  mutating func add(_ row: SparseRow) -> Bool {
    let (rest, multiples) = reduce(row)
    // The pivot with the greatest index keeps chains that are declared in order sparse.
    guard let pivot = rest.keys.max() else { return false }
    placeOfPivot[pivot] = reduced.count
    reduced.append(rest)
    pivots.append(pivot)
    subtracted.append(multiples)
    return true
  }

  /// The multipliers, by place, with which the rows add up to a row; nil if it is outside their
  /// span.
  func multipliers(for row: SparseRow) -> [Int: WideRational]? {
    let (rest, multiples) = reduce(row)
    if !rest.isEmpty { return nil }
    var open: [Int: WideRational] = [:]
    for (place, multiple) in multiples { open[place] = multiple }
    var result: [Int: WideRational] = [:]
    // Each reduced row is its source less multiples of rows before it.
    for place in reduced.indices.reversed() {
      guard let multiple = open[place], !multiple.isZero else { continue }
      result[place] = multiple
      for (other, factor) in subtracted[place] {
        open[other] = (open[other] ?? .zero) - multiple * factor
      }
    }
    return result
  }

  private func reduce(
    _ row: SparseRow
  ) -> (rest: SparseRow, multiples: [(place: Int, multiple: WideRational)]) {
    var rest = row
    var multiples: [(place: Int, multiple: WideRational)] = []
    while let place = rest.keys.compactMap({ placeOfPivot[$0] }).min() {
      guard let lead = reduced[place][pivots[place]], let factor = rest[pivots[place]] else {
        break
      }
      let multiple = factor / lead
      multiples.append((place, multiple))
      for (variable, value) in reduced[place] {
        let difference = (rest[variable] ?? .zero) - multiple * value
        rest[variable] = difference.isZero ? nil : difference
      }
    }
    return (rest, multiples)
  }
}

extension ConstraintSystem {
  /// The terms of something that is tight at a solution.
  func sparseRow(of bound: TightBound) -> Echelon.SparseRow {
    switch bound {
    case .constraint(let row):
      var result: Echelon.SparseRow = [:]
      for place in terms(of: Int(row)) {
        result[terms[place].variable.index] = WideRational(terms[place].coefficient)
      }
      return result
    case .nonNegative(let variable), .least(let variable):
      return [variable: .one]
    }
  }
}
