import AlertCompiler
import DiagnosticRenderers
import Diagnostics
import Digests
import SnapshotReports
import Snapshots

/// The specs of a run and their snapshots: found, rendered in parallel, handed over in order.
struct SnapshotRun {
  let invocation: Invocation
  let task: SnapshotTask
  let inputs: [Input]
  private(set) var list: FindingList
  /// Whether a file could not be read or written, a store is damaged, or names collide.
  private(set) var hasFault = false
  /// How many were recorded and not asked for.
  private(set) var unselected = 0
  private(set) var specs = 0
  /// How many snapshots a record took up.
  private(set) var recorded = 0
  private let compiler: Compiler
  private let project = ProjectFiles.kept()
  /// Every variant of the plan, for the axes of the list.
  private var variants: Set<Variant> = []
  /// The paths of the specs.
  private var sources: Set<String> = []
  /// What the plan's hash is made of.
  private var keys: [UInt8] = []
  private var collisions: [StoreFolder: NameCollisions] = [:]
  /// What each folder's specs lay claim to: the stems, and how many files of each.
  private var claimed: [StoreFolder: [String: Int]] = [:]
  /// Folders with a spec whose name isn't known, so that nothing there can be called obsolete.
  private var unclear: Set<StoreFolder> = []

  /// - Throws: what of the command line can't be done.
  init(_ given: Invocation, task: SnapshotTask) throws(CommandLineFault) {
    let invocation: Invocation
    do throws(FileFault) {
      invocation = try given.filledInForSnapshots(from: project)
    } catch {
      throw CommandLineFault(error.sentence, help: error.help)
    }
    guard !invocation.paths.isEmpty else {
      throw CommandLineFault(
        "no spec is named, and no alertc.yaml is here or above",
        help: "name a spec or a folder, such as: alertc verify specs")
    }
    guard !invocation.paths.contains(where: { $0.bytes == [UInt8(ascii: "-")] }) else {
      throw CommandLineFault(
        "standard input (-) has no place for snapshots", help: "name a spec or a folder")
    }
    self.invocation = invocation
    self.task = task
    inputs = SpecDiscovery.find(invocation.paths, standardInputPath: nil)
    do throws(UsageFault) {
      compiler = try Compiler(options: invocation.compileOptions(inputCount: inputs.count))
    } catch {
      throw CommandLineFault(error.sentence, help: error.help)
    }
    list = FindingList(axes: [])
    list.shard = invocation.shard?.description
  }

  /// What is said of the environments that the project lists and that it doesn't look at.
  var environmentsLeftOut: String? { invocation.environmentsLeftOut(in: project) }

  /// Does it, calling `consume` with each spec's outcome and the reporter, in order, until it
  /// returns false.
  mutating func run(
    _ reporter: inout Reporter, consume: (SnapshotOutcome, inout Reporter) -> Bool
  ) {
    let jobs = inputs.count > 1 ? min(invocation.jobs ?? processorCount(), inputs.count) : 1
    let (inputs, task, shard, project) = (inputs, task, invocation.shard, project)
    let compiler = compiler
    let workers = Workers<SnapshotOutcome>(count: inputs.count, jobs: jobs) {
      let worker = SnapshotWorker(
        compiler: compiler, project: project, task: task, shard: shard, namesFaults: jobs == 1)
      return { worker.work(on: inputs[$0]) }
    }
    workers.run(jobs: jobs) { index, outcome in
      var outcome = outcome
      refuseCollision(&outcome)
      reporter.report(outcome.diagnostics, of: outcome.source)
      if outcome.hasFault { hasFault = true }
      take(outcome)
      let goesOn = consume(outcome, &reporter)
      reporter.advance(to: index + 1)
      return goesOn
    }
    list.axes = VariantSpace(of: variants, known: Compiler.snapshotAxes).axes
    list.planHash = String(SHA256.hash(keys).hexadecimal.prefix(16))
  }

  private mutating func take(_ outcome: SnapshotOutcome) {
    specs += 1
    let first = list.planned
    list.planned += outcome.variants.count
    keys += outcome.path.bytes + [0]
    sources.insert(outcome.path.display)
    var own = 0
    for (number, variant) in outcome.variants.enumerated() {
      variants.insert(variant)
      keys += variant.description.utf8 + [0]
      guard invocation.shard?.holds(outcome.path.display, variant) ?? true else { continue }
      list.note(ran: first + number)
      own += 1
    }
    if !outcome.isCompared {
      list.failed += 1
      list.unmade += own
    }
    unselected += outcome.unselected
    if let folder = outcome.folder {
      if let name = outcome.name {
        claimed[folder, default: [:]][StoreName.stem(of: name)] = outcome.parts
      } else {
        unclear.insert(folder)
      }
    }
    if case .record = task {
      // What is written is told by its number; a million texts are no report.
      recorded += outcome.findings.count
      return
    }
    list.findings += outcome.findings.map { finding in
      var finding = finding
      finding.number = finding.number.map { first + $0 }
      return finding
    }
  }

  /// Two specs of one folder whose alerts would share a store.
  private mutating func refuseCollision(_ outcome: inout SnapshotOutcome) {
    guard let name = outcome.name, let folder = outcome.folder else { return }
    let spec = outcome.path.display
    guard let other = collisions[folder, default: NameCollisions()].claim(name, for: spec) else {
      return
    }
    outcome.hasFault = true
    outcome.isCompared = false
    outcome.findings = []
    outcome.files = nil
    outcome.diagnostics.append(
      FileFault(
        "snapshot/same-name",
        "\(quoted(name)) is also what \(quoted(other, limit: 200)) calls its alert, "
          + "and their snapshots would share a file",
        help: "give one of the two another 'alert:' name"
      ).diagnostic(at: outcome.path))
  }

  /// Whether a finding of another run is of what this one looked at.
  func looksAt(_ finding: Finding) -> Bool {
    sources.contains(finding.source) && variants.contains(finding.variant)
      && invocation.shard?.holds(finding.source, finding.variant) ?? true
  }

  // MARK: Obsolete stores

  /// Store files below the folders that were searched, which no spec there lays claim to.
  ///
  /// A spec that was named by itself says nothing about its neighbours, and options never make
  /// anything obsolete. Every shard would find the same, so only the first says it.
  mutating func addObsolete() {
    guard invocation.shard.map({ $0.index == 1 }) ?? true else { return }
    for entry in obsoleteEntries() {
      let file = (try? FileReader.read(entry.path)).map {
        SourceFile(path: entry.path.display, bytes: $0)
      }
      list.findings.append(
        Finding(
          .obsolete, number: nil, source: "", store: entry.path.display,
          name: file.flatMap(StoreReader.name) ?? entry.stem, variant: Variant([]), expected: nil,
          actual: nil))
    }
  }

  func obsoleteEntries() -> [StoreFolder.Entry] {
    let specs = Set(inputs.map { $0.path.normalized })
    let folders = invocation.paths.filter { !specs.contains($0.normalized) }
    let unclear = Set(unclear.map(\.identity))
    let claims = Dictionary(claimed.map { ($0.key.identity, $0.value) }) { first, second in
      first.merging(second, uniquingKeysWith: max)
    }
    let found = project.storeFolders(below: folders, specs: inputs.map(\.path))
    return found.filter { !unclear.contains($0.identity) }.flatMap { folder in
      let claimed = claims[folder.identity] ?? [:]
      return folder.entries().filter { entry in
        guard let parts = claimed[entry.stem] else { return true }
        return entry.part > max(parts, 1)
      }
    }
  }
}
