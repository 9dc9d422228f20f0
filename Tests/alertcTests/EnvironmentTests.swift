import TestSupport
import Testing

@Suite("Odd environments")
struct EnvironmentTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(goodSpec("a"), to: "a.alert.yaml")
    try folder.write(wrongSpec("b"), to: "b.alert.yaml")
  }

  private func shell(_ script: String) throws -> ProgramRun {
    var start = ProgramStart.shell(script)
    start.folder = folder.path
    return try start.run()
  }

  @Test("It works without an environment, in any locale and time zone, always alike")
  func locales() throws {
    var texts: Set<String> = []
    for environment in [
      [:], ["LANG": "ko_KR.UTF-8"], ["LC_ALL": "tr_TR.UTF-8"],
      ["LC_ALL": "no such", "TZ": "nowhere"],
      ["HOME": "", "PATH": "", "TMPDIR": "/nowhere", "TERM": ""],
      ["LANG": String(repeating: "x", count: 10_000)],
    ] {
      var start = ProgramStart.alertc("check", folder.path("b.alert.yaml"))
      start.environment = environment
      let run = try start.run()
      #expect(run.exitCode == 1)
      texts.insert(run.errorText)
    }
    #expect(texts.count == 1)
  }

  @Test("It works with an empty name, and without even a name")
  func programName() throws {
    var start = ProgramStart.alertc("--version")
    start.name = ""
    #expect(try start.run().outputText.hasPrefix("alertc "))
    start.arguments = []
    start.name = nil
    // Some systems give a program an empty name of their own, others refuse.
    if let run = try? start.run() { #expect(run.exitCode == 0) }
  }

  @Test(
    "Closed standard streams never let a message into a file",
    arguments: [[0], [1], [2], [1, 2], [0, 1, 2]] as [Set<Int32>])
  func closedStreams(closed: Set<Int32>) throws {
    for arguments in [
      [
        "compile", folder.path("a.alert.yaml"), folder.path("b.alert.yaml"), "--out",
        folder.path("o"),
      ]
    ] {
      var start = ProgramStart.alertc()
      start.arguments = arguments.map { Array($0.utf8) }
      start.closed = closed
      let run = try start.run()
      #expect(run.exitCode == 1)
      #expect(run.errors.isEmpty == closed.contains(2))
      #expect(folder.text("o/a.json")?.hasPrefix("{") == true)
      #expect(folder.text("o/a.txt")?.contains("error") == false)
    }
  }

  @Test("What needs a closed stream says so")
  func neededStreams() throws {
    var start = ProgramStart.alertc("compile", folder.path("a.alert.yaml"), "--out", "-")
    start.closed = [1]
    let output = try start.run()
    #expect(output.exitCode == 2)
    #expect(output.errorText.contains("standard output is closed"))
    start = ProgramStart.alertc("check", "-")
    start.closed = [0]
    let input = try start.run()
    #expect(input.exitCode == 2)
    #expect(input.errorText.contains("'standard input' is closed"))
  }

  @Test("A working folder that was deleted is no trouble for absolute paths")
  func deletedFolder() throws {
    let run = try shell(
      """
      mkdir gone; cd gone; rmdir ../gone
      "$ALERTC" check '\(folder.path)/a.alert.yaml' 2>&1; echo "exit $?"
      "$ALERTC" check '\(folder.path)/b.alert.yaml' --format xcode 2>&1; echo "exit $?"
      "$ALERTC" check a.alert.yaml 2>&1; echo "exit $?"
      "$ALERTC" compile '\(folder.path)/a.alert.yaml' 2>&1; echo "exit $?"
      """)
    let codes = run.outputText.split(separator: "\n").filter { $0.hasPrefix("exit") }
    #expect(codes == ["exit 0", "exit 1", "exit 2", "exit 2"], "\(run.outputText)")
  }

  @Test("Standard input is a spec, known by the path that is given")
  func standardInput() throws {
    var start = ProgramStart.alertc("check", "-", "--stdin-path", "specs/new.alert.yaml")
    start.input = Array(wrongSpec("x").utf8)
    #expect(try start.run().errorText.hasPrefix("specs/new.alert.yaml:2:1: error["))
    start.arguments = ["check", "-"].map { Array($0.utf8) }
    #expect(try start.run().errorText.hasPrefix("<stdin>:2:1: error["))
    start.input = [UInt8](repeating: 0x20, count: 1 << 20) + [0x20]
    let large = try start.run()
    #expect(large.exitCode == 2)
    #expect(large.errorText.contains("more than 1 MiB"))
  }

  @Test("Endless, slow and folder-like standard inputs end with a sentence or the spec")
  func oddStandardInput() throws {
    let run = try shell(
      """
      "$ALERTC" check - < /dev/zero 2>&1; echo "exit $?"
      "$ALERTC" check - < . 2>&1; echo "exit $?"
      (cat a.alert.yaml | while read -r l; do echo "$l"; done) | "$ALERTC" check - 2>&1; echo "exit $?"
      """)
    #expect(run.outputText.contains("more than 1 MiB"))
    #expect(run.outputText.contains("a folder"))
    let codes = run.outputText.split(separator: "\n").filter { $0.hasPrefix("exit") }
    #expect(codes.prefix(2) == ["exit 2", "exit 2"])
  }

  @Test("Colours come only when asked for, or on a terminal that wants them")
  func colors() throws {
    func isColored(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Bool {
      var start = ProgramStart.alertc("check", folder.path("b.alert.yaml"))
      start.arguments += arguments.map { Array($0.utf8) }
      start.environment = environment
      return try start.run().errorText.contains("\u{1B}[")
    }
    #expect(try !isColored([]))
    #expect(try !isColored(["--color", "auto"], ["TERM": "xterm"]))
    #expect(try !isColored(["--color=never"]))
    #expect(try isColored(["--color=always"], ["NO_COLOR": "1"]))
    #expect(try !isColored(["--color=always", "--format=json"]))
  }

  @Test("Output is byte for byte the same for any number of threads")
  func threads() throws {
    for index in 0..<120 {
      let spec = index % 7 == 0 ? wrongSpec("n\(index)") : goodSpec("n\(index)")
      try folder.write(spec, to: "s/\(index).alert.yaml")
    }
    #expect(try shell("mkfifo s/50.pipe.alert.yaml").exitCode == 0)
    var outputs: Set<[UInt8]> = []
    var errors: Set<[UInt8]> = []
    for jobs in ["1", "2", "3", "8", "64"] {
      let run = try shell("\"$ALERTC\" compile s --out - --jobs \(jobs)")
      #expect(run.exitCode == 2)
      outputs.insert(run.output)
      errors.insert(run.errors)
    }
    #expect(outputs.count == 1 && errors.count == 1)
    #expect(outputs.first?.isEmpty == false)
  }

  @Test(
    "A list may hold all beside names, and what comes twice is taken once",
    arguments: [
      (["--locale", "ko,KO,Ko,ko-kr,ko_KR,zh_hans_cn"], ["ko-KR", "ko", "zh-Hans-CN"]),
      (["--locale", "ko,all"], ["en", "ko"]),
      (["--appearance", "all,light"], ["dark", "light"]),
      (["--case", "base,all", "--locale", "ko,fr"], ["fr", "ko"]),
    ])
  func lists(arguments: [String], names: [String]) throws {
    var start = ProgramStart.alertc()
    start.arguments = (["compile", "a.alert.yaml", "--emit", "json", "--out", "o"] + arguments)
      .map { Array($0.utf8) }
    start.folder = folder.path
    let run = try start.run()
    #expect(run.exitCode == 0, "\(run.errorText)")
    #expect(folder.files.filter { $0.hasPrefix("o/") } == names.map { "o/a/\($0).json" })
  }

  @Test("A stack of 64 KiB is no trouble")
  func smallStack() throws {
    for jobs in ["1", "2"] {
      let run = try shell(
        "ulimit -s 64; \"$ALERTC\" check a.alert.yaml b.alert.yaml --jobs \(jobs)")
      #expect(run.exitCode == 1)
      #expect(run.errorText.contains("titel"), "\(run.errorText)")
    }
  }

  @Test("Quiet says problems only")
  func quiet() throws {
    let clean = try shell("\"$ALERTC\" compile a.alert.yaml --quiet")
    #expect(clean.exitCode == 0 && clean.errors.isEmpty && clean.output.isEmpty)
    let wrong = try shell("\"$ALERTC\" check b.alert.yaml --quiet")
    #expect(wrong.errorText.contains("titel") && !wrong.errorText.contains("1 error in"))
  }

  @Test("Forms for machines hold nothing else", arguments: ["json", "github", "xcode"])
  func machineForms(format: String) throws {
    let run = try shell("\"$ALERTC\" check a.alert.yaml b.alert.yaml nothing --format \(format)")
    #expect(run.exitCode == 2)
    let lines = run.errorText.split(separator: "\n")
    let starts = ["json": "{", "github": "::error ", "xcode": "/"]
    #expect(lines.count >= 2)
    #expect(lines.allSatisfy { $0.hasPrefix(starts[format] ?? "?") }, "\(run.errorText)")
  }

  @Test(
    "An internal fault says what to report, with exit code 70",
    arguments: ["SEGV", "ILL", "BUS", "ABRT", "TRAP", "FPE"])
  func internalFault(signal: String) throws {
    let run = try shell(
      """
      mkfifo p; "$ALERTC" check - < p & pid=$!; exec 3> p; sleep 0.1; kill -\(signal) $pid; wait $pid; echo "exit $?"
      """)
    #expect(run.outputText == "exit 70\n", "\(run.outputText) \(run.errorText)")
    #expect(run.errorText.contains("alertc: internal fault"))
    #expect(run.errorText.contains("alertc --version"))
  }
}
