import AlertCompiler
import Diagnostics

/// Where stores lie: in a folder `snapshots` beside their specs, or in the project's `snapshots`
/// folder, in folders named as those of the specs.
extension ProjectFiles {
  /// The folder of the stores of the specs in a folder; nil where the project has errors, so that
  /// it isn't known.
  ///
  /// - Throws: why the project file can't be read.
  func storeFolder(ofSpecsIn folder: Path) throws(FileFault) -> StoreFolder? {
    let project = try project(of: folder)
    if let project, project.hasErrors { return nil }
    guard let root = root(of: folder), let setting = project?.settings.snapshots,
      let real = resolvedPath(folder)
    else { return StoreFolder(folder.appending(StoreFolder.name)) }
    let inner = real.bytes.dropFirst(root.real.bytes.count).drop { $0 == Path.slash }
    let top = root.shown(setting)
    return StoreFolder(inner.isEmpty ? top : top.appending(inner).normalized)
  }

  /// Every folder of stores of specs at or below some folders, each once, in byte order; none where
  /// a project is at fault, so that it isn't known which are its own.
  ///
  /// - Parameter specs: the specs that were found there.
  func storeFolders(below folders: [Path], specs: [Path]) -> [StoreFolder] {
    var found = StoreFolder.below(folders) { $0.name.elementsEqual(StoreFolder.name) }
    var tops: Set<Path> = []
    let searched = folders.compactMap(resolvedPath)
    do throws(FileFault) {
      for folder in folders {
        guard let top = try storeFolder(ofSpecsIn: folder) else { return [] }
        if try project(of: folder)?.settings.snapshots != nil { tops.insert(top.path) }
      }
      // Projects of their own inside of what was searched.
      for folder in Set(specs.map(\.folder)) {
        guard try storeFolder(ofSpecsIn: folder) != nil else { return [] }
        guard let root = root(of: folder), searched.contains(where: { root.real.isInside($0) }),
          let setting = try project(of: folder)?.settings.snapshots
        else { continue }
        tops.insert(root.shown(setting))
      }
    } catch {
      return []
    }
    found += StoreFolder.below(Array(tops)) { _ in true }
    var seen: Set<Path> = []
    return found.sorted { $0.path.bytes.lexicographicallyPrecedes($1.path.bytes) }
      .filter { seen.insert($0.identity).inserted }
  }

  /// Whether a path can be that of a store, of a spec that need not be there: it has its name, and
  /// lies in a folder `snapshots` or in that of the project.
  func isStore(_ path: Path) -> Bool {
    guard StoreFolder.hasNameOfStore(path) else { return false }
    if path.folder.name.elementsEqual(StoreFolder.name) { return true }
    // The folder may have to be made first.
    var there = path.folder
    while resolvedPath(there) == nil, there.folder != there { there = there.folder }
    guard let root = root(of: there), let real = resolvedPath(there),
      let setting = (try? project(of: there))??.settings.snapshots
    else { return false }
    let inner = path.bytes.dropFirst(there == Path(".") ? 0 : there.bytes.count)
      .drop { $0 == Path.slash }
    let top = root.real.appending(setting.text.utf8).normalized
    return real.appending(inner).normalized.isInside(resolvedPath(top) ?? top)
  }
}

extension Project {
  fileprivate var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
