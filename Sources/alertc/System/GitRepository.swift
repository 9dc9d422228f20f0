import Diagnostics

/// The git repository that the command runs in, asked through `git` itself: never through a shell,
/// and it is only read.
struct GitRepository {
  /// The current folder as the repository sees it, without a slash at its end; empty for the top.
  private let prefix: Path
  /// What git sees of the environment.
  private static let variables = [
    "PATH", "HOME", "XDG_CONFIG_HOME", "GIT_DIR", "GIT_WORK_TREE", "GIT_CEILING_DIRECTORIES",
    "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CONFIG_GLOBAL",
    "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "SSH_AUTH_SOCK",
  ]

  /// - Throws: that there is no git, or no repository here.
  init() throws(CommandLineFault) {
    let answer = try Self.ask("rev-parse", "--show-prefix")
    guard answer.exitCode == 0 else {
      throw CommandLineFault(
        "the current folder is in no git repository",
        help: answer.complaint ?? "run it inside of one, or compare two files without --git")
    }
    prefix = Path(answer.line).normalized
  }

  /// The tree of a revision, by its hash.
  func tree(of revision: String) throws(CommandLineFault) -> [UInt8] {
    try object(revision + "^{tree}", of: revision)
  }

  /// The commit that two revisions both come from.
  func mergeBase(of first: String, and second: String) throws(CommandLineFault) -> String {
    let commits = [
      try object(first + "^{commit}", of: first), try object(second + "^{commit}", of: second),
    ].map { String(decoding: $0, as: UTF8.self) }
    let answer = try Self.ask("merge-base", commits[0], commits[1])
    guard answer.exitCode == 0 else {
      throw CommandLineFault(
        "\(quoted(first)) and \(quoted(second)) have no commit in common",
        help: "compare them as they are: --git \(first)..\(second)")
    }
    return String(decoding: answer.line, as: UTF8.self)
  }

  /// Where a file lies in the repository; nil when that is outside.
  ///
  /// Its folder need not be there any more.
  func place(of path: Path) -> Path? {
    var whole = path.normalized
    if path.isAbsolute {
      guard let here = resolvedPath(Path(".")) else { return nil }
      let depth = prefix.isHere ? 0 : prefix.bytes.split(separator: Path.slash).count
      let top = (0..<depth).reduce(here) { folder, _ in folder.folder }
      let real = resolvedPath(path.folder).map { $0.appending(path.name) } ?? whole
      guard real.isInside(top) else { return nil }
      return Path(real.bytes.dropFirst(top.bytes == [Path.slash] ? 1 : top.bytes.count + 1))
    }
    if !prefix.isHere { whole = Path(prefix.bytes + [Path.slash] + whole.bytes).normalized }
    return whole.bytes.starts(with: "..".utf8) ? nil : whole
  }

  /// A process that gives out the files of revisions.
  func startReading() throws(CommandLineFault) -> GitFiles {
    guard let child = Self.start(["cat-file", "--batch", "--follow-symlinks"], keepsErrors: false)
    else {
      throw Self.missing
    }
    return GitFiles(child)
  }

  private func object(_ name: String, of revision: String) throws(CommandLineFault) -> [UInt8] {
    // What begins so is an option to git, and no name of a revision can.
    let answer =
      revision.utf8.first == UInt8(ascii: "-")
      ? nil : try Self.ask("rev-parse", "--verify", "--quiet", name)
    guard let answer, answer.exitCode == 0, !answer.line.isEmpty else {
      throw CommandLineFault(
        "git knows no revision \(quoted(revision))",
        help: "name a commit, branch or tag; a shallow clone may lack it: git fetch --unshallow")
    }
    return answer.line
  }

  private struct Answer {
    var exitCode: Int32
    /// The first line that it printed.
    var line: [UInt8]
    /// The first line of what was wrong; nil for none.
    var complaint: String?
  }

  private static func ask(_ words: String...) throws(CommandLineFault) -> Answer {
    guard let child = start(words, keepsErrors: true) else { throw missing }
    child.closeInput()
    let output = child.readOutput().prefix { $0 != UInt8(ascii: "\n") }
    let said = child.readErrors().prefix { $0 != UInt8(ascii: "\n") }
    let complaint =
      said.isEmpty ? nil : "git says: " + escaped(String(decoding: said, as: UTF8.self), limit: 200)
    return Answer(exitCode: child.finish(), line: Array(output), complaint: complaint)
  }

  private static func start(_ words: [String], keepsErrors: Bool) -> ChildProgram? {
    ChildProgram(
      Path("git"), words.map { Path($0) }, keepingVariables: variables, keepsErrors: keepsErrors)
  }

  private static var missing: CommandLineFault {
    CommandLineFault(
      "--git needs git, and it can't be started", help: "install git, or put it on the PATH")
  }
}

extension Path {
  /// Whether it is the folder at hand: `.`, or nothing.
  fileprivate var isHere: Bool { bytes.isEmpty || bytes == [UInt8(ascii: ".")] }
}

/// Files of revisions, read one after the other through one process.
///
/// Belongs to one thread at a time.
struct GitFiles {
  private let child: ChildProgram

  fileprivate init(_ child: ChildProgram) {
    self.child = child
  }

  enum Answer {
    case file([UInt8])
    case missing
    /// A folder, or a part of the repository that isn't a file.
    case notAFile
    case tooLarge
  }

  /// The file at a place in a tree; symbolic links inside of the repository are followed.
  ///
  /// The form of the answers is that of `git cat-file --batch --follow-symlinks`,
  /// https://git-scm.com/docs/git-cat-file#_batch_output.
  ///
  /// - Parameters:
  ///   - limit: the most bytes.
  ///   - cutsOff: whether a larger file is read that far; it is refused otherwise.
  func read(_ place: Path, in tree: [UInt8], limit: Int, cutsOff: Bool = false) -> Answer {
    let lineFeed = UInt8(ascii: "\n")
    guard !place.bytes.contains(lineFeed),
      child.write(tree + [UInt8(ascii: ":")] + place.bytes + [lineFeed])
    else { return .missing }
    guard let head = readLine() else { return .missing }
    if head.suffix(8).elementsEqual(" missing".utf8) { return .missing }
    let words = head.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard let size = words.last.flatMap({ Int($0) }), size >= 0 else { return .missing }
    let isFile = words.count == 3 && words[1] == "blob"
    let wanted = isFile && (cutsOff || size <= limit) ? min(size, limit) : 0
    guard let bytes = child.read(wanted), skip(size - wanted + 1) else { return .missing }
    if isFile { return size <= limit || cutsOff ? .file(bytes) : .tooLarge }
    return words.count == 3 ? .notAFile : .missing
  }

  func finish() {
    child.closeInput()
    _ = child.finish()
  }

  private func readLine() -> [UInt8]? {
    var line: [UInt8] = []
    while let byte = child.read(1)?.first {
      if byte == UInt8(ascii: "\n") { return line }
      line.append(byte)
    }
    return nil
  }

  private func skip(_ count: Int) -> Bool {
    var left = count
    while left > 0 {
      guard child.read(min(left, 1 << 16)) != nil else { return false }
      left -= min(left, 1 << 16)
    }
    return true
  }
}
