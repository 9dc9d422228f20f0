import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a program did: its exit code (or signal) and what it wrote.
public struct ProgramRun: Sendable {
  /// The exit code; nil when a signal ended it, or when it had to be ended after a minute.
  public var exitCode: Int32?
  /// All of standard output.
  public var output: [UInt8]
  /// All of standard error.
  public var errors: [UInt8]

  /// Malformed UTF-8 is shown as U+FFFD.
  public var outputText: String { String(decoding: output, as: UTF8.self) }
  /// Malformed UTF-8 is shown as U+FFFD.
  public var errorText: String { String(decoding: errors, as: UTF8.self) }
}

/// How a program is started.
public struct ProgramStart {
  /// The absolute path of what is run.
  public var executable: String
  /// Behind the program's name.
  public var arguments: [[UInt8]]
  /// The program's name as it is told; nil for no arguments at all, not even that.
  public var name: String? = "alertc"
  /// Nothing else is in its environment.
  public var environment: [String: String] = [:]
  /// Where it runs; the name is not told then.
  public var folder: String?
  /// What standard input holds, up to its end.
  public var input: [UInt8] = []
  /// Standard streams that are closed when it starts.
  public var closed: Set<Int32> = []
  /// A file that standard output goes to instead.
  public var outputPath: String?

  /// The program by its path, and arguments behind its name; nothing is started yet.
  public init(_ executable: String, _ arguments: [String]) {
    self.executable = executable
    self.arguments = arguments.map { Array($0.utf8) }
  }

  /// The program under test, as this build made it.
  public static func alertc(_ arguments: String...) -> ProgramStart {
    ProgramStart(buildFolder.appendingPathComponent("alertc").path, arguments)
  }

  /// A shell script in which `$ALERTC` is the program under test.
  public static func shell(_ script: String) -> ProgramStart {
    var start = ProgramStart("/bin/sh", ["-c", script])
    start.name = "sh"
    start.environment = [
      "PATH": "/usr/bin:/bin", "ALERTC": buildFolder.appendingPathComponent("alertc").path,
    ]
    return start
  }

  /// Runs it to its end; a program that hangs is ended after a minute.
  public func run() throws -> ProgramRun {
    let scratch = try TemporaryFolder()
    try scratch.write(input, to: "in")
    var actions = SpawnActions()
    defer { actions.destroy() }
    let streams: [(Int32, String, Int32)] = [
      (0, scratch.path("in"), O_RDONLY),
      (1, outputPath ?? scratch.path("out"), O_WRONLY | O_CREAT),
      (2, scratch.path("err"), O_WRONLY | O_CREAT),
    ]
    for (number, path, flags) in streams {
      if closed.contains(number) {
        actions.close(number)
      } else {
        actions.open(number, path, flags)
      }
    }
    var path = executable
    var argv = name.map { [Array($0.utf8)] + arguments } ?? []
    if let folder {
      // Spawning into another folder is no part of POSIX; a shell goes there and becomes the
      // program.
      path = "/bin/sh"
      argv = ["sh", "-c", "cd \"$0\" && exec \"$@\"", folder, executable].map { Array($0.utf8) }
      argv += arguments
    }
    let process = try actions.spawn(
      path, argv, environment.map { Array("\($0.key)=\($0.value)".utf8) })
    let exitCode = Self.wait(for: process)
    func read(_ name: String) -> [UInt8] {
      (try? Data(contentsOf: scratch.url.appendingPathComponent(name))).map { Array($0) } ?? []
    }
    return ProgramRun(exitCode: exitCode, output: read("out"), errors: read("err"))
  }

  private static func wait(for process: pid_t) -> Int32? {
    let deadline = Date().addingTimeInterval(60)
    var status: Int32 = 0
    while true {
      let result = waitpid(process, &status, WNOHANG)
      if result == process { break }
      if result < 0 && errno != EINTR { return nil }
      if Date() > deadline {
        kill(process, SIGKILL)
        waitpid(process, &status, 0)
        return nil
      }
      usleep(1000)
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }
}

/// The file actions of `posix_spawn`.
private struct SpawnActions {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
  #else
    private var actions = posix_spawn_file_actions_t()
  #endif

  init() { posix_spawn_file_actions_init(&actions) }

  mutating func destroy() { posix_spawn_file_actions_destroy(&actions) }

  mutating func close(_ number: Int32) { posix_spawn_file_actions_addclose(&actions, number) }

  mutating func open(_ number: Int32, _ path: String, _ flags: Int32) {
    posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o644)
  }

  func spawn(_ path: String, _ argv: [[UInt8]], _ environment: [[UInt8]]) throws -> pid_t {
    func strings(_ list: [[UInt8]]) -> [UnsafeMutablePointer<CChar>?] {
      list.map { bytes in
        (bytes + [0]).map(CChar.init(bitPattern:)).withUnsafeBufferPointer {
          $0.baseAddress.flatMap { strdup($0) }
        }
      } + [nil]
    }
    let arguments = strings(argv)
    let variables = strings(environment)
    defer { for pointer in arguments + variables { free(pointer) } }
    var actions = actions
    var process: pid_t = 0
    let failure = posix_spawn(&process, path, &actions, nil, arguments, variables)
    guard failure == 0 else {
      throw CocoaError(.executableLoad, userInfo: [NSFilePathErrorKey: path, "errno": failure])
    }
    return process
  }
}
