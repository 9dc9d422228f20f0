/// The constants for which one set of bounds stays tight, and the values there: whole-number
/// arithmetic over a common denominator.
///
/// Works on one array of cells: the constants of the rows, times the plan's common denominator,
/// and then the values of the variables, times that and the region's own.
struct PlanRegion: Sendable {
  struct Term: Sendable {
    var factor: Int64
    var cell: Int
  }

  /// Sets a cell to the sum of its terms divided by a positive divisor, which always goes in.
  struct Instruction: Sendable {
    var target: Int32
    var endOfTerms: Int32
    var divisor: Int64
  }

  /// A sum of terms that has to be at least 0, or exactly 0.
  struct Check: Sendable {
    var endOfTerms: Int32
    var isZero: Bool
  }

  var terms: ContiguousArray<Term> = []
  var instructions: ContiguousArray<Instruction> = []
  var checks: ContiguousArray<Check> = []
  /// The variables' cells that have to be at least 0.
  var nonNegative: ContiguousArray<Int32> = []
  /// The denominator of the values, apart from that of the constants.
  var denominator: Int64 = 1
  /// With no constant greater than this in magnitude, no sum overflows.
  var greatestConstant: Int64 = 0

  /// Computes the values; O(number of terms).
  ///
  /// - Returns: whether the constants are in the region; if not, the values mean nothing.
  func evaluate(_ cells: UnsafeMutablePointer<Int64>) -> Bool {
    terms.withUnsafeBufferPointer { terms in
      var place = 0
      instructions.withUnsafeBufferPointer { instructions in
        for instruction in instructions {
          var sum: Int64 = 0
          let end = Int(instruction.endOfTerms)
          while place < end {
            sum &+= terms[place].factor &* cells[terms[place].cell]
            place += 1
          }
          if instruction.divisor != 1 { sum /= instruction.divisor }
          cells[Int(instruction.target)] = sum
        }
      }
      // Signs are gathered without a branch for each: nearly always all of them are right.
      var signs: Int64 = 0
      nonNegative.withUnsafeBufferPointer { for cell in $0 { signs |= cells[Int(cell)] } }
      if signs < 0 { return false }
      return checks.withUnsafeBufferPointer { checks in
        for check in checks {
          var sum: Int64 = 0
          let end = Int(check.endOfTerms)
          while place < end {
            sum &+= terms[place].factor &* cells[terms[place].cell]
            place += 1
          }
          signs |= check.isZero ? sum | (0 &- sum) : sum
        }
        return signs >= 0
      }
    }
  }
}
