// Times one case of the solver: SolverBenchmark CASE REPETITIONS prints microseconds for each.
// The peers in SolverPeers state the same alert and chain and print the same way; the script
// `solvers` runs all of them in turns.
import ConstraintSolver
import Geometry

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Does something as often as asked, and says how much processor time each took.
func time(_ body: (Int) -> Void) {
  let repetitions = max(1, CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1)
  let start = clock()
  for turn in 0..<repetitions { body(turn) }
  // POSIX has a million of these units in a second.
  print(Double(clock() - start) / Double(repetitions))
}

/// Reads every value of a plan, as kiwi's side of the benchmark does.
func total(_ numerators: UnsafeBufferPointer<Int64>, over denominator: Int64) -> Int64 {
  numerators.reduce(0, &+)
}

/// Runs a case, and sums up what it computes so that it has to be computed.
func run(_ name: String?) -> Int64 {
  var sum: Int64 = 0
  switch name {
  case "alert-build":
    time { _ in
      let alert = Alert()
      sum &+= alert.system.solve()[alert.end].numerator
    }
  case "alert-width":
    let alert = Alert()
    var plan = Plan(alert.system)
    time { turn in
      plan.setConstant(Rational(270 + Int64(turn & 31)), of: alert.width)
      plan.resolve()
      sum &+= plan.withUnsafeNumerators(total) ?? 0
    }
  case "alert-texts":
    let alert = Alert(withLengths: true)
    var plan = Plan(alert.system)
    time { turn in
      for length in alert.lengths {
        plan.setConstant(Rational(20 + Int64(turn & 31)), of: length)
      }
      plan.resolve()
      sum &+= plan.withUnsafeNumerators(total) ?? 0
    }
  case "alert-own-sizes":
    let alert = Alert()
    var plan = Plan(alert.system)
    time { turn in
      for text in alert.texts {
        plan.setConstant(Rational(20 + Int64(turn & 31)), of: text.hugging)
        plan.setConstant(Rational(20 + Int64(turn & 31)), of: text.compression)
      }
      plan.resolve()
      sum &+= plan.withUnsafeNumerators(total) ?? 0
    }
  case "chain-build":
    time { _ in
      let chain = Chain(1000)
      sum &+= chain.system.solve()[chain.end].numerator
    }
  case "chain-start":
    let chain = Chain(1000)
    var plan = Plan(chain.system)
    time { turn in
      plan.setConstant(Rational(Int64(turn & 31)), of: chain.start)
      plan.resolve()
      sum &+= plan.withUnsafeNumerators(total) ?? 0
    }
  case "values":
    let (alert, chain) = (Alert(), Chain(1000))
    print(alert.system.solve()[alert.end], chain.system.solve()[chain.end])
  default:
    print(
      "SolverBenchmark alert-build|alert-width|alert-texts|alert-own-sizes|chain-build|chain-start "
        + "REPETITIONS")
  }
  return sum
}

if run(CommandLine.arguments.dropFirst().first) == 1 { print() }
