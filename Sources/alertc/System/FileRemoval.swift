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

  /// Flushes a folder's names to the medium, where the system can.
  static func synchronize(_ folder: Path) {
    let descriptor = Descriptor(opening: folder, O_RDONLY)
    if descriptor.isOpen { _ = fsync(descriptor.number) }
  }
}
