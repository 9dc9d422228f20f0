import ConstraintSolver
import Geometry

extension Priority {
  static func at(_ value: Rational) -> Priority { Priority(value).unsafelyUnwrapped }
}

/// Short forms, so that a test reads like its constraints.
prefix operator +
prefix func + (variable: Variable) -> Term { Term(variable) }
prefix func - (variable: Variable) -> Term { Term(-1, variable) }
func * (coefficient: Rational, variable: Variable) -> Term { Term(coefficient, variable) }

extension Solution {
  subscript(variables: [Variable]) -> [Rational] { variables.map { self[$0] } }
}
