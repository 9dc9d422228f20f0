import Foundation
import TestSupport
import Testing

@Suite("The tools beside the compiler")
struct ToolCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String..., input: String = "") throws -> ProgramRun {
    var start = ProgramStart.alertc()
    start.arguments = arguments.map { Array($0.utf8) }
    start.folder = folder.path
    start.input = Array(input.utf8)
    return try start.run()
  }

  private func shell(_ script: String) throws -> ProgramRun {
    var start = ProgramStart.shell(script)
    start.folder = folder.path
    return try start.run()
  }

  // MARK: fmt

  private static let before = "extends: builder\nalert: a\ntitle: 'b'\nmessage: c\n"
  private static let after = "alert: a\nextends: builder\ntitle: b\nmessage: c\n"

  @Test("fmt writes what changes, and a second run changes nothing")
  func formatting() throws {
    let path = try folder.write(Self.before, to: "a.alert.yaml")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try folder.write(Self.after, to: "b.alert.yaml")
    #expect(try run("fmt", ".").errorText == "Formatted 2 specs, 1 changed.\n")
    #expect(folder.text("a.alert.yaml") == Self.after)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o640)
    #expect(try run("fmt", ".").errorText == "Formatted 2 specs, 0 changed.\n")
    #expect(folder.files == ["a.alert.yaml", "b.alert.yaml"])
  }

  @Test("fmt --check names what would change, and changes nothing")
  func checking() throws {
    try folder.write(Self.before, to: "a.alert.yaml")
    try folder.write(Self.after, to: "b.alert.yaml")
    let check = try run("fmt", ".", "--check")
    #expect(check.exitCode == 1)
    #expect(check.outputText == "a.alert.yaml\n")
    #expect(folder.text("a.alert.yaml") == Self.before)
    #expect(try run("fmt", "b.alert.yaml", "--check").exitCode == 0)
  }

  @Test("fmt takes standard input, and leaves alone what it can't read")
  func formattingInput() throws {
    #expect(try run("fmt", "-", input: Self.before).outputText == Self.after)
    let broken = "alert: a\ntitle: [\n"
    let kept = try run("fmt", "-", input: broken)
    #expect(kept.exitCode == 1 && kept.outputText == broken)
    #expect(kept.errorText.contains("error[yaml/unclosed-bracket]"))
    try folder.write(broken, to: "a.alert.yaml")
    #expect(try run("fmt", "a.alert.yaml").exitCode == 1)
    #expect(folder.text("a.alert.yaml") == broken)
    #expect(try run("fmt", "nothing").exitCode == 2)
  }

  // MARK: init

  @Test("One schema is printed at a time")
  func oneSchema() throws {
    let both = try run("schema", "--theme", "--project")
    #expect(both.exitCode == 2 && both.output.isEmpty)
    #expect(both.errorText.contains("--project and --theme ask for two schemas"))
    #expect(try run("schema", "--theme", "--theme").output == run("schema", "--theme").output)
  }

  @Test("What stands in the way of init is told without options that it doesn't have")
  func initInTheWay() throws {
    try folder.write("x", to: "file")
    let run = try run("init", "file")
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("remove the file that stands in the way\n"), "\(run.errorText)")
  }

  @Test("init makes a project that compiles, passes the schema, and is in canonical form")
  func project() throws {
    #expect(try run("init", "p").exitCode == 0)
    #expect(
      folder.files == [
        "p/.gitattributes", "p/alertc.schema.json", "p/alertc.yaml", "p/specs/hello.alert.yaml",
      ])
    #expect(try run("compile", "p/specs").exitCode == 0)
    #expect(try run("fmt", "p", "--check").exitCode == 0)
    let spec = folder.path("p/specs/hello.alert.yaml")
    #expect(
      try validate([spec], against: folder.path("p/alertc.schema.json")).map(\.answer) == [.valid])
  }

  @Test("init writes over nothing")
  func keeping() throws {
    try folder.write("mine", to: "specs/hello.alert.yaml")
    try folder.write("mine", to: ".gitattributes")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("alertc.yaml"), withDestinationPath: "nowhere")
    let run = try run("init")
    #expect(run.exitCode == 0)
    #expect(
      run.errorText.contains(
        "kept .gitattributes, which was there; add to it:\n*.alert.yaml text eol=lf\n"))
    #expect(folder.text("specs/hello.alert.yaml") == "mine")
    #expect(folder.text(".gitattributes") == "mine")
    #expect(folder.text("nowhere") == nil)
    #expect(folder.text("alertc.schema.json")?.hasPrefix("{") == true)
  }

  @Test("init in a git working tree leaves out what is made, once, and touches no .gitignore")
  func ignoring() throws {
    let git = try shell("git init -q . && mkdir kept named && echo '*.o' > kept/.gitignore")
    #expect(git.exitCode == 0, "\(git.errorText)")
    #expect(try run("init", "new").errorText.contains("made new/.gitignore\n"))
    let ignored = try shell("cd new && \"$ALERTC\" compile && git status --porcelain -uall .")
    #expect(ignored.outputText.contains("new/specs/hello.alert.yaml"))
    #expect(!ignored.outputText.contains("build"))

    let kept = try run("init", "kept")
    #expect(kept.errorText.contains("kept kept/.gitignore, which was there; add to it:\n/build/\n"))
    #expect(folder.text("kept/.gitignore") == "*.o\n")

    // All lines are there now: nothing is advised again.
    let again = try run("init", "new")
    #expect(!again.errorText.contains("add to it"), "\(again.errorText)")

    try folder.write("build/\n", to: ".gitignore")
    #expect(try run("init", "named").exitCode == 0)
    #expect(folder.text("named/.gitignore") == nil)
  }

  // MARK: explain

  @Test("explain prints a code's page, and finds a misspelt code")
  func explain() throws {
    let page = try run("explain", "yaml/colon-in-text")
    #expect(page.exitCode == 0)
    #expect(page.outputText.hasPrefix("yaml/colon-in-text\n\nA text without quotes"))
    #expect(page.outputText.contains("Wrong:\n    alert: saved\n"))
    #expect(try run("explain", "colon-in-text").outputText.contains("yaml/colon-in-text"))
    #expect(try run("explain").exitCode == 2)
  }

  // MARK: completions

  @Test("bash completes commands, options, words of options and codes")
  func bash() throws {
    let script = try run("completions", "bash")
    #expect(script.exitCode == 0)
    try folder.write(script.output, to: "alertc.bash")
    func completed(_ words: String) throws -> [String] {
      let count = words.split(separator: " ", omittingEmptySubsequences: false).count
      try folder.write(
        """
        source ./alertc.bash
        COMP_WORDS=(\(words.hasSuffix(" ") ? words + "''" : words)) COMP_CWORD=\(count - 1)
        _alertc
        echo "${COMPREPLY[@]}"
        """, to: "ask")
      return try shell("exec bash ./ask").outputText.split(whereSeparator: \.isWhitespace)
        .map(String.init)
    }
    #expect(try completed("alertc com") == ["compile", "completions"])
    #expect(try completed("alertc check --fi") == ["--fix"])
    #expect(try completed("alertc check --format ").contains("sarif"))
    #expect(try completed("alertc check --format = x") == ["xcode"])
    #expect(try completed("alertc explain two-") == [])
    #expect(try completed("alertc explain action/two") == ["action/two-cancels"])
    #expect(try completed("alertc completions ") == ["bash", "zsh", "fish"])
    #expect(try completed("alertc check spec") == [])
  }

  @Test("Every shell's script has every command and option that help shows")
  func scripts() throws {
    let help = try run("help").outputText
    let names = help.matches(of: /\n  ([a-z]+)[ ]/).map { String($0.1) }
    #expect(names.count >= 8)
    for shell in ["bash", "zsh", "fish"] {
      let script = try run("completions", shell).outputText
      for name in names {
        #expect(script.contains(name))
        for match in try run("help", name).outputText.matches(of: /\n  --([a-z-]+)/) {
          let option = String(match.1)
          #expect(
            script.contains("--\(option)") || script.contains("-l \(option) "),
            "\(shell): \(name) --\(option)")
        }
      }
    }
    #expect(try run("completions", "tcsh").exitCode == 2)
    #expect(try run("completions").exitCode == 2)
  }

  // MARK: The git hook

  @Test("The git hook lets sound specs pass and stops faulty ones, as they are staged")
  func hook() throws {
    let hook = packageRoot.appendingPathComponent("docs/pre-commit").path
    try folder.write(Self.after, to: "a b.alert.yaml")
    let setUp = try shell(
      """
      git init -q . && git config user.email a@b.c && git config user.name a \
        && cp '\(hook)' .git/hooks/pre-commit && git add . && git commit -q -m sound
      """)
    #expect(setUp.exitCode == 0, "\(setUp.errorText)")
    try folder.write("alert: a\ntitel: b\n", to: "c.alert.yaml")
    let faulty = try shell("git add . && rm c.alert.yaml && git commit -q -m faulty")
    #expect(faulty.exitCode == 1)
    #expect(faulty.errorText.contains("error[spec/unknown-key]"), "\(faulty.errorText)")
    try folder.write(Self.before, to: "c.alert.yaml")
    let unformatted = try shell("git add . && git commit -q -m unformatted")
    #expect(unformatted.exitCode == 1)
    #expect(unformatted.errorText.contains("c.alert.yaml is not in its canonical form"))
    #expect(try shell("git log --format=%s").outputText == "sound\n")
  }
}
