import TestSupport
import Testing

@Suite("What breaks an app")
struct BreakingTests {
  private let folder: TemporaryFolder

  private static let old = """
    alert: delete
    extends: two-button
    title: Delete?
    views:
      picture: { image: photo, width: 20, height: 20 }
      note: { text: Gone for good }
    buttons: { dismiss: before }
    actions:
      cancel: Cancel
      confirm: { title: Delete, event: erase, role: destructive }

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.old, to: "old.alert.yaml")
  }

  private func breaks(_ replacements: (String, String)...) throws -> (code: Int32?, lines: [String])
  {
    var text = Self.old
    for (old, new) in replacements {
      #expect(text.contains(old))
      text = text.replacing(old, with: new)
    }
    try folder.write(text, to: "new.alert.yaml")
    var start = ProgramStart.alertc("diff", "old.alert.yaml", "new.alert.yaml", "--breaking")
    start.folder = folder.path
    let run = try start.run()
    if run.exitCode == 2 { Issue.record("\(run.errorText)") }
    return (run.exitCode, run.outputText.split(separator: "\n").map(String.init))
  }

  @Test("Texts, looks, places and what is new break nothing")
  func nothing() throws {
    let found = try breaks(
      ("Delete?", "Really?"), ("width: 20", "width: 30"), ("Gone for good", "Gone"),
      ("  note:", "  more: { text: More }\n  note:"))
    #expect(found.code == 0 && found.lines.isEmpty)
  }

  @Test("Each thing that an app relies on has a line, with both places")
  func each() throws {
    let cases: [(replacement: (String, String), line: String)] = [
      (
        ("alert: delete", "alert: remove"),
        "new.alert.yaml:1:8: alert: name delete → remove (before: old.alert.yaml:1:8)"
      ),
      (
        ("event: erase", "event: remove"),
        "new.alert.yaml:10:36: action confirm: event erase → remove (before: old.alert.yaml:10:36)"
      ),
      (
        (", role: destructive", ""),
        "new.alert.yaml:10:3: action confirm: role destructive → confirm "
          + "(before: old.alert.yaml:10:49)"
      ),
      (
        ("cancel: Cancel", "cancel: { title: Cancel, dismiss: never }"),
        "new.alert.yaml:9:37: action cancel: dismiss before → never (before: old.alert.yaml:7:21)"
      ),
      (
        ("picture:", "icon:"),
        "new.alert.yaml:5:3: view picture: removed, perhaps now icon "
          + "(before: old.alert.yaml:5:3)"
      ),
      (
        ("  note: { text: Gone for good }\n", ""),
        "new.alert.yaml:1:8: view note: removed (before: old.alert.yaml:6:3)"
      ),
      (
        ("note: { text: Gone for good }", "note: { image: photo, width: 20, height: 20 }"),
        "new.alert.yaml:6:3: view note: kind text → image (before: old.alert.yaml:6:3)"
      ),
    ]
    for (replacement, line) in cases {
      let found = try breaks(replacement)
      #expect(found.code == 1)
      #expect(found.lines == [line])
    }
  }

  @Test("Several are told in the order of the older spec; the way back tells the reverse")
  func several() throws {
    let found = try breaks(
      ("picture:", "icon:"), ("event: erase", "event: go"))
    #expect(found.lines.count == 2)
    var start = ProgramStart.alertc("diff", "new.alert.yaml", "old.alert.yaml", "--breaking")
    start.folder = folder.path
    let back = try start.run().outputText
    #expect(back.contains("view icon: removed, perhaps now picture"))
    #expect(back.contains("action confirm: event go → erase"))
  }

  @Test("A store has nothing that an app relies on")
  func store() throws {
    let run = try ProgramStart.alertc("diff", "a.snap", "b.alert.yaml", "--breaking").run()
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("--breaking compares specs, and 'a.snap' is a store"))
  }
}
