import Diagnostics
import TestSupport
import Testing

@testable import AlertSpec

@Suite("Actions and names") struct ActionTests {
  @Test("The ids cancel and confirm imply their roles, and the id is the event")
  func defaults() throws {
    let alert = try #require(
      resolve("alert: a\ntitle: t\nactions: { cancel: c, later: l, confirm: d }").value)
    #expect(alert.actions.map(\.role) == [.cancel, .normal, .confirm])
    #expect(alert.actions.map(\.event) == ["cancel", "later", "confirm"])
    #expect(alert.actions.map(\.dismissal) == [.before, .before, .before])
  }

  @Test("What an action states is kept, and buttons.dismiss decides for the others")
  func stated() throws {
    let alert = try #require(
      resolve(
        """
        alert: a
        title: t
        buttons: { dismiss: after }
        actions:
          cancel: { title: c, role: destructive, event: photo.delete, dismiss: never }
          confirm: d
        """
      ).value)
    #expect(alert.actions.map(\.role) == [.destructive, .confirm])
    #expect(alert.actions.map(\.event) == ["photo.delete", "confirm"])
    #expect(alert.actions.map(\.dismissal) == [.never, .after])
  }

  @Test("An inherited action without text is left out, a stated one is an error")
  func withoutText() throws {
    let only = resolve("alert: a\nextends: two-button\nmessage: m\nactions: { confirm: 확인 }")
    #expect(only.diagnostics.isEmpty)
    #expect(only.value?.actions.map(\.id) == ["confirm"])
    for line in ["cancel:", "cancel: ''", "cancel: { event: e }"] {
      let found = resolve("alert: a\nextends: two-button\nmessage: m\nactions:\n  \(line)\n")
        .diagnostics
      #expect(found.map(\.code) == [.noTitle], "\(line)")
      #expect(found.first?.range.text == "cancel")
    }
  }

  @Test("A text that could not be read is not missing too")
  func faultyText() {
    let found = resolve("alert: a\nmessage: m\nactions:\n  cancel: { title: { a: b } }\n")
      .diagnostics
    #expect(found.map(\.code) == [.unknownKey])
  }

  @Test("Two cancel actions are one too many")
  func twoCancels() {
    let found = resolve(
      "alert: a\ntitle: t\nactions: { cancel: c, no: { title: n, role: cancel } }"
    ).diagnostics
    #expect(found.map(\.code) == [.twoCancels])
    #expect(found.first?.notes.count == 1)
  }

  @Test(
    "Names are unique among views and actions",
    arguments: [
      "views: { x: { text: a } }\nactions: { x: b }",
      "views: { g: { group: { x: { text: a } } }, x: { text: b } }",
      "views: { x: { text: b }, g: { group: { x: { text: a } } } }",
      "views: { g: { group: { x: { text: a } } }, h: { group: { x: { text: a } } } }",
    ])
  func clashes(text: String) {
    let found = resolve("alert: a\n" + text).diagnostics
    #expect(found.map(\.code) == [.nameTaken])
  }

  @Test("Names of the language are nobody's", arguments: Anchor.Item.reserved)
  func reserved(name: String) {
    let views = resolve("alert: a\ntitle: t\nviews: { \(name): { text: x } }").diagnostics
    #expect(views.map(\.code) == [.nameTaken])
    let actions = resolve("alert: a\ntitle: t\nactions: { \(name): x }").diagnostics
    #expect(actions.map(\.code) == [.nameTaken])
  }

  @Test(
    "Names begin with a letter of any script and hold letters, digits and hyphens",
    arguments: [
      ("delete-button", true), ("제목", true), ("título2", true), ("_x", true), ("タイトル", true),
      ("2nd", false), ("-x", false), ("a b", false), ("a.b", false), ("a/b", false), ("👋", false),
      (String(repeating: "a", count: 101), false),
    ])
  func identifiers(name: String, isGood: Bool) {
    let found = resolve("alert: a\ntitle: t\nviews:\n  \"\(name)\": { image: x }\n").diagnostics
    #expect(found.map(\.code) == (isGood ? [] : [.badName]))
  }

  @Test("Composed and decomposed forms of one name are two names, which is said")
  func normalisation() throws {
    let result = resolve(
      "alert: a\nfill: white\nviews:\n  \u{AC00}: { text: a }\n  \u{1100}\u{1161}: { text: b }\n")
    #expect(result.diagnostics.map(\.code) == [.similarName])
    #expect(result.value?.views.count == 2)
  }

  @Test("A name in a list that no view has is said at the item, for groups too")
  func references() {
    let found = resolve(
      """
      alert: a
      title: t
      layout: { scrolls: [title, titel] }
      views: { g: { group: { x: { text: a } }, layout: { shrinks: [y, x] } } }
      buttons: { in: title }
      """
    ).diagnostics
    #expect(found.map(\.code) == [.unknownView, .unknownView, .unknownView])
    #expect(Set(found.map(\.range.text)) == ["titel", "y", "title"])
  }
}
