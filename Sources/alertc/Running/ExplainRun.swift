import AlertCompiler
import Diagnostics

/// A run of `explain`: a code's page, or one question on one spec answered, on standard output.
struct ExplainRun {
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  func run() -> Int32 {
    switch invocation.paths.count {
    case 1: return explain(code: invocation.paths[0].display)
    case 2: return explain(invocation.paths[1].display, in: invocation.paths[0])
    default:
      return Door.fail(
        CommandLineFault(
          invocation.paths.count > 2
            ? "explain answers one question at a time"
            : "explain needs a code, or a spec and what of it to explain",
          help: "write for example: alertc explain yaml/colon-in-text, "
            + "or alertc explain my.alert.yaml title.height"))
    }
  }

  /// What a code means.
  private func explain(code written: String) -> Int32 {
    if let page = DiagnosticPage.page(of: written) { return Door.show(page.text) }
    if written == "-" || written.hasSuffix(".yaml") {
      return Door.fail(
        CommandLineFault(
          "explain needs to know what of \(quoted(written)) to explain",
          help: "write for example: alertc explain \(escaped(written)) title.height"))
    }
    let nearest = DiagnosticPage.nearestCode(to: written)
    return Door.fail(
      CommandLineFault(
        "there is no code \(quoted(written))",
        help: nearest.map { "did you mean \($0)?" }
          ?? "a code stands in brackets in its message, such as error[yaml/colon-in-text]"))
  }

  /// Why a number or a value of a spec is what it is.
  private func explain(_ name: String, in path: Path) -> Int32 {
    if invocation.asksForSeveralEnvironments {
      return Door.fail(
        CommandLineFault(
          "explain looks at one environment", help: "name one device, one locale and so on"))
    }
    let inputs = SpecDiscovery.find(
      [path], standardInputPath: invocation.standardInputPath)
    guard let input = inputs.first, inputs.count == 1 else {
      return Door.fail(
        CommandLineFault("explain looks at one spec", help: "name a spec, not a folder"))
    }
    let compiler: Compiler
    do throws(UsageFault) {
      compiler = try Compiler(options: invocation.compileOptions(inputCount: 1))
    } catch {
      return Door.fail(CommandLineFault(error.sentence, help: error.help))
    }
    let worker = InputWorker(
      compiler: compiler, project: ProjectFiles(), writesArtifacts: false, namesFaults: true)
    let (outcome, answer) = worker.explain(name, in: input)
    var reporter = Reporter(invocation, total: 1)
    reporter.report(outcome.diagnostics, of: outcome.source)
    guard outcome.source != nil else { return ExitCode.usage.rawValue }
    switch answer {
    case .none: return ExitCode.specErrors.rawValue
    case .unknown(let fault):
      return Door.fail(CommandLineFault(fault.sentence, help: fault.help))
    case .text(let text):
      let code = Door.show(text)
      guard code == ExitCode.clean.rawValue else { return code }
      let hasErrors = outcome.diagnostics.contains { $0.severity == .error }
      return (hasErrors ? ExitCode.specErrors : .clean).rawValue
    }
  }
}
