import Diagnostics
import Snapshots

/// `alertc prune`: deletes stores that no spec has any more.
enum Prune {
  static func run(_ invocation: Invocation) -> Int32 {
    do throws(CommandLineFault) {
      var run = try SnapshotRun(invocation, task: .plan)
      var reporter = Reporter(invocation, total: run.inputs.count)
      var writer = StoreFileWriter()
      run.run(&reporter) { _, _ in true }
      for entry in run.obsoleteEntries() {
        let faults = writer.remove(entry.path)
        reporter.report(faults)
        if faults.isEmpty {
          reporter.say("deleted \(escaped(entry.path.display, limit: 200))\n")
        }
      }
      reporter.report(writer.finish())
      reporter.finish(
        success: writer.removed == 0
          ? "Nothing to delete: every store has its spec."
          : "Deleted \(writer.removed) \(writer.removed == 1 ? "file" : "files").")
      return (run.hasFault || writer.hasFault ? ExitCode.usage : .clean).rawValue
    } catch {
      return Door.fail(error)
    }
  }
}
