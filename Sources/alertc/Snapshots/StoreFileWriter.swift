import Diagnostics
import Snapshots

/// Writes stores, file by file, each whole or not at all.
struct StoreFileWriter {
  private var folder = OutputFolder(Path("."), isDurable: true, option: nil)
  private var folders: Set<Path> = []
  private(set) var written = 0
  private(set) var removed = 0
  private(set) var hasFault = false
  /// Whether nothing more can be written, as the disk is full: then nothing more is tried.
  private(set) var isFull = false

  /// Writes the files of one store and deletes those it no longer has; gives what went wrong.
  mutating func write(_ files: [[UInt8]], to store: StoreFolder, _ stem: String) -> [Diagnostic] {
    guard !isFull else { return [] }
    folders.insert(store.path)
    for (index, bytes) in files.enumerated() {
      let path = store.file(stem, part: index + 1)
      switch folder.write(bytes, to: path) {
      case .success(let isNew): if isNew { written += 1 }
      case .failure(let fault): return note(fault, at: path)
      }
    }
    var part = files.count + 1
    while FileRemoval.exists(store.file(stem, part: part)) {
      let faults = remove(store.file(stem, part: part))
      guard faults.isEmpty else { return faults }
      part += 1
    }
    return []
  }

  /// Writes one file by itself, or deletes it when it would be empty; gives what went wrong.
  mutating func write(_ bytes: [UInt8], to path: Path) -> [Diagnostic] {
    guard !isFull else { return [] }
    guard !bytes.isEmpty else { return remove(path) }
    folders.insert(path.folder)
    switch folder.write(bytes, to: path) {
    case .success(let isNew): if isNew { written += 1 }
    case .failure(let fault): return note(fault, at: path)
    }
    return []
  }

  /// Deletes one file of a store.
  mutating func remove(_ path: Path) -> [Diagnostic] {
    folders.insert(path.folder)
    guard FileRemoval.exists(path) else { return [] }
    if let fault = FileRemoval.remove(path) { return note(fault, at: path) }
    removed += 1
    return []
  }

  /// Makes the new names outlive a loss of power.
  mutating func finish() -> [Diagnostic] {
    for path in folders { FileRemoval.synchronize(path) }
    return []
  }

  private mutating func note(_ fault: FileFault, at path: Path) -> [Diagnostic] {
    hasFault = true
    isFull = fault.isOfDisk
    return [fault.diagnostic(at: path)]
  }
}
