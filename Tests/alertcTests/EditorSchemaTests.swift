import Foundation
import TestSupport
import Testing

/// The schema for editors against the compiler: what it says of every spec of this repository, by
/// the word of a JSON Schema validator.
@Suite("The schema for editors")
struct EditorSchemaTests {
  /// Codes of faults in a spec's shape.
  private static let ofShape: Set<String> = [
    "spec/unknown-key", "spec/no-value", "spec/wrong-type", "spec/unknown-value",
    "spec/not-a-color", "spec/not-a-boolean", "spec/not-a-number", "spec/out-of-range",
    "spec/bad-name", "spec/name-taken", "spec/no-name", "spec/unknown-version", "view/two-kinds",
    "when/no-arms", "when/no-value", "when/not-alone", "project/empty-list",
    "motion/curve-points",
  ]

  /// Codes of faults that the schema may see, as it sees their plainest forms.
  private static let partlyOfShape: Set<String> = [
    "constraint/syntax", "action/no-title", "motion/kinds",
  ]

  /// Faults of shape that no schema can see, and why.
  private static let unseen: [String: String] = [
    "number-with-leading-zero": "YAML's core schema reads 010 as a number",
    "number-in-hexadecimal": "YAML's core schema reads 0x1F as a number",
    "number-without-leading-digit": "YAML's core schema reads .5 as a number",
    "number-with-exponent": "YAML's core schema reads 1e3 as a number",
    "number-with-plus": "YAML's core schema reads +300 as a number",
    "number-with-underscore": "the validator's YAML reads 1_000 as a number",
    "number-with-eleven-decimals": "how exact a number can be kept is the compiler's affair",
    "name-of-a-view-and-an-action": "names are unique across two maps",
    "name-of-a-line": "that lines are drawn at the buttons may come of a base",
    "name-of-a-line-between": "that lines are drawn at the buttons may come of a base",
    "joiner-in-name": "patterns have no class of characters that can't be seen",
    "name-of-two-views": "names are unique across two maps",
    "key-without-kind": "a base may say the view's kind",
  ]

  @Test("It accepts a spec exactly when the compiler accepts the spec's shape")
  func agreement() throws {
    let folder = try TemporaryFolder()
    let printed = try ProgramStart.alertc("schema").run()
    #expect(printed.exitCode == 0)
    let schema = try folder.write(printed.output, to: "schema.json")
    let specs = packageFiles(in: "specs", endings: [".alert.yaml"])
    let codes = try errorCodes(of: "specs")
    #expect(specs.count > 200 && codes.count > 170)
    var accepted = 0
    var refused = 0
    var unseen = Set(Self.unseen.keys)
    for verdict in try validate(
      specs.map { packageRoot.appendingPathComponent($0).path }, against: schema)
    {
      let path = String(verdict.path.dropFirst(packageRoot.path.count + 1))
      let found = codes[path] ?? []
      if found.contains(where: { $0.hasPrefix("yaml/") }) { continue }
      let isValid = verdict.answer == .valid
      if isValid { accepted += 1 } else { refused += 1 }
      let name = String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
      if !found.isDisjoint(with: Self.ofShape) {
        if Self.unseen[name] != nil {
          #expect(isValid, "\(path) is seen: take it from the list")
          unseen.remove(name)
        } else {
          #expect(!isValid, "\(path) has \(found) and passes")
        }
      } else if found.isDisjoint(with: Self.partlyOfShape) {
        #expect(isValid, "\(path): \(verdict.reason)")
      }
    }
    #expect(accepted > 80 && refused > 50, "\(accepted) \(refused)")
    #expect(unseen.isEmpty, "no such specs: \(unseen)")
  }

