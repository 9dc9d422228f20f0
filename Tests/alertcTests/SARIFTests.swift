import Foundation
import TestSupport
import Testing

/// `--format sarif` against the standard's own schema.
@Suite("SARIF")
struct SARIFTests {
  private let folder: TemporaryFolder
  private static let schema =
    packageRoot.appendingPathComponent("Tests/Validators/Schemas/sarif-2.1.0.schema.json").path

  init() throws {
    folder = try TemporaryFolder()
  }

  private func log(_ arguments: [String], input: String = "") throws -> String {
    var start = ProgramStart.alertc()
    start.arguments = (arguments + ["--format", "sarif"]).map { Array($0.utf8) }
    start.folder = packageRoot.path
    start.input = Array(input.utf8)
    let run = try start.run()
    #expect(run.output.isEmpty)
    return run.errorText
  }

  @Test("Every log is valid: of many faults, of none, of standard input, of what can't be read")
  func valid() throws {
    let runs: [(name: String, arguments: [String], results: Int?)] = [
      ("rejected", ["check", "specs/rejected"], nil),
      ("gallery", ["check", "specs/gallery"], 0),
      ("stdin", ["check", "-"], 1),
      ("nothing", ["check", "no such file", "specs/gallery"], 1),
      ("compile", ["compile", "specs/rejected", "--out", folder.path("out")], nil),
    ]
    var paths: [String] = []
    for run in runs {
      let text = try log(run.arguments, input: "alert: a\n가나: {}\ntitle: b\n")
      paths.append(try folder.write(text, to: run.name + ".sarif"))
      let found = try results(text)
      #expect(run.results.map { $0 == found.count } ?? (found.count > 150), "\(run.name)")
    }
    for verdict in try validate(paths, against: Self.schema) {
      #expect(verdict.answer == .valid, "\(verdict.path): \(verdict.reason)")
    }
  }

  @Test("Logs of snapshots are valid: changed, missing, obsolete, merged of shards, none")
  func snapshots() throws {
    let specs = try SnapshotFolder(specs: ["a", "b", "가나"])
    try specs.run("record", "s", "--text-size", "all")
    let none = try specs.run("verify", "s", "--format", "sarif")
    try specs.change("a", from: "취소", to: "<닫기> & \\u{7}")
    try FileManager.default.removeItem(atPath: specs.folder.path("s/b.alert.yaml"))
    let wide = ["verify", "s", "--text-size", "all", "--appearance", "all", "--format", "sarif"]
    let all = try specs.run(wide)
    for shard in ["1", "2"] {
      try specs.run(wide + ["--shard", shard + "/2", "--pending", "p" + shard])
    }
    let merged = try specs.run(
      ["merge", "p1/report.json", "p2/report.json", "--report", "m.json", "--format", "sarif"])
    #expect([none, all, merged].map(\.exitCode) == [0, 1, 1])
    var paths: [String] = []
    for (name, run) in [("none", none), ("all", all), ("merged", merged)] {
      #expect(run.output.isEmpty)
      paths.append(try folder.write(run.errorText, to: name + ".sarif"))
    }
    #expect(try results(none.errorText).isEmpty)
    for text in [all.errorText, merged.errorText] {
      let rules = try results(text).compactMap { $0["ruleId"] as? String }
      #expect(Set(rules) == ["snapshot/changed", "snapshot/missing", "snapshot/obsolete"])
      // A result says which spec, and how to accept it.
      let messages = try results(text).map { "\($0)" }
      #expect(messages.contains { $0.contains("s/a.alert.yaml") })
    }
    for verdict in try validate(paths, against: Self.schema) {
      #expect(verdict.answer == .valid, "\(verdict.path): \(verdict.reason)")
    }
  }

  @Test("The schema refuses what is no log, so that the test above can fail")
  func schemaRefuses() throws {
    let path = try folder.write("{\"version\":\"2.1.0\",\"runs\":[{}]}", to: "wrong.sarif")
    #expect(try validate([path], against: Self.schema).map(\.answer) == [.invalid])
  }

  @Test("Every fix in a log is the edit that the JSON form has")
  func fixes() throws {
    let path = "specs/rejected/colon-in-korean-text.alert.yaml"
    let found = try results(try log(["check", path]))
    let fix = try #require((found.first?["fixes"] as? [[String: Any]])?.first)
    let changes = try #require(fix["artifactChanges"] as? [[String: Any]])
    let replacement = try #require((changes[0]["replacements"] as? [[String: Any]])?.first)
    let region = try #require(replacement["deletedRegion"] as? [String: Int])
    var bytes = try packageFile(path)
    let start = try #require(region["byteOffset"]), length = try #require(region["byteLength"])
    let inserted = try #require(
      (replacement["insertedContent"] as? [String: String])?["text"])
    bytes.replaceSubrange(start..<start + length, with: inserted.utf8)
    let fixed = try folder.write(bytes, to: "fixed.alert.yaml")
    #expect(try results(try log(["check", fixed])).isEmpty)
  }

  private func results(_ text: String) throws -> [[String: Any]] {
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    return try #require(run["results"] as? [[String: Any]])
  }
}
