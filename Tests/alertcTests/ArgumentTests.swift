import Foundation
import TestSupport
import Testing

@Suite("The command line")
struct ArgumentTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(goodSpec("a"), to: "a.alert.yaml")
  }

  private func run(_ arguments: String...) throws -> ProgramRun {
    var start = ProgramStart.alertc()
    start.arguments = arguments.map { Array($0.utf8) }
    start.folder = folder.path
    return try start.run()
  }

  @Test(
    "Help goes to standard output and is clean",
    arguments: [
      [], ["--help"], ["-h"], ["help"], ["help", "help"], ["help", "compile"],
      ["compile", "--help"], ["check", "-h"], ["check", "a.alert.yaml", "--help"],
      ["explain", "--help"], ["help", "explain"],
    ])
  func help(arguments: [String]) throws {
    var start = ProgramStart.alertc()
    start.arguments = arguments.map { Array($0.utf8) }
    let run = try start.run()
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    #expect(run.outputText.contains("Usage: alertc"))
    for line in run.outputText.split(separator: "\n") {
      #expect(line.count <= 90, "\(line)")
    }
  }

  @Test("Help of a command lists exactly the options that it takes")
  func helpListsOptions() throws {
    for command in ["compile", "check"] {
      let text = try run("help", command).outputText
      for option in ["device", "format", "jobs", "quiet", "stdin-path"] {
        #expect(text.contains("--" + option))
      }
      #expect(text.contains("--out") == (command == "compile"))
      #expect(
        try run(command, "a.alert.yaml", "--out", "o").exitCode == (command == "compile" ? 0 : 2))
    }
  }

  @Test("The version names the program, the system and the processor")
  func version() throws {
    let result = try run("--version")
    #expect(result.exitCode == 0)
    #expect(result.outputText.hasPrefix("alertc 0."))
    #expect(result.outputText.hasSuffix(")\n"))
  }

  @Test(
    "A slip is answered with what to write, on standard error, with exit code 2",
    arguments: [
      (["chek"], "'chek'", "did you mean 'check'?"),
      (["zzzzzz"], "'zzzzzz'", "see: alertc --help"),
      (["--jobs", "1"], "'--jobs'", "see: alertc --help"),
      (["check", "--devise", "x"], "'--devise'", "did you mean --device?"),
      (["check", "--devise=x"], "'--devise'", "did you mean --device?"),
      (["check", "-format"], "'-format'", "did you mean --format?"),
      (["check", "-q", "a.alert.yaml"], "'-q'", "see: alertc check --help"),
      (["compile", "--out"], "--out needs a value", "write --out DIR"),
      (["compile", "--out", "--jobs"], "--out needs a value", "--out=DIR"),
      (["compile", "--out=", "a.alert.yaml"], "--out has an empty value", "write a path"),
      (["check", "--quiet=yes"], "--quiet takes no value", "write --quiet"),
      (["check", "--format", "jsn"], "'jsn'", "write --format json"),
      (["check", "--color", "x"], "auto, always, never", "write --color auto"),
      (["check", "--jobs", "0"], "--jobs takes a whole number", "write --jobs 2"),
      (["check", "--jobs", "99999999999999999999"], "--jobs takes", "write --jobs 2"),
      (
        ["check", "--jobs", "-1"], "--jobs takes a whole number from 1 to 256, not '-1'", "--jobs 2"
      ),
      (
        ["check", "--jobs", "+2"], "--jobs takes a whole number from 1 to 256, not '+2'", "--jobs 2"
      ),
      (["check"], "no spec is named", "alertc check specs"),
      (["check", ""], "a path is empty", "name a spec"),
      (["check", "-", "-"], "can be read once", "write - once"),
      (["check", "a.alert.yaml", "--stdin-path", "b"], "which isn't read", "add - as a path"),
      (["compile", "-", "--out", "-", "--depfile", "d"], "--depfile needs", "--out"),
      (["help", "chek"], "'chek'", "did you mean 'check'?"),
      (["check", "--device", "nonsense", "a.alert.yaml"], "nonsense", "help:"),
    ])
  func slips(arguments: [String], sentence: String, help: String) throws {
    var start = ProgramStart.alertc()
    start.arguments = arguments.map { Array($0.utf8) }
    start.folder = folder.path
    let run = try start.run()
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorText.hasPrefix("alertc: error: "))
    #expect(run.errorText.contains(sentence), "\(run.errorText)")
    #expect(run.errorText.contains(help), "\(run.errorText)")
    for line in run.errorText.split(separator: "\n") {
      expectManner(line.trimmingPrefix("alertc: error: ").trimmingPrefix("help: "))
    }
  }

  @Test("What is said of files has the manner of all diagnostics")
  func filesManner() throws {
    try folder.write("x", to: "empty/x")
    let run = try run("check", "nothing", "empty", "a.alert.yaml/x", "--format", "json")
    let lines = run.errorText.split(separator: "\n")
    #expect(lines.count == 3)
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      expectManner(try #require(object?["message"] as? String))
      for help in object?["help"] as? [[String: Any]] ?? [] {
        expectManner(try #require(help["message"] as? String))
      }
    }
  }

  /// A sentence begins small and ends without a full stop, as in every diagnostic.
  private func expectManner(_ sentence: some StringProtocol) {
    #expect(sentence.first?.isUppercase == false, "\(sentence)")
    #expect(sentence.last != ".", "\(sentence)")
  }

  @Test("Options take their value behind a blank or an equals sign, anywhere among the paths")
  func optionForms() throws {
    for arguments in [
      ["--jobs", "2", "a.alert.yaml"], ["--jobs=2", "a.alert.yaml"], ["a.alert.yaml", "--jobs=2"],
      ["--jobs", "1", "--jobs", "2", "a.alert.yaml"], ["--", "a.alert.yaml"],
    ] {
      var start = ProgramStart.alertc()
      start.arguments = (["check"] + arguments).map { Array($0.utf8) }
      start.folder = folder.path
      #expect(try start.run().exitCode == 0, "\(arguments)")
    }
  }

  @Test("Behind -- everything is a path")
  func endOfOptions() throws {
    try folder.write(goodSpec("dash"), to: "--jobs")
    #expect(try run("check", "--", "--jobs").exitCode == 0)
    let missing = try run("check", "--", "--nothing")
    #expect(missing.exitCode == 2)
    #expect(missing.errorText.contains("there is no file or folder '--nothing'"))
  }

  @Test("No value is echoed with its control characters")
  func hostileValues() throws {
    let hostile = "x\u{1B}[31m\u{7}\r\n\u{202E}y"
    for arguments in [
      [hostile], ["check", hostile], ["check", "--" + hostile], ["check", "--jobs", hostile],
      ["check", "--format", hostile], ["check", "--color", hostile], ["help", hostile],
      ["check", "--device", hostile, "a.alert.yaml"],
      ["compile", "a.alert.yaml", "--out", hostile + "/../a.alert.yaml/x"],
    ] {
      var start = ProgramStart.alertc()
      start.arguments = arguments.map { Array($0.utf8) }
      start.folder = folder.path
      let run = try start.run()
      #expect(run.exitCode == 2, "\(run.errorText)")
      #expect(
        !run.errorText.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" }
      )
      #expect(run.errorText.contains("\\u{1B}"))
    }
  }
}
