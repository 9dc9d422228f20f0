import Diagnostics
import Snapshots

/// `alertc record`: writes what the specs look like into their stores.
enum Record {
  static func run(_ invocation: Invocation) -> Int32 {
    let task = SnapshotTask.record(
      missing: invocation.recording != .changed, changed: invocation.recording != .missing,
      replacesDamaged: invocation.recording == .all, locksMissing: invocation.locks)
    do throws(CommandLineFault) {
      return try run(invocation, task)
    } catch {
      return Door.fail(error)
    }
  }

  private static func run(
    _ invocation: Invocation, _ task: SnapshotTask
  ) throws(CommandLineFault) -> Int32 {
    var run = try SnapshotRun(invocation, task: task)
    var reporter = Reporter(invocation, total: run.inputs.count)
    var writer = StoreFileWriter()
    var cleared: Set<StoreFolder> = []
    var hasErrors = false
    run.run(&reporter) { outcome, reporter in
      if outcome.diagnostics.contains(where: { $0.severity == .error }) { hasErrors = true }
      guard let folder = outcome.folder else { return true }
      if cleared.insert(folder).inserted { FileRemoval.clearAway(in: folder.path) }
      guard let name = outcome.name else { return true }
      let stem = StoreName.stem(of: name)
      var faults: [Diagnostic] = []
      if let files = outcome.files { faults += writer.write(files, to: folder, stem) }
      if let lock = outcome.lock { faults += writer.write(lock, to: folder.lockFile(stem)) }
      reporter.report(faults)
      guard outcome.files != nil || outcome.lock != nil, faults.isEmpty else {
        return !writer.isFull
      }
      let file = outcome.files == nil ? folder.lockFile(stem) : folder.file(stem)
      reporter.say(sentence(outcome, file))
      return true
    }
    if writer.isFull { reporter.say("Nothing more is written: the run ends here.\n") }
    reporter.report(writer.finish())
    let specs = counted(run.specs, "spec")
    reporter.finish(
      success: writer.written == 0
        ? "Nothing to record: the snapshots of \(specs) are as they are."
        : "Recorded \(counted(run.recorded, "snapshot")) of \(specs) in "
          + "\(counted(writer.written, "file")).")
    if run.hasFault || writer.hasFault { return ExitCode.usage.rawValue }
    return hasErrors ? ExitCode.specErrors.rawValue : ExitCode.clean.rawValue
  }

  private static func sentence(_ outcome: SnapshotOutcome, _ file: Path) -> String {
    let missing = outcome.findings.reduce(0) { $0 + ($1.status == .missing ? 1 : 0) }
    let changed = outcome.findings.count - missing
    var parts: [String] = []
    if missing > 0 { parts.append("\(missing) new") }
    if changed > 0 { parts.append("\(changed) changed") }
    return "recorded \(escaped(file.display, limit: 200)): "
      + (parts.isEmpty ? "written anew" : parts.joined(separator: ", ")) + "\n"
  }
}
