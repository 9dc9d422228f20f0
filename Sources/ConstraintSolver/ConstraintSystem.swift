import Geometry

/// Linear constraints with priorities over real unknowns, in the order they were declared.
///
/// Building is appending to flat arrays: nothing is allocated per constraint once the capacity is
/// there. A system is a value; solving it leaves nothing behind in it.
public struct ConstraintSystem: Sendable {
  struct Row: Sendable {
    var constant: Rational
    var relation: Relation
    /// A place in `priorities`, or -1 for a required constraint.
    var priority: Int32
    /// The end of the row's terms in `terms`; they start where those of the row before end.
    var end: Int32
  }

  var terms: ContiguousArray<Term> = []
  var rows: ContiguousArray<Row> = []
  var isNonNegative: ContiguousArray<Bool> = []
  /// The distinct optional priorities in order of first use.
  var priorities: ContiguousArray<Rational> = []
  /// Constraints that cannot take part: a number in them is undefined, or a variable is not one
  /// of this system's.
  var malformed: ContiguousArray<Int32> = []
  private var openTermsAreUsable = true
  /// Where the terms of the constraint being declared start.
  private var openStart = 0

  /// No variables and no constraints.
  public init() {}

  /// Their indices are the numbers below it.
  public var variableCount: Int { isNonNegative.count }
  /// Their indices are the numbers below it; constraints without terms count too.
  public var constraintCount: Int { rows.count }

  /// Makes room, so that building allocates no more than once for each array.
  public mutating func reserveCapacity(variables: Int, constraints: Int, terms: Int) {
    isNonNegative.reserveCapacity(max(0, variables))
    rows.reserveCapacity(max(0, constraints))
    self.terms.reserveCapacity(max(0, terms))
  }

  /// Declares an unknown; a non-negative one (a size) is required to be at least 0.
  public mutating func addVariable(isNonNegative: Bool = false) -> Variable {
    self.isNonNegative.append(isNonNegative)
    return Variable(index: Int32(truncatingIfNeeded: self.isNonNegative.count - 1))
  }

  /// Declares `term relation constant`.
  @discardableResult
  public mutating func add(
    _ term: Term, _ relation: Relation, _ constant: Rational, priority: Priority = .required
  ) -> ConstraintIndex {
    append(term)
    return end(relation, constant, priority: priority)
  }

  /// Declares `first + second relation constant`.
  @discardableResult
  public mutating func add(
    _ first: Term, _ second: Term, _ relation: Relation, _ constant: Rational,
    priority: Priority = .required
  ) -> ConstraintIndex {
    if isPlain(first), isPlain(second), first.variable != second.variable {
      terms.append(first)
      terms.append(second)
    } else {
      append(first)
      append(second)
    }
    return end(relation, constant, priority: priority)
  }

  /// Declares `first + second + third relation constant`.
  @discardableResult
  public mutating func add(
    _ first: Term, _ second: Term, _ third: Term, _ relation: Relation, _ constant: Rational,
    priority: Priority = .required
  ) -> ConstraintIndex {
    if isPlain(first), isPlain(second), isPlain(third), first.variable != second.variable,
      first.variable != third.variable, second.variable != third.variable
    {
      terms.append(first)
      terms.append(second)
      terms.append(third)
    } else {
      append(first)
      append(second)
      append(third)
    }
    return end(relation, constant, priority: priority)
  }

  /// Declares `sum of terms relation constant`.
  @discardableResult
  public mutating func add(
    _ terms: some Sequence<Term>, _ relation: Relation, _ constant: Rational,
    priority: Priority = .required
  ) -> ConstraintIndex {
    for term in terms { append(term) }
    return end(relation, constant, priority: priority)
  }

