import Diagnostics
import TestSupport
import Testing

@testable import AlertSpec

@Suite("Similar names") struct SimilarNameTests {
  @Test(
    "A slip of one finger is told, and names of a set are not",
    arguments: [
      ("confrim", "confirm", true), ("confim", "confirm", true), ("confirmm", "confirm", true),
      ("Confirm", "confirm", true), ("mesage", "message", true), ("massage", "message", true),
      ("titel", "title", true), ("titlw", "title", false), ("subtitle", "title", false),
      ("messages", "message", false), ("photo", "photos", false), ("photo1", "photo2", false),
      ("photoA", "photoB", false), ("row-a-title", "row-b-title", false), ("icon", "icno", false),
      ("picture", "pictures", false), ("확인", "확안", false), ("cancel-all", "cancel", false),
      ("left-image", "right-image", false), ("title", "title", false),
    ])
  func slips(_ name: String, _ other: String, _ isSlip: Bool) {
    #expect(AlertSpec.isSlip(name, of: other) == isSlip)
  }

  @Test("A name of the language is meant even where only the end differs")
  func language() {
    #expect(isSlip("confirn", of: "confirm", isOfLanguage: true))
    #expect(isSlip("cance", of: "cancel", isOfLanguage: true))
  }

  @Test("A spec that names both means both")
  func both() {
    let found = resolve(
      "alert: a\nextends: builder\nactions: { confirm: OK, confrim: Oh }\n"
    ).diagnostics
    #expect(found == [])
  }

  @Test("A constraint that names a view in other characters is told so")
  func lookalike() {
    let text = complaints(
      "alert: a\nextends: builder\ntitle: x\nviews: { \u{AC00}: { text: a } }\n"
        + "layout: { scrolls: [\u{1100}\u{1161}] }\n")
    #expect(text.contains("which looks the same but is written with other characters?"))
  }
}
