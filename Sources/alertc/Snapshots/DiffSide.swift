import AlertCompiler
import Diagnostics
import Snapshots

/// One of the two that `diff` compares: a spec is rendered in the environments asked for, a store is
/// read; as it lies here, or as it was at a revision.
struct DiffSide {
  let path: String
  private(set) var baseline = Baseline(name: "")
  /// What an app holds on to, where only that is compared.
  private(set) var interfaces: [(Variant, AppInterface)] = []
  private(set) var hasFault = false
  private let files: Files
  /// What is read in the place of a file; nil for a file.
  private let stream: Path?

  /// Where files are read from.
  enum Files {
    case here
    case revision(RevisionFiles, GitRepository)
  }

  /// Whether a path stands for standard input, or leads to a pipe.
  static func isStream(_ path: Path) -> Bool {
    path.bytes == [UInt8(ascii: "-")] || FileReader.isPipe(path)
  }

  /// - Parameter other: the path of the other side: what comes from a stream is read as if it lay
  ///   there, with the project and the bases of that, unless `--stdin-path` says where it lies.
  init(
    _ given: Path, beside other: Path, from files: Files, _ invocation: Invocation,
    _ reporter: inout Reporter
  ) {
    self.files = files
    var path = given
    if case .here = files, DiffSide.isStream(given) {
      stream = given
      let isInput = given.bytes == [UInt8(ascii: "-")]
      path = (isInput ? invocation.standardInputPath : nil) ?? other
      self.path =
        isInput ? (invocation.standardInputPath ?? Path("<stdin>")).display : given.display
    } else if case .revision(let revision, _) = files {
      stream = nil
      self.path = "\(revision.name):\(given.display)"
    } else {
      stream = nil
      self.path = given.display
    }
    var diagnostics: [Diagnostic] = []
    do throws(FileFault) {
      if path.display.hasSuffix(StoreName.fileExtension) {
        try readStore(path, &diagnostics)
      } else {
        try compile(path, invocation, &diagnostics)
      }
    } catch {
      diagnostics.append(error.diagnostic(at: Path(self.path)))
    }
    reporter.report(diagnostics)
    hasFault = diagnostics.contains { $0.severity == .error }
  }

  private mutating func readStore(
    _ path: Path, _ diagnostics: inout [Diagnostic]
  ) throws(FileFault) {
    var parts = [try read(path)]
    let stem = String(
      decoding: path.name.dropLast(StoreName.fileExtension.utf8.count), as: UTF8.self)
    switch files {
    case .here where stream != nil: break
    case .here:
      parts += try StoreFolder(path.folder).read(stem).dropFirst()
    case .revision:
      let folder = StoreFolder(path.folder)
      while let part = try? read(folder.file(stem, part: parts.count + 1)) { parts.append(part) }
    }
    let read = StoreReader.read(parts, name: StoreReader.name(of: parts[0]) ?? "")
    diagnostics += read.diagnostics
    baseline = read.value
  }

  private mutating func compile(
    _ path: Path, _ invocation: Invocation, _ diagnostics: inout [Diagnostic]
  ) throws(FileFault) {
    let source = try read(path)
    let compiler: Compiler
    do throws(UsageFault) {
      compiler = try Compiler(options: invocation.compileOptions(inputCount: 1))
    } catch {
      throw FileFault("file/missing", error.sentence, help: error.help)
    }
    let serving = try serving(compiler, source, at: path)
    guard !invocation.tellsBreaks else {
      let made = serving.interfaces(of: source)
      diagnostics += made.diagnostics
      interfaces = made.value
      return
    }
    let made = serving.snapshots(of: source) { _ in true }
    diagnostics += made.diagnostics
    baseline = Baseline(name: made.value.name ?? "")
    for (variant, text) in zip(made.value.variants, made.value.texts) where text != nil {
      baseline[variant] = text
    }
  }

  private func read(_ path: Path) throws(FileFault) -> SourceFile {
    switch files {
    case .here:
      return SourceFile(path: stream == nil ? path.display : self.path, bytes: try bytes(of: path))
    case .revision(let revision, let repository):
      return try revision.read(try place(of: path, in: repository))
    }
  }

  private func bytes(of path: Path) throws(FileFault) -> [UInt8] {
    guard let stream else { return try FileReader.read(path) }
    return FileReader.isPipe(stream)
      ? try FileReader.readPipe(stream) : try FileReader.readStandardInput()
  }

  private func serving(
    _ compiler: Compiler, _ source: SourceFile, at path: Path
  ) throws(FileFault) -> Compiler {
    switch files {
    case .here:
      let files = ProjectFiles()
      let session = LoadingSession(files)
      session.begin(source, in: path.folder)
      return compiler.serving(try files.project(of: path.folder)) { session.load($0, $1) }
    case .revision(let revision, let repository):
      let project = revision.project(of: source, at: try place(of: path, in: repository))
      return compiler.serving(project) { revision.load($0, $1) }
    }
  }

  private func place(of path: Path, in repository: GitRepository) throws(FileFault) -> Path {
    guard let place = repository.place(of: path) else {
      throw FileFault(
        "file/missing", "\(path.quoted) lies outside of the git repository",
        help: "run the command in the repository that holds it")
    }
    return place
  }
}
