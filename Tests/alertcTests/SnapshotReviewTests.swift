import Foundation
import TestSupport
import Testing

@Suite("Reviewing, accepting, merging")
struct SnapshotReviewTests {
  private let specs: SnapshotFolder

  init() throws {
    specs = try SnapshotFolder(specs: ["a", "b", "c"])
    try specs.run("record", "s", "--text-size", "all")
    try specs.change("a", from: "취소", to: "닫기")
    try specs.change("b", from: "삭제", to: "지우기")
  }

  /// The ids of the clusters that a verify shows.
  private func clusters() throws -> [String] {
    try specs.run("verify", "s", "--text-size", "all").errorText
      .matches(of: /--cluster ([0-9a-f]{8})/).map { String($0.1) }
  }

  @Test("One cluster is accepted and the others stay; doing it again is no fault")
  func accept() throws {
    let found = try clusters()
    #expect(found.count == 2)
    for _ in 0..<2 {
      #expect(try specs.run("accept", "--cluster", found[0]).exitCode == 0)
    }
    #expect(try clusters() == [found[1]])
    let gone = try specs.run("accept", "--cluster", found[0])
    #expect(gone.exitCode == 2)
    #expect(gone.errorText.contains("it has: \(found[1])"))
    #expect(try specs.run("accept").exitCode == 0)
    #expect(try clusters() == [])
  }

  @Test("What was accepted is byte for byte what record would have written")
  func acceptIsRecord() throws {
    _ = try clusters()
    let other = try SnapshotFolder(specs: [])
    for (path, text) in specs.contents { try other.folder.write(text, to: path) }
    try specs.run("accept")
    try other.run("record", "s", "--text-size", "all")
    #expect(specs.contents == other.contents)
  }

