import AlertCompiler
import DiagnosticRenderers
import Diagnostics
import SnapshotReports
import Snapshots

/// `alertc diff A B`: how two specs, two stores or two folders of stores differ.
enum Diff {
  static func run(_ invocation: Invocation) -> Int32 {
    guard invocation.paths.count == 2 else {
      return Door.fail(
        CommandLineFault(
          "diff compares two things", help: "write: alertc diff old.alert.yaml new.alert.yaml"))
    }
    do throws(CommandLineFault) {
      var reporter = Reporter(invocation, total: 2)
      let before = try Side(invocation.paths[0], invocation, &reporter)
      let after = try Side(invocation.paths[1], invocation, &reporter)
      guard !before.hasFault, !after.hasFault else {
        reporter.finish(success: nil)
        return ExitCode.usage.rawValue
      }
      return print(before, after, invocation, &reporter)
    } catch {
      return Door.fail(error)
    }
  }

  private static func print(
    _ before: Side, _ after: Side, _ invocation: Invocation, _ reporter: inout Reporter
  ) -> Int32 {
    let variants = Set(before.baseline.numbers.keys).union(after.baseline.numbers.keys)
    let space = VariantSpace(of: variants, known: Compiler.snapshotAxes)
    var list = FindingList(axes: space.axes)
    let ordered = variants.compactMap { variant in
      space.positions(of: variant).map { (variant, $0) }
    }.sorted { $0.1.lexicographicallyPrecedes($1.1) }
    for (number, entry) in ordered.enumerated() {
      list.note(ran: number)
      let (old, new) = (before.baseline[entry.0], after.baseline[entry.0])
      guard old != new else { continue }
      let status: Finding.Status = old == nil ? .missing : new == nil ? .obsolete : .changed
      list.findings.append(
        Finding(
          status, number: number, source: after.path, store: after.path,
          name: after.baseline.name, variant: entry.0, expected: old, actual: new))
    }
    let isColored = Reporter.isColored(
      invocation.color, isTerminal: StandardStreams.isTerminal(1))
    var output = OutputStream(1)
    output.write(DifferenceText(isColored: isColored).text(of: list).utf8)
    output.flush()
    reporter.finish(success: nil)
    if let fault = output.fault {
      return Door.fail(CommandLineFault(fault.sentence, help: fault.help))
    }
    return (list.findings.isEmpty ? ExitCode.clean : .specErrors).rawValue
  }

  /// One of the two: a spec is rendered in the environments asked for, a store is read.
  private struct Side {
    var path: String
    var baseline = Baseline(name: "")
    var hasFault = false

    init(
      _ path: Path, _ invocation: Invocation, _ reporter: inout Reporter
    ) throws(CommandLineFault) {
      self.path = path.display
      let isStore = path.display.hasSuffix(StoreName.fileExtension)
      var diagnostics: [Diagnostic] = []
      do throws(FileFault) {
        if isStore {
          try readStore(path, &diagnostics)
        } else {
          try compile(path, invocation, &diagnostics)
        }
      } catch {
        diagnostics.append(error.diagnostic(at: path))
      }
      reporter.report(diagnostics)
      hasFault = diagnostics.contains { $0.severity == .error }
    }

    private mutating func readStore(
      _ path: Path, _ diagnostics: inout [Diagnostic]
    ) throws(FileFault) {
      var files = [SourceFile(path: path.display, bytes: try FileReader.read(path))]
      let stem = String(
        path.name.dropLast(StoreName.fileExtension.utf8.count).map {
          Character(Unicode.Scalar($0))
        })
      files += try StoreFolder(path.folder).read(stem).dropFirst()
      let read = StoreReader.read(files, name: StoreReader.name(of: files[0]) ?? "")
      diagnostics += read.diagnostics
      baseline = read.value
    }

    private mutating func compile(
      _ path: Path, _ invocation: Invocation, _ diagnostics: inout [Diagnostic]
    ) throws(FileFault) {
      let source = SourceFile(path: path.display, bytes: try FileReader.read(path))
      let files = ProjectFiles()
      let session = LoadingSession(files)
      let compiler: Compiler
      do throws(UsageFault) {
        compiler = try Compiler(options: invocation.compileOptions(inputCount: 1))
      } catch {
        throw FileFault("file/missing", error.sentence, help: error.help)
      }
      let serving = compiler.serving(try files.project(of: path.folder)) { session.load($0, $1) }
      session.begin(source, in: path.folder)
      let made = serving.snapshots(of: source) { _ in true }
      diagnostics += made.diagnostics
      baseline = Baseline(name: made.value.name ?? "")
      for (variant, text) in zip(made.value.variants, made.value.texts) where text != nil {
        baseline[variant] = text
      }
    }
  }
}
