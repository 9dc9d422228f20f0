import AlertCompiler
import Diagnostics
import Snapshots

/// What is done with the snapshots of each spec.
enum SnapshotTask: Sendable {
  /// Nothing is rendered; it is only found out which stores belong to the specs.
  case plan
  case verify
  /// Takes up what is missing, what has changed, or both; with `replacesDamaged` a store that
  /// can't be read is written anew, with `locksMissing` only hashes of what is missing are kept.
  case record(missing: Bool, changed: Bool, replacesDamaged: Bool, locksMissing: Bool)

  var renders: Bool {
    if case .plan = self { return false }
    return true
  }
}

/// What came of the snapshots of one spec.
struct SnapshotOutcome: Sendable {
  var path: Path
  /// Where its store lies; nil when the project is at fault.
  var folder: StoreFolder?
  /// nil when it could not be read.
  var source: SourceFile?
  var diagnostics: [Diagnostic] = []
  /// Whether something but the spec itself was at fault: a file that can't be read, a store that
  /// is damaged.
  var hasFault = false
  /// The alert's name; nil when it isn't known.
  var name: String?
  var variants: [Variant] = []
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
  /// What the lock file has to be, empty for none; nil where nothing has to be written.
  var lock: [UInt8]?
}

/// Renders and compares one spec after the other; one for each thread.
struct SnapshotWorker {
  private let session: LoadingSession
  private let project: ProjectFiles
  private let compiler: Compiler
  private let task: SnapshotTask
  private let shard: Shard?
  private let namesFaults: Bool

  init(
    compiler: Compiler, project: ProjectFiles, task: SnapshotTask, shard: Shard?,
    namesFaults: Bool
  ) {
    self.compiler = compiler
    self.project = project
    session = LoadingSession(project)
    self.task = task
    self.shard = shard
    self.namesFaults = namesFaults
  }

  func work(on input: Input) -> SnapshotOutcome {
    var outcome = SnapshotOutcome(path: input.path)
    do throws(FileFault) {
      outcome.folder = try project.storeFolder(ofSpecsIn: input.path.folder)
      let source = SourceFile(path: input.path.display, bytes: try input.read())
      outcome.source = source
      if namesFaults { Fault.working(on: source.path) }
      let session = session
      let compiler = compiler.serving(try project.project(of: input.path.folder)) {
        session.load($0, $1)
      }
      session.begin(source, in: input.path.folder)
      try work(on: source, compiler, &outcome)
    } catch {
      outcome.hasFault = true
      outcome.diagnostics.append(error.diagnostic(at: input.path))
    }
    return outcome
  }

  private func work(
    on source: SourceFile, _ compiler: Compiler, _ outcome: inout SnapshotOutcome
  ) throws(FileFault) {
    let made = compiler.snapshots(
      of: source, isWanted: { task.renders && shard?.holds(source.path, $0) ?? true })
    outcome.diagnostics = made.diagnostics
    outcome.name = made.value.name
    outcome.variants = made.value.variants
    guard let name = made.value.name, let folder = outcome.folder else { return }
    let stem = StoreName.stem(of: name)
    let files = try folder.read(stem)
    outcome.parts = files.count
    guard !made.hasErrors, task.renders else { return }
    guard
      let (baseline, locked) = read(files, try folder.readLock(stem), name: name, &outcome)
    else { return }
    outcome.isCompared = true
    let comparison = Comparison(
      source: source.path, store: folder.file(stem).display, variants: made.value.variants)
    outcome.findings = comparison.findings(
      made.value.texts, baseline, locked, unselected: &outcome.unselected)
    guard case .record(let takesMissing, let takesChanged, _, let locksMissing) = task else {
      return
    }
    outcome.findings.removeAll { $0.status == .missing ? !takesMissing : !takesChanged }
    var (store, lock) = (baseline, locked)
    for finding in outcome.findings {
      if finding.expectedHash != nil || (finding.status == .missing && locksMissing) {
        lock.hashes[finding.variant] = finding.actual.map(RenderingHash.init)
      } else {
        store[finding.variant] = finding.actual
      }
    }
    let texts = StoreWriter(known: Compiler.snapshotAxes).write(store)
    if texts != files.map(\.bytes) { outcome.files = texts }
    if lock != locked { outcome.lock = lock.write() }
  }

  /// What is recorded; nil when it can't be read and is not to be replaced.
  private func read(
    _ files: [SourceFile], _ lock: SourceFile?, name: String, _ outcome: inout SnapshotOutcome
  ) -> (Baseline, VariantHashes)? {
    var store = StoreReader.read(files, name: name)
    var hashes = Diagnosed(VariantHashes(name: name))
    if let lock {
      hashes = VariantHashes.read(lock, name: name, axes: Compiler.snapshotAxes.count)
    }
    guard store.hasErrors || hashes.hasErrors else { return (store.value, hashes.value) }
    guard case .record(_, _, true, _) = task else {
      outcome.hasFault = true
      outcome.diagnostics += store.diagnostics + hashes.diagnostics
      return nil
    }
    if store.hasErrors { store.value = Baseline(name: name) }
    if hashes.hasErrors { hashes.value = VariantHashes(name: name) }
    return (store.value, hashes.value)
  }
}

/// The renderings of one spec beside what is recorded of it.
private struct Comparison {
  var source: String
  var store: String
  var variants: [Variant]

  /// - Parameter unselected: becomes how many of the baseline were not asked for.
  func findings(
    _ texts: [[UInt8]?], _ baseline: Baseline, _ locked: VariantHashes, unselected: inout Int
  ) -> [Finding] {
    var findings: [Finding] = []
    unselected = baseline.numbers.count
    for (number, text) in texts.enumerated() {
      guard let text else { continue }
      let variant = variants[number]
      var finding = Finding(
        .missing, number: number, source: source, store: store, name: baseline.name,
        variant: variant, expected: nil, actual: text)
      if let expected = baseline[variant] {
        unselected -= 1
        if expected == text { continue }
        finding.status = .changed
        finding.expected = expected
      } else if let hash = locked.hashes[variant] {
        if hash == RenderingHash(of: text) { continue }
        finding.status = .changed
        finding.expectedHash = hash
      }
      findings.append(finding)
    }
    return findings
  }
}
