#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Takes files away, and makes sure that names last.
enum FileRemoval {
  static func exists(_ path: Path) -> Bool {
    var status = stat()
    return path.withCString { lstat($0, &status) } == 0
  }

  /// Deletes a file; one that is gone already is no fault.
  static func remove(_ path: Path) -> FileFault? {
    let failure = path.withCString { unlink($0) == 0 || errno == ENOENT ? 0 : errno }
    return failure == 0 ? nil : .writing(path, failure, option: nil)
  }

  /// Deletes what runs that were killed have left half written in a folder, unless such a run is
  /// still there.
  static func clearAway(in folder: Path) {
    for name in names(in: folder) {
      let words = String(decoding: name, as: UTF8.self).split(separator: "-")
      guard words.count == 3, words[0] == ".alertc", words[2].hasSuffix(".tmp"),
        Int(words[2].dropLast(4)) != nil, let process = pid_t(words[1]),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      _ = folder.appending(name).withCString { unlink($0) }
    }
  }

  /// The names in a folder, in no order; none where it can't be read.
  static func names(in folder: Path) -> [[UInt8]] {
    guard let stream = folder.withCString({ opendir($0) }) else { return [] }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      names.append(withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) })
    }
    return names
  }

  /// Flushes a folder's names to the medium, where the system can.
  static func synchronize(_ folder: Path) {
    let descriptor = Descriptor(opening: folder, O_RDONLY)
    if descriptor.isOpen { _ = fsync(descriptor.number) }
  }
}
