/// The factors of a row that are not 0, in order of column.
struct SparseRow<Number: ExactNumber> {
  private(set) var columns: ContiguousArray<Int32> = []
  private(set) var factors: ContiguousArray<Number> = []
  /// Whether every factor fits.
  private(set) var isDefined = true

  var count: Int { columns.count }
  var isEmpty: Bool { columns.isEmpty }

  var weight: Int { factors.reduce(0) { $0 + $1.weight } }

  /// The factor of a column; nil for 0. O(log count).
  func factor(at column: Int32) -> Number? {
    let place = place(of: column)
    return place < columns.count && columns[place] == column ? factors[place] : nil
  }

  /// The first place whose column is not before a given one.
  private func place(of column: Int32) -> Int {
    var low = 0
    var high = columns.count
    while low < high {
      let middle = (low + high) / 2
      if columns[middle] < column { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds to the factor of a column; O(count).
  mutating func add(_ factor: Number, at column: Int32) {
    let place = place(of: column)
    guard place < columns.count, columns[place] == column else {
      columns.insert(column, at: place)
      factors.insert(factor, at: place)
      return
    }
    let sum = factors[place] + factor
    if !sum.isDefined { isDefined = false }
    if sum.isZero {
      columns.remove(at: place)
      factors.remove(at: place)
    } else {
      factors[place] = sum
    }
  }

  /// Takes a column out; O(count).
  ///
  /// - Returns: its factor; nil for 0.
  mutating func remove(at column: Int32) -> Number? {
    let place = place(of: column)
    guard place < columns.count, columns[place] == column else { return nil }
    columns.remove(at: place)
    return factors.remove(at: place)
  }

  /// Multiplies every factor but one, which is replaced.
  mutating func scale(by scale: Number, pivot: Int32, becomes replacement: Number) {
    for place in columns.indices {
      factors[place] = columns[place] == pivot ? replacement : factors[place].multiplied(by: scale)
      if !factors[place].isDefined { isDefined = false }
    }
  }

  /// Becomes `row + factor · other`; O(sum of the counts).
  mutating func set(to row: SparseRow, plus factor: Number, times other: SparseRow) {
    columns.removeAll(keepingCapacity: true)
    factors.removeAll(keepingCapacity: true)
    isDefined = row.isDefined && other.isDefined
    var (left, right) = (0, 0)
    while left < row.count || right < other.count {
      let leftColumn = left < row.count ? row.columns[left] : .max
      let rightColumn = right < other.count ? other.columns[right] : .max
      let column = min(leftColumn, rightColumn)
      var sum = leftColumn == column ? row.factors[left] : .zero
      if rightColumn == column {
        let product = other.factors[right].multiplied(by: factor)
        sum = leftColumn == column ? sum + product : product
        right += 1
        if !sum.isDefined { isDefined = false }
      }
      if leftColumn == column { left += 1 }
      if sum.isZero { continue }
      columns.append(column)
      factors.append(sum)
    }
  }
}
