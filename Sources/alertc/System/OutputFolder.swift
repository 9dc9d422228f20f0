#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folder that artifacts are written to.
///
/// Each file is written beside its target under a temporary name and renamed, so that it is seen
/// whole or not at all, also when the process is interrupted or the disk fills up. An artifact is
/// not flushed to the medium, as it can be made again; a baseline is, before it is renamed. A file
/// that already has the content is not touched, so that build systems see no change. A target
/// that is a symbolic link is replaced, not followed. What runs that were killed have left under
/// temporary names goes when something is next written beside it.
struct OutputFolder {
  let path: Path
  private let isDurable: Bool
  /// The option that chooses the folder; nil where none does.
  private let option: String?
  private var made: Set<Path> = []
  /// Folders in which no run that was killed has left anything.
  private var cleared: Set<Path> = []
  private var count = 0

  /// - Parameters:
  ///   - isDurable: whether what was written has to outlive a loss of power.
  ///   - option: the option that chose the folder, for what is said when it can't be written.
  init(_ path: Path, isDurable: Bool = false, option: String? = "--out") {
    self.path = path
    self.isDurable = isDurable
    self.option = option
  }

  /// Where an artifact goes; nil when its relative path would leave the folder.
  func target(of relative: String) -> Path? {
    let parts = relative.utf8.split(separator: Path.slash, omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy {
      !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
        && !$0.contains(0)
    }
    return isPlain ? path.appending(relative.utf8) : nil
  }

  /// Writes one file, and makes the folders that lead to it.
  ///
  /// - Returns: whether the content is new.
  mutating func write(_ bytes: [UInt8], to target: Path) -> Result<Bool, FileFault> {
    if let failure = makeFolder(target.folder) { return .failure(failure) }
    var mode: mode_t?
    do {
      let old = Descriptor(opening: target, O_RDONLY | O_NOFOLLOW)
      if old.isOpen, let status = Descriptor.status(old.number) {
        if status.isFolder { return .failure(.writing(target, EISDIR, option: option)) }
        if status.isRegular {
          mode = status.st_mode & 0o777
          if hasContent(old.number, status, bytes) { return .success(false) }
        }
      }
    }
    if cleared.insert(target.folder).inserted { FileRemoval.clearAway(in: target.folder) }
    count += 1
    let temporary = target.folder.appending(".alertc-\(getpid())-\(count).tmp".utf8)
    let failure = Signals.heldBack { replace(target, with: bytes, through: temporary, mode) }
    return failure == 0 ? .success(true) : .failure(.writing(target, failure, option: option))
  }

  /// Puts a new content in the place of a file that was read before, as whole as ``write(_:to:)``.
  /// A symbolic link is followed, and the file keeps its permissions. A file that may not be
  /// written, or that has changed since it was read, is left as it is.
  mutating func replace(
    _ path: Path, holding old: [UInt8], with bytes: [UInt8]
  ) -> Result<Bool, FileFault> {
    guard let target = resolvedPath(path) else {
      return .failure(.writing(path, errno, option: option))
    }
    do {
      let file = Descriptor(opening: target, O_RDWR | O_NOFOLLOW)
      guard file.isOpen, let status = Descriptor.status(file.number) else {
        return .failure(.writing(path, errno, option: option))
      }
      // Who may do anything, as root, still asks for what others could not.
      guard status.st_mode & 0o222 != 0 else {
        return .failure(.writing(path, EACCES, option: option))
      }
      guard hasContent(file.number, status, old) else {
        return .failure(
          FileFault(
            "file/changed", "\(path.quoted) has been changed meanwhile, and is left as it is",
            help: "run again"))
      }
    }
    return write(bytes, to: target)
  }

  /// Writes a file that isn't there yet, and makes the folders that lead to it. Whatever is there
  /// stays, also a link that leads nowhere.
  ///
  /// - Returns: whether the file was made.
  mutating func create(_ bytes: [UInt8], at target: Path) -> Result<Bool, FileFault> {
    if let failure = makeFolder(target.folder) { return .failure(failure) }
    return Signals.heldBack {
      let file = Descriptor(opening: target, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o666)
      guard file.isOpen else {
        return errno == EEXIST
          ? .success(false) : .failure(.writing(target, errno, option: option))
      }
      var failure = Descriptor.write(bytes, to: file.number)
      let closing = file.closed()
      if failure == 0 { failure = closing }
      guard failure != 0 else { return .success(true) }
      _ = target.withCString { unlink($0) }
      return .failure(.writing(target, failure, option: option))
    }
  }

  private func hasContent(_ number: Int32, _ status: stat, _ bytes: [UInt8]) -> Bool {
    guard Int(status.st_size) == bytes.count else { return false }
    let old = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      count = Descriptor.fill(UnsafeMutableRawBufferPointer(buffer), from: number) ?? 0
    }
    return old == bytes
  }

  /// - Returns: 0, or the error number; then nothing has changed.
  private func replace(
    _ target: Path, with bytes: [UInt8], through temporary: Path, _ mode: mode_t?
  ) -> Int32 {
    let file = Descriptor(
      opening: temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o666)
    guard file.isOpen else { return errno }
    var failure = Descriptor.write(bytes, to: file.number)
    if let mode, failure == 0 { _ = fchmod(file.number, mode) }
    if isDurable, failure == 0, fsync(file.number) != 0 { failure = errno }
    let closing = file.closed()
    if failure == 0 { failure = closing }
    if failure == 0 {
      failure = temporary.withCString { old in
        target.withCString { new in rename(old, new) == 0 ? 0 : errno }
      }
    }
    if failure != 0 { _ = temporary.withCString { unlink($0) } }
    return failure
  }

  private mutating func makeFolder(_ folder: Path) -> FileFault? {
    guard !made.contains(folder) else { return nil }
    var status = stat()
    if folder.withCString({ stat($0, &status) }) == 0 {
      guard status.isFolder else { return .writing(folder, ENOTDIR, option: option) }
    } else if errno == ENOENT, folder.folder != folder {
      if let failure = makeFolder(folder.folder) { return failure }
      // Another run may have made it meanwhile; a link that leads nowhere is there and isn't.
      let result = folder.withCString {
        mkdir($0, 0o777) == 0 || (errno == EEXIST && stat($0, &status) == 0) ? 0 : errno
      }
      guard result == 0 else { return .writing(folder, result, option: option) }
    } else {
      return .writing(folder, errno, option: option)
    }
    made.insert(folder)
    return nil
  }
}
