import Diagnostics
import Snapshots

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder with a store file for each spec of a folder; ``ProjectFiles`` knows which.
struct StoreFolder: Hashable {
  static let name = Array("snapshots".utf8)

  let path: Path

  init(_ path: Path) {
    self.path = path
  }

  /// The same for the same folder, however it is written; of one that isn't there, its path.
  var identity: Path { resolvedPath(path) ?? path.normalized }

  func file(_ stem: String, part: Int = 1) -> Path {
    path.appending(StoreName.file(stem, part: part).utf8)
  }

  func lockFile(_ stem: String) -> Path {
    path.appending((stem + StoreName.lockExtension).utf8)
  }

  /// The lock file of a store; nil when there is none.
  func readLock(_ stem: String) throws(FileFault) -> SourceFile? {
    let path = lockFile(stem)
    guard FileRemoval.exists(path) else { return nil }
    return SourceFile(
      path: path.display, bytes: try FileReader.read(path, limit: ReportFile.limit))
  }

  /// All files of a store, in order; none when nothing is recorded.
  func read(_ stem: String) throws(FileFault) -> [SourceFile] {
    var files: [SourceFile] = []
    while true {
      let path = file(stem, part: files.count + 1)
      var status = stat()
      guard path.withCString({ stat($0, &status) }) == 0 else {
        guard errno == ENOENT || errno == ENOTDIR else { throw .reading(path, errno) }
        return files
      }
      files.append(SourceFile(path: path.display, bytes: try FileReader.read(path)))
    }
  }

  /// Whether a path ends as that of a store or lock file does.
  static func hasNameOfStore(_ path: Path) -> Bool {
    [StoreName.fileExtension, StoreName.lockExtension].contains { path.display.hasSuffix($0) }
  }

  /// A file that is there: whose store it belongs to, and which part it is.
  struct Entry {
    var stem: String
    var part: Int
    var path: Path
  }

  /// The store and lock files of the folder in byte order. Files of other tools that only have
  /// such names don't count.
  func entries() -> [Entry] {
    names().compactMap(entry).filter { entry in
      let head = (try? FileReader.read(entry.path, limit: 32, cutsOff: true)) ?? []
      return StoreName.firstWords.contains { head.starts(with: $0.utf8) }
    }
  }

  private func entry(_ name: [UInt8]) -> Entry? {
    let text = String(decoding: name, as: UTF8.self)
    if text.hasSuffix(StoreName.lockExtension) {
      let stem = String(text.dropLast(StoreName.lockExtension.count))
      return Entry(stem: stem, part: 1, path: path.appending(name))
    }
    guard text.hasSuffix(StoreName.fileExtension) else { return nil }
    let stem = text.dropLast(StoreName.fileExtension.count)
    let parts = stem.split(separator: "~", omittingEmptySubsequences: false)
    if parts.count == 2, let part = Int(parts[1]), part > 1 {
      return Entry(stem: String(parts[0]), part: part, path: path.appending(name))
    }
    return Entry(stem: String(stem), part: 1, path: path.appending(name))
  }

  private func names() -> [[UInt8]] {
    FileRemoval.names(in: path).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Every folder at or below some folders that `isWanted`.
  static func below(_ folders: [Path], where isWanted: (Path) -> Bool) -> [StoreFolder] {
    var found: [StoreFolder] = []
    var left = folders
    while let folder = left.popLast() {
      if isWanted(folder) { found.append(StoreFolder(folder)) }
      guard let stream = folder.withCString({ opendir($0) }) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
        guard name.first != UInt8(ascii: "."), name != Array("build".utf8) else { continue }
        let path = folder.appending(name)
        var status = stat()
        if path.withCString({ lstat($0, &status) }) == 0, status.isFolder { left.append(path) }
      }
    }
    return found
  }
}
