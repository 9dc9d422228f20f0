/// The constants for which one set of bounds stays tight, and the values there: whole-number
/// arithmetic over a common denominator.
///
/// Works on one array of cells: the constants of the rows, times the plan's common denominator;
/// then the values of the variables, times that and the region's own; then the sums that are
/// checked. The first cell is always 0.
struct PlanRegion: Sendable {
  /// Sets a cell to a sum of three products divided by a positive divisor, which always goes in.
  ///
  /// A sum of fewer products has a factor of 0; one of more takes several instructions.
  struct Instruction: Sendable {
    var factor0: Int64 = 0
    var factor1: Int64 = 0
    var factor2: Int64 = 0
    var cell0: Int32 = 0
    var cell1: Int32 = 0
    var cell2: Int32 = 0
    var target: Int32
    var divisor: Int64 = 1
  }

  var instructions: ContiguousArray<Instruction> = []
  /// The cells that have to be at least 0.
  var nonNegative: ContiguousArray<Int32> = []
  /// All cells that the instructions need.
  var cellCount = 0
  /// The denominator of the values, apart from that of the constants.
  var denominator: Int64 = 1
  /// With no constant greater than this in magnitude, no sum overflows.
  var greatestConstant: Int64 = 0

  /// How often values were computed here.
  private var uses = 0
  /// What each constant does to the cells, once that is known.
  private(set) var effects: PlanEffects?

  /// Computes the values; O(number of terms).
  ///
  /// - Parameter cells: at least ``cellCount``.
  /// - Returns: whether the constants are in the region; if not, the values mean nothing.
  func evaluate(_ cells: UnsafeMutablePointer<Int64>) -> Bool {
    run(cells)
    return isInside(cells)
  }

  private func run(_ cells: UnsafeMutablePointer<Int64>) {
    instructions.withUnsafeBufferPointer { instructions in
      for it in instructions {
        var sum = it.factor0 &* cells[Int(it.cell0)]
        sum &+= it.factor1 &* cells[Int(it.cell1)]
        sum &+= it.factor2 &* cells[Int(it.cell2)]
        cells[Int(it.target)] = it.divisor == 1 ? sum : sum / it.divisor
      }
    }
  }

  /// Whether the sums that are checked have the right signs; O(number of sums).
  func isInside(_ cells: UnsafeMutablePointer<Int64>) -> Bool {
    // Signs are gathered without a branch for each: nearly always all of them are right.
    var signs: Int64 = 0
    nonNegative.withUnsafeBufferPointer { for cell in $0 { signs |= cells[Int(cell)] } }
    return signs >= 0
  }

  /// Counts a use. A region that is used again and again learns what each constant does.
  ///
  /// - Parameter constants: how many there are; their cells come after the first.
  mutating func noteUse(constants: Int) {
    uses += 1
    if uses == Self.usesBeforeEffects, constants <= Self.mostConstantsWithEffects {
      effects = effects(ofConstants: constants)
    }
  }

  private static var usesBeforeEffects: Int { 4 }
  private static var mostConstantsWithEffects: Int { 256 }

  /// What each constant does: the cells when it alone is 1.
  ///
  /// - Returns: nil when the values hang together so much that computing all of them is as quick.
  private func effects(ofConstants constants: Int) -> PlanEffects? {
    var effects = PlanEffects()
    var cells = ContiguousArray<Int64>(repeating: 0, count: cellCount)
    var isChecked = [Bool](repeating: false, count: cellCount)
    for cell in nonNegative { isChecked[Int(cell)] = true }
    for constant in 1..<(constants + 1) {
      cells[constant] = 1
      cells.withUnsafeMutableBufferPointer { cells in cells.baseAddress.map { run($0) } }
      cells[constant] = 0
      let changing = (constants + 1..<cellCount).lazy.filter { cells[$0] != 0 }
      effects.add(changing.map { ($0, cells[$0]) }, isChecked: isChecked)
      if effects.count > 8 * instructions.count { return nil }
    }
    return effects
  }

  /// Adds the instructions for a sum of products.
  mutating func set(
    _ target: Int, to products: [(factor: Int64, cell: Int)], over divisor: Int64 = 1
  ) {
    var products = products[...]
    var isFirst = true
    repeat {
      var it = Instruction(target: Int32(target))
      if !isFirst { products.insert((1, target), at: products.startIndex) }
      if let (factor, cell) = products.popFirst() { (it.factor0, it.cell0) = (factor, Int32(cell)) }
      if let (factor, cell) = products.popFirst() { (it.factor1, it.cell1) = (factor, Int32(cell)) }
      if let (factor, cell) = products.popFirst() { (it.factor2, it.cell2) = (factor, Int32(cell)) }
      if products.isEmpty { it.divisor = divisor }
      instructions.append(it)
      isFirst = false
    } while !products.isEmpty
    cellCount = max(cellCount, target + 1)
  }
}
