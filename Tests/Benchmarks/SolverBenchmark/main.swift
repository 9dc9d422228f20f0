// Times the solver on an alert and on a chain, in microseconds: the median and the least of
// seven runs.
import ConstraintSolver
import Geometry

prefix operator +
prefix func + (variable: Variable) -> Term { Term(variable) }
prefix func - (variable: Variable) -> Term { Term(-1, variable) }

let hugging = Priority(250) ?? .required
let compression = Priority(750) ?? .required

/// One axis of a view: where it starts, its size, and where it ends.
struct Span {
  let start: Variable
  let size: Variable
  let end: Variable

  init(_ system: inout ConstraintSystem) {
    start = system.addVariable()
    size = system.addVariable(isNonNegative: true)
    end = system.addVariable()
    system.add(+end, -start, -size, .equal, 0)
  }

  func hug(_ length: Rational, _ system: inout ConstraintSystem) {
    system.add(+size, .lessThanOrEqual, length, priority: hugging)
    system.add(+size, .greaterThanOrEqual, length, priority: compression)
  }
}

/// Both axes of an alert with a title, a message and a row of two buttons: 27 variables and 39
/// constraints.
@inline(never)
func alert() -> ConstraintSystem {
  var system = ConstraintSystem()
  system.reserveCapacity(variables: 30, constraints: 50, terms: 110)
  let width = Span(&system)
  system.add(+width.start, .equal, 60)
  system.add(+width.size, .equal, 270)
  for length in [120, 230] as [Rational] {
    let label = Span(&system)
    system.add(+label.start, -width.start, .equal, 16)
    system.add(+label.end, -width.end, .equal, -16)
    label.hug(length, &system)
  }
  let cancel = Span(&system)
  let confirm = Span(&system)
  system.add(+cancel.start, -width.start, .equal, 0)
  system.add(+confirm.start, -cancel.end, .equal, Rational(1, 2))
  system.add(+confirm.end, -width.end, .equal, 0)
  system.add(+cancel.size, -confirm.size, .equal, 0)
  cancel.hug(48, &system)
  confirm.hug(52, &system)

  let height = Span(&system)
  system.add(+height.start, .equal, 0)
  system.add(+height.size, .lessThanOrEqual, 780)
  var above = height.start
  for (length, gap) in [(22, 19), (32, 2), (44, 19)] as [(Rational, Rational)] {
    let row = Span(&system)
    system.add(+row.start, -above, .equal, gap)
    row.hug(length, &system)
    above = row.end
  }
  system.add(+height.end, -above, .equal, 0)
  return system
}

@inline(never)
func chain(_ count: Int) -> ConstraintSystem {
  var system = ConstraintSystem()
  system.reserveCapacity(variables: count, constraints: count, terms: 2 * count)
  var last = system.addVariable()
  system.add(+last, .equal, 8)
  for _ in 1..<count {
    let next = system.addVariable()
    system.add(+next, -last, .equal, 8)
    last = next
  }
  return system
}

func time(_ name: String, repeating count: Int, _ body: () -> Void) {
  let clock = ContinuousClock()
  var runs: [Double] = []
  for _ in 0..<7 {
    let duration = clock.measure { for _ in 0..<count { body() } }
    let (seconds, attoseconds) = duration.components
    runs.append((Double(seconds) * 1e6 + Double(attoseconds) / 1e12) / Double(count))
  }
  runs.sort()
  print("\(name): median \(runs[3]), least \(runs[0])")
}

var sum: Int64 = 0
let anAlert = alert()
let aChain = chain(1000)
print("\(anAlert.variableCount) variables, \(anAlert.constraintCount) constraints")
time("alert, build", repeating: 20_000) { sum &+= Int64(alert().constraintCount) }
time("alert, build and solve", repeating: 20_000) { sum &+= alert().solve().values[1].numerator }
var plan = Plan(anAlert)
time("alert, re-solve", repeating: 1_000_000) {
  plan.resolve()
  sum &+= plan.wasAnticipated ? 1 : 0
}
let optional = (0..<anAlert.constraintCount).map { ConstraintIndex($0) }
  .filter { anAlert.priority(of: $0) != .required }
time("alert, six other constants and re-solve", repeating: 1_000_000) {
  for place in optional.suffix(6) { plan.setConstant(Rational(40 + (sum & 1)), of: place) }
  plan.resolve()
  sum &+= plan.wasAnticipated ? 1 : 0
}
time("chain of 1000, build and solve", repeating: 500) {
  sum &+= chain(1000).solve().values[999].numerator
}
var chainPlan = Plan(aChain)
time("chain of 1000, re-solve", repeating: 20_000) {
  chainPlan.setConstant(Rational(sum & 7), of: ConstraintIndex(0))
  chainPlan.resolve()
  sum &+= chainPlan.wasAnticipated ? 1 : 0
}
print("sum \(sum)")
