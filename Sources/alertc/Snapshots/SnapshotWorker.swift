import AlertCompiler
import Diagnostics
import Snapshots

/// What is done with the snapshots of each spec.
enum SnapshotTask: Sendable {
  /// Nothing is rendered; it is only found out which stores belong to the specs.
  case plan
  case verify
  /// Takes up what is missing, what has changed, or both; with `replacesDamaged` a store that
  /// can't be read is written anew.
  case record(missing: Bool, changed: Bool, replacesDamaged: Bool)

  var renders: Bool {
    if case .plan = self { return false }
    return true
  }
}

/// What came of the snapshots of one spec.
struct SnapshotOutcome: Sendable {
  var path: Path
  /// nil when it could not be read.
  var source: SourceFile?
  var diagnostics: [Diagnostic] = []
  /// Whether something but the spec itself was at fault: a file that can't be read, a store that
  /// is damaged.
  var hasFault = false
  /// The alert's name; nil when it isn't known.
  var name: String?
  /// Changed and missing, each with the number of its variant.
  var findings: [Finding] = []
  /// Whether all that was asked for was rendered and compared.
  var isCompared = false
  /// Recorded, and not asked for.
  var unselected = 0
  /// How many files the store has.
  var parts = 0
  /// What the store's files have to be; nil where nothing has to be written.
  var files: [[UInt8]]?
}

/// Renders and compares one spec after the other; one for each thread.
struct SnapshotWorker {
  private let session: LoadingSession
  private let compiler: Compiler
  private let variants: [Variant]
  private let task: SnapshotTask
  private let shard: Shard?
  private let namesFaults: Bool

  init(
    options: CompileOptions, project: ProjectFiles, task: SnapshotTask, shard: Shard?,
    namesFaults: Bool
  ) throws(UsageFault) {
    let session = LoadingSession(project)
    self.session = session
    compiler = try Compiler(options: options) { session.load($0, $1) }
    variants = compiler.variants
    self.task = task
    self.shard = shard
    self.namesFaults = namesFaults
  }

  /// - Parameter first: the number of the spec's first snapshot in the plan.
  func work(on input: Input, first: Int) -> SnapshotOutcome {
    var outcome = SnapshotOutcome(path: input.path)
    do throws(FileFault) {
      let source = SourceFile(path: input.path.display, bytes: try input.read())
      outcome.source = source
      if namesFaults { Fault.working(on: source.path) }
      session.begin(source, in: input.path.folder)
      try work(on: source, first: first, &outcome)
    } catch {
      outcome.hasFault = true
      outcome.diagnostics.append(error.diagnostic(at: input.path))
    }
    return outcome
  }

  private func isWanted(_ number: Int) -> Bool {
    task.renders && shard?.holds(number) ?? true
  }

  private func work(
    on source: SourceFile, first: Int, _ outcome: inout SnapshotOutcome
  ) throws(FileFault) {
    let made = compiler.snapshots(of: source, isWanted: { isWanted(first + $0) })
    outcome.diagnostics = made.diagnostics
    outcome.name = made.value.name
    guard let name = made.value.name else { return }
    let folder = StoreFolder(beside: outcome.path)
    let stem = StoreName.stem(of: name)
    let files = try folder.read(stem)
    outcome.parts = files.count
    guard !made.hasErrors, task.renders else { return }
    let read = StoreReader.read(files, name: name)
    var baseline = read.value
    if read.hasErrors {
      guard case .record(_, _, true) = task else {
        outcome.hasFault = true
        outcome.diagnostics += read.diagnostics
        return
      }
      baseline = Baseline(name: name)
    }
    outcome.isCompared = true
    outcome.unselected = baseline.numbers.count
    for (number, text) in made.value.texts.enumerated() {
      guard let text else { continue }
      let expected = baseline[variants[number]]
      if expected != nil { outcome.unselected -= 1 }
      guard expected != text else { continue }
      outcome.findings.append(
        Finding(
          expected == nil ? .missing : .changed, number: first + number, source: source.path,
          store: folder.file(stem).display, name: name, variant: variants[number],
          expected: expected, actual: text))
    }
    if case .record(let takesMissing, let takesChanged, _) = task {
      outcome.findings.removeAll { $0.status == .missing ? !takesMissing : !takesChanged }
      for finding in outcome.findings { baseline[finding.variant] = finding.actual }
      let texts = StoreWriter(known: Compiler.snapshotAxes).write(baseline)
      if texts != files.map(\.bytes) { outcome.files = texts }
    }
  }
}
