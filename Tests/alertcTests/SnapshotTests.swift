import Foundation
import TestSupport
import Testing

/// A folder with specs, and the program run in it.
struct SnapshotFolder {
  let folder: TemporaryFolder

  init(specs: [String] = ["a", "b"]) throws {
    folder = try TemporaryFolder()
    for name in specs { try folder.write(goodSpec(name), to: "s/\(name).alert.yaml") }
  }

  @discardableResult
  func run(_ arguments: String...) throws -> ProgramRun { try run(arguments) }

  @discardableResult
  func run(_ arguments: [String]) throws -> ProgramRun {
    var start = ProgramStart.alertc()
    start.arguments = arguments.map { Array($0.utf8) }
    start.folder = folder.path
    return try start.run()
  }

  func change(_ name: String, from old: String, to new: String) throws {
    let path = "s/\(name).alert.yaml"
    let text = folder.text(path) ?? ""
    try folder.write(text.replacingOccurrences(of: old, with: new), to: path)
  }

  func store(_ name: String) -> String? { folder.text("s/snapshots/\(name).snap") }

  /// The contents of every file outside of the folder of what is pending.
  var contents: [String: String] {
    var result: [String: String] = [:]
    for file in folder.files where !file.hasPrefix("build/") { result[file] = folder.text(file) }
    return result
  }
}

@Suite("Recording and verifying")
struct SnapshotTests {
  private let specs: SnapshotFolder

  init() throws { specs = try SnapshotFolder() }

  @Test("What was recorded verifies; recording again changes nothing")
  func clean() throws {
    let recorded = try specs.run("record", "s", "--appearance", "all", "--text-size", "all")
    #expect(recorded.exitCode == 0)
    #expect(recorded.errorText.hasSuffix("Recorded 48 snapshots of 2 specs in 2 files.\n"))
    let store = try #require(specs.store("a"))
    #expect(store.hasPrefix("snapshots of a\n"))
    #expect(store.contains("사진을 삭제할까요?"))
    let verified = try specs.run("verify", "s", "--appearance", "all", "--text-size", "all")
    #expect(verified.exitCode == 0)
    #expect(verified.errorText == "48 snapshots: 48 as recorded.\n")
    let again = try specs.run("record", "s", "--appearance", "all", "--text-size", "all")
    #expect(again.errorText.hasPrefix("Nothing to record"))
    #expect(specs.store("a") == store)
  }

  @Test("The bytes are the same for every number of jobs, whatever was recorded before")
  func determinism() throws {
    try specs.run("record", "s", "--text-size", "large", "--jobs", "1")
    try specs.run("record", "s", "--text-size", "xxxLarge,small", "--jobs", "3")
    let inSteps = specs.contents
    let other = try SnapshotFolder()
    try other.run("record", "s", "--text-size", "small,xxxLarge,large", "--jobs", "2")
    #expect(other.contents == inSteps)
  }

