import Diagnostics
import SnapshotReports
import Snapshots

/// `alertc merge`: one report from those of all shards.
enum Merge {
  static func run(_ invocation: Invocation) -> Int32 {
    guard !invocation.paths.isEmpty else {
      return Door.fail(
        CommandLineFault(
          "No report is named", help: "write: alertc merge build/shard-*/report.json"))
    }
    var reporter = Reporter(invocation, total: invocation.paths.count)
    var reports: [(file: SourceFile, list: FindingList)] = []
    var hasFault = false
    for path in invocation.paths {
      let read = ReportFile.read(path)
      reporter.report(read.diagnostics)
      if read.hasErrors { hasFault = true }
      reports.append((ReportFile.source(path), read.value))
    }
    guard !hasFault else {
      reporter.finish(success: nil)
      return ExitCode.usage.rawValue
    }
    let merged = ReportMerging.merge(reports)
    reporter.report(merged.diagnostics)
    let report = FindingReport(
      invocation, list: merged.value, sources: [:],
      report: invocation.reportFile)
    if report.write(&reporter) { hasFault = true }
    reporter.finish(success: report.isClean ? TerminalReport.summary(of: merged.value) : nil)
    return Verify.exitCode(
      of: merged.value, hasFault: hasFault, hasErrors: false, isIncomplete: merged.hasErrors
    ).rawValue
  }
}

/// A report as a file.
enum ReportFile {
  /// A million findings of a few thousand bytes.
  static let limit = 4 << 30

  static func read(_ path: Path) -> Diagnosed<FindingList> {
    do throws(FileFault) {
      let bytes = try FileReader.read(path, limit: limit)
      return JSONReport.read(SourceFile(path: path.display, bytes: bytes))
    } catch {
      return Diagnosed(FindingList(axes: []), [error.diagnostic(at: path)])
    }
  }

  static func source(_ path: Path) -> SourceFile {
    SourceFile(path: path.display, bytes: [])
  }
}
