import AlertCompiler
import DiagnosticRenderers
import Diagnostics

extension Option {
  /// Which environments to compile for. Names are the compiler's affair.
  static let environment: [Option] = [
    Option(name: "device", value: "NAMES", summary: "Devices (default: iphone-15).") {
      (invocation, argument) throws(CommandLineFault) in
      invocation.environments.devices = argument.text
    },
    Option(
      name: "orientation", value: "NAMES", summary: "portrait, landscape (default: portrait)."
    ) { (invocation, argument) throws(CommandLineFault) in
      invocation.environments.orientations = argument.text
    },
    Option(name: "appearance", value: "NAMES", summary: "light, dark, … (default: light).") {
      (invocation, argument) throws(CommandLineFault) in
      invocation.environments.appearances = argument.text
    },
    Option(name: "locale", value: "NAMES", summary: "Locales (default: the base locale).") {
      (invocation, argument) throws(CommandLineFault) in
      invocation.environments.locales = argument.text
    },
    Option(name: "text-size", value: "NAMES", summary: "Text sizes (default: large).") {
      (invocation, argument) throws(CommandLineFault) in
      invocation.environments.textSizes = argument.text
    },
    Option(name: "case", value: "NAMES", summary: "Cases of the spec (default: the base case).") {
      (invocation, argument) throws(CommandLineFault) in
      invocation.environments.cases = argument.text
    },
  ]

  /// What is made, and where it goes.
  static let output: [Option] = [
    Option(
      name: "emit", value: "KINDS",
      summary: "What to make: json, text, svg, png, html (default: json,text)."
    ) { (invocation, argument) throws(CommandLineFault) in
      invocation.emit = argument.text
    },
    Option(
      name: "at", value: "TIMES",
      summary: "Also show the motion at moments up to 86400 s: 0,hide:0.1s,end."
    ) { (invocation, argument) throws(CommandLineFault) in
      invocation.moments = argument.text
    },
    Option(
      name: "out", value: "DIR",
      summary: "Where to write (default: build/alerts); - is standard output."
    ) { (invocation, argument) throws(CommandLineFault) in
      try argument.requireContent(for: "out")
      invocation.isOutputGiven = true
      invocation.output =
        argument.bytes == [UInt8(ascii: "-")]
        ? .standardOutput : .folder(Path(argument.bytes))
    },
    Option(
      name: "depfile", value: "FILE",
      summary: "Also write what each artifact was made from, as a make rule."
    ) { (invocation, argument) throws(CommandLineFault) in
      try argument.requireContent(for: "depfile")
      invocation.dependencyFile = Path(argument.bytes)
    },
  ]

  /// How a run goes and what it says.
  static let running: [Option] = [
    Option(
      name: "stdin-path", value: "PATH", summary: "The path that standard input is known by."
    ) { (invocation, argument) throws(CommandLineFault) in
      try argument.requireContent(for: "stdin-path")
      invocation.standardInputPath = Path(argument.bytes)
    },
    Option(
      name: "format", value: "FORM", summary: "Form of messages",
      choices: { renderers.map(\.name) }
    ) { (invocation, argument) throws(CommandLineFault) in
      invocation.format = argument.text
    },
    Option(
      name: "color", value: "WHEN", summary: "Colours",
      choices: { Invocation.ColorChoice.allCases.map(\.rawValue) }
    ) { (invocation, argument) throws(CommandLineFault) in
      invocation.color = Invocation.ColorChoice(rawValue: argument.text) ?? .auto
    },
    .quiet,
    Option(name: "jobs", value: "N", summary: "Threads (default: one a processor).") {
      (invocation, argument) throws(CommandLineFault) in
      let isPlain = argument.bytes.allSatisfy { (0x30...0x39).contains($0) }
      guard isPlain, let jobs = Int(argument.text), (1...256).contains(jobs) else {
        throw CommandLineFault(
          "--jobs takes a whole number from 1 to 256, not \(quoted(argument.text))",
          help: "write --jobs 2")
      }
      invocation.jobs = jobs
    },
  ]

  static let quiet = Option(
    name: "quiet", value: nil, summary: "Say nothing but errors and warnings."
  ) { (invocation, _) throws(CommandLineFault) in
    invocation.isQuiet = true
  }

  static let fix = Option(
    name: "fix", value: nil, summary: "Write every fix that is certain into the specs."
  ) { (invocation, _) throws(CommandLineFault) in
    invocation.fixes = true
  }

  static let check = Option(
    name: "check", value: nil, summary: "Change nothing; name the specs that would change."
  ) { (invocation, _) throws(CommandLineFault) in
    invocation.checksOnly = true
  }

  static let ofProject = Option(
    name: "project", value: nil, summary: "The schema of alertc.yaml, the project file."
  ) { (invocation, _) throws(CommandLineFault) in
    try invocation.choose(EditorSchema.projectText)
  }

  static let ofTheme = Option(
    name: "theme", value: nil, summary: "The schema of themes, which the project file names."
  ) { (invocation, _) throws(CommandLineFault) in
    try invocation.choose(EditorSchema.themeText)
  }

  /// How an explanation is asked for.
  static let explaining = running.filter {
    ["stdin-path", "format", "color", "quiet"].contains($0.name)
  }

  static let help = Option(name: "help", value: nil, summary: "Print this help (also -h).") {
    (invocation, _) throws(CommandLineFault) in
    invocation.wantsHelp = true
  }
}

extension Argument {
  func requireContent(for option: String) throws(CommandLineFault) {
    guard bytes.isEmpty else { return }
    throw CommandLineFault("--\(option) has an empty value", help: "write a path after it")
  }
}

extension Invocation {
  /// Takes the schema that is to be printed, of which there is one.
  fileprivate mutating func choose(_ text: String) throws(CommandLineFault) {
    guard schema == nil || schema == text else {
      throw CommandLineFault(
        "--project and --theme ask for two schemas, and one is printed", help: "write one of them")
    }
    schema = text
  }
}
