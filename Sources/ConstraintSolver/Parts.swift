/// The independent parts of a residual system: no row has columns of two of them.
struct Parts {
  /// The columns of each part, part after part, in order within one.
  private(set) var columns: ContiguousArray<Int32>
  private(set) var columnStart: ContiguousArray<Int>
  /// The rows of each part, part after part, by rank within one.
  private(set) var rows: ContiguousArray<Int32>
  private(set) var rowStart: ContiguousArray<Int>

  var count: Int { columnStart.count - 1 }

  init<Number: ExactNumber>(_ residual: Residual<Number>) {
    let part = Self.partOfColumns(residual)
    let count = Int(part.max() ?? -1) + 1
    columnStart = ContiguousArray(repeating: 0, count: count + 1)
    rowStart = columnStart
    columns = ContiguousArray(repeating: 0, count: part.count)
    rows = ContiguousArray(repeating: 0, count: residual.rows.count)
    for owner in part { columnStart[Int(owner) + 1] += 1 }
    for row in residual.rows.indices {
      rowStart[Int(part[Self.firstColumn(residual, row)]) + 1] += 1
    }
    for index in 0..<count {
      columnStart[index + 1] += columnStart[index]
      rowStart[index + 1] += rowStart[index]
    }
    var next = columnStart
    for column in part.indices {
      columns[next[Int(part[column])]] = Int32(column)
      next[Int(part[column])] += 1
    }
    next = rowStart
    for place in 0..<residual.order.count {
      let row = residual.order[place]
      let owner = Int(part[Self.firstColumn(residual, Int(row))])
      rows[next[owner]] = row
      next[owner] += 1
    }
  }

  private static func firstColumn<Number: ExactNumber>(
    _ residual: Residual<Number>, _ row: Int
  ) -> Int {
    Int(residual.terms[Int(residual.rows[row].firstTerm)].column)
  }

  /// Union-find: the part of each column, numbered in order of first column.
  private static func partOfColumns<Number: ExactNumber>(
    _ residual: Residual<Number>
  ) -> ContiguousArray<Int32> {
    var parent = ContiguousArray<Int32>(0..<Int32(residual.representatives.count))
    func root(_ column: Int32) -> Int32 {
      var column = column
      while parent[Int(column)] != column {
        parent[Int(column)] = parent[Int(parent[Int(column)])]
        column = parent[Int(column)]
      }
      return column
    }
    for row in residual.rows.indices {
      let terms = residual.rows[row].terms
      var first = root(residual.terms[terms.lowerBound].column)
      for place in terms.dropFirst() {
        let other = root(residual.terms[place].column)
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
