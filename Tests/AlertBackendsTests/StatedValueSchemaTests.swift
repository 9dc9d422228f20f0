import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import AlertBackends
@testable import AlertLayout
@testable import AlertSpec

@Suite("What is stated, by the schema")
struct StatedValueSchemaTests {
  @Test("A tree with every fact that can be stated is valid, and with any other value it is not")
  func facts() throws {
    let schema = try JSONSchema.load(JSONTreeTests.schemaURL)
    let spec = """
      alert: a
      extends: system
      title: { text: Long enough for two lines of this narrow alert, font: headline, lines: 1 }
      message: { text: m, truncate: head, minimumScale: 0.5 }
      views:
        s: { switch: true }
        f: { field: { placeholder: p, text: t, secure: true, keyboard: emailAddress } }
        b: { progress: 0.4 }
      actions: { confirm: OK }
      queue: { priority: urgent, repeated: wait }

      """
    let resolver = Resolver { _, _ in .failure(LoadFailure(sentence: "there is no such file")) }
    let alert = try #require(
      resolver.resolve(SourceFile(path: "a.alert.yaml", text: spec)).value)
    let laidOut = alert.layOut(in: Environment(device: .standard)).value
    let bytes = JSONBackend().render(laidOut).value.flatMap(\.bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    func faults(_ text: String) throws -> [String] {
      schema.faults(in: try JSONSerialization.jsonObject(with: Data(text.utf8)))
    }
    #expect(try faults(text) == [])
    for (sound, broken) in [
      ("\"on\": true", "\"on\": 1"), ("\"onColor\": \"#34C759\"", "\"onColor\": \"green\""),
      ("\"value\": 0.4", "\"value\": 1.4"), ("emailAddress", "email"),
      ("\"secure\": true", "\"secure\": \"yes\""), ("\"placeholder\"", "\"hint\""),
      ("\"style\": \"headline\"", "\"style\": \"title4\""),
      ("\"truncate\": \"head\"", "\"truncate\": \"start\""),
      ("\"numberOfLines\": 1", "\"numberOfLines\": 0"),
      ("\"minimumScale\": 0.5", "\"minimumScale\": 2"), ("\"whole\": \"", "\"all\": \""),
      ("\"priority\": \"urgent\"", "\"priority\": \"top\""), ("\"wait\"", "\"again\""),
    ] {
      let changed = text.replacingOccurrences(of: sound, with: broken)
      #expect(changed != text, "\(sound)")
      #expect(!(try faults(changed)).isEmpty, "\(broken)")
    }
  }

  @Test("Every layout tree of the gallery is valid")
  func gallery() throws {
    let schema = try JSONSchema.load(JSONTreeTests.schemaURL)
    let trees = packageFiles(in: "specs/gallery", endings: [".json"])
    #expect(trees.count >= 12)
    for path in trees {
      let value = try JSONSerialization.jsonObject(with: Data(try packageFile(path)))
      #expect(schema.faults(in: value) == [], "\(path)")
    }
  }
}
