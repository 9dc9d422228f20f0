import DiagnosticRenderers
import Diagnostics
import SnapshotReports
import Snapshots

/// Tells of a run's findings: on standard error in the chosen form, and in the files asked for.
struct FindingReport {
  let list: FindingList
  let clusters: [Cluster]
  private let invocation: Invocation
  /// The specs that have findings, by their paths.
  private let sources: [String: SourceFile]
  /// Where the whole report goes.
  private let reportPath: Path
  private let reportOption: String

  /// - Parameter report: where the whole report goes; nil for the pending folder.
  init(
    _ invocation: Invocation, list: FindingList, sources: [String: SourceFile], report: Path? = nil
  ) {
    self.invocation = invocation
    self.list = list
    self.sources = sources
    clusters = Cluster.of(list)
    reportOption = report == nil ? "--pending" : "--report"
    reportPath = report ?? invocation.pending.appending("report.json".utf8)
  }

  var isClean: Bool { list.findings.isEmpty && list.failed == 0 }

  /// - Returns: whether a file could not be written.
  func write(_ reporter: inout Reporter) -> Bool {
    var hasFault = false
    for (path, option, text) in files {
      var folder = OutputFolder(path.folder, option: option)
      if case .failure(let fault) = folder.write(text(), to: path) {
        hasFault = true
        reporter.report([fault.diagnostic(at: path)])
      }
    }
    guard !isClean else { return hasFault }
    if invocation.format == "terminal" {
      let isColored = Reporter.isColored(
        invocation.color, isTerminal: StandardStreams.isTerminal(2))
      let report = TerminalReport(isColored: isColored, report: reportPath.display)
      reporter.insist(report.text(of: list, clusters))
    } else {
      reporter.report(diagnostics)
    }
    return hasFault
  }

  /// Each with the option that says where it goes.
  private var files: [(Path, String, () -> [UInt8])] {
    var files: [(Path, String, () -> [UInt8])] = [
      (reportPath, reportOption, { JSONReport.write(list) })
    ]
    if let path = invocation.junitFile {
      files.append((path, "--junit", { JUnitReport.write(list, clusters) }))
    }
    if let path = invocation.htmlFile {
      let report = reportPath.display
      files.append((path, "--html", { HTMLReport.write(list, clusters, report: report) }))
    }
    return files
  }

  /// Each cluster once for each spec, for the forms that other programs read.
  private var diagnostics: [Diagnostic] {
    clusters.flatMap { cluster in
      var members: [String: Int] = [:]
      var paths: [String] = []
      for index in cluster.members {
        let finding = list.findings[index]
        let path = finding.source.isEmpty ? finding.store : finding.source
        if members.updateValue(members[path, default: 0] + 1, forKey: path) == nil {
          paths.append(path)
        }
      }
      return paths.map { diagnostic(of: cluster, path: $0, count: members[$0, default: 0]) }
    }
  }

  private func diagnostic(of cluster: Cluster, path: String, count: Int) -> Diagnostic {
    let file = sources[path] ?? SourceFile(path: path, bytes: [])
    let code: Diagnostic.Code =
      switch cluster.status {
      case .changed: "snapshot/changed"
      case .missing: "snapshot/missing"
      case .obsolete: "snapshot/obsolete"
      }
    let place = cluster.place.isEmpty ? "" : " (\(cluster.place))"
    let changes = cluster.example.changes
    let first = changes.first.map { ": " + $0.description.replacingLineFeeds } ?? ""
    let what = count == 1 ? "1 snapshot is" : "\(count) snapshots are"
    return Diagnostic(
      code, "\(what) \(cluster.status.rawValue)\(place)\(first)", at: file.range(0..<0),
      notes: changes.dropFirst().prefix(TerminalReport.mostChanges).map {
        Note($0.description.replacingLineFeeds)
      },
      help: [
        Help(
          "accept with: alertc accept --from \(shellWord(reportPath.display)) "
            + "--cluster \(cluster.id)")
      ])
  }
}

extension String {
  fileprivate var replacingLineFeeds: String {
    split(separator: "\n").joined(separator: " ")
  }
}
