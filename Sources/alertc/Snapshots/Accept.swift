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

/// Takes findings into the stores, store by store.
///
/// A store is written whole or not at all, and what was taken in before is as the finding wants it:
/// after an interruption the same may simply be done again.
struct Acceptance {
  private var writer = StoreFileWriter()
  private(set) var accepted = 0
  private(set) var hasFault = false

  /// How it went, for people.
  var sentence: String {
    accepted == 0
      ? "Nothing to accept: all is as the report wants it."
      : "Accepted \(accepted) snapshots in \(writer.written + writer.removed) files."
  }

  /// - Returns: what went wrong.
  mutating func accept(_ findings: [Finding]) -> [Diagnostic] {
    var stores: [String: [Finding]] = [:]
    var order: [String] = []
    for finding in findings {
      if stores[finding.store] == nil { order.append(finding.store) }
      stores[finding.store, default: []].append(finding)
    }
    var diagnostics: [Diagnostic] = []
    for store in order {
      let faults = accept(stores[store] ?? [], in: Path(store))
      if !faults.isEmpty { hasFault = true }
      diagnostics += faults
    }
    return diagnostics + writer.finish()
  }

  private mutating func accept(_ findings: [Finding], in path: Path) -> [Diagnostic] {
    guard let first = findings.first else { return [] }
    guard StoreFolder.isStore(path) else {
      return [
        FileFault(
          "snapshot/outside", "\(path.quoted) is no store of snapshots",
          help: "accept a report that alertc verify wrote, in the folder that it ran in"
        ).diagnostic(at: path)
      ]
    }
    let folder = StoreFolder(path.folder)
    folder.clearAway()
    if first.status == .obsolete {
      let faults = writer.remove(path)
      if faults.isEmpty { accepted += findings.count }
      return faults
    }
    do throws(FileFault) {
      let stem = StoreName.stem(of: first.name)
      guard folder.file(stem) == path else {
        return [stale(path)]
      }
      let read = StoreReader.read(try folder.read(stem), name: first.name)
      guard !read.hasErrors else { return read.diagnostics }
      var baseline = read.value
      var count = 0
      for finding in findings where baseline[finding.variant] != finding.actual {
        guard baseline[finding.variant] == finding.expected else { return [stale(path)] }
        baseline[finding.variant] = finding.actual
        count += 1
      }
      guard count > 0 else { return [] }
      let faults = writer.write(
        StoreWriter(known: Compiler.snapshotAxes).write(baseline), to: folder, stem)
      if faults.isEmpty { accepted += count }
      return faults
    } catch {
      return [error.diagnostic(at: path)]
    }
  }

  /// Somebody else was faster, or the report is an old one.
  private func stale(_ path: Path) -> Diagnostic {
    FileFault(
      "snapshot/stale", "\(path.quoted) has changed since the report was made",
      help: "run alertc verify again, then accept what it reports"
    ).diagnostic(at: path)
  }
}
