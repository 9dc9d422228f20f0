import DiagnosticRenderers
import Diagnostics
import SnapshotReports
import Snapshots

/// `alertc verify`: compares what the specs look like with what is recorded, and never writes a
/// baseline.
enum Verify {
  static func run(_ invocation: Invocation) -> Int32 {
    do throws(CommandLineFault) {
      return try verify(invocation)
    } catch {
      return Door.fail(error)
    }
  }

  private static func verify(_ invocation: Invocation) throws(CommandLineFault) -> Int32 {
    var run = try SnapshotRun(invocation, task: .verify)
    var reporter = Reporter(invocation, total: run.inputs.count)
    var hasErrors = false
    var sources: [String: SourceFile] = [:]
    run.run(&reporter) { outcome, _ in
      if outcome.diagnostics.contains(where: { $0.severity == .error }) { hasErrors = true }
      if !outcome.findings.isEmpty { sources[outcome.path.display] = outcome.source }
      return true
    }
    run.addObsolete()
    let report = FindingReport(invocation, list: run.list, sources: sources)
    let earlier = EarlierReport.keep(
      at: invocation.pending.appending("report.json".utf8), before: run)
    let faults = report.write(&reporter)
    if let earlier { reporter.insist(earlier) }
    let beside = run.unselected == 0 ? "" : " \(run.unselected) more are recorded."
    reporter.finish(
      success: report.isClean ? TerminalReport.summary(of: run.list) + beside : nil)
    if let leftOut = run.environmentsLeftOut { reporter.say(leftOut + "\n") }
    return exitCode(of: run.list, hasFault: run.hasFault || faults, hasErrors: hasErrors).rawValue
  }

  /// The first that applies of 2, 5, 1, 3, 4.
  static func exitCode(
    of list: FindingList, hasFault: Bool, hasErrors: Bool, isIncomplete: Bool = false
  ) -> ExitCode {
    if hasFault { return .usage }
    if isIncomplete { return .incomplete }
    if hasErrors || list.failed > 0 || list.count(.changed) > 0 { return .specErrors }
    if list.count(.missing) > 0 { return .missing }
    return list.count(.obsolete) > 0 ? .obsolete : .clean
  }
}
