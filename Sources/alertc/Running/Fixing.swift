import AlertCompiler
import Diagnostics

/// A run of `check --fix`: every certain fix is written into the specs, one spec after the other,
/// and then all are checked as they are.
///
/// Fixing goes before checking, since a spec may build on another that is mended in the same run.
struct Fixing {
  private var invocation: Invocation
  private var folder = OutputFolder(Path("."), option: nil)
  /// Whether nothing more can be written, as the disk is full.
  private var isFull = false
  private var errors = OutputStream(2)
  private var mended = 0
  private var specs = 0

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  consuming func run() -> Int32 {
    let project = ProjectFiles.kept()
    do throws(FileFault) {
      invocation = try invocation.filledIn(from: project, writesArtifacts: false)
    } catch {
      return Door.fail(CommandLineFault(error.sentence, help: error.help))
    }
    if let fault = Run.usageFault(of: invocation) { return Door.fail(fault) }
    let found = SpecDiscovery.find(
      invocation.paths, standardInputPath: invocation.standardInputPath)
    let checking = Run(invocation, writesArtifacts: false)
    guard
      let fixer = try? Fixer(
        options: invocation.compileOptions(inputCount: found.count), project: project)
    else { return checking.run(on: found, in: project) }
    var inputs: [Input] = []
    var faults: [Diagnostic] = []
    for input in found { inputs.append(fix(input, with: fixer, &faults)) }
    errors.flush()
    var reporter = Reporter(invocation, total: inputs.count)
    // One document holds all of a run; what could not be written is said there, not before it.
    reporter.report(faults)
    // What was read before the fixes is read anew.
    return checking.run(
      on: inputs, in: ProjectFiles.kept(), success: sentence,
      leastCode: faults.isEmpty ? .clean : .usage,
      reporter: reporter)
  }

  /// Mends one input where it lies, and gives what is to be checked then.
  private mutating func fix(
    _ input: Input, with fixer: Fixer, _ faults: inout [Diagnostic]
  ) -> Input {
    switch input {
    case .fault, .text: return input
    case .file(let path):
      guard !isFull else { return input }
      // What can't be read is said by the check.
      guard let bytes = try? FileReader.read(path) else { return input }
      let result = fixer.fix(path, bytes)
      guard result.bytes != bytes else { return input }
      switch folder.replace(path, holding: bytes, with: result.bytes) {
      case .success: say(result.mended)
      case .failure(let fault):
        faults.append(fault.diagnostic(at: path))
        isFull = fault.isOfDisk
      }
      return input
    case .standardInput(let path):
      guard let bytes = try? FileReader.readStandardInput() else { return input }
      let result = fixer.fix(path, bytes)
      say(result.mended)
      var output = OutputStream(1)
      output.write(result.bytes)
      output.flush()
      if let fault = output.fault { faults.append(fault.diagnostic(at: path)) }
      return .text(path, result.bytes)
    }
  }

  /// A line for each mended fault, for people.
  private mutating func say(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    mended += diagnostics.count
    specs += 1
    guard invocation.format == "terminal", !invocation.isQuiet else { return }
    for diagnostic in diagnostics {
      let place = LineTable(diagnostic.range.file).place(of: diagnostic.range.span.lowerBound)
      let path = escaped(diagnostic.range.file.path, limit: .max)
      errors.write(
        "\(path):\(place.line):\(place.column): fixed[\(diagnostic.code)]: \(diagnostic.message)\n"
          .utf8)
    }
  }

  private var sentence: String? {
    guard mended > 0 else { return nil }
    return "Fixed \(counted(mended, "mistake")) in "
      + "\(counted(specs, "spec")). No problems are left."
  }
}

/// Makes certain fixes until none is left.
private struct Fixer {
  private let project: ProjectFiles
  private let session: LoadingSession
  private let compiler: Compiler
  /// A mended fault may have hidden others; but fixes that called for each other without end
  /// must not hang.
  private static let mostRounds = 20

  init(options: CompileOptions, project: ProjectFiles) throws(UsageFault) {
    self.project = project
    session = LoadingSession(project)
    compiler = try Compiler(options: options)
  }

  func fix(_ path: Path, _ bytes: [UInt8]) -> (bytes: [UInt8], mended: [Diagnostic]) {
    // A project file that can't be read is said by the check.
    let known: Project?
    do throws(FileFault) {
      known = try project.project(of: path.folder)
    } catch {
      return (bytes, [])
    }
    let session = session
    let compiler = compiler.serving(known) { session.load($0, $1) }
    let written = SourceFile(path: path.display, bytes: bytes)
    var source = written
    var places = WrittenPlaces(of: written)
    var mended: [Diagnostic] = []
    for _ in 0..<Self.mostRounds {
      session.begin(source, in: path.folder)
      let fixes = CertainFixes(of: compiler.check(source), in: source)
      guard !fixes.mended.isEmpty else { break }
      mended += fixes.mended.compactMap { places.told(of: $0) }
      places.follow(fixes.edits)
      source = SourceFile(path: path.display, bytes: fixes.bytes)
    }
    return (source.bytes, mended)
  }
}

/// Where the bytes of a file that is mended in rounds stand in the file as somebody wrote it.
private struct WrittenPlaces {
  private let file: SourceFile
  /// For each byte, and for the end, its offset in the written file; nil for what a fix has put
  /// there.
  private var offsets: [Int?]

  init(of file: SourceFile) {
    self.file = file
    offsets = Array(0...file.bytes.count)
  }

  /// A diagnostic with its place in the written file; nil for one about what a fix has put there,
  /// which is part of that fix.
  func told(of diagnostic: Diagnostic) -> Diagnostic? {
    let span = diagnostic.range.span
    let ends = span.isEmpty ? [span.lowerBound] : [span.lowerBound, span.upperBound - 1]
    let written = ends.compactMap { offsets.indices.contains($0) ? offsets[$0] : nil }
    guard written.count == ends.count, let first = written.first, let last = written.last,
      last - first == ends[ends.count - 1] - ends[0]
    else { return nil }
    var told = diagnostic
    told.range = file.range(first..<first + span.count)
    return told
  }

  /// Takes in that edits were made, in the order of places. O(bytes).
  mutating func follow(_ edits: [FixIt.Edit]) {
    var result: [Int?] = []
    result.reserveCapacity(offsets.count)
    var end = 0
    for edit in edits {
      result += offsets[end..<edit.range.span.lowerBound]
      result += Array(repeating: nil, count: edit.replacement.utf8.count)
      end = edit.range.span.upperBound
    }
    offsets = result + offsets[end...]
  }
}
