import ConstraintSolver
import Geometry

prefix operator +
prefix func + (variable: Variable) -> Term { Term(variable) }
prefix func - (variable: Variable) -> Term { Term(-1, variable) }

private let hugging = Priority(250) ?? .required
private let compression = Priority(750) ?? .required

/// One axis of a view: where it starts, its size, and where it ends.
private struct Span {
  let start: Variable
  let size: Variable
  let end: Variable

  init(_ system: inout ConstraintSystem) {
    start = system.addVariable()
    size = system.addVariable(isNonNegative: true)
    end = system.addVariable()
    system.add(+end, -start, -size, .equal, 0)
  }

  @discardableResult
  func hug(_ length: Rational, _ system: inout ConstraintSystem) -> Alert.OwnSize {
    Alert.OwnSize(
      hugging: system.add(+size, .lessThanOrEqual, length, priority: hugging),
      compression: system.add(+size, .greaterThanOrEqual, length, priority: compression))
  }

  func hug(_ length: Variable, _ system: inout ConstraintSystem) {
    system.add(+size, -length, .lessThanOrEqual, 0, priority: hugging)
    system.add(+size, -length, .greaterThanOrEqual, 0, priority: compression)
  }
}

/// Both axes of an alert with a title, a message and a row of two buttons: 27 variables and 39
/// constraints. With lengths, the heights that its texts ask for are variables too, as in kiwi,
/// where only a variable can be edited: 30 variables and 42 constraints.
struct Alert {
  /// The constraints that say how large a view is of itself.
  struct OwnSize {
    let hugging: ConstraintIndex
    let compression: ConstraintIndex
  }

  let system: ConstraintSystem
  /// The constraint that says how wide it is.
  let width: ConstraintIndex
  /// The heights of its texts; empty with lengths.
  let texts: [OwnSize]
  /// The constraints that say how high its texts ask to be; empty without lengths.
  let lengths: [ConstraintIndex]
  let end: Variable

  @inline(never)
  init(withLengths: Bool = false) {
    var system = ConstraintSystem()
    system.reserveCapacity(variables: 30, constraints: 50, terms: 110)
    let alert = Span(&system)
    system.add(+alert.start, .equal, 60)
    width = system.add(+alert.size, .equal, 270)
    for length in [120, 230] as [Rational] {
      let label = Span(&system)
      system.add(+label.start, -alert.start, .equal, 16)
      system.add(+label.end, -alert.end, .equal, -16)
      label.hug(length, &system)
    }
    let cancel = Span(&system)
    let confirm = Span(&system)
    system.add(+cancel.start, -alert.start, .equal, 0)
    system.add(+confirm.start, -cancel.end, .equal, Rational(1, 2))
    system.add(+confirm.end, -alert.end, .equal, 0)
    system.add(+cancel.size, -confirm.size, .equal, 0)
    cancel.hug(48, &system)
    confirm.hug(52, &system)

    let height = Span(&system)
    system.add(+height.start, .equal, 0)
    system.add(+height.size, .lessThanOrEqual, 780)
    var above = height.start
    var texts: [OwnSize] = []
    var lengths: [ConstraintIndex] = []
    for (length, gap) in [(22, 19), (32, 2), (44, 19)] as [(Rational, Rational)] {
      let row = Span(&system)
      system.add(+row.start, -above, .equal, gap)
      above = row.end
      if withLengths {
        let text = system.addVariable()
        lengths.append(system.add(+text, .equal, length))
        row.hug(text, &system)
      } else {
        texts.append(row.hug(length, &system))
      }
    }
    system.add(+height.end, -above, .equal, 0)
    end = height.end
    (self.texts, self.lengths, self.system) = (texts, lengths, system)
  }
}

/// Views one below the other with gaps of 8, each with a height of its own: 3 variables and 4
/// constraints a view.
struct Chain {
  let system: ConstraintSystem
  /// The constraint that says where it starts.
  let start: ConstraintIndex
  let end: Variable

  @inline(never)
  init(_ count: Int) {
    var system = ConstraintSystem()
    system.reserveCapacity(
      variables: 1 + 3 * count, constraints: 1 + 4 * count, terms: 1 + 7 * count)
    var above = system.addVariable()
    start = system.add(+above, .equal, 0)
    for _ in 0..<count {
      let view = Span(&system)
      system.add(+view.start, -above, .equal, 8)
      view.hug(20, &system)
      above = view.end
    }
    end = above
    self.system = system
  }
}
