import ConstraintSolver
import Geometry

/// A small system as data, drawn from a seed.
struct Sample: CustomStringConvertible {
  struct Constraint {
    /// One for each variable.
    var factors: [Rational]
    var relation: Relation
    var constant: Rational
    /// Nil for required.
    var priority: Rational?
  }

  var isNonNegative: [Bool]
  var constraints: [Constraint]

  /// - Parameter required: how many of ten constraints are required.
  init(seed: UInt64, variables: Int, constraints count: Int, required: Int) {
    var random = SeededGenerator(seed: seed)
    isNonNegative = (0..<variables).map { _ in Bool.random(using: &random) }
    constraints = []
    let priorities: [Rational] = [10, 250, 500, 750, Rational(1999, 2), 999]
    for _ in 0..<count {
      var factors = [Rational](repeating: 0, count: variables)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        factors[Int.random(in: 0..<variables, using: &random)] =
          [1, 1, 1, -1, -1, -1, 2, Rational(1, 2), 3].randomElement(using: &random) ?? 1
      }
      let relation: Relation =
        [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
      let isRequired = Int.random(in: 0..<10, using: &random) < required
      constraints.append(
        Constraint(
          factors: factors, relation: relation,
          constant: Rational(Int64.random(in: -6...24, using: &random), 2),
          priority: isRequired ? nil : priorities.randomElement(using: &random)))
    }
  }

  /// The system with its variables declared in another order.
  ///
  /// - Returns: the system and its variables in the order of the sample.
  func system(order: [Int]? = nil) -> (system: ConstraintSystem, variables: [Variable]) {
    var system = ConstraintSystem()
    var variables = [Variable?](repeating: nil, count: isNonNegative.count)
    for index in order ?? Array(isNonNegative.indices) {
      variables[index] = system.addVariable(isNonNegative: isNonNegative[index])
    }
    let declared = variables.compactMap(\.self)
    for constraint in constraints {
      for (factor, variable) in zip(constraint.factors, declared) {
        system.append(Term(factor, variable))
      }
      system.end(
        constraint.relation, constraint.constant,
        priority: constraint.priority.map { .at($0) } ?? .required)
    }
    return (system, declared)
  }

  var description: String {
    let lines = constraints.map { constraint in
      let terms = constraint.factors.enumerated().filter { $0.element != 0 }
        .map { "\($0.element)·x\($0.offset)" }.joined(separator: " + ")
      let relation =
        switch constraint.relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
      return "\(terms) \(relation) \(constraint.constant) @\(constraint.priority ?? 1000)"
    }
    let bounds = isNonNegative.indices.filter { isNonNegative[$0] }.map { "x\($0) >= 0" }
    return (lines + bounds).joined(separator: "\n")
  }
}

/// SplitMix64 (Steele, Lea and Flood, OOPSLA 2014): the same numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
