#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file, closed when it goes.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Opens without waiting (a FIFO must not hang), without becoming a controlling terminal and
  /// without being handed on. On failure ``number`` is negative and `errno` tells why.
  init(opening path: Path, _ flags: Int32, mode: mode_t = 0) {
    let flags = flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    number = path.withCString { path in
      var result = open(path, flags, mode)
      while result < 0 && errno == EINTR { result = open(path, flags, mode) }
      return result
    }
  }

  var isOpen: Bool { number >= 0 }

  deinit {
    if number >= 0 { close(number) }
  }

  /// Closes and says whether that went well: some systems report a full disk only here.
  consuming func closed() -> Int32 {
    let result = close(number) == 0 ? 0 : errno
    discard self
    return result
  }

  /// What the file is; nil when the system can't tell.
  static func status(_ number: Int32) -> stat? {
    var status = stat()
    return fstat(number, &status) == 0 ? status : nil
  }

  /// Reads into a buffer until it is full or the file ends.
  ///
  /// - Parameter waits: whether it waits for bytes that aren't there yet; else they are `EAGAIN`.
  /// - Returns: the bytes read, or nil with `errno` set.
  static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from number: Int32, waits: Bool = true
  ) -> Int? {
    var count = 0
    while count < buffer.count, let base = buffer.baseAddress {
      let got = read(number, base + count, buffer.count - count)
      if got > 0 {
        count += got
      } else if got == 0 {
        break
      } else if waits, errno == EAGAIN || errno == EWOULDBLOCK {
        wait(for: Int16(POLLIN), on: number)
      } else if errno != EINTR {
        return nil
      }
    }
    return count
  }

  /// Writes every byte, however many calls that takes.
  ///
  /// - Returns: 0, or the error number.
  static func write(_ bytes: [UInt8], to number: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count, let base = buffer.baseAddress {
        #if canImport(Darwin)
          let count = Darwin.write(number, base + done, buffer.count - done)
        #elseif canImport(Musl)
          let count = Musl.write(number, base + done, buffer.count - done)
        #else
          let count = Glibc.write(number, base + done, buffer.count - done)
        #endif
        if count >= 0 {
          done += count
        } else if errno == EAGAIN || errno == EWOULDBLOCK {
          wait(for: Int16(POLLOUT), on: number)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }

  private static func wait(for events: Int16, on number: Int32) {
    var request = pollfd(fd: number, events: events, revents: 0)
    _ = poll(&request, 1, -1)
  }
}

extension stat {
  var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }

  /// What a person calls it.
  var kind: String {
    switch st_mode & S_IFMT {
    case S_IFDIR: "a folder"
    case S_IFIFO: "a named pipe"
    case S_IFSOCK: "a socket"
    case S_IFCHR, S_IFBLK: "a device"
    default: "something else"
    }
  }
}
