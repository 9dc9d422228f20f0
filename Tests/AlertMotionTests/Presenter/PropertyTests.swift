import AlertSpec
import Foundation
import Geometry
import Testing

@testable import AlertMotion

/// Random scripts: whatever happens, and whenever. `ALERTC_SCRIPTS` says how many; 4,000 unless it
/// is set.
@Suite("Random scripts")
struct PropertyTests {
  private static let count =
    ProcessInfo.processInfo.environment["ALERTC_SCRIPTS"].flatMap { Int($0) } ?? 4000

  /// Alerts of every family and motion; each event belongs to one action.
  private func alerts() throws -> [StagedAlert] {
    let specs: [(String, String, Queueing)] = [
      ("builder", Family.builder, Queueing()),
      ("can-cancel", Family.canCancel, Queueing(priority: .high, whenRepeated: .replace)),
      ("popup", Family.popup + "presentation: { dismiss: { outsideTap: true } }\n", Queueing()),
      (
        "sheet", Family.sheet + "presentation: { dismiss: { swipe: true } }\n",
        Queueing(priority: .low, whenRepeated: .wait)
      ),
      ("toast", Family.toast, Queueing(priority: .low)),
      ("none", Family.canCancel + "presentation: { kind: none }\n", Queueing(priority: .urgent)),
      (
        "stays", Family.canCancel + "buttons: { dismiss: never }\n",
        Queueing(priority: .normal, whenRepeated: .wait)
      ),
      ("form", FocusTests.form, Queueing(priority: .high)),
      ("detents", Family.resizable, Queueing(whenRepeated: .replace)),
      ("links", Family.links, Queueing()),
    ]
    return try specs.map { id, spec, queueing in
      var alert = try staged(spec)
      alert.id = id
      alert.queueing = queueing
      for index in alert.actions.indices {
        alert.actions[index].event = id + "." + alert.actions[index].id
      }
      return alert
    }
  }

  @Test(
    "Completions come once, no event is lost or doubled, nothing stays, and the focus is somewhere")
  func invariants() throws {
    let alerts = try alerts()
    var happened: Set<TraceEntry.What> = []
    var faulty = 0
    for seed in 0..<UInt64(Self.count) {
      var script = RandomScript(seed: seed, alerts)
      script.run(count: 20)
      let trace = script.presenter.trace
      for entry in trace { happened.insert(entry.what) }
      let faults = script.faults + TraceChecking(trace, alerts).faults
      guard !faults.isEmpty else { continue }
      faulty += 1
      if faulty < 4 {
        Issue.record(
          "seed \(seed): \(faults)\n\(lines(trace, besides: "").joined(separator: "\n"))")
      }
    }
    #expect(faulty == 0)
    // The scripts get everywhere.
    let missing = TraceEntry.What.allCases.filter { !happened.contains($0) }
    #expect(missing == [.swipe, .rest])
  }

  @Test("Time in small steps gives the same trace as in long ones, and a seed always the same")
  func steps() throws {
    let alerts = try alerts()
    for seed in 0..<UInt64(min(200, Self.count)) {
      var long = RandomScript(seed: seed, alerts)
      var short = long
      long.run(count: 20)
      short.run(count: 20, isStepwise: true)
      #expect(long.presenter.trace == short.presenter.trace, "seed \(seed)")
    }
  }
}
