#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that runs for this one, with pipes to it and from it: one that lies beside it, which
/// links to what this program starts without, or one of the system.
struct ChildProgram {
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  /// Nil where it shares this program's.
  private let errors: Int32?

  /// Where a program of that name lies beside this one; nil when it isn't there.
  static func path(of name: String) -> Path? {
    guard let own = ownPath else { return nil }
    let path = own.folder.appending(name.utf8)
    return path.withCString { access($0, X_OK) } == 0 ? path : nil
  }

  private static var ownPath: Path? {
    var buffer = [CChar](repeating: 0, count: 4096)
    #if canImport(Darwin)
      var size = UInt32(buffer.count)
      guard _NSGetExecutablePath(&buffer, &size) == 0, let real = realpath(buffer, nil) else {
        return nil
      }
      defer { free(real) }
      return Path(String(cString: real))
    #else
      let count = readlink("/proc/self/exe", &buffer, buffer.count)
      guard count > 0, count < buffer.count else { return nil }
      return Path(buffer.prefix(count).map(UInt8.init(bitPattern:)))
    #endif
  }

  /// Starts it; nil when it can't be started.
  ///
  /// - Parameters:
  ///   - program: its path; a bare name is looked for on the `PATH`.
  ///   - variables: the names of the environment variables that it sees as they are.
  ///   - keepsErrors: whether what it says of errors is kept for ``readErrors()``.
  init?(
    _ program: Path, _ arguments: [Path] = [], keepingVariables variables: [String] = [],
    keepsErrors: Bool
  ) {
    guard let toChild = ChildProgram.pipe(), let fromChild = ChildProgram.pipe() else { return nil }
    let said = keepsErrors ? ChildProgram.pipe() : nil
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild.reading, 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild.writing, 1)
    if let said { posix_spawn_file_actions_adddup2(&actions, said.writing, 2) }

    let words: [UnsafeMutablePointer<CChar>?] =
      ([program] + arguments).map { $0.withCString { strdup($0) } } + [nil]
    defer { for word in words { free(word) } }
    var settings: [UnsafeMutablePointer<CChar>?] = []
    for name in variables {
      if let value = environmentVariable(name) { settings.append(strdup(name + "=" + value)) }
    }
    settings.append(nil)
    defer { for setting in settings { free(setting) } }
    var process: pid_t = 0
    let failure = program.withCString {
      posix_spawnp(&process, $0, &actions, nil, words, settings)
    }
    for number in [toChild.reading, fromChild.writing, said?.writing] {
      if let number { close(number) }
    }
    guard failure == 0 else {
      for number in [toChild.writing, fromChild.reading, said?.reading] {
        if let number { close(number) }
      }
      return nil
    }
    self.process = process
    input = toChild.writing
    output = fromChild.reading
    errors = said?.reading
  }

  /// Whether it took all of it.
  func write(_ bytes: [UInt8]) -> Bool {
    Descriptor.write(bytes, to: input) == 0
  }

  /// It reads no more.
  func closeInput() {
    close(input)
  }

  /// Everything until it closes its output.
  func readOutput() -> [UInt8] { ChildProgram.readAll(output) }

  /// Everything that it says of errors.
  func readErrors() -> [UInt8] { errors.map(ChildProgram.readAll) ?? [] }

  /// Exactly so many bytes; nil when it closes its output before.
  func read(_ count: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = Descriptor.fill(UnsafeMutableRawBufferPointer(buffer), from: output) ?? 0
    }
    return bytes.count == count ? bytes : nil
  }

  /// Closes what is left open, and waits.
  ///
  /// - Returns: its exit code; 70 when a signal ended it.
  func finish() -> Int32 {
    close(output)
    if let errors { close(errors) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 70
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
