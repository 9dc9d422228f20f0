import Foundation
import TestSupport
import Testing

/// What happens when the machine fails in the midst of it.
@Suite("Snapshots on a failing machine")
struct SnapshotFaultTests {
  private func shell(_ script: String, in specs: SnapshotFolder) throws -> ProgramRun {
    var start = ProgramStart.shell(script)
    start.folder = specs.folder.path
    return try start.run()
  }

  /// How often the program is killed; 1,000 take minutes.
  private static let kills =
    ProcessInfo.processInfo.environment["ALERTC_KILLS"].flatMap(Int.init) ?? 24

  @Test("Killed at any moment, every store is the old or the new one, and the next run completes")
  func killed() throws {
    let names = (0..<12).map { "spec-\($0)" }
    let specs = try SnapshotFolder(specs: names)
    try specs.run("record", "s", "--text-size", "all")
    let old = specs.contents
    for name in names { try specs.change(name, from: "취소", to: "닫기") }
    try specs.run("verify", "s", "--text-size", "all")
    try specs.run("record", "s", "--text-size", "all")
    let new = specs.contents
    try FileManager.default.removeItem(atPath: specs.folder.path("s/snapshots"))
    func restore() throws {
      for (path, text) in old where path.contains("/snapshots/") {
        try specs.folder.write(text, to: path)
      }
    }
    let commands = [
      "\"$ALERTC\" record s --text-size all --jobs 2", "\"$ALERTC\" accept", "\"$ALERTC\" prune s",
    ]
    var random = SplitMix64(seed: 1)
    for round in 0..<Self.kills {
      try restore()
      let command = commands[round % commands.count]
      let isPruning = command.hasSuffix("prune s")
      // All specs but one are away while their stores are pruned.
      if isPruning {
        #expect(try shell("mkdir t; mv s/spec-?*.yaml t; mv t/spec-0.* s", in: specs).exitCode == 0)
      }
      // From the first instruction to beyond the end.
      let delay = Double.random(in: 0...0.12, using: &random)
      _ = try shell(
        "\(command) >/dev/null 2>&1 & p=$!; sleep \(delay); kill -9 $p 2>/dev/null; wait $p",
        in: specs)
      func check(isDone: Bool) {
        for name in names {
          let path = "s/snapshots/\(name).snap"
          let wanted = !isPruning ? new[path] : name == "spec-0" ? old[path] : nil
          let text = specs.folder.text(path)
          #expect(
            text == wanted || (!isDone && text == old[path]), "\(path): \(command), \(delay) s")
        }
      }
      check(isDone: false)
      #expect(try shell(command + " >/dev/null 2>&1", in: specs).exitCode == 0)
      check(isDone: true)
      #expect(specs.folder.files.filter { $0.hasSuffix(".tmp") } == [])
      if isPruning { #expect(try shell("mv t/* s; rmdir t", in: specs).exitCode == 0) }
    }
  }

  @Test("A read-only folder leaves the old store, and says so", .enabled(if: getuid() != 0))
  func readOnly() throws {
    let specs = try SnapshotFolder()
    try specs.run("record", "s")
    let before = specs.store("a")
    try specs.change("a", from: "취소", to: "닫기")
    #expect(try shell("chmod 555 s/snapshots", in: specs).exitCode == 0)
    let result = try specs.run("record", "s")
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("can't be written: no permission"))
    #expect(specs.store("a") == before)
  }

  @Test("A limit of the size of files leaves the old store, and says so")
  func fullDisk() throws {
    let specs = try SnapshotFolder()
    try specs.run("record", "s", "--text-size", "all")
    let before = specs.contents
    try specs.change("a", from: "취소", to: "닫기")
    // What the system says of a file beyond its limit comes at the same place as a full disk.
    let result = try shell("ulimit -f 1; \"$ALERTC\" record s --text-size all", in: specs)
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("can't be written"))
    #expect(!result.errorText.contains("recorded s/snapshots/a.snap"))
    #expect(!result.errorText.contains("--out"))
    #expect(specs.store("a") == before["s/snapshots/a.snap"])
    #expect(specs.folder.files.filter { $0.hasSuffix(".tmp") } == [])
  }

  @Test("A store that can't be opened, or is a folder, is an error of that spec only")
  func unreadable() throws {
    let specs = try SnapshotFolder()
    try specs.run("record", "s/b.alert.yaml")
    #expect(try shell("mkdir -p s/snapshots/a.snap", in: specs).exitCode == 0)
    let result = try specs.run("verify", "s")
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("a.snap' is a folder"))
    #expect(result.errorText.contains("1 as recorded"))
  }
}
