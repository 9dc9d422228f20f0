#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What signals do to this process.
enum Signals {
  /// A closed pipe and a file-size limit are error numbers, not deaths; a fault of this program
  /// says what to report.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    Fault.current.initialize(to: 0)
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      signal(number) { number in Fault.report(number) }
    }
  }

  /// Runs `body` with the signals that end a process held back, so that what it leaves half done
  /// is finished or cleared away before they act. Threads made by ``Workers`` never take them.
  static func heldBack<Result>(_ body: () -> Result) -> Result {
    var old = sigset_t()
    var set = ending
    pthread_sigmask(SIG_BLOCK, &set, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    return body()
  }

  private static var ending: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&set, number) }
    return set
  }
}

/// The last words of a process that found itself at fault. Only what a signal handler may do:
/// `write` and `_exit`, on memory that was there before.
enum Fault {
  /// The path of the spec being worked on, ended by NUL; empty when it isn't known.
  nonisolated(unsafe) static let current = UnsafeMutablePointer<UInt8>.allocate(
    capacity: room)
  private static let room = 1024

  /// Remembers the spec that is being worked on. Only for work on the main thread.
  static func working(on path: String) {
    var count = 0
    for byte in path.utf8.prefix(room - 1) {
      // Nothing but printable ASCII: the message is written without another look.
      current[count] = (0x20..<0x7F).contains(byte) ? byte : UInt8(ascii: "?")
      count += 1
    }
    current[count] = 0
  }

  /// The exit code of an internal fault (`EX_SOFTWARE` of sysexits).
  static let exitCode: Int32 = 70

  static func report(_ number: Int32) {
    put("\nalertc: internal fault")
    if current[0] != 0 {
      put(" while working on ")
      _ = write(2, current, strlen(UnsafeRawPointer(current).assumingMemoryBound(to: CChar.self)))
    }
    put(
      """
      .
      This is a defect of alertc, not of your spec. Please report it with the spec, this output
      and what `alertc --version` prints. If several specs were compiled, `--jobs 1` names the one.

      """)
    _exit(exitCode)
  }

  private static func put(_ text: StaticString) {
    _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
  }
}
