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
    let project = ProjectFiles.kept()
    var run = self
    run.takesAllSpecs = invocation.paths.isEmpty
    do throws(FileFault) {
      run.invocation = try invocation.filledIn(from: project, writesArtifacts: writesArtifacts)
    } catch {
      return Door.fail(CommandLineFault(error.sentence, help: error.help))
    }
    if let fault = Self.usageFault(of: run.invocation) { return Door.fail(fault) }
    let inputs = SpecDiscovery.find(
      run.invocation.paths, standardInputPath: invocation.standardInputPath)
    return run.run(on: inputs, in: project)
  }

  /// - Parameters:
  ///   - success: what is said when nothing is wrong, if not how many specs there were.
  ///   - leastCode: the exit code of a run in which nothing is wrong.
  ///   - reporter: one that has said something already.
  func run(
    on inputs: [Input], in project: ProjectFiles, success: String? = nil,
    leastCode: ExitCode = .clean, reporter: Reporter? = nil
  ) -> Int32 {
    let jobs = inputs.count > 1 ? min(invocation.jobs ?? processorCount(), inputs.count) : 1
    let options = invocation.compileOptions(inputCount: inputs.count)
    let compiler: Compiler
    do throws(UsageFault) {
      compiler = try Compiler(options: options)
    } catch {
      return Door.fail(CommandLineFault(error.sentence, help: error.help))
    }
    if writesArtifacts, compiler.makesPixels, let fault = Rasteriser.absence {
      return Door.fail(fault)
    }

    var fontNotes = RepeatedNotes()
    var reporter = reporter ?? Reporter(invocation, total: inputs.count)
    var writer = ArtifactWriter(invocation, makesPage: compiler.makesPage)
    // A page is given out at the end alone: a reader that goes away is seen by looking.
    if writesArtifacts, compiler.makesPage, case .standardOutput = invocation.output {
      StandardStreams.endWithReader()
    }
    var exitCode = leastCode
    let writesArtifacts = writesArtifacts
    let workers = Workers<Outcome>(count: inputs.count, jobs: jobs) {
      let worker = InputWorker(
        compiler: compiler, project: project, writesArtifacts: writesArtifacts,
        namesFaults: jobs == 1)
      return { worker.work(on: inputs[$0]) }
    }
    workers.run(jobs: jobs) { index, outcome in
      reporter.report(fontNotes.leftOut(of: outcome.diagnostics), of: outcome.source)
      if outcome.source == nil { exitCode = max(exitCode, .usage) }
      if outcome.diagnostics.contains(where: { $0.severity == .error }) {
        exitCode = max(exitCode, .specErrors)
      }
      let faults = fontNotes.leftOut(of: writer.write(outcome))
      if faults.contains(where: { $0.severity == .error }) { exitCode = .usage }
      reporter.report(faults, of: outcome.source)
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
    if writer.isFull { reporter.say("Nothing more is written: the run ends here.\n") }
    let sentence = success ?? (writesArtifacts ? writer.sentence : checked(inputs.count))
    // Where files went is said also where there is more to say.
    if writer.hasFiles, reporter.hasCounted { reporter.say(sentence + "\n") }
    // Nobody waits for the rest of what a reader that went away was given.
    reporter.finish(success: writer.isDone ? nil : sentence)
    if !writesArtifacts, let leftOut = invocation.environmentsLeftOut(in: project) {
      reporter.say(leftOut + "\n")
    }
    return exitCode.rawValue
  }

  private func checked(_ count: Int) -> String {
    "No problems in \(counted(count, "spec"))."
  }

  /// What of the command line makes no sense together.
  static func usageFault(of invocation: Invocation) -> CommandLineFault? {
    guard !invocation.paths.isEmpty else {
      return CommandLineFault(
        "no spec is named, and no alertc.yaml is here or above",
        help: "name a spec or a folder, such as: alertc check specs")
    }
    let hyphens = invocation.paths.filter { $0.bytes == [UInt8(ascii: "-")] }
    if hyphens.count > 1 {
      return CommandLineFault("standard input (-) can be read once", help: "write - once")
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

extension Invocation {
  /// Where no path is given, the project's specs in every environment that the project lists. What
  /// the command line says of an axis goes over that.
  func filledInForSnapshots(from project: ProjectFiles) throws(FileFault) -> Invocation {
    guard paths.isEmpty else { return self }
    var invocation = try filledIn(from: project, writesArtifacts: false)
    guard !invocation.paths.isEmpty, let settings = try project.project(of: Path("."))?.settings
    else { return invocation }
    invocation.environments.fillIn(from: settings)
    return invocation
  }

  /// What the project says where the command line is silent: the paths, and where artifacts go.
  func filledIn(
    from project: ProjectFiles, writesArtifacts: Bool
  ) throws(FileFault) -> Invocation {
    let needsPaths = paths.isEmpty
    let needsOutput = writesArtifacts && !isOutputGiven
    guard needsPaths || needsOutput else { return self }
    var invocation = self
    // Run anywhere in a project, it writes at the project's root.
    if needsOutput, let here = project.root(of: Path(".")), here.isProject {
      let folder = here.shownAs.appending(Self.outputFolder.bytes).normalized
      invocation.output = .folder(folder)
    }
    let place = needsPaths ? Path(".") : SpecDiscovery.folder(of: paths[0])
    guard let root = project.root(of: place), root.isProject,
      let settings = try project.project(of: place)?.settings
    else { return invocation }
    if needsPaths { invocation.paths = [root.shown(settings.specs)] }
    if needsOutput, let output = settings.output {
      invocation.output = .folder(root.shown(output))
    }
    return invocation
  }
}
