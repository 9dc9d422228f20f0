#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A terminal that hands over single keys, for as long as a body runs; then it is as it was, also
/// when a signal ends the process.
enum TerminalMode {
  nonisolated(unsafe) private static var original = termios()
  nonisolated(unsafe) private static var resized: sig_atomic_t = 0

  /// - Returns: nil when standard input is no terminal.
  static func withSingleKeys<Result>(_ body: () -> Result) -> Result? {
    guard StandardStreams.isTerminal(0), tcgetattr(0, &original) == 0 else { return nil }
    var mode = original
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(0, TCSANOW, &mode) == 0 else { return nil }
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { _ in TerminalMode.resized = 1 }
    #else
      action.__sigaction_handler.sa_handler = { _ in TerminalMode.resized = 1 }
    #endif
    sigaction(SIGWINCH, &action, nil)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { signal(number, restoreAndEnd) }
    defer {
      tcsetattr(0, TCSANOW, &original)
      for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH] { signal(number, SIG_DFL) }
    }
    return body()
  }

  private static let restoreAndEnd: @convention(c) (Int32) -> Void = { number in
    tcsetattr(0, TCSANOW, &TerminalMode.original)
    signal(number, SIG_DFL)
    raise(number)
  }

  enum Key: Equatable {
    case byte(UInt8)
    /// One that stands for no byte, such as an arrow.
    case other
    /// The window has another size.
    case resized
    case end
  }

  /// Waits for a key.
  static func key() -> Key {
    var byte: UInt8 = 0
    while true {
      let count = read(0, &byte, 1)
      if count == 1 { return byte == 0x1B ? afterEscape() : .byte(byte) }
      if resized != 0 {
        resized = 0
        return .resized
      }
      guard count < 0, errno == EINTR || errno == EAGAIN else { return .end }
      if errno == EAGAIN {
        var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        _ = poll(&request, 1, -1)
      }
    }
  }

  /// The escape key alone, or a key that sends more than one byte, as arrows do.
  private static func afterEscape() -> Key {
    var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    var rest: [UInt8] = []
    var byte: UInt8 = 0
    while rest.count < 16, poll(&request, 1, 30) == 1, read(0, &byte, 1) == 1 {
      rest.append(byte)
      let isIntroducer = rest.count == 1 && (byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O"))
      if !isIntroducer, (0x40...0x7E).contains(byte) { break }
    }
    return rest.isEmpty ? .byte(0x1B) : .other
  }

  /// The rows and columns of the window; 24 × 80 where nobody knows.
  static var size: (rows: Int, columns: Int) {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else {
      return (24, 80)
    }
    return (Int(size.ws_row), Int(size.ws_col))
  }
}
