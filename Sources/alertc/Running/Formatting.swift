import AlertCompiler
import Diagnostics

/// A run of `fmt`: each spec is brought into its canonical form where it lies.
struct Formatting {
  private var invocation: Invocation
  private var folder = OutputFolder(Path("."), option: nil)
  private var reporter: Reporter
  private var exitCode = ExitCode.clean
  private var changed = 0

  init(_ invocation: Invocation) {
    self.invocation = invocation
    reporter = Reporter(invocation, total: 0)
  }

  consuming func run() -> Int32 {
    do throws(FileFault) {
      invocation = try invocation.filledIn(from: ProjectFiles.kept(), writesArtifacts: false)
    } catch {
      return Door.fail(CommandLineFault(error.sentence, help: error.help))
    }
    if let fault = Run.usageFault(of: invocation) { return Door.fail(fault) }
    let inputs = SpecDiscovery.find(
      invocation.paths, standardInputPath: invocation.standardInputPath)
    for input in inputs {
      do throws(FileFault) {
        try format(input)
      } catch {
        exitCode = .usage
        reporter.report([error.diagnostic(at: input.path)])
        if error.isOfDisk { break }
      }
    }
    reporter.finish(success: sentence(of: inputs.count))
    return exitCode.rawValue
  }

  private mutating func format(_ input: Input) throws(FileFault) {
    switch input {
    case .fault(_, let fault): throw fault
    case .text: break
    case .file(let path):
      let bytes = try FileReader.read(path)
      guard let form = form(of: bytes, path), form != bytes else { return }
      changed += 1
      if invocation.checksOnly {
        differs(path)
      } else if case .failure(let fault) = folder.replace(path, holding: bytes, with: form) {
        throw fault
      }
    case .standardInput(let path):
      let bytes = try FileReader.readStandardInput()
      let form = form(of: bytes, path)
      if let form, form != bytes { changed += 1 }
      if invocation.checksOnly {
        if changed > 0 { differs(path) }
        return
      }
      var output = OutputStream(1)
      output.write(form ?? bytes)
      output.flush()
      if let fault = output.fault { throw fault }
    }
  }

  /// The canonical form; nil where the file can't be read as YAML, which is then said.
  private mutating func form(of bytes: [UInt8], _ path: Path) -> [UInt8]? {
    let source = SourceFile(path: path.display, bytes: bytes)
    let formatted = SpecFormatting.format(source)
    guard !formatted.hasErrors else {
      exitCode = max(exitCode, .specErrors)
      reporter.report(formatted.diagnostics, of: source)
      return nil
    }
    return formatted.value.bytes
  }

  /// Names a file that isn't in its canonical form, one a line on standard output.
  private mutating func differs(_ path: Path) {
    exitCode = max(exitCode, .specErrors)
    var output = OutputStream(1)
    output.write(path.bytes + [UInt8(ascii: "\n")])
    output.flush()
  }

  private func sentence(of count: Int) -> String {
    let specs = counted(count, "spec")
    if invocation.checksOnly {
      return changed == 0
        ? "\(specs) in canonical form." : "\(changed) of \(specs) not in canonical form."
    }
    return "Formatted \(specs), \(changed) changed."
  }
}
