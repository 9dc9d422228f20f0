import Foundation
import TestSupport
import Testing

/// `snapshots:` of the project file.
@Suite("Where stores lie")
struct StorePlaceTests {
  private let specs: SnapshotFolder

  init() throws {
    specs = try SnapshotFolder()
    try specs.folder.write(goodSpec("a"), to: "s/deep/a.alert.yaml")
    try specs.folder.write("specs: s\nsnapshots: tests/looks\n", to: "alertc.yaml")
  }

  private var stores: [String] {
    specs.folder.files.filter { $0.hasSuffix(".snap") || $0.hasSuffix(".lock") }
  }

  private let all = [
    "tests/looks/s/a.snap", "tests/looks/s/b.snap", "tests/looks/s/deep/a.snap",
  ]

  @Test("Stores go to the project's folder, in folders as the specs are in, and verify there")
  func record() throws {
    let recorded = try specs.run("record")
    #expect(recorded.exitCode == 0, "\(recorded.errorText)")
    #expect(recorded.errorText.contains("recorded tests/looks/s/deep/a.snap: 1 new\n"))
    #expect(stores == all)
    for path in [".", "s", "./s", specs.folder.path("s"), "s/deep"] {
      #expect(try specs.run("verify", path).exitCode == 0, "\(path)")
    }
    var start = ProgramStart.alertc("verify", "deep", "a.alert.yaml")
    start.folder = specs.folder.path("s")
    #expect(try start.run().exitCode == 0)
  }

  @Test("Hashes lie there too")
  func lock() throws {
    try specs.run("record", "s/deep", "--appearance", "all", "--lock")
    #expect(stores == ["tests/looks/s/deep/a.lock"])
    #expect(try specs.run("verify", "s/deep", "--appearance", "all").exitCode == 0)
  }

  @Test("What is missing is accepted into it, also before it is there, and nowhere else")
  func accept() throws {
    #expect(try specs.run("verify").exitCode == 3)
    let report = try #require(specs.folder.text("build/snapshots/report.json"))
    for other in ["elsewhere/looks", "tests/looks/../..", "/tmp/looks"] {
      try specs.folder.write(
        report.replacingOccurrences(of: "tests/looks", with: other), to: "forged.json")
      let forged = try specs.run("accept", "--from", "forged.json")
      #expect(forged.exitCode == 2)
      #expect(forged.errorText.contains("error[snapshot/outside]"))
    }
    #expect(stores == [])
    #expect(try specs.run("accept").exitCode == 0)
    #expect(stores == all)
    #expect(try specs.run("verify").exitCode == 0)
    try specs.change("a", from: "취소", to: "닫기")
    #expect(try specs.run("verify").exitCode == 1)
    #expect(try specs.run("accept").exitCode == 0)
    #expect(try specs.run("verify").exitCode == 0)
  }

  @Test("A spec that is gone leaves its store obsolete there; a part of the specs says only of it")
  func prune() throws {
    try specs.run("record")
    try FileManager.default.removeItem(atPath: specs.folder.path("s/b.alert.yaml"))
    try FileManager.default.removeItem(atPath: specs.folder.path("s/deep/a.alert.yaml"))
    try specs.folder.write(goodSpec("c"), to: "s/deep/c.alert.yaml")
    try specs.run("record", "s/deep/c.alert.yaml")
    let verified = try specs.run("verify")
    #expect(verified.exitCode == 4)
    #expect(verified.errorText.contains("obsolete ×2"))
    try specs.run("prune", "s/a.alert.yaml")
    #expect(stores.count == 4)
    try specs.run("prune", "s/deep")
    #expect(
      stores == ["tests/looks/s/a.snap", "tests/looks/s/b.snap", "tests/looks/s/deep/c.snap"])
    try specs.run("prune")
    #expect(stores == ["tests/looks/s/a.snap", "tests/looks/s/deep/c.snap"])
    #expect(try specs.run("verify").exitCode == 0)
  }

  @Test("Stores that lay beside the specs before are obsolete; with a faulty project nothing is")
  func moved() throws {
    try specs.folder.write("specs: s\n", to: "alertc.yaml")
    try specs.run("record")
    let before = stores
    #expect(before == ["s/deep/snapshots/a.snap", "s/snapshots/a.snap", "s/snapshots/b.snap"])
    try specs.folder.write("specs: s\nsnapshots: ../out\n", to: "alertc.yaml")
    let faulty = try specs.run("prune", "s")
    #expect(faulty.errorText.contains("error[project/bad-path]"))
    #expect(stores == before)
    try specs.folder.write("specs: s\nsnapshots: tests/looks\n", to: "alertc.yaml")
    try specs.run("record")
    try specs.run("prune")
    #expect(stores == all)
  }

  @Test("A project inside of another has its own folder")
  func nested() throws {
    try specs.folder.write("snapshots: looks\n", to: "s/deep/alertc.yaml")
    try specs.run("record")
    #expect(
      stores == ["s/deep/looks/a.snap", "tests/looks/s/a.snap", "tests/looks/s/b.snap"])
    #expect(try specs.run("verify").exitCode == 0)
    try specs.folder.write(goodSpec("other"), to: "s/deep/a.alert.yaml")
    try specs.run("prune")
    #expect(stores == ["tests/looks/s/a.snap", "tests/looks/s/b.snap"])
  }
}
