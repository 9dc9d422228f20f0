import AlertCompiler
import Diagnostics

/// What came of one input, handed from the thread that did it to the one that reports it.
struct Outcome: Sendable {
  /// nil when the input could not be read; ``diagnostics`` tells why.
  var source: SourceFile?
  var diagnostics: [Diagnostic]
  var artifacts: Artifacts?
  /// What a page holds of it, where one is made.
  var page: PageEntry?
  /// The other files that were read for it.
  var loaded: [String] = []
}

/// Does the work on one input after the other; one for each thread.
struct InputWorker {
  private let compiler: Compiler
  private let project: ProjectFiles
  private let session: LoadingSession
  private let last = Last()
  private let rasteriser = Rasteriser()
  private let writesArtifacts: Bool
  private let namesFaults: Bool
  /// The bytes of artifacts that wait for one spec to be written: 4 MiB. The gallery's largest spec
  /// in every environment stays below.
  private static let keptBytes = 4 << 20

  /// - Parameters:
  ///   - namesFaults: whether an internal fault may name the spec at hand; only right on the main
  ///     thread.
  init(
    compiler: Compiler, project: ProjectFiles, writesArtifacts: Bool, namesFaults: Bool
  ) {
    self.compiler = compiler
    self.project = project
    session = LoadingSession(project, showsPictures: compiler.showsPictures)
    self.writesArtifacts = writesArtifacts
    self.namesFaults = namesFaults
  }

  /// What the last spec of this thread was compiled with.
  private final class Last {
    var compiler: Compiler?
    var project: Project?
  }

  /// The project of the specs in a folder, and the compiler for it.
  private func compiler(in folder: Path) throws(FileFault) -> (Project?, Compiler) {
    let project = try project.project(of: folder)
    if let known = last.compiler, last.project === project { return (project, known) }
    let session = session
    let made = compiler.serving(project) { session.load($0, $1) }
    last.compiler = made
    last.project = project
    return (project, made)
  }

  func work(on input: Input) -> Outcome {
    var outcome = read(input, then: outcome)
    if writesArtifacts, compiler.makesPage, outcome.source != nil || input.isSpec {
      outcome.page = outcome.pageEntry(at: outcome.source?.path ?? input.path.display)
    }
    return outcome
  }

  /// Answers a question about an input.
  func explain(_ name: String, in input: Input) -> (Outcome, Compiler.Answer) {
    var answer = Compiler.Answer.none
    let outcome = read(input) { source, compiler, _ in
      let explained = compiler.explain(name, in: source)
      answer = explained.value
      return Outcome(source: source, diagnostics: explained.diagnostics)
    }
    return (outcome, answer)
  }

  private typealias Work = (SourceFile, Compiler, Project?) -> Outcome

  private func read(_ input: Input, then work: Work) -> Outcome {
    let place: Path
    do throws(FileFault) {
      switch input {
      case .fault(let path, let fault):
        place = path
        throw fault
      case .file(let path):
        place = path
        return try read(path, try FileReader.read(path), work)
      case .standardInput(let path):
        place = path
        return try read(path, try FileReader.readStandardInput(), work)
      case .text(let path, let bytes):
        place = path
        return try read(path, bytes, work)
      }
    } catch {
      return Outcome(source: nil, diagnostics: [error.diagnostic(at: place)])
    }
  }

  private func read(_ path: Path, _ bytes: [UInt8], _ work: Work) throws(FileFault) -> Outcome {
    let (project, compiler) = try compiler(in: path.folder)
    return work(begin(path, bytes), compiler, project)
  }

  private func begin(_ path: Path, _ bytes: [UInt8]) -> SourceFile {
    let source = SourceFile(path: path.display, bytes: bytes)
    if namesFaults { Fault.working(on: source.path) }
    session.begin(source, in: path.folder)
    return source
  }

  private func outcome(
    _ source: SourceFile, _ compiler: Compiler, _ project: Project?
  ) -> Outcome {
    var outcome = Outcome(source: source, diagnostics: [])
    if writesArtifacts {
      let compiled = compiler.compile(source, keeping: Self.keptBytes)
      outcome.diagnostics = compiled.diagnostics
      if !compiled.hasErrors {
        var artifacts = compiled.value
        artifacts.replaceKept { artifact in
          let finished = rasteriser.finished(artifact, of: source)
          outcome.diagnostics += finished.diagnostics
          return finished.value
        }
        if !Diagnosed((), outcome.diagnostics).hasErrors { outcome.artifacts = artifacts }
      }
    } else {
      outcome.diagnostics = compiler.check(source)
    }
    outcome.loaded = ((project?.files ?? []) + session.loaded).map(\.path)
    return outcome
  }
}