  @Test("It accepts a project file exactly when the compiler accepts the file's shape")
  func agreementOnProjects() throws {
    let folder = try TemporaryFolder()
    let printed = try ProgramStart.alertc("schema", "--project").run()
    #expect(printed.exitCode == 0)
    let schema = try folder.write(printed.output, to: "schema.json")
    let files = packageFiles(in: "specs", endings: ["alertc.yaml"])
    let codes = try errorCodes(of: "specs")
    var refused = 0
    for verdict in try validate(
      files.map { packageRoot.appendingPathComponent($0).path }, against: schema)
    {
      let path = String(verdict.path.dropFirst(packageRoot.path.count + 1))
      let isFaulty = !(codes[path] ?? []).isDisjoint(with: Self.ofShape)
      if isFaulty { refused += 1 }
      #expect((verdict.answer == .invalid) == isFaulty, "\(path): \(verdict.reason)")
    }
    #expect(files.count > 15 && refused > 2, "\(files.count) \(refused)")
  }

  @Test("It accepts a theme exactly when the compiler accepts the theme's shape")
  func agreementOnThemes() throws {
    let folder = try TemporaryFolder()
    let printed = try ProgramStart.alertc("schema", "--theme").run()
    #expect(printed.exitCode == 0)
    let schema = try folder.write(printed.output, to: "schema.json")
    let themes: [(text: String, isSound: Bool)] = [
      ("color: { a: red, b: { light: red, dark: $color.a }, 2: { c: { d: '#FFF' } } }", true),
      ("space: { m: 16, thin: hairline, in: { inner: -4 } }\nnumber: { half: 0.5 }", true),
      ("font: { a: { family: Inter, size: 12, weight: bold }, b: headline, c: $font.a }", true),
      ("text: { t: { font: headline, align: center, lineHeight: 20 }, sub: { u: $text.t } }", true),
      ("color: { a: red }\ndeprecated: { color.a: use nothing }\nx-tool: [1]", true),
      ("colour: { a: red }", false), ("color: { a: [red] }", false), ("color: red", false),
      ("space: { m: wide }", false), ("color: { a b: red }", false),
      ("text: { t: { lineheight: 20 } }", false), ("deprecated: [color.a]", false),
    ]
    let paths = try themes.enumerated().map { place, theme in
      try folder.write(theme.text + "\n", to: "theme\(place)/theme.yaml")
    }
    for (place, verdict) in try validate(paths, against: schema).enumerated() {
      #expect((verdict.answer == .valid) == themes[place].isSound, "\(themes[place].text)")
      try folder.write("theme: theme.yaml\n", to: "theme\(place)/alertc.yaml")
      try folder.write(
        "alert: a\nextends: builder\ntitle: A\n", to: "theme\(place)/a.alert.yaml")
      var start = ProgramStart.alertc("check", folder.path + "/theme\(place)/a.alert.yaml")
      start.folder = folder.path
      let run = try start.run()
      #expect((run.exitCode == 0) == themes[place].isSound, "\(themes[place].text)")
    }
    let own = packageFiles(in: "specs", endings: ["theme.yaml"]).filter { file in
      !file.contains("theme-with-bad-name")
    }
    #expect(own.count > 3)
    for verdict in try validate(
      own.map { packageRoot.appendingPathComponent($0).path }, against: schema)
    {
      #expect(verdict.answer == .valid, "\(verdict.path): \(verdict.reason)")
    }
  }

  @Test("Every preset is valid, for presets are specs")
  func presets() throws {
    let schema = packageRoot.appendingPathComponent("docs/alert.schema.json").path
    let presets = packageFiles(in: "Sources/AlertSpec/Presets/Data", endings: [".yaml"])
    #expect(presets.count >= 5)
    for verdict in try validate(
      presets.map { packageRoot.appendingPathComponent($0).path }, against: schema)
    {
      #expect(verdict.answer == .valid, "\(verdict.path): \(verdict.reason)")
    }
  }

  @Test("It takes no path")
  func operand() throws {
    let run = try ProgramStart.alertc("schema", "specs").run()
    #expect(run.exitCode == 2 && run.output.isEmpty)
  }

  private func errorCodes(of folder: String) throws -> [String: Set<String>] {
    var start = ProgramStart.alertc("check", folder, "--format", "json")
    start.folder = packageRoot.path
    var codes: [String: Set<String>] = [:]
    for line in try start.run().errorText.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard object?["severity"] as? String == "error" else { continue }
      let path = try #require(object?["path"] as? String)
      let code = try #require(object?["code"] as? String)
      codes[path, default: []].insert(code)
    }
    return codes
  }
}
