import Foundation
import TestSupport
import Testing

/// Specs that a careless reader would take very long over.
private let bombs: [(name: String, text: LongText)] = {
  func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }
  var aliases = "a: &a [x,x,x,x,x,x,x,x,x]\n"
  var previous = "a"
  for name in ["b", "c", "d", "e", "f", "g", "h", "i"] {
    let items = times(9, "*\(previous),").dropLast()
    aliases += "\(name): &\(name) [\(items)]\n"
    previous = name
  }
  return [
    ("depth", LongText(times(40_000, "["))),
    ("closed", LongText(times(40_000, "[") + times(40_000, "]"))),
    ("maps", LongText(times(40_000, "{a: "))),
    ("aliases", LongText(aliases)),
    ("spaces", LongText("title: \"" + times(524_000, " ") + "x\"")),
    ("blanks", LongText("title: |\n" + times(1_000_000, "\n"))),
    ("directives", LongText(times(60_000, "%TAG !a! x\n") + "---\na: b")),
    ("cycle", "alert: x\nextends: ./x.alert.yaml\n"),
  ]
}()

private let setpriv = "/usr/bin/setpriv"

@Suite("Hostile inputs")
struct HostileInputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(goodSpec("good"), to: "specs/good.alert.yaml")
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

  @Test(
    "What can't be read ends with one sentence, and the other specs of the run still compile",
    arguments: [
      ("mkfifo specs/x.alert.yaml", "a named pipe, not a file"),
      ("mkdir specs/dir; ln -s dir specs/x.alert.yaml", "a folder, not a file"),
      ("ln -s /dev/zero specs/x.alert.yaml", "a device, not a file"),
      ("ln -s x.alert.yaml specs/x.alert.yaml", "leads back to itself"),
      ("ln -s y specs/x.alert.yaml; ln -s x.alert.yaml specs/y", "leads back to itself"),
      ("ln -s nowhere specs/x.alert.yaml", "a symbolic link to a file that isn't there"),
      ("truncate -s 10G specs/x.alert.yaml || mkfile -n 10g specs/x.alert.yaml", "more than 1 MiB"),
      ("head -c 1048577 /dev/zero > specs/x.alert.yaml", "more than 1 MiB"),
    ])
  func unreadable(setUp: String, sentence: String) throws {
    #expect(try shell(setUp).exitCode == 0)
    let result = try run("compile", "specs", "--out", "out")
    #expect(result.exitCode == 2)
    #expect(result.errorText.hasPrefix("specs/x.alert.yaml: error[file/"))
    #expect(result.errorText.contains(sentence), "\(result.errorText)")
    #expect(result.errorText.contains("\nhelp: "))
    #expect(result.errorText.hasSuffix("\n1 error in 1 file\n"))
    #expect(folder.text("out/good.json") != nil && folder.text("out/good.txt") != nil)
  }

  #if os(Linux)
    @Test("A file of the system that has no end ends with one sentence")
    func endlessFile() throws {
      let result = try run("check", "/proc/kmsg", "specs")
      #expect(result.exitCode == 2)
      #expect(result.errorText.hasPrefix("/proc/kmsg: error[file/"), "\(result.errorText)")
      #expect(result.errorText.hasSuffix("\n1 error in 1 file\n"))
      let output = try run("compile", "specs", "--out", "/proc/x")
      #expect(output.exitCode == 2)
      #expect(output.errorText.contains("help: nothing can be made there: choose another folder"))
    }
  #endif

  @Test("A file of exactly 1 MiB is read")
  func largestFile() throws {
    let spec = goodSpec("large")
    let filler = String(repeating: "# 0123456789abcde\n", count: (1 << 20) / 18)
    var bytes = Array((spec + filler).utf8.prefix(1 << 20))
    while bytes.count < 1 << 20 { bytes.append(UInt8(ascii: "\n")) }
    try folder.write(bytes, to: "large.alert.yaml")
    let result = try run("check", "large.alert.yaml")
    #expect(result.exitCode == 0, "\(result.errorText)")
  }

  @Test("Without permission: a file, and a folder", .enabled(if: geteuid() != 0))
  func permissions() throws {
    try folder.write(goodSpec("secret"), to: "specs/secret.alert.yaml")
    try folder.write(goodSpec("inner"), to: "specs/locked/inner.alert.yaml")
    #expect(try shell("chmod 0 specs/secret.alert.yaml specs/locked").exitCode == 0)
    let result = try run("check", "specs")
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("no permission to read 'specs/secret.alert.yaml'"))
    #expect(result.errorText.contains("no permission to read 'specs/locked'"))
  }

  @Test(
    "Without permission, tried as another user when the tests run as the superuser",
    .enabled(if: geteuid() == 0 && FileManager.default.isExecutableFile(atPath: setpriv)))
  func permissionsOfNobody() throws {
    try folder.write(goodSpec("secret"), to: "specs/secret.alert.yaml")
    let result = try shell(
      """
      chmod 755 . ; chmod 0 specs/secret.alert.yaml
      cp "$ALERTC" ./alertc-copy
      setpriv --reuid 65534 --regid 65534 --clear-groups ./alertc-copy check specs
      """)
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("no permission to read 'specs/secret.alert.yaml'"))
    let writing = try shell(
      "setpriv --reuid 65534 --regid 65534 --clear-groups ./alertc-copy compile specs/good.alert.yaml --out o"
    )
    #expect(writing.exitCode == 2)
    #expect(writing.errorText.contains("can't be written: no permission"))
  }

  @Test("Empty files, files of NUL and files that are no UTF-8 are errors of the spec")
  func contents() throws {
    try folder.write([], to: "bad/empty.alert.yaml")
    try folder.write([0x61, 0xFF, 0x0A], to: "bad/latin.alert.yaml")
    try folder.write(
      Array("\u{FEFF}".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) + [0, 0x61],
      to: "bad/wide.alert.yaml")
    let result = try run("check", "bad", "specs")
    #expect(result.exitCode == 1)
    #expect(result.errorText.contains("bad/empty.alert.yaml"))
    #expect(result.errorText.contains("bad/latin.alert.yaml"))
    #expect(result.errorText.contains("bad/wide.alert.yaml"))
  }

  @Test(
    "A spec made to take forever ends with one error, and the other specs still compile",
    arguments: bombs)
  func endsSoon(bomb: (name: String, text: LongText)) throws {
    try folder.write(bomb.text.text, to: "specs/x.alert.yaml")
    let result = try run("compile", "specs", "--out", "out")
    #expect(result.exitCode == 1)
    #expect(result.errorText.hasPrefix("specs/x.alert.yaml:"))
    #expect(result.errorText.contains("error["))
    #expect(result.errors.count < 4_000)
    #expect(folder.text("out/good.json") != nil)
  }

  @Test("A name that is no UTF-8 is opened, and shown with U+FFFD")
  func undecodableNames() throws {
    #expect(
      try shell("cp specs/good.alert.yaml \"specs/$(printf '\\377').alert.yaml\" || exit 3")
        .exitCode.map { $0 == 0 || $0 == 3 } == true)
    var start = ProgramStart.alertc()
    start.arguments = [Array("check".utf8), Array("no\u{1B}".utf8) + [0xFF]]
    start.folder = folder.path
    let missing = try start.run()
    #expect(missing.exitCode == 2)
    #expect(missing.errorText.contains("no\\u{1B}\u{FFFD}"))
    #expect(try run("check", "specs").exitCode == 0)
  }

  @Test("Names with control characters can't act on the terminal")
  func hostileNames() throws {
    try folder.write(wrongSpec("x"), to: "specs/\u{1B}[31m\u{202E}\n.alert.yaml")
    let result = try run("check", "specs")
    #expect(result.exitCode == 1)
    #expect(!result.errorText.contains("\u{1B}") && !result.errorText.contains("\u{202E}"))
    #expect(result.errorText.contains("specs/\\u{1B}[31m\\u{202E}\\n.alert.yaml:2:1: error["))
  }

  @Test("A path that goes deeper than the system allows is said, and the rest is searched")
  func deepFolders() throws {
    // Two deep trees, one moved to the bottom of the other: together deeper than any path.
    let deep = try shell(
      """
      d=$(printf '%0200d' 0); p=$d; for i in 1 2 3 4 5 6 7 8 9 10 11 12; do p=$p/$d; done
      mkdir -p "specs/$p" "other/$p" && mv other "specs/$p/"
      """)
    #expect(deep.exitCode == 0)
    let result = try run("check", "specs")
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("is too long"), "\(result.errorText.prefix(400))")
    _ = try shell("rm -rf specs")
  }
}
