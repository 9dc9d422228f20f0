#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads a file once, whole, through one descriptor, and only when it is a regular file of a
/// size that a spec can have. Whatever else the path leads to ends at once with a sentence.
enum FileReader {
  /// The most bytes that a spec may have: 1 MiB.
  static let limit = 1 << 20
  /// The most bytes that a catalogue of texts may have, which holds all of an app's: 32 MiB.
  static let catalogLimit = 32 << 20

  /// The bytes of a picture that are looked at for its size: 256 KiB.
  static let pictureLimit = 256 << 10
  /// The most bytes of a picture that is shown: 16 MiB. Of a larger one only so much is read, and it
  /// is shown as a placeholder.
  static let shownPictureLimit = 16 << 20

  /// - Parameters:
  ///   - followsLink: false when the path was resolved before, so that a link that has appeared
  ///     since is refused.
  ///   - limit: the most bytes that are read.
  ///   - cutsOff: whether a larger file is read that far; it is refused otherwise.
  static func read(
    _ path: Path, followsLink: Bool = true, limit: Int = limit, cutsOff: Bool = false
  ) throws(FileFault) -> [UInt8] {
    let file = Descriptor(opening: path, O_RDONLY | (followsLink ? 0 : O_NOFOLLOW))
    guard file.isOpen else { throw .reading(path, errno) }
    guard let status = Descriptor.status(file.number) else {
      throw .reading(path, errno)
    }
    guard status.isRegular else { throw .notRegular(path, status.kind) }
    guard status.st_size <= limit || cutsOff else { throw tooLarge(path, limit) }
    return try readAll(
      file.number, expecting: Int(status.st_size), path, limit: limit, cutsOff: cutsOff,
      waits: false)
  }

  /// Whether a path leads to a pipe, as that of `<(command)` in a shell does.
  static func isPipe(_ path: Path) -> Bool {
    var status = stat()
    return path.withCString { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// Reads a pipe to its end, and waits for whoever writes into it.
  static func readPipe(_ path: Path) throws(FileFault) -> [UInt8] {
    let file = Descriptor(opening: path, O_RDONLY)
    guard file.isOpen else { throw .reading(path, errno) }
    var request = pollfd(fd: file.number, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, -1) < 0, errno == EINTR {}
    return try readAll(file.number, expecting: 16 << 10, path)
  }

  /// Reads standard input to its end: a pipe, a terminal or a file.
  static func readStandardInput() throws(FileFault) -> [UInt8] {
    guard !StandardStreams.closedAtStart.contains(0) else {
      throw .reading(Path("standard input"), EBADF)
    }
    return try readAll(0, expecting: 16 << 10, Path("standard input"))
  }

  /// One byte more than expected is asked for, so that the end of the file is seen in one call
  /// and a file that grows meanwhile is noticed; nothing beyond the limit is kept. A file that
  /// the system makes up, as under `/proc`, may have no end: it is refused where one would wait.
  private static func readAll(
    _ number: Int32, expecting size: Int, _ path: Path, limit: Int = limit,
    cutsOff: Bool = false, waits: Bool = true
  ) throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = min(max(size, 0), limit) + 1
    while true {
      var failure: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let buffer = UnsafeMutableRawBufferPointer(buffer)
        if let filled = Descriptor.fill(buffer, from: number, waits: waits) {
          count = filled
        } else {
          failure = errno
        }
      }
      guard failure == 0 else { throw .reading(path, failure) }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if bytes.count > limit, cutsOff { return Array(bytes.prefix(limit)) }
      guard bytes.count <= limit else { throw tooLarge(path, limit) }
      if chunk.count < room { return bytes }
      room = min(64 << 10, limit + 1 - bytes.count)
    }
  }

  static func tooLarge(_ path: Path, _ limit: Int) -> FileFault {
    FileFault(
      "file/too-large",
      "\(path.quoted) has more than \(limit >> 20) MiB, the most that "
        + (limit == self.limit ? "a spec" : "a catalogue") + " may have",
      help: "check that it is the right file, or split it with 'extends'")
  }
}
