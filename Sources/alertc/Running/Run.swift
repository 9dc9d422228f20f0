import AlertCompiler
import Diagnostics

/// A run of `compile` or `check`: inputs found, worked on in parallel, reported in order.
struct Run {
  private var invocation: Invocation
  private let writesArtifacts: Bool
  /// Whether every spec of the project is read.
  private var takesAllSpecs = false

  init(_ invocation: Invocation, writesArtifacts: Bool) {
    self.invocation = invocation
    self.writesArtifacts = writesArtifacts
  }

  func run() -> Int32 {
    let project = ProjectFiles()
    // Lives as long as the process: to take it apart would cost more than a small run.
    _ = Unmanaged.passRetained(project)
    var run = self
    run.takesAllSpecs = invocation.paths.isEmpty
    do throws(FileFault) {
      try run.fillIn(from: project)
    } catch {
      return Door.fail(CommandLineFault(error.sentence, help: error.help))
    }
    return run.run(project)
  }

  /// What the project says where the command line is silent: the paths, and where artifacts go.
  private mutating func fillIn(from project: ProjectFiles) throws(FileFault) {
    let needsPaths = invocation.paths.isEmpty
    let needsOutput = writesArtifacts && !invocation.isOutputGiven
    guard needsPaths || needsOutput else { return }
    let place = needsPaths ? Path(".") : SpecDiscovery.folder(of: invocation.paths[0])
    guard let root = project.root(of: place), root.isProject,
      let settings = try project.project(of: place)?.settings
    else { return }
    if needsPaths {
      invocation.paths = [root.shown(settings.specs)]
    }
    if needsOutput, let output = settings.output {
      invocation.output = .folder(root.shown(output))
    }
  }

  private func run(_ project: ProjectFiles) -> Int32 {
    if let fault = usageFault { return Door.fail(fault) }
    let inputs = SpecDiscovery.find(
      invocation.paths, standardInputPath: invocation.standardInputPath)
    let jobs = inputs.count > 1 ? min(invocation.jobs ?? processorCount(), inputs.count) : 1
    let options = invocation.compileOptions(inputCount: inputs.count)
    let compiler: Compiler
    do throws(UsageFault) {
      compiler = try Compiler(options: options)
    } catch {
      return Door.fail(CommandLineFault(error.sentence, help: error.help))
    }

    var reporter = Reporter(invocation, total: inputs.count)
    var writer = ArtifactWriter(invocation)
    var exitCode = ExitCode.clean
    let writesArtifacts = writesArtifacts
    let workers = Workers<Outcome>(count: inputs.count, jobs: jobs) {
      let worker = InputWorker(
        compiler: compiler, project: project, writesArtifacts: writesArtifacts,
        namesFaults: jobs == 1)
      return { worker.work(on: inputs[$0]) }
    }
    workers.run(jobs: jobs) { index, outcome in
      reporter.report(outcome.diagnostics, of: outcome.source)
      if outcome.source == nil { exitCode = max(exitCode, .usage) }
      if outcome.diagnostics.contains(where: { $0.severity == .error }) {
        exitCode = max(exitCode, .specErrors)
      }
      let faults = writer.write(outcome)
      if !faults.isEmpty { exitCode = .usage }
      reporter.report(faults)
      reporter.advance(to: index + 1)
      return !writer.isDone
    }
    if takesAllSpecs, exitCode == .clean, let used = try? project.project(of: Path(".")) {
      let unused = used.unusedTexts()
      reporter.report(unused)
      if unused.contains(where: { $0.severity == .error }) { exitCode = .specErrors }
    }
    let faults = writer.finish()
    if !faults.isEmpty { exitCode = .usage }
    reporter.report(faults)
    reporter.finish(success: writesArtifacts ? writer.sentence : checked(inputs.count))
    return exitCode.rawValue
  }

  private func checked(_ count: Int) -> String {
    "No problems in \(count == 1 ? "1 spec" : "\(count) specs")."
  }

  private var usageFault: CommandLineFault? {
    guard !invocation.paths.isEmpty else {
      return CommandLineFault(
        "No spec is named, and no alertc.yaml is here or above",
        help: "name a spec or a folder, such as: alertc check specs")
    }
    let hyphens = invocation.paths.filter { $0.bytes == [UInt8(ascii: "-")] }
    if hyphens.count > 1 {
      return CommandLineFault("Standard input (-) can be read once", help: "write - once")
    }
    if hyphens.isEmpty, invocation.standardInputPath != nil {
      return CommandLineFault(
        "--stdin-path names standard input, which isn't read", help: "add - as a path")
    }
    if invocation.dependencyFile != nil, case .standardOutput = invocation.output {
      return CommandLineFault(
        "--depfile needs artifacts in files", help: "name a folder with --out")
    }
    return nil
  }
}
