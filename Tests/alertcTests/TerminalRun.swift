import Foundation
import TestSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program on a terminal of its own: keys in, screens out.
final class TerminalRun {
  private let terminal: Int32
  private let process: pid_t
  private var status: Int32?

  init(_ arguments: [String], in folder: String, environment: [String: String] = [:]) throws {
    terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    let end = try Self.openEnd(of: terminal)
    defer { close(end) }
    process = try Self.spawn(arguments, on: end, in: folder, environment)
    resize(rows: 40, columns: 100)
  }

  /// Starts the program with no signal blocked, whatever is so on this thread.
  private static func spawn(
    _ arguments: [String], on end: Int32, in folder: String, _ environment: [String: String]
  ) throws -> pid_t {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
    #else
      var attributes = posix_spawnattr_t()
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    for number: Int32 in 0...2 { posix_spawn_file_actions_adddup2(&actions, end, number) }
    let program = buildFolder.appendingPathComponent("alertc").path
    let words = ["sh", "-c", "cd \"$0\" && exec \"$@\"", folder, program] + arguments
    let variables = ["TERM": "xterm"].merging(environment) { $1 }.map { "\($0)=\($1)" }
    var argv = words.map { strdup($0) } + [nil]
    var envp = variables.map { strdup($0) } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var process: pid_t = 0
    guard posix_spawn(&process, "/bin/sh", &actions, &attributes, &argv, &envp) == 0 else {
      throw CocoaError(.executableLoad)
    }
    return process
  }

  /// The end of a terminal that a program gets.
  private static func openEnd(of terminal: Int32) throws -> Int32 {
    #if canImport(Darwin)
      guard grantpt(terminal) == 0, unlockpt(terminal) == 0, let name = ptsname(terminal) else {
        throw CocoaError(.fileReadUnknown)
      }
      let end = open(name, O_RDWR | O_NOCTTY)
    #else
      // What `unlockpt` and `ptsname` do; Swift doesn't see those of Glibc.
      var number: UInt32 = 0
      var isLocked: Int32 = 0
      guard ioctl(terminal, UInt(0x4004_5431), &isLocked) == 0,
        ioctl(terminal, UInt(0x8004_5430), &number) == 0
      else { throw CocoaError(.fileReadUnknown) }
      let end = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    #endif
    guard end >= 0 else { throw CocoaError(.fileReadUnknown) }
    return end
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(terminal)
  }

  func resize(rows: UInt16, columns: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    // It isn't the controlling terminal of the program, so nobody else tells.
    kill(process, SIGWINCH)
  }

  func press(_ keys: String) {
    _ = keys.withCString { write(terminal, $0, strlen($0)) }
  }

  /// Waits until what was written since the last time contains a text; at most ten seconds.
  func read(until text: String) -> String {
    var seen: [UInt8] = []
    let deadline = Date().addingTimeInterval(10)
    while Date() < deadline {
      var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 200) == 1 else { continue }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = readBytes(terminal, &buffer, buffer.count)
      guard count > 0 else { break }
      seen += buffer[..<count]
      if String(decoding: seen, as: UTF8.self).contains(text) { break }
    }
    return String(decoding: seen, as: UTF8.self)
  }

  func signal(_ number: Int32) { kill(process, number) }

  /// The exit code, or less than 0 when a signal ended it; nil when it still runs after ten
  /// seconds.
  func exitCode() -> Int32? {
    let deadline = Date().addingTimeInterval(10)
    while Date() < deadline {
      var found: Int32 = 0
      if waitpid(process, &found, WNOHANG) == process {
        status = found
        return found & 0x7F == 0 ? found >> 8 & 0xFF : -(found & 0x7F)
      }
      usleep(2000)
    }
    return nil
  }

  /// Whether the terminal shows what is typed and hands over whole lines, as it does for a shell.
  var isAsBefore: Bool {
    var mode = termios()
    guard tcgetattr(terminal, &mode) == 0 else { return false }
    return mode.c_lflag & tcflag_t(ICANON) != 0 && mode.c_lflag & tcflag_t(ECHO) != 0
  }
}

private func readBytes(_ number: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(number, buffer, count)
}