  @Test("Verify writes nothing but what is pending", arguments: ["clean", "changed", "missing"])
  func watchesTheTree(state: String) throws {
    if state != "missing" { try specs.run("record", "s") }
    if state == "changed" { try specs.change("a", from: "취소", to: "닫기") }
    let before = specs.contents
    let result = try specs.run("verify", "s")
    #expect(result.exitCode == ["clean": 0, "changed": 1, "missing": 3][state])
    #expect(specs.contents == before)
    #expect(
      specs.folder.files.filter { $0.hasPrefix("build/") } == ["build/snapshots/report.json"])
  }

  @Test("A change is told by node, once for all variants that it is the same for")
  func changed() throws {
    try specs.run("record", "s", "--appearance", "all")
    try specs.change("a", from: "취소", to: "닫기")
    let result = try specs.run("verify", "s", "--appearance", "all")
    #expect(result.exitCode == 1)
    #expect(result.errorText.hasPrefix("changed ×2\n  a · iphone-15"))
    #expect(result.errorText.contains("cancel: text \"취소\" → \"닫기\""))
    #expect(result.errorText.hasSuffix("4 snapshots: 2 as recorded, 2 changed.\n"))
  }

  @Test("A store whose spec is gone is obsolete, and prune deletes it")
  func obsolete() throws {
    try specs.run("record", "s")
    try FileManager.default.removeItem(atPath: specs.folder.path("s/b.alert.yaml"))
    let result = try specs.run("verify", "s")
    #expect(result.exitCode == 4)
    #expect(result.errorText.contains("obsolete\n  s/snapshots/b.snap"))
    #expect(try specs.run("prune", "s").exitCode == 0)
    #expect(specs.store("b") == nil)
    #expect(specs.store("a") != nil)
    #expect(try specs.run("verify", "s").exitCode == 0)
  }

  @Test("Only what is a store by its first line is obsolete, whatever way its folder is named")
  func obsoleteByName() throws {
    try specs.run("record", "s")
    try specs.folder.write("expression: a\n", to: "s/snapshots/other.snap")
    try specs.folder.write("[[package]]\n", to: "s/snapshots/other.lock")
    let before = specs.contents
    for paths in [["s", "./s"], ["s", specs.folder.path("s")], ["s/../s", "s/"]] {
      let run = try specs.run("prune", paths[0], paths[1])
      #expect(run.errorText == "Nothing to delete: every store has its spec.\n", "\(paths)")
    }
    #expect(specs.contents == before)
  }

  @Test("A filter never makes the rest obsolete, changed or missing")
  func filters() throws {
    try specs.run("record", "s", "--device", "iphone-se,ipad-mini", "--appearance", "all")
    let one = try specs.run("verify", "s/a.alert.yaml", "--device", "ipad-mini")
    #expect(one.exitCode == 0)
    #expect(one.errorText == "1 snapshot: 1 as recorded. 3 more are recorded.\n")
    let stores = specs.contents
    try specs.run("prune", "s/a.alert.yaml")
    try specs.run("record", "s/a.alert.yaml", "--device", "ipad-mini", "--all")
    #expect(specs.contents == stores)
  }

  @Test("--missing and --changed take up only that")
  func modes() throws {
    try specs.run("record", "s")
    try specs.change("a", from: "취소", to: "닫기")
    try specs.run("record", "s", "--appearance", "all", "--missing")
    #expect(specs.store("a")?.contains("취소") == true)
    #expect(specs.store("a")?.contains("dark") == true)
    #expect(try specs.run("verify", "s", "--appearance", "all").exitCode == 1)
    try specs.change("b", from: "취소", to: "닫기")
    try specs.run("record", "s", "--device", "all", "--changed")
    #expect(specs.store("b")?.contains("ipad") == false)
    #expect(try specs.run("verify", "s").exitCode == 0)
  }

  @Test("Variants beyond those reviewed are kept as hashes, verified and accepted like others")
  func lock() throws {
    try specs.run("record", "s", "--device", "iphone-15")
    let store = specs.store("a")
    try specs.run("record", "s", "--device", "all", "--lock")
    #expect(specs.store("a") == store)
    let lock = try #require(specs.folder.text("s/snapshots/a.lock"))
    #expect(lock.split(separator: "\n").count == 12)
    #expect(!lock.contains("iphone-15 "))
    #expect(try specs.run("verify", "s", "--device", "all").exitCode == 0)
    try specs.change("a", from: "취소", to: "닫기")
    let result = try specs.run("verify", "s", "--device", "all")
    #expect(result.exitCode == 1)
    #expect(result.errorText.hasSuffix("22 snapshots: 11 as recorded, 11 changed.\n"))
    for _ in 0..<2 { #expect(try specs.run("accept").exitCode == 0) }
    #expect(specs.folder.text("s/snapshots/a.lock") != lock)
    #expect(try specs.run("verify", "s", "--device", "all").exitCode == 0)
    try FileManager.default.removeItem(atPath: specs.folder.path("s/a.alert.yaml"))
    #expect(try specs.run("verify", "s", "--device", "all").exitCode == 4)
    #expect(try specs.run("prune", "s").errorText.hasSuffix("Deleted 2 files.\n"))
  }

  @Test("A spec with errors is not called missing, and its store not obsolete")
  func brokenSpec() throws {
    try specs.run("record", "s")
    try specs.folder.write(wrongSpec("a"), to: "s/a.alert.yaml")
    let result = try specs.run("verify", "s")
    #expect(result.exitCode == 1)
    #expect(result.errorText.contains("error[spec/"))
    #expect(
      result.errorText.contains(
        "2 snapshots: 1 as recorded, 1 not made, for errors in 1 spec."))
    try specs.folder.write("\"", to: "s/a.alert.yaml")
    #expect(try specs.run("verify", "s").exitCode == 1)
    try specs.run("prune", "s")
    #expect(specs.store("a") != nil)
  }

  @Test("Conflict markers are named, and only record --all writes over them")
  func conflict() throws {
    try specs.run("record", "s")
    let store = try #require(specs.store("a"))
    let damaged = store.replacingOccurrences(
      of: "  screen", with: "<<<<<<< HEAD\n  screen\n=======\n>>>>>>> theirs\n  screen")
    try specs.folder.write(damaged, to: "s/snapshots/a.snap")
    for command in ["verify", "record"] {
      let result = try specs.run(command, "s")
      #expect(result.exitCode == 2)
      #expect(result.errorText.contains("a.snap:"))
      #expect(result.errorText.contains("error[snapshot/merge-conflict]"))
      #expect(specs.store("a") == damaged)
    }
    #expect(try specs.run("record", "s", "--all").exitCode == 0)
    #expect(specs.store("a") == store)
  }

  @Test("Two alerts of one name collide, in whatever letters")
  func collision() throws {
    try specs.folder.write(goodSpec("A"), to: "s/c.alert.yaml")
    for command in ["verify", "record"] {
      let result = try specs.run(command, "s")
      #expect(result.exitCode == 2, "\(result.errorText)")
      #expect(result.errorText.contains("error[snapshot/same-name]"))
    }
  }

  @Test(
    "What can't be done is said with what to write",
    arguments: [
      (["verify"], "no spec is named"), (["verify", "-"], "no place for snapshots"),
      (["verify", "s", "--shard", "0/3"], "--shard 1/7"),
      (["record", "s", "--shard", "1/3"], "no option"),
      (["verify", "s", "--device", "iphone-99"], "there is no device"),
      (["accept", "s"], "takes no paths"), (["accept"], "report.json"),
      (["diff", "a"], "two things"),
      (["merge"], "No report is named"), (["merge", "s/a.alert.yaml"], "snapshot/not-a-report"),
    ])
  func usage(arguments: [String], said: String) throws {
    var start = ProgramStart.alertc()
    start.arguments = arguments.map { Array($0.utf8) }
    start.folder = specs.folder.path
    let result = try start.run()
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains(said), "\(result.errorText)")
  }
}
