import AlertCompiler
import Diagnostics
import Snapshots

/// Takes findings into the stores, store by store.
///
/// A store is written whole or not at all, and what was taken in before is as the finding wants it:
/// after an interruption the same may simply be done again.
struct Acceptance {
  private let project = ProjectFiles()
  private var writer = StoreFileWriter()
  private(set) var accepted = 0
  private(set) var hasFault = false

  /// How it went, for people.
  var sentence: String {
    let files = writer.written + writer.removed
    return accepted == 0
      ? "Nothing to accept: all is as the report wants it."
      : "Accepted \(counted(accepted, "snapshot")) in "
        + "\(counted(files, "file"))."
  }

  /// - Returns: what went wrong.
  mutating func accept(_ findings: [Finding]) -> [Diagnostic] {
    var stores: [String: [Finding]] = [:]
    var order: [String] = []
    for finding in findings {
      if stores[finding.store] == nil { order.append(finding.store) }
      stores[finding.store, default: []].append(finding)
    }
    var diagnostics: [Diagnostic] = []
    for store in order {
      let faults = accept(stores[store] ?? [], in: Path(store))
      if !faults.isEmpty { hasFault = true }
      diagnostics += faults
    }
    return diagnostics + writer.finish()
  }

  private mutating func accept(_ findings: [Finding], in path: Path) -> [Diagnostic] {
    guard let first = findings.first else { return [] }
    guard project.isStore(path) else {
      return [
        FileFault(
          "snapshot/outside", "\(path.quoted) is no store of snapshots",
          help: "accept a report that alertc verify wrote, in the folder that it ran in"
        ).diagnostic(at: path)
      ]
    }
    let folder = StoreFolder(path.folder)
    FileRemoval.clearAway(in: folder.path)
    if first.status == .obsolete {
      let faults = writer.remove(path)
      if faults.isEmpty { accepted += findings.count }
      return faults
    }
    do throws(FileFault) {
      let stem = StoreName.stem(of: first.name)
      guard folder.file(stem) == path else {
        return [stale(path)]
      }
      let faults = try takeRenderings(
        findings.filter { $0.expectedHash == nil }, name: first.name, folder, stem)
      guard faults.isEmpty else { return faults }
      return try takeHashes(
        findings.filter { $0.expectedHash != nil }, name: first.name, folder, stem)
    } catch {
      return [error.diagnostic(at: path)]
    }
  }

  private mutating func takeRenderings(
    _ findings: [Finding], name: String, _ folder: StoreFolder, _ stem: String
  ) throws(FileFault) -> [Diagnostic] {
    guard !findings.isEmpty else { return [] }
    let read = StoreReader.read(try folder.read(stem), name: name)
    guard !read.hasErrors else { return read.diagnostics }
    var baseline = read.value
    var count = 0
    for finding in findings where baseline[finding.variant] != finding.actual {
      guard baseline[finding.variant] == finding.expected else {
        return [stale(folder.file(stem))]
      }
      baseline[finding.variant] = finding.actual
      count += 1
    }
    guard count > 0 else { return [] }
    let faults = writer.write(
      StoreWriter(known: Compiler.snapshotAxes).write(baseline), to: folder, stem)
    if faults.isEmpty { accepted += count }
    return faults
  }

  private mutating func takeHashes(
    _ findings: [Finding], name: String, _ folder: StoreFolder, _ stem: String
  ) throws(FileFault) -> [Diagnostic] {
    guard !findings.isEmpty else { return [] }
    guard let file = try folder.readLock(stem) else { return [stale(folder.lockFile(stem))] }
    let read = VariantHashes.read(file, name: name, axes: Compiler.snapshotAxes.count)
    guard !read.hasErrors else { return read.diagnostics }
    var locked = read.value
    var count = 0
    for finding in findings {
      guard let hash = finding.actual.map(RenderingHash.init),
        locked.hashes[finding.variant] != hash
      else { continue }
      guard locked.hashes[finding.variant] == finding.expectedHash else {
        return [stale(folder.lockFile(stem))]
      }
      locked.hashes[finding.variant] = hash
      count += 1
    }
    guard count > 0 else { return [] }
    let faults = writer.write(locked.write(), to: folder.lockFile(stem))
    if faults.isEmpty { accepted += count }
    return faults
  }

  /// Somebody else was faster, or the report is an old one.
  private func stale(_ path: Path) -> Diagnostic {
    FileFault(
      "snapshot/stale", "\(path.quoted) has changed since the report was made",
      help: "run alertc verify again, then accept what it reports"
    ).diagnostic(at: path)
  }
}
