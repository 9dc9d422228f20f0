import AlertCompiler
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("Scripts, compiled")
struct CompiledBehaviourTests {
  private static let specs = packageFiles(in: "specs/gallery", endings: [".alert.yaml"])

  private func compiler(_ change: (inout CompileOptions) -> Void = { _ in }) throws -> Compiler {
    var options = CompileOptions()
    change(&options)
    return try Compiler(options: options)
  }

  private static func spec(_ steps: String, keys: String = "") -> SourceFile {
    SourceFile(
      path: "a.alert.yaml",
      text: """
        alert: a
        extends: two-button
        message: m
        actions: { cancel: c, confirm: d }
        \(keys)behaviour: { s: [ \(steps) ] }

        """)
  }

  @Test("An unmet expectation is an error of check and compile alike, and nothing is emitted")
  func unmet() throws {
    let file = Self.spec("{ tap: cancel }, { expect: { events: [action] } }")
    let checked = try compiler().check(file)
    #expect(checked.map(\.code.description) == ["behaviour/unmet"])
    let compiled = try compiler().compile(file)
    #expect(compiled.diagnostics == checked)
    #expect(compiled.value.isEmpty)
  }

  @Test("What is unmet in every environment is said once")
  func environments() throws {
    let all = try compiler { $0.environments.devices = "all" }
      .check(Self.spec("{ expect: { shown: false } }"))
    #expect(all.count == 1)
  }

  @Test("A script that turns the device sees the values of the new orientation")
  func turnedValues() throws {
    let keys = """
      layout: { width: { when: [ { orientation: landscape, value: 400 }, { value: 300 } ] } }

      """
    let presses = "{ rotate: landscape }, { tap: confirm }, { expect: { events: [action] } }"
    #expect(try compiler().check(Self.spec(presses, keys: keys)) == [])
  }

  @Test("What is wrong with the layout that a script turns the alert into is an error")
  func turnedFaults() throws {
    let keys =
      "layout: { width: { when: [ { orientation: landscape, value: 4000 }, { value: 300 } ] } }\n"
    let turned = try compiler().check(Self.spec("{ rotate: landscape }", keys: keys))
    #expect(turned.map(\.severity).contains(.error))
    #expect(turned.contains { $0.notes.contains { $0.message.contains("in landscape") } })
    #expect(try compiler().check(Self.spec("{ tap: confirm }", keys: keys)) == [])
  }

  @Test("The layout tree with scripts is valid by its schema")
  func schema() throws {
    let folder = try TemporaryFolder()
    var paths: [String] = []
    for path in Self.specs where try packageText(path).contains("\nbehaviour:") {
      let json = try #require(
        try compile(path).value.first { $0.mediaType == "application/json" })
      let file = String(paths.count) + ".json"
      try folder.write(json.bytes, to: file)
      paths.append(folder.path + "/" + file)
    }
    #expect(paths.count >= 3)
    let schema = packageRoot.appendingPathComponent("docs/layout.schema.json").path
    for verdict in try validate(paths, against: schema) {
      #expect(verdict.answer == .valid, "\(verdict.reason)")
    }
  }

  @Test("A change of behaviour is a readable line of the snapshot")
  func oneLine() throws {
    func lines(_ keys: String) throws -> [String] {
      let options: (inout CompileOptions) -> Void = { $0.emit = "text" }
      let compiled = try compiler(options).compile(Self.spec("{ tap: confirm }", keys: keys))
      #expect(compiled.diagnostics == [])
      let text = String(decoding: try #require(compiled.value.first).bytes, as: UTF8.self)
      return text.split(separator: "\n").map(String.init)
    }
    let before = try lines("")
    let after = try lines("buttons: { dismiss: after }\n")
    let changes = after.difference(from: before).inferringMoves()
    let inserted = changes.insertions.compactMap { change -> String? in
      guard case .insert(_, let line, _) = change else { return nil }
      return line
    }
    #expect(
      inserted.sorted() == [
        "  0.5 s     event action", "cancel → event exit, dismiss after",
        "confirm → event action, dismiss after",
      ])
  }

  @Test("A spec without scripts has no behaviour in its artifacts")
  func without() throws {
    for artifact in try compile("specs/gallery/saved.alert.yaml").value {
      #expect(!String(decoding: artifact.bytes, as: UTF8.self).contains("behaviour"))
    }
  }
}
