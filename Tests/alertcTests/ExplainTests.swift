import TestSupport
import Testing

@Suite("alertc explain")
struct ExplainTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(goodSpec("a"), to: "a.alert.yaml")
    try folder.write(goodSpec("z"), to: "z.alert.yaml")
  }

  private func run(_ arguments: String..., input: String = "") throws -> ProgramRun {
    var start = ProgramStart.alertc()
    start.arguments = (["explain"] + arguments).map { Array($0.utf8) }
    start.folder = folder.path
    start.input = Array(input.utf8)
    return try start.run()
  }

  @Test("An answer goes to standard output, and nothing else anywhere")
  func answer() throws {
    let run = try run("a.alert.yaml", "alert.width")
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(
      run.outputText == """
        alert.width is 300 pt (a · iphone-15 · portrait · light · en · large)
          + 300  'layout.width: 300'  preset:two-button:9:10
          = 300

        """)
    let key = try self.run("a.alert.yaml", "layout.width")
    #expect(key.exitCode == 0 && key.outputText.hasPrefix("layout.width is 300\n"))
  }

  @Test("A long value in brackets is shortened at its end, and keeps its brackets")
  func shortened() throws {
    try folder.write(
      "alert: w\nextends: builder\ntitle: t\nlayout:\n  width: { when: "
        + "[{ orientation: landscape, value: 360 }, { locale: [ko, ja], value: 340 }, "
        + "{ value: 300 }] }\n", to: "w.alert.yaml")
    let shown = try run("w.alert.yaml", "layout.width").outputText
    let long = shown.split(separator: "\n").filter { $0.utf8.contains(UInt8(ascii: "{")) }
    #expect(!long.isEmpty, "\(shown)")
    for line in long {
      #expect(line.contains("…"))
      for (open, close) in [("{", "}"), ("[", "]")] as [(Character, Character)] {
        #expect(line.filter { $0 == open }.count == line.filter { $0 == close }.count, "\(line)")
      }
    }
  }

  @Test("The environment is that of the options, one at a time")
  func environment() throws {
    let mini = try run("a.alert.yaml", "alert.x", "--device", "ipad-mini", "--locale", "ko")
    #expect(mini.outputText.contains("(a · ipad-mini · portrait · light · ko · large)"))
    for several in [["--device", "all"], ["--locale", "ko,en"]] {
      let run = try run("a.alert.yaml", "alert.x", several[0], several[1])
      #expect(run.exitCode == 2)
      #expect(run.errorText.contains("explain looks at one environment"))
    }
  }

  @Test("A spec can come from standard input")
  func standardInput() throws {
    let run = try run(
      "-", "message.height", "--stdin-path", "b.alert.yaml", input: goodSpec("b"))
    #expect(run.exitCode == 0)
    #expect(run.outputText.contains("b.alert.yaml:4:"))
  }

  @Test(
    "What can't be answered is said on standard error, with exit code 2",
    arguments: [
      ([], "explain needs a code, or a spec and what of it to explain", "title.height"),
      (["a.alert.yaml"], "explain needs to know what of 'a.alert.yaml' to explain", "title.height"),
      (["a.alert.yaml", "a", "b"], "explain answers one question at a time", "title.height"),
      (["gone.alert.yaml", "alert.x"], "there is no file or folder", "'gone.alert.yaml'"),
      ([".", "alert.x"], "explain looks at one spec", "not a folder"),
      (["a.alert.yaml", "titel.x"], "'titel'", "did you mean title?"),
      (["a.alert.yaml", "title.hieght"], "'hieght'", "did you mean height?"),
      (["a.alert.yaml", "\u{1B}[31m.x"], "\\u{1B}[31m", "it can be"),
      (
        ["a.alert.yaml", "alert.x", "--out", "o"], "explain has no option", "alertc explain --help"
      ),
    ])
  func faults(arguments: [String], sentence: String, help: String) throws {
    var start = ProgramStart.alertc()
    start.arguments = (["explain"] + arguments).map { Array($0.utf8) }
    start.folder = folder.path
    let run = try start.run()
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorText.contains(sentence), "\(run.errorText)")
    #expect(run.errorText.contains(help), "\(run.errorText)")
  }

  @Test("A spec with errors has its errors told, with exit code 1")
  func wrongSpecs() throws {
    try folder.write(wrongSpec("w"), to: "w.alert.yaml")
    let unread = try run("w.alert.yaml", "alert.x")
    #expect(unread.exitCode == 1 && unread.output.isEmpty)
    #expect(unread.errorText.contains("error[spec/unknown-key]"))
    try folder.write(
      "alert: c\nextends: two-button\ntitle: 제목\nconstraints: [ width == 200, width == 210 ]\n",
      to: "c.alert.yaml")
    let conflict = try run("c.alert.yaml", "alert.width")
    #expect(conflict.exitCode == 1)
    #expect(conflict.outputText.hasPrefix("alert.width is 200 pt"))
    #expect(conflict.errorText.contains("error[layout/conflict]"))
  }

  @Test("Notes are told without a summary of them, and not at all when quiet")
  func notes() throws {
    try folder.write(
      "alert: n\nextends: builder\ntitle: 제목\nlayout: { spacing: 7.5 }\n", to: "n.alert.yaml")
    var start = ProgramStart.alertc("check", "n.alert.yaml")
    start.folder = folder.path
    let loud = try start.run()
    #expect(loud.exitCode == 0)
    #expect(
      loud.errorText.contains("n.alert.yaml:4:20: note[layout/off-grid]: 7.5 pt is 22.5 pixels"))
    #expect(loud.errorText.hasSuffix("No problems in 1 spec.\n"))
    start = ProgramStart.alertc("check", "n.alert.yaml", "--quiet")
    start.folder = folder.path
    #expect(try start.run().errors.isEmpty)
  }
}
