#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signals that end the preview, as something to be read.
enum Signals {
  /// Reading and writing end of a pipe; a signal puts a byte into it.
  nonisolated(unsafe) private static let ends = UnsafeMutablePointer<Int32>.allocate(capacity: 2)

  /// Where a byte comes in when the preview has to end.
  static var reading: Int32 { ends[0] }

  /// To be called once, before any thread is made.
  static func prepare() {
    ends.initialize(repeating: -1, count: 2)
    _ = pipe(ends)
    for place in 0..<2 {
      _ = fcntl(ends[place], F_SETFD, FD_CLOEXEC)
      _ = fcntl(ends[place], F_SETFL, O_NONBLOCK)
    }
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // Only what a signal handler may do.
      signal(number) { _ in
        let saved = errno
        _ = write(Signals.ends[1], "x", 1)
        errno = saved
      }
    }
  }
}

/// Writes a text, whatever becomes of it.
func say(_ text: String, to number: Int32) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
    if count < 0, errno != EINTR { return }
    rest = rest.dropFirst(max(0, count))
  }
}

/// Waits until one of some descriptors has something to read.
///
/// - Returns: for each whether it has; all false when the time is over.
func wait(for descriptors: [Int32], milliseconds: Int32) -> [Bool] {
  var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  guard poll(&requests, nfds_t(requests.count), milliseconds) > 0 else {
    return descriptors.map { _ in false }
  }
  return requests.map { $0.revents != 0 }
}

/// Seconds since some moment, never going back.
func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
