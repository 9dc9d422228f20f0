import AlertCompiler
import Diagnostics

/// What came of one input, handed from the thread that did it to the one that reports it.
struct Outcome: Sendable {
  /// nil when the input could not be read; ``diagnostics`` tells why.
  var source: SourceFile?
  var diagnostics: [Diagnostic]
  var artifacts: [Artifact] = []
  /// The other files that were read for it.
  var loaded: [String] = []
}

/// Does the work on one input after the other; one for each thread.
struct InputWorker {
  private let session: LoadingSession
  private let compiler: Compiler
  private let writesArtifacts: Bool
  private let namesFaults: Bool

  /// - Parameters:
  ///   - namesFaults: whether an internal fault may name the spec at hand; only right on the main
  ///     thread.
  init(
    compiler: Compiler, project: ProjectFiles, writesArtifacts: Bool, namesFaults: Bool
  ) {
    let session = LoadingSession(project)
    self.session = session
    self.compiler = compiler.loading { session.load($0, $1) }
    self.writesArtifacts = writesArtifacts
    self.namesFaults = namesFaults
  }

  func work(on input: Input) -> Outcome {
    read(input, then: outcome)
  }

  /// Answers a question about an input.
  func explain(_ name: String, in input: Input) -> (Outcome, Compiler.Answer) {
    var answer = Compiler.Answer.none
    let outcome = read(input) { path, bytes in
      let source = begin(path, bytes)
      let explained = compiler.explain(name, in: source)
      answer = explained.value
      return Outcome(source: source, diagnostics: explained.diagnostics)
    }
    return (outcome, answer)
  }

  private func read(_ input: Input, then work: (Path, [UInt8]) -> Outcome) -> Outcome {
    do throws(FileFault) {
      return work(input.path, try input.read())
    } catch {
      return Outcome(source: nil, diagnostics: [error.diagnostic(at: input.path)])
    }
  }

  private func begin(_ path: Path, _ bytes: [UInt8]) -> SourceFile {
    let source = SourceFile(path: path.display, bytes: bytes)
    if namesFaults { Fault.working(on: source.path) }
    session.begin(source, in: path.folder)
    return source
  }

  private func outcome(_ path: Path, _ bytes: [UInt8]) -> Outcome {
    let source = begin(path, bytes)
    var outcome = Outcome(source: source, diagnostics: [])
    if writesArtifacts {
      let compiled = compiler.compile(source)
      outcome.diagnostics = compiled.diagnostics
      if !compiled.hasErrors { outcome.artifacts = compiled.value }
    } else {
      outcome.diagnostics = compiler.check(source)
    }
    outcome.loaded = session.loaded.map(\.path)
    return outcome
  }
}
