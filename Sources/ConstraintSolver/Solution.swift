import Geometry

/// The values of a system's variables, and what was wrong with the system.
public struct Solution: Sendable {
  /// One for each variable, in order of declaration; undefined for a value that is not a
  /// fraction of 64-bit integers.
  public internal(set) var values: ContiguousArray<Rational>
  /// The sets of required constraints that cannot all hold, in the order of the constraint each
  /// makes the solver ignore.
  ///
  /// Only the first 16 are explained; the others are in ``unexplained``.
  public internal(set) var conflicts: [Conflict] = []
  /// Required constraints that were left out without a reason given, in order of declaration:
  /// those that contradict earlier ones after as many conflicts as are explained, and those that
  /// could not be decided with the work a solution may take.
  public internal(set) var unexplained: [ConstraintIndex] = []
  /// The variables that no constraint settles, in order of declaration.
  public internal(set) var ambiguities: [Ambiguity] = []
  /// The choices between constraints of one priority that only the order of declaration made.
  public internal(set) var ties: [Tie] = []
  /// Constraints that took no part: a number in them is undefined, or a variable is not one of
  /// the system's.
  public internal(set) var malformed: [ConstraintIndex] = []
  /// Whether the work that a solution may take was enough; if not, every value is undefined.
  ///
  /// What may be computed is counted, not timed, so that this is the same on every machine. Only
  /// systems with hundreds of unknowns that all hang together can take that much.
  public internal(set) var isFinished = true
  /// Independent bounds that hold exactly, one for each variable: the values are their only
  /// common point.
  var tight: ContiguousArray<TightBound> = []
  /// What has to stay true for the same bounds to stay the tight ones, apart from the required
  /// rows; only collected for a plan.
  var conditions: ContiguousArray<Condition> = []
  /// Whether the tight bounds were proven to give the only best point wherever the conditions
  /// and the required rows hold.
  var isProvenUnique = true

  /// The value of a variable; undefined for a variable that is not one of the system's.
  @inlinable
  public subscript(variable: Variable) -> Rational {
    values.indices.contains(Int(variable.index)) ? values[Int(variable.index)] : .undefined
  }

  /// Whether every required constraint holds and every value was settled by the constraints.
  public var isExact: Bool {
    isFinished && conflicts.isEmpty && unexplained.isEmpty && ambiguities.isEmpty
      && malformed.isEmpty
  }
}

/// Required constraints that cannot all hold.
///
/// The set, bounds at 0 included, is minimal: without any one of its members the others can hold.
public struct Conflict: Hashable, Sendable {
  /// The constraints of the set, in order of declaration.
  public let constraints: [ConstraintIndex]
  /// The variables whose being non-negative is part of the set.
  public let nonNegatives: [Variable]
  /// The member that the solver left out: the latest declared.
  public let ignored: ConstraintIndex
  /// The least violation of the ignored member while the others hold, to the nearest thousandth
  /// where it doesn't fit exactly, and undefined where that doesn't either.
  public let amount: Rational
}

/// A variable with more than one best value.
public struct Ambiguity: Hashable, Sendable {
  /// A declared one; its value in the solution lies between the two.
  public let variable: Variable
  /// The least value it can have at no cost; nil when there is none.
  public let lowest: Rational?
  /// The greatest value it can have at no cost; nil when there is none.
  public let highest: Rational?
}

/// A choice between optional constraints of one priority, each of which could have been met
/// further at the expense of the others by the same amount.
public struct Tie: Hashable, Sendable {
  /// The constraint that was preferred, because it was declared first.
  public let preferred: ConstraintIndex
  /// Those of the same priority that pay for it.
  public let others: [ConstraintIndex]
}

/// On which side of a row a solution lies.
struct Condition {
  enum Kind {
    case zero
    case atLeastZero
    case atMostZero
  }

  var bound: TightBound
  /// Of the excess `terms − constant`, or the value of the variable.
  var kind: Kind
}

/// Something that holds with equality at a solution.
enum TightBound: Hashable, Sendable {
  case constraint(Int32)
  /// A non-negative variable is 0.
  case nonNegative(Int32)
  /// An ambiguous variable is given the value of least magnitude, which is 0.
  case least(Int32)
}
