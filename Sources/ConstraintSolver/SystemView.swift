import Geometry

/// A system's arrays while they are being read, without reference counts.
///
/// Valid only inside ``ConstraintSystem/withView(_:)``. Every variable index in the terms was
/// checked when it was appended.
struct SystemView {
  let variableCount: Int
  let constraintCount: Int
  let termCount: Int
  private let rows: UnsafePointer<ConstraintSystem.Row>?
  private let terms: UnsafePointer<Term>?
  private let signs: UnsafePointer<Bool>?
  let priorities: UnsafeBufferPointer<Rational>

  init(
    rows: UnsafeBufferPointer<ConstraintSystem.Row>, terms: UnsafeBufferPointer<Term>,
    signs: UnsafeBufferPointer<Bool>, priorities: UnsafeBufferPointer<Rational>
  ) {
    variableCount = signs.count
    constraintCount = rows.count
    termCount = terms.count
    self.rows = rows.baseAddress
    self.terms = terms.baseAddress
    self.signs = signs.baseAddress
    self.priorities = priorities
  }

  @inline(__always)
  func row(_ index: Int) -> ConstraintSystem.Row {
    assert(index >= 0 && index < constraintCount)
    return rows.unsafelyUnwrapped[index]
  }

  @inline(__always)
  func term(_ place: Int) -> Term {
    assert(place >= 0 && place < termCount)
    return terms.unsafelyUnwrapped[place]
  }

  @inline(__always)
  func isNonNegative(_ variable: Int32) -> Bool {
    assert(variable >= 0 && variable < variableCount)
    return signs.unsafelyUnwrapped[Int(variable)]
  }

  /// The places of a row's terms.
  @inline(__always)
  func terms(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(row(index - 1).end))..<Int(row(index).end)
  }
}

extension ConstraintSystem {
  func withView<Result>(_ body: (SystemView) -> Result) -> Result {
    rows.withUnsafeBufferPointer { rows in
      terms.withUnsafeBufferPointer { terms in
        isNonNegative.withUnsafeBufferPointer { signs in
          priorities.withUnsafeBufferPointer { priorities in
            body(SystemView(rows: rows, terms: terms, signs: signs, priorities: priorities))
          }
        }
      }
    }
  }
}
