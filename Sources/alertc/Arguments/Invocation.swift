import AlertCompiler

/// What a command line asks for, defaults filled in.
struct Invocation: Sendable {
  enum Output: Sendable {
    case folder(Path)
    case standardOutput
  }

  enum ColorChoice: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  var paths: [Path] = []
  var standardInputPath: Path?
  var environments = EnvironmentRequest()
  var emit: String?
  var output = Output.folder(Path("build/alerts"))
  var dependencyFile: Path?
  /// The name of an entry of `renderers`.
  var format = "terminal"
  var color = ColorChoice.auto
  var isQuiet = false
  /// nil: as many as there are processors.
  var jobs: Int?
  var wantsHelp = false

  var compileOptions: CompileOptions {
    var options = CompileOptions()
    options.environments = environments
    options.emit = emit
    return options
  }
}