  /// Adds a term to the constraint that the next ``end(_:_:priority:)`` declares.
  ///
  /// Terms of one variable are summed. O(number of terms so far in this constraint).
  public mutating func append(_ term: Term) {
    guard term.coefficient.isDefined, term.variable.index >= 0,
      Int(term.variable.index) < isNonNegative.count
    else {
      openTermsAreUsable = false
      return
    }
    if term.coefficient.isZero { return }
    var place = terms.count
    while place > openStart {
      place -= 1
      guard terms[place].variable == term.variable else { continue }
      terms[place].coefficient += term.coefficient
      if terms[place].coefficient.isZero {
        terms.remove(at: place)
      } else if !terms[place].coefficient.isDefined {
        openTermsAreUsable = false
      }
      return
    }
    terms.append(term)
  }

  /// Declares the constraint whose terms were appended since the last declaration.
  @discardableResult
  public mutating func end(
    _ relation: Relation, _ constant: Rational, priority: Priority = .required
  ) -> ConstraintIndex {
    let index = rows.count
    if !openTermsAreUsable || !constant.isDefined {
      malformed.append(Int32(truncatingIfNeeded: index))
      terms.removeLast(terms.count - openStart)
      openTermsAreUsable = true
      rows.append(
        Row(
          constant: 0, relation: .equal, priority: -1,
          end: Int32(truncatingIfNeeded: terms.count)))
      return ConstraintIndex(index)
    }
    rows.append(
      Row(
        constant: constant, relation: relation, priority: place(of: priority),
        end: Int32(truncatingIfNeeded: terms.count)))
    openStart = terms.count
    return ConstraintIndex(index)
  }

  /// Puts another constant in a constraint's place; an undefined one, or an index of no
  /// constraint or of a malformed one, changes nothing.
  public mutating func setConstant(_ constant: Rational, of index: ConstraintIndex) {
    guard rows.indices.contains(index.rawValue), constant.isDefined,
      malformed.isEmpty || !malformed.contains(Int32(truncatingIfNeeded: index.rawValue))
    else { return }
    rows[index.rawValue].constant = constant
  }

  /// Whether a term can be used as it is, unless another has the same variable.
  @inline(__always)
  private func isPlain(_ term: Term) -> Bool {
    term.coefficient.numerator != 0 && term.variable.index >= 0
      && Int(term.variable.index) < isNonNegative.count && terms.count == openStart
  }

  private mutating func place(of priority: Priority) -> Int32 {
    if priority.isRequired { return -1 }
    for place in priorities.indices.reversed() where priorities[place] == priority.value {
      return Int32(truncatingIfNeeded: place)
    }
    priorities.append(priority.value)
    return Int32(truncatingIfNeeded: priorities.count - 1)
  }
}

extension ConstraintSystem {
  func terms(of row: Int) -> Range<Int> {
    (row == 0 ? 0 : Int(rows[row - 1].end))..<Int(rows[row].end)
  }

  /// The variables, each once, and coefficients of a constraint; empty for an index of none.
  public func terms(of index: ConstraintIndex) -> [Term] {
    guard rows.indices.contains(index.rawValue) else { return [] }
    return Array(terms[terms(of: index.rawValue)])
  }

  /// The priority of a constraint; nil for an index of none.
  public func priority(of index: ConstraintIndex) -> Priority? {
    guard rows.indices.contains(index.rawValue) else { return nil }
    let place = Int(rows[index.rawValue].priority)
    return place < 0 ? .required : Priority(unchecked: priorities[place])
  }

  /// How far values are from meeting a constraint: 0 when they meet it.
  ///
  /// - Parameter values: one for each variable, in order of declaration.
  /// - Returns: undefined for an index of no constraint, too few values, or a sum that does not
  ///   fit.
  public func violation(of index: ConstraintIndex, values: some RandomAccessCollection<Rational>)
    -> Rational
  {
    guard rows.indices.contains(index.rawValue), values.count >= variableCount else {
      return .undefined
    }
    let row = rows[index.rawValue]
    var excess = -row.constant
    for place in terms(of: index.rawValue) {
      let value = values[
        values.index(values.startIndex, offsetBy: Int(terms[place].variable.index))]
      excess += terms[place].coefficient * value
    }
    switch row.relation {
    case .equal: return excess.magnitude
    case .lessThanOrEqual: return excess.isNegative ? 0 : excess
    case .greaterThanOrEqual: return excess.isPositive ? 0 : -excess
    }
  }
}
