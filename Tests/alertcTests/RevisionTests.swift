import Foundation
import TestSupport
import Testing

@Suite("Comparing git revisions")
struct RevisionTests {
  private let folder: TemporaryFolder

  /// A repository with a tag before and after the change of a base and of a theme, and a spec that
  /// was renamed in between.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("theme: theme.yaml\n", to: "app/alertc.yaml")
    try folder.write("color:\n  brand: \"#102030\"\n", to: "app/theme.yaml")
    try folder.write(goodSpec("base"), to: "app/base.alert.yaml")
    try folder.write("alert: a\nextends: ../base.alert.yaml\n", to: "app/specs/a.alert.yaml")
    try git("init -q -b main && git add . && git commit -qm one && git tag v1")
    try alertc("record", "app/specs")
    try git("add . && git commit -qm two && git tag v2")
    let base = try #require(folder.text("app/base.alert.yaml"))
    try folder.write(
      base.replacingOccurrences(of: "취소", with: "닫기"), to: "app/base.alert.yaml")
    try alertc("record", "app/specs")
    try git("mv app/specs/a.alert.yaml app/specs/new.alert.yaml")
    try git("add . && git commit -qm three && git tag v3")
  }

  private func git(_ commands: String) throws {
    var start = ProgramStart.shell("git " + commands)
    start.folder = folder.path
    for who in ["AUTHOR", "COMMITTER"] {
      start.environment["GIT_\(who)_NAME"] = "n"
      start.environment["GIT_\(who)_EMAIL"] = "n@example.org"
    }
    let run = try start.run()
    #expect(run.exitCode == 0, "\(run.errorText)")
  }

  @discardableResult
  private func alertc(
    _ arguments: String..., below: String = "", path: String = "/usr/bin:/bin"
  ) throws -> ProgramRun {
    var start = ProgramStart.alertc()
    start.arguments = arguments.map { Array($0.utf8) }
    start.folder = folder.path(below)
    start.environment = [
      "PATH": path, "GIT_CEILING_DIRECTORIES": folder.url.deletingLastPathComponent().path,
    ]
    return try start.run()
  }

  private let change = "cancel: text \"취소\" → \"닫기\""

  @Test("A spec is compiled as it was, with the base that it had, from any folder")
  func specs() throws {
    let old = "app/specs/a.alert.yaml"
    let new = "app/specs/new.alert.yaml"
    let same = try alertc("diff", "--git", "v1..v2", old)
    #expect(same.exitCode == 0)
    #expect(same.output.isEmpty && same.errors.isEmpty)
    for range in ["v1..v3", "v1...v3", "v2..", "v2"] {
      let run = try alertc("diff", "--git", range, old, new)
      #expect(run.exitCode == 1)
      #expect(run.outputText.contains(change), "\(range): \(run.errorText)")
    }
    let below = try alertc(
      "diff", "--git", "v2", "a.alert.yaml", folder.path(new), below: "app/specs")
    #expect(below.outputText.contains(change))
    let absolute = try alertc("diff", "--git", "v2..v3", folder.path(old), new)
    #expect(absolute.outputText.contains(change))
  }

  @Test("A store is read as it was; nothing is written anywhere")
  func stores() throws {
    let before = folder.files
    let run = try alertc("diff", "--git", "v2", "app/specs/snapshots/a.snap")
    #expect(run.exitCode == 1)
    #expect(run.outputText.contains(change))
    let fixed = try alertc("diff", "--git", "v2..v2", "app/specs/snapshots/a.snap")
    #expect(fixed.exitCode == 0)
    #expect(folder.files == before)
  }

  @Test("A spec or store from a stream is compared as if it lay where the other does")
  func streams() throws {
    let new = "app/specs/new.alert.yaml"
    let named = "--stdin-path app/specs/a.alert.yaml"
    for (number, commands) in [
      "git show v3:\(new) | \"$ALERTC\" diff - \(new)",
      "sed s/base/other/ \(new) | \"$ALERTC\" diff - \(new)",
      "sed s/base/other/ \(new) | \"$ALERTC\" diff \(new) - \(named)",
      "mkfifo p && { git show v3:\(new) > p & } ; \"$ALERTC\" diff p \(new); rm p",
      "git show v1:app/base.alert.yaml | \"$ALERTC\" diff - app/base.alert.yaml",
      "git show v2:app/specs/snapshots/a.snap | \"$ALERTC\" diff - app/specs/snapshots/a.snap",
    ].enumerated() {
      var start = ProgramStart.shell("cp app/base.alert.yaml app/other.alert.yaml; " + commands)
      start.folder = folder.path
      let run = try start.run()
      #expect(run.errorText == "", "\(commands)")
      #expect(run.outputText.contains(change) == (number > 3), "\(commands): \(run.outputText)")
    }
    let cases: [(arguments: [String], sentence: String)] = [
      (["-", "-"], "can be read once"), (["--git", "v1", "-"], "'-' is none"),
      ([new, new, "--stdin-path", "x"], "--stdin-path names standard input"),
    ]
    for fault in cases {
      var start = ProgramStart.alertc("diff")
      start.arguments += fault.arguments.map { Array($0.utf8) }
      start.folder = folder.path
      let run = try start.run()
      #expect(run.exitCode == 2)
      #expect(run.errorText.contains(fault.sentence), "\(run.errorText)")
    }
  }

  @Test("What can't be compared is said with what to write instead")
  func faults() throws {
    let spec = "app/specs/new.alert.yaml"
    let cases: [(arguments: [String], sentence: String)] = [
      (["--git", "v9", spec], "git knows no revision 'v9'"),
      (["--git=--help", spec], "git knows no revision '--help'"),
      (["--git", "v1", spec], "there is no file 'app/specs/new.alert.yaml' in 'v1'"),
      (["--git", "v1", "../other.alert.yaml"], "lies outside of the git repository"),
      (["--git", "v1", "app/specs"], "'v1:app/specs' is a folder, not a file"),
      (["--git", "v1"], "diff --git compares one file at two revisions"),
      (["--git", "", spec], "--git takes a revision"),
    ]
    for fault in cases {
      var start = ProgramStart.alertc()
      start.arguments = (["diff"] + fault.arguments).map { Array($0.utf8) }
      start.folder = folder.path
      let run = try start.run()
      #expect(run.exitCode == 2, "\(fault.arguments)")
      #expect(run.errorText.contains(fault.sentence), "\(fault.arguments): \(run.errorText)")
      #expect(run.errorText.contains("help: "))
    }
    let nowhere = try TemporaryFolder()
    var start = ProgramStart.alertc("diff", "--git", "main", "a.alert.yaml")
    start.folder = nowhere.path
    #expect(try start.run().errorText.contains("the current folder is in no git repository"))
    let without = try alertc("diff", "--git", "v1", spec, path: folder.path("app"))
    #expect(without.exitCode == 2)
    #expect(without.errorText.contains("--git needs git, and it can't be started"))
  }
}
