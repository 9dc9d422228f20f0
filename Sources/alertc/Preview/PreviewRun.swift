import AlertCompiler
import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A run of `preview`: it looks up what to show, and becomes the program that shows it.
struct PreviewRun {
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  func run() -> Int32 {
    let project = ProjectFiles.kept()
    var filled = invocation
    do throws(FileFault) {
      filled = try invocation.filledIn(from: project, writesArtifacts: false)
    } catch {
      return Door.fail(CommandLineFault(error.sentence, help: error.help))
    }
    guard !filled.paths.isEmpty else {
      return Door.fail(
        CommandLineFault(
          "no spec is named, and no alertc.yaml is here or above",
          help: "name a spec or a folder, such as: alertc preview specs"))
    }
    for path in filled.paths {
      if let fault = fault(of: path) { return Door.fail(fault) }
    }
    let settings = try? project.project(of: SpecDiscovery.folder(of: filled.paths[0]))?.settings
    filled.environments.fillInForPreview(from: settings ?? ProjectSettings())
    do throws(UsageFault) {
      _ = try Compiler(options: filled.compileOptions(inputCount: 1))
    } catch {
      return Door.fail(CommandLineFault(error.sentence, help: error.help))
    }
    return become(filled)
  }

  /// Why a path can't be shown; nil when it can.
  private func fault(of path: Path) -> CommandLineFault? {
    if path.bytes == [UInt8(ascii: "-")] {
      return CommandLineFault(
        "preview shows files, and - is standard input", help: "name a spec or a folder")
    }
    guard String(validating: path.bytes, as: UTF8.self) != nil else {
      return CommandLineFault(
        "\(path.quoted) can't be shown: its name isn't UTF-8", help: "rename it in UTF-8")
    }
    guard path.withCString({ access($0, R_OK) }) == 0 else {
      let fault = FileFault.reading(path, errno)
      return CommandLineFault(fault.sentence, help: fault.help ?? "name a spec or a folder")
    }
    return nil
  }

  /// Runs the other program in place of this one.
  private func become(_ invocation: Invocation) -> Int32 {
    guard let program = ChildProgram.path(of: "alertc-preview"),
      let own = ChildProgram.path(of: "alertc")
    else {
      return Door.fail(
        CommandLineFault(
          "the program alertc-preview, which serves the page, isn't beside alertc",
          help: "build both with make build; it needs libmicrohttpd "
            + "(apt: libmicrohttpd-dev, brew: libmicrohttpd)"))
    }
    var words = [program]
    if let port = invocation.port { words += [Path("--port"), Path(String(port))] }
    if invocation.opensBrowser { words.append(Path("--open")) }
    words.append(own)
    let isColored = Reporter.isColored(
      invocation.color, isTerminal: StandardStreams.isTerminal(2))
    words += ["compile", "--emit", "html", "--out", "-", "--quiet", "--color"].map { Path($0) }
    words.append(Path(isColored ? "always" : "never"))
    for (option, list) in invocation.environments.lists {
      if let list { words += [Path("--" + option), Path(list)] }
    }
    words += [Path("--")] + invocation.paths
    let arguments: [UnsafeMutablePointer<CChar>?] =
      words.map { $0.withCString { strdup($0) } } + [nil]
    _ = program.withCString { execv($0, arguments) }
    let sentence = String(cString: strerror(errno))
    return Door.fail(
      CommandLineFault("alertc-preview can't be run: \(sentence)", help: "build it anew"))
  }
}

extension EnvironmentRequest {
  /// What the options of the command line are called, with their values.
  fileprivate var lists: [(String, String?)] {
    [
      ("device", devices), ("orientation", orientations), ("appearance", appearances),
      ("locale", locales), ("text-size", textSizes), ("case", cases),
    ]
  }

  /// Pictures of a spec without its cases; more would not be there at once after a save.
  private static let mostPictures = 60

  /// Asks for all of each axis that nobody asked about, as long as it is quickly drawn.
  fileprivate mutating func fillInForPreview(from settings: ProjectSettings) {
    cases = cases ?? "all"
    var pictures = 1
    func all(_ count: Int) -> String? {
      guard pictures * count <= Self.mostPictures else { return nil }
      pictures *= max(1, count)
      return "all"
    }
    appearances = appearances ?? all(max(2, settings.appearances.count))
    if locales == nil, !settings.locales.isEmpty { locales = all(settings.locales.count) }
    if devices == nil, !settings.devices.isEmpty { devices = all(settings.devices.count) }
    if textSizes == nil, !settings.textSizes.isEmpty { textSizes = all(settings.textSizes.count) }
    if orientations == nil, !settings.orientations.isEmpty {
      orientations = all(settings.orientations.count)
    }
  }
}
