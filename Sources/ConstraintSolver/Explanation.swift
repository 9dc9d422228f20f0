import Geometry

/// Something that holds with equality at a solution and fixes a value there.
public enum Bound: Hashable, Sendable {
  case constraint(ConstraintIndex)
  /// A non-negative variable is 0.
  case nonNegative(Variable)
  /// An ambiguous variable was given the value of least magnitude, 0.
  case leastMagnitude(Variable)
}

/// Why a variable has its value: the bounds it is a combination of, and in which order they
/// settle what.
///
/// The value is the sum, over the steps, of the multiplier times the constant of the bound (0 for
/// anything but a constraint). So a multiplier is also how far the variable moves when that
/// constant grows by 1 and the same bounds stay tight.
public struct Explanation: Hashable, Sendable {
  /// One bound of the sum, and how much of it goes in.
  public struct Step: Hashable, Sendable {
    /// What is tight.
    public let bound: Bound
    /// Undefined when it does not fit in 64 bits.
    public let multiplier: Rational
    /// The variable this bound settles, given the steps before it; nil for a bound that settles
    /// variables only together with others.
    public let settles: Variable?
  }

  /// Whose value is explained.
  public let variable: Variable
  /// As the solution has it.
  public let value: Rational
  /// In an order in which each step rests on those before it.
  public let steps: [Step]
}

extension ConstraintSystem {
  /// Explains the value of a variable in a solution of this system.
  ///
  /// - Returns: nil for a variable that is not one of the system's, or a solution of another.
  public func explanation(of variable: Variable, in solution: Solution) -> Explanation? {
    explanations(of: [variable], in: solution)[0]
  }

  /// The same for many variables at once, which share the work on the bounds.
  ///
  /// - Returns: for each variable what ``explanation(of:in:)`` gives.
  public func explanations(of variables: [Variable], in solution: Solution) -> [Explanation?] {
    let nothing = [Explanation?](repeating: nil, count: variables.count)
    guard solution.values.count == variableCount else { return nothing }
    var echelon = Echelon()
    var sources: [TightBound] = []
    for bound in solution.tight {
      if case .constraint(let row) = bound, !rows.indices.contains(Int(row)) { return nothing }
      if echelon.add(sparseRow(of: bound)) { sources.append(bound) }
    }
    return variables.map { variable in
      guard variable.index >= 0, Int(variable.index) < variableCount,
        let multipliers = echelon.multipliers(for: [variable.index: .one])
      else { return nil }
      return Explanation(
        variable: variable, value: solution[variable],
        steps: steps(multipliers.map { (sources[$0.key], $0.value.rational) }))
    }
  }

  private func steps(_ bounds: [(bound: TightBound, multiplier: Rational)]) -> [Explanation.Step] {
    var open = bounds.sorted { position(of: $0.bound) < position(of: $1.bound) }
      .map {
        (bound: $0.bound, multiplier: $0.multiplier, unknown: Set(sparseRow(of: $0.bound).keys))
      }
    var steps: [Explanation.Step] = []
    // Bounds that settle their variables only together, and how many there are so far.
    var together: Set<Int32> = []
    var count = 0
    while !open.isEmpty {
      var place = 0
      for index in open.indices.dropFirst()
      where open[index].unknown.subtracting(together).count
        < open[place].unknown.subtracting(together).count
      {
        place = index
      }
      let (bound, multiplier, unknown) = open.remove(at: place)
      together.formUnion(unknown)
      count += 1
      let settled = count == 1 && unknown.count == 1 ? unknown.first : nil
      steps.append(
        Explanation.Step(
          bound: bound.asBound, multiplier: multiplier,
          settles: settled.map { Variable(index: $0) }))
      if together.count > count { continue }
      for index in open.indices { open[index].unknown.subtract(together) }
      together = []
      count = 0
    }
    return steps
  }

  /// Bounds of single variables come after the constraints.
  private func position(of bound: TightBound) -> Int {
    switch bound {
    case .constraint(let row): Int(row)
    case .nonNegative(let variable): rows.count + Int(variable)
    case .least(let variable): rows.count + variableCount + Int(variable)
    }
  }
}

extension TightBound {
  var asBound: Bound {
    switch self {
    case .constraint(let row): .constraint(ConstraintIndex(Int(row)))
    case .nonNegative(let variable): .nonNegative(Variable(index: variable))
    case .least(let variable): .leastMagnitude(Variable(index: variable))
    }
  }
}
