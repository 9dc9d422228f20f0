import AlertCompiler
import Diagnostics
import SnapshotReports
import Snapshots

/// `alertc accept`: takes what a report says into the stores.
enum Accept {
  static func run(_ invocation: Invocation) -> Int32 {
    guard invocation.paths.isEmpty else {
      return Door.fail(
        CommandLineFault(
          "accept takes no paths", help: "name the report with --from, and clusters with --cluster")
      )
    }
    let path = invocation.from ?? invocation.pending.appending("report.json".utf8)
    var reporter = Reporter(invocation, total: 0)
    let read = ReportFile.read(path)
    reporter.report(read.diagnostics)
    guard !read.hasErrors else {
      reporter.finish(success: nil)
      return ExitCode.usage.rawValue
    }
    let clusters = Cluster.of(read.value)
    if let fault = unknown(invocation.clusters, among: clusters) { return Door.fail(fault) }
    let chosen = clusters.filter {
      invocation.clusters.isEmpty || invocation.clusters.contains($0.id)
    }
    var acceptance = Acceptance()
    let findings = chosen.flatMap(\.members).sorted().map { read.value.findings[$0] }
    reporter.report(acceptance.accept(findings))
    reporter.finish(success: acceptance.hasFault ? nil : acceptance.sentence)
    return acceptance.hasFault ? ExitCode.usage.rawValue : ExitCode.clean.rawValue
  }

  private static func unknown(_ ids: [String], among clusters: [Cluster]) -> CommandLineFault? {
    guard let id = ids.first(where: { id in !clusters.contains { $0.id == id } }) else {
      return nil
    }
    return CommandLineFault(
      "The report has no cluster \(quoted(id))",
      help: clusters.isEmpty
        ? "nothing is pending"
        : "it has: " + clusters.prefix(20).map(\.id).joined(separator: ", "))
  }
}
