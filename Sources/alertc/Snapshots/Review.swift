import DiagnosticRenderers
import Diagnostics
import SnapshotReports
import Snapshots

/// `alertc review`: goes through what is pending, one kind of difference after the other.
///
/// On a terminal a key decides; elsewhere the same is printed with the commands that decide it.
enum Review {
  static func run(_ invocation: Invocation) -> Int32 {
    let path = invocation.from ?? invocation.pending.appending("report.json".utf8)
    var reporter = Reporter(invocation, total: 0)
    let read = ReportFile.read(path)
    reporter.report(read.diagnostics)
    guard !read.hasErrors else {
      reporter.finish(success: nil)
      return ExitCode.usage.rawValue
    }
    let clusters = Cluster.of(read.value)
    guard !clusters.isEmpty else {
      reporter.finish(success: "Nothing is pending.")
      return ExitCode.clean.rawValue
    }
    let isTerminal = StandardStreams.isTerminal(1)
    let report = TerminalReport(
      isColored: Reporter.isColored(invocation.color, isTerminal: isTerminal),
      report: path.display)
    var session = ReviewSession(list: read.value, clusters: clusters, report: report)
    let isDone: Void? = isTerminal ? TerminalMode.withSingleKeys { session.run() } : nil
    guard isDone != nil else { return printed(report, read.value, clusters) }
    var acceptance = Acceptance()
    reporter.report(acceptance.accept(session.accepted))
    var hasFault = acceptance.hasFault
    if !hasFault, invocation.from == nil {
      hasFault = !keep(session.left, of: read.value, at: path, &reporter)
    }
    reporter.finish(success: hasFault ? nil : acceptance.sentence)
    if hasFault { return ExitCode.usage.rawValue }
    return (session.left.isEmpty ? ExitCode.clean : .specErrors).rawValue
  }

  /// Leaves only what is still to be decided in the folder of what is pending.
  private static func keep(
    _ left: [Finding], of list: FindingList, at path: Path, _ reporter: inout Reporter
  ) -> Bool {
    var list = list
    list.findings = left
    var folder = OutputFolder(path.folder)
    guard case .failure(let fault) = folder.write(JSONReport.write(list), to: path) else {
      return true
    }
    reporter.report([fault.diagnostic(at: path)])
    return false
  }

  /// For scripts: every cluster, and how to decide.
  private static func printed(
    _ report: TerminalReport, _ list: FindingList, _ clusters: [Cluster]
  ) -> Int32 {
    var output = OutputStream(1)
    for cluster in clusters {
      output.write((report.text(of: cluster, in: list) + "\n").utf8)
      if output.isClosed { break }
    }
    output.write((TerminalReport.summary(of: list) + "\n").utf8)
    output.flush()
    if let fault = output.fault {
      return Door.fail(CommandLineFault(fault.sentence, help: fault.help))
    }
    return ExitCode.specErrors.rawValue
  }
}
