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
  private let process: Process

  init(_ arguments: [String], in folder: String, environment: [String: String] = [:]) throws {
    terminal = posix_openpt(O_RDWR | O_NOCTTY)
    guard terminal >= 0, grantpt(terminal) == 0, unlockpt(terminal) == 0,
      let name = ptsname(terminal)
    else { throw CocoaError(.fileReadUnknown) }
    let end = open(name, O_RDWR | O_NOCTTY)
    guard end >= 0 else { throw CocoaError(.fileReadUnknown) }
    let handle = FileHandle(fileDescriptor: end, closeOnDealloc: true)
    process = Process()
    process.executableURL = buildFolder.appendingPathComponent("alertc")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["TERM": "xterm"].merging(environment) { $1 }
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    resize(rows: 40, columns: 100)
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(terminal)
  }

  func resize(rows: UInt16, columns: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    // It isn't the controlling terminal of the program, so nobody else tells.
    if process.isRunning { kill(process.processIdentifier, SIGWINCH) }
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

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  func exitCode() -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
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
