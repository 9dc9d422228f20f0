#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A run of the compiler, and the page that it wrote.
enum Compilation {
  /// - Returns: the page; nil when the compiler could not be run, or the preview has to end.
  static func page(_ compiler: [String], _ paths: [String]) -> CompiledPage? {
    guard let output = output(of: compiler + ["--"] + paths) else { return nil }
    return CompiledPage(output)
  }

  /// What a program writes to standard output; what it says to people goes where this one's goes.
  private static func output(of words: [String]) -> [UInt8]? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let environment: [UnsafeMutablePointer<CChar>?] = [nil]
    var process: pid_t = 0
    let failure = posix_spawn(&process, words[0], &actions, nil, arguments, environment)
    close(ends[1])
    guard failure == 0 else {
      say("alertc: error: \(words[0]) can't be run: \(String(cString: strerror(failure)))\n", to: 2)
      return nil
    }
    let bytes = everything(from: ends[0])
    if bytes == nil { kill(process, SIGTERM) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return bytes
  }

  /// Nil when the preview has to end meanwhile.
  private static func everything(from number: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if wait(for: [number, Signals.reading], milliseconds: -1)[1] { return nil }
      let count = read(number, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count > 0 { bytes += chunk.prefix(count) } else if errno != EINTR { return bytes }
    }
  }
}

/// A page taken apart by lines: what comes before the specs, each spec, and what comes behind.
struct CompiledPage {
  var start: [UInt8]
  var specs: [(head: [UInt8], body: [UInt8])] = []
  var end: [UInt8]

  static let headStart = Array(#"<script type="application/json" class="head">"#.utf8)
  static let bodyStart = Array(#"<script type="application/json" class="body">"#.utf8)
  static let lineEnd = Array("</script>\n".utf8)

  /// Nil for what is no page.
  init?(_ page: [UInt8]) {
    guard page.starts(with: Array("<!DOCTYPE html>".utf8)) else { return nil }
    start = []
    end = []
    var rest = page[...]
    while let feed = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = rest[...feed]
      rest = rest[(feed + 1)...]
      if let head = CompiledPage.json(in: line, after: CompiledPage.headStart) {
        specs.append((head, []))
      } else if let body = CompiledPage.json(in: line, after: CompiledPage.bodyStart) {
        specs[specs.count - 1].body = body
      } else if specs.isEmpty, !CompiledPage.isBehind(line) {
        start += line
      } else {
        end += line + rest
        return
      }
    }
  }

  /// Whether a line is the first behind the specs, where there are none.
  private static func isBehind(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: Array("<script>".utf8))
  }

  private static func json(in line: ArraySlice<UInt8>, after start: [UInt8]) -> [UInt8]? {
    guard line.starts(with: start) else { return nil }
    return Array(line.dropFirst(start.count).dropLast(lineEnd.count))
  }
}
