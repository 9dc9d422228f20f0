#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The program that reads fonts. HarfBuzz is in there and nowhere else, so that this program starts
/// without it and compiles alike whether it is installed or not.
enum FontProgram {
  /// Beside this program; nil when it isn't there.
  static var path: Path? { siblingProgram("alertc-fonts") }

  static var missing: FileFault {
    FileFault(
      "font/no-reader", "the program alertc-fonts, which reads fonts, isn't beside alertc",
      help: "build both with make build; it needs HarfBuzz (apt: libharfbuzz-dev, brew: harfbuzz)")
  }

  /// What it said.
  struct Result {
    var exitCode: Int32
    var output: [UInt8]
    var errors: [UInt8]
  }

  /// Runs it with nothing in its environment; nil when it can't be started.
  ///
  /// It reads all of its input before it says anything, so that neither waits for the other.
  static func run(_ program: Path, _ arguments: [Path], input: [UInt8]) -> Result? {
    guard let toChild = pipe(), let fromChild = pipe(), let errors = pipe() else { return nil }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild.reading, 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)

    let words: [UnsafeMutablePointer<CChar>?] =
      ([program] + arguments).map { $0.withCString { strdup($0) } } + [nil]
    defer { for word in words { free(word) } }
    let environment: [UnsafeMutablePointer<CChar>?] = [nil]
    var process: pid_t = 0
    let failure = program.withCString {
      posix_spawn(&process, $0, &actions, nil, words, environment)
    }
    for number in [toChild.reading, fromChild.writing, errors.writing] { close(number) }
    guard failure == 0 else {
      for number in [toChild.writing, fromChild.reading, errors.reading] { close(number) }
      return nil
    }
    _ = Descriptor.write(input, to: toChild.writing)
    close(toChild.writing)
    let output = readAll(fromChild.reading)
    let said = readAll(errors.reading)
    close(fromChild.reading)
    close(errors.reading)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let isExited = status & 0x7F == 0
    return Result(
      exitCode: isExited ? (status >> 8) & 0xFF : 70, output: output, errors: said)
  }

  /// Both ends close when a program is run, unless it is given one.
  private static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
      guard Darwin.pipe(&ends) == 0 else { return nil }
    #elseif canImport(Musl)
      guard Musl.pipe(&ends) == 0 else { return nil }
    #else
      guard Glibc.pipe(&ends) == 0 else { return nil }
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func readAll(_ number: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      var failed = false
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        let filled = Descriptor.fill(UnsafeMutableRawBufferPointer(buffer), from: number)
        count = filled ?? 0
        failed = filled == nil
      }
      bytes += chunk
      if failed || chunk.count < 1 << 16 { return bytes }
    }
  }
}
