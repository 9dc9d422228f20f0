import Foundation
import TestSupport
import Testing

@Suite("Output")
struct OutputTests {
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

  private func shell(_ script: String) throws -> ProgramRun {
    var start = ProgramStart.shell(script)
    start.folder = folder.path
    return try start.run()
  }

  @Test("Artifacts go to build/alerts unless told otherwise, and nothing else is left there")
  func defaultFolder() throws {
    let result = try run("compile", "a.alert.yaml")
    #expect(result.exitCode == 0)
    #expect(result.output.isEmpty)
    #expect(result.errorText == "Compiled 1 spec into build/alerts: 2 files, 2 changed.\n")
    #expect(folder.files == ["a.alert.yaml", "build/alerts/a.json", "build/alerts/a.txt"])
  }

  @Test("Check writes nothing")
  func check() throws {
    #expect(try run("check", "a.alert.yaml").exitCode == 0)
    #expect(folder.files == ["a.alert.yaml"])
  }

  @Test("Content that is the same is not touched, and permissions are kept")
  func untouched() throws {
    #expect(try run("compile", "a.alert.yaml", "--out", "o").exitCode == 0)
    func inode() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: folder.path("o/a.json"))[.systemFileNumber]
        as? Int
    }
    let first = try inode()
    #expect(
      try run("compile", "a.alert.yaml", "--out", "o").errorText.contains("2 files, 0 changed"))
    #expect(try inode() == first)
    #expect(try shell("chmod 600 o/a.json; echo x >> o/a.json").exitCode == 0)
    #expect(
      try run("compile", "a.alert.yaml", "--out", "o").errorText.contains("2 files, 1 changed"))
    #expect(try inode() != first)
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path("o/a.json"))[
      .posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test(
    "What can't be written is said, with exit code 2, and the old file is as it was",
    arguments: [
      ("mkdir -p o/a.json", "o/a.json", "directory"),
      ("echo x > o", "'o' can't be written", "stands in the way"),
      ("ln -s /dev/null o", "'o' can't be written", "stands in the way"),
      ("ln -s o o", "can't be written", "symbolic links"),
      ("ln -s nowhere o", "'o' can't be written", "it is a symbolic link to nothing"),
    ])
  func unwritable(setUp: String, sentence: String, help: String) throws {
    #expect(try shell(setUp).exitCode == 0)
    let result = try run("compile", "a.alert.yaml", "--out", "o")
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains(sentence), "\(result.errorText)")
    #expect(result.errorText.lowercased().contains(help), "\(result.errorText)")
    #expect(folder.files.filter { $0.contains(".tmp") }.isEmpty)
  }

  @Test("A disk without room leaves the old file and no temporary one")
  func fullDisk() throws {
    try folder.write("old", to: "o/a.json")
    // A limit of no bytes per file stands in for a full disk.
    let result = try shell(
      "(ulimit -f 0; \"$ALERTC\" compile a.alert.yaml --out o; echo \"exit $?\") 2>&1 | cat > log")
    #expect(result.exitCode == 0)
    let log = folder.text("log") ?? ""
    #expect(log.contains("exit 2"), "\(log)")
    #expect(log.contains("'o/a.json' can't be written"), "\(log)")
    #expect(folder.text("o/a.json") == "old")
    #expect(folder.files == ["a.alert.yaml", "log", "o/a.json"])
  }

  @Test("A disk that is full is told once, and ends the run", .enabled(if: canMount))
  func fullDiskOnce() throws {
    for index in 10..<40 { try folder.write(goodSpec("n\(index)"), to: "s/\(index).alert.yaml") }
    let disk = "unshare -m sh -c 'mount -t tmpfs -o size=32k none"
    let fill = """
      cp s/*.yaml c && sed -i "s/alert: /alert:    /" c/*.yaml && cat /dev/zero > c/rest 2>/dev/null
      """
    let larger = disk.replacingOccurrences(of: "32k", with: "256k")
    let result = try shell(
      """
      mkdir o c s/snapshots
      \(disk) o && "$ALERTC" compile s --out o; echo $?'
      \(disk) s/snapshots && "$ALERTC" record s; echo $?'
      \(larger) c && \(fill); "$ALERTC" fmt c; echo $?'
      """)
    #expect(result.outputText == "2\n2\n2\n")
    let errors = result.errorText.components(separatedBy: "error[file/unwritable]")
    #expect(errors.count == 4, "\(result.errorText)")
    #expect(result.errorText.components(separatedBy: "the run ends here.").count == 3)
  }

  /// Whether this process may make a small disk for itself.
  private static let canMount: Bool = {
    let run = try? ProgramStart.shell("unshare -m mount -t tmpfs none /mnt 2>/dev/null").run()
    return run?.exitCode == 0
  }()

  #if os(Linux)
    @Test("A full device behind standard output is an error")
    func fullStandardOutput() throws {
      for arguments in [["compile", "a.alert.yaml", "--out", "-"], ["--help"], ["--version"]] {
        var start = ProgramStart.alertc()
        start.arguments = arguments.map { Array($0.utf8) }
        start.arguments = start.arguments.map {
          $0 == Array("a.alert.yaml".utf8) ? Array(folder.path("a.alert.yaml").utf8) : $0
        }
        start.outputPath = "/dev/full"
        let result = try start.run()
        #expect(result.exitCode == 2)
        #expect(result.errorText.contains("the disk is full"), "\(result.errorText)")
      }
    }
  #endif

  @Test("A reader that goes away ends the run quietly")
  func closedPipe() throws {
    for index in 0..<400 { try folder.write(goodSpec("n\(index)"), to: "s/\(index).alert.yaml") }
    for command in ["compile s --out - --jobs 1", "compile s --out - --jobs 2", "--help"] {
      let result = try shell(
        "{ \"$ALERTC\" \(command) 2>err; echo $? > code; } | head -c 1 > /dev/null")
      #expect(result.exitCode == 0)
      #expect(folder.text("code") == "0\n")
      #expect(folder.text("err") == "")
    }
    let errors = try shell(
      "rm -r s; echo 'titel: x' > b.alert.yaml; (\"$ALERTC\" check b.alert.yaml; echo $? > code) 2>&1 | true; sleep 0.2; cat code"
    )
    #expect(errors.outputText == "1\n")
  }

  @Test("Standard output holds artifacts only; several JSON documents take a line each")
  func standardOutput() throws {
    let one = try run("compile", "a.alert.yaml", "--emit", "json", "--out", "-")
    #expect(one.exitCode == 0)
    #expect(one.outputText.hasPrefix("{\n"))
    #expect(folder.files == ["a.alert.yaml"])
    let variants = try run(
      "compile", "a.alert.yaml", "--appearance", "light,dark", "--emit", "json", "--out", "-")
    #expect(variants.outputText.split(separator: "\n").count == 2)
    try folder.write(goodSpec("b"), to: "b.alert.yaml")
    let two = try run("compile", "a.alert.yaml", "b.alert.yaml", "--emit", "json", "--out", "-")
    let lines = two.outputText.split(separator: "\n").filter { $0.hasPrefix("{") }
    #expect(lines.count == 2)
    for line in lines {
      #expect((try? JSONSerialization.jsonObject(with: Data(line.utf8))) != nil, "\(line)")
    }
  }

  @Test("--at shows moments besides, and says what is no moment")
  func moments() throws {
    let plain = try run("compile", "a.alert.yaml", "--emit", "text", "--out", "-")
    let shown = try run(
      "compile", "a.alert.yaml", "--emit", "text", "--at", "0,hide:end", "--out", "-")
    #expect(shown.exitCode == 0)
    #expect(shown.outputText.hasPrefix(plain.outputText + "\nshow 0 s"))
    let wrong = try run("compile", "a.alert.yaml", "--at", "soon", "--out", "-")
    #expect(wrong.exitCode == 2 && wrong.output.isEmpty)
    #expect(wrong.errorText.hasPrefix("alertc: error: 'soon' isn't a moment\nhelp: write seconds"))
    for time in ["-1", "86400.5", "86400001ms", "0.0000001", "0.1+90000s"] {
      let beyond = try run("compile", "a.alert.yaml", "--at", time, "--out", "-")
      #expect(beyond.exitCode == 2)
      #expect(
        beyond.errorText.contains(
          "is no time that a moment can have\nhelp: write 0 to 86400 seconds"),
        "\(time): \(beyond.errorText)")
    }
    #expect(try run("compile", "a.alert.yaml", "--at", "86400,86400000ms").exitCode == 0)
    #expect(try run("help", "compile").outputText.contains("(86400 s)"))
  }

  @Test("Two specs that would write one file are told so, and the first keeps it")
  func sameOutput() throws {
    try folder.write(goodSpec("a").replacing("사진", with: "그림"), to: "b.alert.yaml")
    let result = try run("compile", "a.alert.yaml", "b.alert.yaml", "--out", "o")
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("b.alert.yaml: error[file/same-output]"))
    #expect(result.errorText.contains("already written for 'a.alert.yaml'"))
    // Once for the two specs, however many files they share.
    #expect(result.errorText.hasSuffix("\n1 error in 1 file\n"), "\(result.errorText)")
    #expect(result.errorText.contains("another 'alert:' name, or compile each with an --out"))
    #expect(folder.text("o/a.txt")?.contains("사진") == true)
  }

  @Test("A dependency file names artifacts, spec and bases")
  func dependencies() throws {
    try folder.write("alert: base\nextends: two-button\ntitle: base\n", to: "my base$.yaml")
    try folder.write(
      goodSpec("c").replacing("extends: two-button", with: "extends: ./my base$.yaml"),
      to: "c.alert.yaml")
    let result = try run("compile", "c.alert.yaml", "--out", "o", "--depfile", "o/d")
    #expect(result.exitCode == 0, "\(result.errorText)")
    #expect(
      folder.text("o/d") == """
        o/c.json o/c.txt: \\
          c.alert.yaml \\
          my\\ base$$.yaml
        c.alert.yaml:
        my\\ base$$.yaml:

        """)
  }

  @Test("A spec with errors leaves the artifacts of its last good state")
  func staleArtifacts() throws {
    #expect(try run("compile", "a.alert.yaml", "--out", "o").exitCode == 0)
    let before = folder.text("o/a.json")
    try folder.write(wrongSpec("a"), to: "a.alert.yaml")
    #expect(try run("compile", "a.alert.yaml", "--out", "o").exitCode == 1)
    #expect(before != nil && folder.text("o/a.json") == before)
  }

  @Test("More environments than fit in memory at once are all written, each as by itself")
  func manyEnvironments() throws {
    let lines = String(repeating: "  a line of a long message\n", count: 400)
    try folder.write(
      goodSpec("a").replacing("message: You can't undo this.\n", with: "message: |\n" + lines),
      to: "a.alert.yaml")
    let all = try run(
      "compile", "a.alert.yaml", "--text-size", "all", "--device", "all", "--out", "o")
    #expect(all.exitCode == 0, "\(all.errorText)")
    #expect(folder.files.filter { $0.hasPrefix("o/a/") }.count == 2 * 11 * 12)
    let one = try run(
      "compile", "a.alert.yaml", "--text-size", "small", "--device", "iphone-se", "--out", "p")
    #expect(one.exitCode == 0)
    #expect(folder.text("o/a/iphone-se.small.json") == folder.text("p/a.json"))
    let last = try run(
      "compile", "a.alert.yaml", "--text-size", "accessibility5", "--device", "ipad-pro-13",
      "--out", "q")
    #expect(last.exitCode == 0, "\(last.errorText)")
    #expect(folder.text("o/a/ipad-pro-13.accessibility5.json") == folder.text("q/a.json"))
  }

  @Test("What a run that was killed left half written goes with the next; a living run's stays")
  func leftOvers() throws {
    try folder.write("half", to: "o/.alertc-99999999-3.tmp")
    try folder.write("half", to: "o/.alertc-\(getpid())-1.tmp")
    try folder.write("mine", to: "o/.alertc-99999999-notes.tmp")
    #expect(try run("compile", "a.alert.yaml", "--out", "o").exitCode == 0)
    #expect(
      folder.files.filter { $0.hasSuffix(".tmp") }
        == [
          "o/.alertc-\(getpid())-1.tmp", "o/.alertc-99999999-notes.tmp",
        ].sorted())
  }

  @Test("Interrupted while it waits, it leaves nothing half done")
  func interrupted() throws {
    for signal in ["INT", "TERM", "HUP"] {
      let result = try shell(
        """
        mkfifo p; for i in $(seq 300); do sed "s/alert: a/alert: n$i/" a.alert.yaml > "$i.alert.yaml"; done
        "$ALERTC" compile . --out o --jobs 2 2>/dev/null & sleep 0.0\(signal.count); kill -\(signal) $! ; wait $!
        find . -name '*.tmp' ; rm p
        """)
      #expect(result.outputText == "", "\(result.outputText)")
    }
  }
}