  @Test("A report older than the store is refused, and nothing is written")
  func stale() throws {
    _ = try clusters()
    try specs.change("a", from: "닫기", to: "돌아가기")
    try specs.run("record", "s/a.alert.yaml", "--text-size", "all")
    let before = specs.store("a")
    let result = try specs.run("accept")
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("error[snapshot/stale]"))
    #expect(specs.store("a") == before)
  }

  @Test("A verify of less keeps what a verify of more left pending, as long as it is pending")
  func verifyOfLess() throws {
    let found = try clusters()
    let whole = specs.folder.text("build/snapshots/report.json")
    func reports() -> [String] {
      specs.folder.files.filter { $0.hasPrefix("build/snapshots/report") }
    }
    #expect(reports().count == 1)
    let less = try specs.run("verify", "s/a.alert.yaml")
    #expect(less.exitCode == 1)
    let command = try #require(
      less.errorText.firstMatch(
        of: /left 23 snapshots pending .* alertc review --from (\S+)\n/))
    let kept = String(command.1)
    #expect(specs.folder.text(kept) == whole)
    let again = try specs.run("verify", "s/c.alert.yaml")
    #expect(again.exitCode == 0)
    #expect(again.errorText.contains("left 1 snapshot pending"))
    #expect(specs.folder.text(kept) == whole)
    #expect(try specs.run("accept", "--from", kept, "--cluster", found[0]).exitCode == 0)
    #expect(try clusters() == [found[1]])
    #expect(specs.folder.text(kept) == nil)
    try specs.run("accept")
    // All of it is recorded now, so that there is nothing to keep.
    let before = reports()
    let last = try specs.run("verify", "s/c.alert.yaml")
    #expect(last.errorText == "1 snapshot: 1 as recorded. 11 more are recorded.\n")
    #expect(reports().count <= before.count)
  }

  @Test("A report can't write outside of stores")
  func outside() throws {
    _ = try clusters()
    let report = try #require(specs.folder.text("build/snapshots/report.json"))
    try specs.folder.write(
      report.replacingOccurrences(of: "s/snapshots/a.snap", with: "s/a.alert.yaml"),
      to: "forged.json")
    let before = specs.folder.text("s/a.alert.yaml")
    let result = try specs.run("accept", "--from", "forged.json")
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("error[snapshot/outside]"))
    #expect(specs.folder.text("s/a.alert.yaml") == before)
  }

  @Test("Without a terminal, review prints what is pending and how to decide it")
  func review() throws {
    _ = try clusters()
    let result = try specs.run("review")
    #expect(result.exitCode == 1)
    #expect(result.outputText.matches(of: /accept: alertc accept --from/).count == 2)
    #expect(!result.outputText.contains("\u{1B}"))
    try specs.run("accept")
    try specs.run("verify", "s", "--text-size", "all")
    let clean = try specs.run("review")
    #expect(clean.exitCode == 0)
    #expect(clean.errorText == "Nothing is pending.\n")
  }

  @Test("Seven shards merged are one run, byte for byte")
  func shards() throws {
    try FileManager.default.removeItem(atPath: specs.folder.path("s/c.alert.yaml"))
    let whole = try specs.run(
      "verify", "s", "--text-size", "all", "--junit", "whole.xml", "--html", "whole.html")
    var reports: [String] = []
    for index in 1...7 {
      try specs.run(
        "verify", "s", "--text-size", "all", "--shard", "\(index)/7", "--pending", "p\(index)")
      reports.append("p\(index)/report.json")
    }
    var start = ProgramStart.alertc()
    start.folder = specs.folder.path
    let options = [
      "--report", "build/snapshots/merged.json", "--junit", "merged.xml", "--html", "merged.html",
    ]
    start.arguments = (["merge"] + reports.reversed() + options).map { Array($0.utf8) }
    let merged = try start.run()
    #expect(merged.exitCode == whole.exitCode)
    #expect(
      merged.errorText.replacingOccurrences(of: "merged.json", with: "report.json")
        == whole.errorText)
    #expect(
      specs.folder.text("build/snapshots/merged.json")
        == specs.folder.text("build/snapshots/report.json"))
    #expect(specs.folder.text("merged.xml") == specs.folder.text("whole.xml"))
    #expect(
      specs.folder.text("merged.html")?.replacingOccurrences(of: "merged.json", with: "report.json")
        == specs.folder.text("whole.html"))

    for wrong in [Array(reports.dropLast()), reports + [reports[2]]] {
      start.arguments = (["merge"] + wrong + ["--report", "m.json"]).map { Array($0.utf8) }
      let result = try start.run()
      #expect(result.exitCode == 5)
      #expect(
        result.errorText.contains(wrong.count < 7 ? "snapshot/not-run" : "snapshot/ran-twice"))
    }
    try specs.run("verify", "s", "--shard", "1/2", "--pending", "other")
    start.arguments = ["merge", "other/report.json", reports[0], "--report", "m.json"].map {
      Array($0.utf8)
    }
    let other = try start.run()
    #expect(other.exitCode == 5)
    #expect(other.errorText.contains("snapshot/other-plan"))
  }

  @Test("Two specs and two stores are compared")
  func diff() throws {
    let same = try specs.run("diff", "s/c.alert.yaml", "s/c.alert.yaml")
    #expect(same.exitCode == 0)
    #expect(same.output.isEmpty)
    let specsDiffer = try specs.run("diff", "s/a.alert.yaml", "s/c.alert.yaml")
    #expect(specsDiffer.exitCode == 1)
    #expect(specsDiffer.outputText.contains("cancel: text \"닫기\" → \"취소\""))
    let stores = try specs.run("diff", "s/snapshots/a.snap", "s/snapshots/b.snap")
    #expect(stores.exitCode == 0)
    let mixed = try specs.run("diff", "s/snapshots/a.snap", "s/a.alert.yaml")
    #expect(mixed.outputText.contains("only in the first ×11, textSize="))
  }

  @Test("Every form of messages tells of findings", arguments: ["json", "github", "xcode"])
  func formats(form: String) throws {
    let result = try specs.run("verify", "s", "--text-size", "all", "--format", form)
    #expect(result.exitCode == 1)
    let lines = result.errorText.split(separator: "\n")
    #expect(
      lines.contains { $0.contains("a.alert.yaml") && $0.contains("12 snapshots are changed") })
  }
}

@Suite("The gallery's own snapshots")
struct GallerySnapshotTests {
  @Test("Another title of a button changes only lines that name it, or what it is drawn in")
  func smallDiff() throws {
    let specs = try SnapshotFolder(specs: [])
    let path = "specs/gallery/snapshots/delete-photo.snap"
    let old = try packageText(path)
    try specs.folder.write(old, to: "s/snapshots/delete-photo.snap")
    let spec = try packageText("specs/gallery/delete-photo.alert.yaml")
    try specs.folder.write(
      spec.replacingOccurrences(of: "취소", with: "아니요"), to: "s/delete-photo.alert.yaml")
    var start = ProgramStart.alertc()
    start.folder = specs.folder.path
    let devices = try #require(old.firstMatch(of: /device: (.+)/)).1.replacing(", ", with: ",")
    let sizes = try #require(old.firstMatch(of: /textSize: (.+)/)).1.replacing(" < ", with: ",")
    start.arguments = [
      "record", "s", "--device", devices, "--appearance", "all", "--locale", "en,ko",
      "--text-size", sizes,
    ].map { Array($0.utf8) }
    #expect(try start.run().exitCode == 0)
    let new = try #require(specs.store("delete-photo"))
    let changes = new.split(separator: "\n").difference(from: old.split(separator: "\n"))
    #expect(changes.insertions.count > 5 && changes.insertions.count == changes.removals.count)
    for change in changes {
      guard case .insert(_, let line, _) = change else { continue }
      #expect(line.contains("아니요"), "\(line)")
    }
  }
}
