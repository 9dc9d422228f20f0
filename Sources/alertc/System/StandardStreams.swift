#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The three standard streams as this process found them.
enum StandardStreams {
  /// Those that were closed when the process began.
  ///
  /// Each got `/dev/null` in its place by ``repair()``, for otherwise the first file to be opened
  /// would take its number, and messages would be written into it.
  nonisolated(unsafe) private(set) static var closedAtStart: Set<Int32> = []

  /// To be called once, before anything is opened.
  static func repair() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) == -1 && errno == EBADF {
      closedAtStart.insert(number)
      if open("/dev/null", O_RDWR) < 0 { _ = open("/", O_RDONLY) }
    }
  }

  /// Ends this process as soon as nobody can read standard output any more, also where nothing has
  /// been written yet: what it makes is for one reader alone, such as a preview that was killed.
  static func endWithReader() {
    guard let status = Descriptor.status(1), status.st_mode & S_IFMT == S_IFIFO else { return }
    // The signals that end the process are for the thread that does the work.
    _ = Signals.heldBack {
      startThread {
        // The end of a pipe is told unasked (POSIX), by macOS only when it is asked for.
        var request = pollfd(fd: 1, events: Int16(POLLHUP), revents: 0)
        while poll(&request, 1, -1) < 1 {}
        _exit(0)
      }
    }
  }

  /// Whether a stream leads to a terminal.
  static func isTerminal(_ number: Int32) -> Bool {
    isatty(number) == 1
  }
}

/// The value of a variable of the environment; nil when it isn't set.
func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// The absolute folder that relative paths start from; nil when it was deleted.
func workingDirectory() -> Path? {
  guard let buffer = getcwd(nil, 0) else { return nil }
  defer { free(buffer) }
  return Path(String(cString: buffer))
}

/// Seconds on a clock that only goes forward.
func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Processors that are in use, at least 1.
func processorCount() -> Int {
  max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}
