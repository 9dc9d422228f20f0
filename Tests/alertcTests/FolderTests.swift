import TestSupport
import Testing

@Suite("Folders and projects")
struct FolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String...) throws -> ProgramRun {
    var start = ProgramStart.alertc()
    start.arguments = arguments.map { Array($0.utf8) }
    start.folder = folder.path
    return try start.run()
  }

  private func shell(_ script: String) throws -> ProgramRun {
    var start = ProgramStart.shell(script)
    start.folder = folder.path
    return try start.run()
  }

  /// The paths that errors were said about, in order.
  private func paths(_ run: ProgramRun) -> [String] {
    run.errorText.split(separator: "\n").filter { $0.contains(": error[") }
      .map { String($0.prefix { $0 != ":" }) }
  }

  @Test("A folder is searched in the byte order of paths; hidden and build folders are left out")
  func order() throws {
    for name in [
      "s/b.alert.yaml", "s/a/z.alert.yaml", "s/a-b.alert.yaml", "s/B.alert.yaml", "s/가.alert.yaml",
      "s/.hidden/x.alert.yaml", "s/.x.alert.yaml", "s/build/x.alert.yaml", "s/a/build/x.alert.yaml",
      "s/notes.yaml", "s/.alert.yaml", "s/x.alert.yml",
    ] {
      try folder.write(wrongSpec("x"), to: name)
    }
    let wanted = [
      "s/B.alert.yaml", "s/a-b.alert.yaml", "s/a/z.alert.yaml", "s/b.alert.yaml", "s/가.alert.yaml",
    ]
    #expect(try paths(run("check", "s")) == wanted)
    #expect(try paths(run("check", "./s/")) == wanted.map { "./" + $0 })
    #expect(
      try paths(run("check", "s/b.alert.yaml", "s", "./s/B.alert.yaml")).count == wanted.count)
    #expect(try paths(run("check", "s/b.alert.yaml", "s")).first == "s/b.alert.yaml")
  }

  @Test("Links to folders are not followed inside a folder, and loops end")
  func loops() throws {
    try folder.write(wrongSpec("x"), to: "s/a/x.alert.yaml")
    #expect(
      try shell("ln -s .. s/a/up; ln -s . s/self; ln -s s t; ln -s a/x.alert.yaml s/y.alert.yaml")
        .exitCode == 0)
    #expect(try paths(run("check", "s")) == ["s/a/x.alert.yaml", "s/y.alert.yaml"])
    #expect(try paths(run("check", "t")) == ["t/a/x.alert.yaml", "t/y.alert.yaml"])
  }

  @Test("A file given by name is taken whatever its name, and a missing one is near to hand")
  func names() throws {
    try folder.write(goodSpec("x"), to: "x.alert.yaml")
    try folder.write(goodSpec("y"), to: "plain.txt")
    #expect(try run("check", "plain.txt").exitCode == 0)
    let missing = try run("check", "x")
    #expect(missing.exitCode == 2)
    #expect(missing.errorText.contains("help: write 'x.alert.yaml'"))
  }

  @Test("A folder without specs is an error that says how specs are named")
  func noSpecs() throws {
    try folder.write("x", to: "s/readme.md")
    let result = try run("check", "s")
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("there is no spec in the folder 's'"))
    #expect(result.errorText.contains("ends in .alert.yaml"))
  }

  @Test("A spec extends a file beside it, and files up to the project's root")
  func projectRoot() throws {
    try folder.write("layout: { width: 280 }\ntitle: base\n", to: "p/common/base.yaml")
    try folder.write(
      "alert: x\nextends: ../common/base.yaml\nmessage: m\nactions: { ok: OK }\n",
      to: "p/specs/x.alert.yaml")
    let outside = try run("check", "p/specs")
    #expect(outside.exitCode == 1)
    #expect(outside.errorText.contains("leads out of the project"), "\(outside.errorText)")
    try folder.write("", to: "p/alertc.yaml")
    let inside = try run("check", "p/specs")
    #expect(!inside.errorText.contains("leads out of the project"), "\(inside.errorText)")
  }

  @Test(
    "Nothing leads out of the project",
    arguments: [
      "../secret.yaml", "/etc/passwd", "sub/../../secret.yaml", "link.yaml", "linked/secret.yaml",
      "nowhere/../../secret.yaml", "./../secret.yaml",
    ])
  func escapes(path: String) throws {
    try folder.write("title: top secret\n", to: "secret.yaml")
    try folder.write("alert: x\nextends: \(path)\n", to: "p/x.alert.yaml")
    try folder.write("x", to: "p/sub/x")
    #expect(try shell("ln -s ../secret.yaml p/link.yaml; ln -s .. p/linked").exitCode == 0)
    let result = try run("compile", "p", "--out", "-")
    #expect(result.exitCode == 1)
    #expect(!result.outputText.contains("secret"))
    #expect(
      result.errorText.contains("leads out of the project")
        || result.errorText.contains("is absolute"),
      "\(result.errorText)")
  }

  @Test("What is wrong in a base is said once, however many specs extend it")
  func sharedBase() throws {
    try folder.write(wrongSpec("base"), to: "p/base.yaml")
    for name in ["a", "b", "c"] {
      try folder.write("alert: \(name)\nextends: ./base.yaml\n", to: "p/\(name).alert.yaml")
    }
    for jobs in ["1", "3"] {
      let result = try run("check", "p", "--jobs", jobs)
      #expect(result.exitCode == 1)
      let said = result.errorText.split(separator: "\n").filter {
        $0.contains("base.yaml:2:1: error[")
      }
      #expect(said.count == 1, "\(result.errorText)")
    }
  }

  @Test("A missing, hanging or folder-like base is one error, and other specs go on")
  func unreadableBases() throws {
    #expect(
      try shell("mkdir -p p/dir.yaml; mkfifo p/pipe.yaml; ln -s loop.yaml p/loop.yaml").exitCode
        == 0)
    for (index, base) in ["missing.yaml", "pipe.yaml", "dir.yaml", "loop.yaml"].enumerated() {
      try folder.write("alert: x\nextends: ./\(base)\n", to: "p/\(index).alert.yaml")
    }
    try folder.write(goodSpec("z"), to: "p/z.alert.yaml")
    let result = try run("compile", "p", "--out", "o")
    #expect(result.exitCode == 1)
    #expect(paths(result).count >= 4)
    #expect(folder.text("o/z.json") != nil)
  }
}
