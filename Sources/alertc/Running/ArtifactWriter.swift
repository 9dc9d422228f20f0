import AlertCompiler
import Diagnostics

/// Where a run's artifacts go: a folder, or standard output.
struct ArtifactWriter {
  private enum Destination {
    case folder(OutputFolder)
    case stream(OutputStream)
  }

  private var destination: Destination
  private let dependencyFile: Path?
  private var rules = DependencyRules()
  /// Which spec wrote a file, by its path in lower case: some file systems don't tell cases apart.
  /// For what is made only when it is written.
  private let rasteriser = Rasteriser()
  private var owners: [String: String] = [:]
  private var specs = 0
  private var files = 0
  private var changed = 0
  /// Whether nothing more can be written, as the disk is full.
  private(set) var isFull = false
  private let makesPage: Bool
  /// What the page holds of each spec.
  private var pageEntries: [PageEntry] = []
  private var pageSources: Set<Path> = []
  /// Whether any of these specs could be read.
  private var pageHasSpec = false

  /// - Parameter makesPage: whether a page of all specs is made, if there is none.
  init(_ invocation: Invocation, makesPage: Bool) {
    self.makesPage = makesPage
    switch invocation.output {
    case .folder(let path): destination = .folder(OutputFolder(path))
    case .standardOutput: destination = .stream(OutputStream(1))
    }
    dependencyFile = invocation.dependencyFile
  }

  /// Whether nobody reads any further output, or none can be written, so that the run may end.
  var isDone: Bool {
    if isFull { return true }
    if case .stream(let stream) = destination { return stream.isClosed || stream.failure != 0 }
    return false
  }

  /// Whether anything was written into files.
  var hasFiles: Bool { files > 0 }

  /// Takes what came of one input; gives what could not be written, and what there is to say of
  /// pictures that are made only now.
  mutating func write(_ outcome: Outcome) -> [Diagnostic] {
    if let page = outcome.page { pageEntries.append(page) }
    if outcome.page != nil, let source = outcome.source {
      pageHasSpec = true
      pageSources.formUnion(([source.path] + outcome.loaded).map { Path($0) })
    }
    guard let source = outcome.source, let artifacts = outcome.artifacts else { return [] }
    if !artifacts.isEmpty || outcome.page != nil { specs += 1 }
    guard !artifacts.isEmpty else { return [] }
    switch destination {
    case .stream(var stream):
      var faults: [Diagnostic] = []
      artifacts.forEach { artifact in
        let finished = rasteriser.finished(artifact, of: source)
        faults += finished.diagnostics
        stream.write(finished.value.bytes)
        return !stream.isClosed && stream.failure == 0
      }
      destination = .stream(stream)
      return faults
    case .folder(var folder):
      let faults = write(artifacts, of: source, outcome.loaded, to: &folder)
      destination = .folder(folder)
      return faults
    }
  }

  /// Writes what is left; gives what could not be written.
  mutating func finish() -> [Diagnostic] {
    isFull ? [] : writePage() + writeRest()
  }

  private mutating func writePage() -> [Diagnostic] {
    guard makesPage else { return [] }
    let page = AlertPage.document(pageEntries)
    switch destination {
    case .stream(var stream):
      stream.write(page)
      destination = .stream(stream)
    case .folder(var folder):
      // Without a spec the last good page stays as it is.
      guard pageHasSpec else { return [] }
      defer { destination = .folder(folder) }
      let target = folder.path.appending(AlertPage.fileName.utf8)
      switch folder.write(page, to: target) {
      case .failure(let fault): return [fault.diagnostic(at: target)]
      case .success(let isNew):
        files += 1
        if isNew { changed += 1 }
        let sources = pageSources.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
        rules.add(targets: [target], sources: sources)
      }
    }
    return []
  }

  private mutating func writeRest() -> [Diagnostic] {
    switch destination {
    case .stream(var stream):
      stream.flush()
      destination = .stream(stream)
      return stream.fault.map { [$0.diagnostic(at: Path("standard output"))] } ?? []
    case .folder(var folder):
      guard let dependencyFile else { return [] }
      let result = folder.write(rules.text, to: dependencyFile)
      destination = .folder(folder)
      if case .failure(let fault) = result { return [fault.diagnostic(at: dependencyFile)] }
      return []
    }
  }

  /// How it went, for people.
  var sentence: String {
    let specs = counted(specs, "spec")
    guard case .folder(let folder) = destination else { return "Compiled \(specs)." }
    let files = counted(files, "file")
    return "Compiled \(specs) into \(escaped(folder.path.display, limit: 200)): "
      + "\(files), \(changed) changed."
  }

  private mutating func write(
    _ artifacts: Artifacts, of source: SourceFile, _ loaded: [String],
    to folder: inout OutputFolder
  ) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    var targets: [Path] = []
    var rivals: Set<String> = []
    artifacts.forEach { unfinished in
      let finished = rasteriser.finished(unfinished, of: source)
      faults += finished.diagnostics
      guard !finished.hasErrors else { return true }
      let artifact = finished.value
      guard let target = folder.target(of: artifact.path) else {
        faults.append(
          FileFault(
            "file/outside", "\(quoted(artifact.path)) would be written outside of --out",
            help: "give the alert a name without '/' and '..'"
          ).diagnostic(at: Path(source.path)))
        return true
      }
      if let owner = claim(target, for: source) {
        if rivals.insert(owner).inserted { faults.append(sameOutput(target, owner, source)) }
        return true
      }
      switch folder.write(artifact.bytes, to: target) {
      case .success(let isNew):
        targets.append(target)
        files += 1
        if isNew { changed += 1 }
      case .failure(let fault):
        faults.append(fault.diagnostic(at: target))
        isFull = fault.isOfDisk
      }
      return !isFull
    }
    rules.add(targets: targets, sources: ([source.path] + loaded).map { Path($0) })
    return faults
  }

  /// Takes a file for a spec; gives the spec that has it already.
  private mutating func claim(_ target: Path, for source: SourceFile) -> String? {
    let name = target.display.lowercased()
    if let owner = owners[name] { return owner == source.path ? nil : owner }
    owners[name] = source.path
    return nil
  }

  private func sameOutput(_ target: Path, _ owner: String, _ source: SourceFile) -> Diagnostic {
    FileFault(
      "file/same-output",
      "\(target.quoted) was already written for \(quoted(owner, limit: 200))",
      help: "give one of the two another 'alert:' name, or compile each with an --out of its own"
    ).diagnostic(at: Path(source.path))
  }
}
