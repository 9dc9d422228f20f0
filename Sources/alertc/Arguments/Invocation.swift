import AlertCompiler
import Snapshots

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

  /// Where artifacts go when nobody says: in the project that the command runs in, else here.
  static let outputFolder = Path("build/alerts")

  var paths: [Path] = []
  var standardInputPath: Path?
  var environments = EnvironmentRequest()
  var emit: String?
  var moments: String?
  var output = Output.folder(outputFolder)
  /// Whether the command line says where artifacts go.
  var isOutputGiven = false
  var dependencyFile: Path?
  /// The name of an entry of `renderers`.
  var format = "terminal"
  var color = ColorChoice.auto
  var isQuiet = false
  /// Whether certain fixes are written into the files.
  var fixes = false
  /// Whether `fmt` only tells what it would change.
  var checksOnly = false
  /// nil: as many as there are processors.
  var jobs: Int?
  /// What `schema` prints; nil is that of specs.
  var schema: String?
  var wantsHelp = false
  var font = FontRequest()

  // What `preview` is told besides.
  /// nil: any that is free.
  var port: UInt16?
  var opensBrowser = false

  // What the commands about snapshots are told besides.
  enum Recording: Sendable {
    case missing
    case changed
    case all
  }

  /// nil: what is missing and what has changed.
  var recording: Recording?
  /// Whether only hashes are kept of what isn't recorded yet.
  var locks = false
  var shard: Shard?
  var pending = Path("build/snapshots")
  var junitFile: Path?
  var htmlFile: Path?
  var reportFile: Path?
  var from: Path?
  /// The revisions that `diff` compares; nil: files as they lie here.
  var revisions: RevisionRange?
  /// Whether `diff` tells only what breaks an app.
  var tellsBreaks = false
  /// Empty: all of them.
  var clusters: [String] = []

  /// What the compiler is told. Several documents on standard output take a line each; one is
  /// written as it would be into a file.
  func compileOptions(inputCount: Int) -> CompileOptions {
    var options = CompileOptions()
    options.environments = environments
    options.emit = emit
    options.moments = moments
    if case .standardOutput = output {
      options.isStream = inputCount > 1 || asksForSeveralEnvironments
    }
    return options
  }

  /// Whether some axis of the environment is given several values.
  var asksForSeveralEnvironments: Bool {
    let lists = [
      environments.devices, environments.orientations, environments.appearances,
      environments.locales, environments.textSizes, environments.cases,
    ]
    return lists.contains { $0.map { $0 == "all" || $0.utf8.contains(UInt8(ascii: ",")) } ?? false }
  }
}
