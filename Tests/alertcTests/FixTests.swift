import Foundation
import TestSupport
import Testing

@Suite("check --fix")
struct FixTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String..., input: String = "") throws -> ProgramRun {
    try run(arguments, input: input)
  }

  private func run(_ arguments: [String], input: String = "") throws -> ProgramRun {
    var start = ProgramStart.alertc()
    start.arguments = arguments.map { Array($0.utf8) }
    start.folder = folder.path
    start.input = Array(input.utf8)
    return try start.run()
  }

  /// One certain fault, with all that has to stay around it: a mark, CRLF, comments, odd blanks.
  private static let before =
    "\u{FEFF}# a comment\r\nalert: a   # b\r\nextends: builder\r\n"
    + "title: Note: this\r\nmessage:  x\r\nactions: { confirm:   ok }\r\n"
  private static let after = before.replacing("Note: this", with: "'Note: this'")

  @Test("The faults of every rejected spec that have a certain fix are gone, and nothing else")
  func rejected() throws {
    for path in packageFiles(in: "specs/rejected", endings: [".yaml"]) {
      try folder.write(
        try packageFile(path), to: String(path.dropFirst("specs/rejected/".count)))
    }
    func found() throws -> [Finding] {
      try run("check", ".", "--format", "json").errorText.split(separator: "\n").map {
        try JSONDecoder().decode(Finding.self, from: Data($0.utf8))
      }
    }
    let before = try found()
    let certain = before.filter { $0.certainFix != nil }
    #expect(certain.count >= 40)
    var expected: [String: [UInt8]] = [:]
    for path in Set(certain.map(\.path)) {
      let edits = certain.filter { $0.path == path }.flatMap { $0.certainFix?.edits ?? [] }
      var bytes = try packageFile("specs/rejected/" + path)
      for edit in edits.sorted(by: { $0.range.start.offset > $1.range.start.offset }) {
        bytes.replaceSubrange(
          edit.range.start.offset..<edit.range.end.offset, with: edit.replacement.utf8)
      }
      expected[path] = bytes
    }
    let fixing = try run("check", ".", "--fix")
    #expect(fixing.exitCode == 1)
    for path in packageFiles(in: "specs/rejected", endings: [".alert.yaml"]) {
      let name = String(path.dropFirst("specs/rejected/".count))
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
      #expect(Array(bytes) == (try expected[name] ?? packageFile(path)), "\(name)")
    }
    // What could be mended is not seen again; a layout is looked at only once a spec is sound.
    let after = try found()
    #expect(!after.contains { $0.certainFix != nil })
    let left = before.filter { $0.certainFix == nil }
    for finding in left {
      #expect(
        after.contains { $0.path == finding.path && $0.code == finding.code },
        "\(finding.path): \(finding.code)")
    }
    for finding in after {
      let isNew = !before.contains { $0.path == finding.path && $0.code == finding.code }
      #expect(!isNew || finding.code.hasPrefix("layout/"), "\(finding.path): \(finding.code)")
    }
    let again = try run("check", ".", "--fix")
    #expect(!again.errorText.contains("fixed["))
  }

  @Test("Marks, line ends, comments, blanks and permissions stay, and a second run finds nothing")
  func surroundings() throws {
    let path = try folder.write(Self.before, to: "a.alert.yaml")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let first = try run("check", "a.alert.yaml", "--fix")
    #expect(first.exitCode == 0, "\(first.errorText)")
    #expect(
      first.errorText.hasPrefix("a.alert.yaml:4:12: fixed[yaml/colon-in-text]: the ': ' inside"))
    #expect(first.errorText.hasSuffix("Fixed 1 mistake in 1 spec. No problems are left.\n"))
    #expect(folder.text("a.alert.yaml").map { Array($0.utf8) } == Array(Self.after.utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o640)
    #expect(folder.files == ["a.alert.yaml"])
    let second = try run("check", "a.alert.yaml", "--fix")
    #expect(second.errorText == "No problems in 1 spec.\n")
  }

  @Test("A line that an odd blank puts too far in is mended at once")
  func oddBlank() throws {
    try folder.write(
      "alert: a\nextends: builder\n\u{3000}title: hi\n\u{3000}views:\n\u{3000}\u{3000}icon: { image: trash }\n",
      to: "a.alert.yaml")
    let fixing = try run("check", "a.alert.yaml", "--fix")
    #expect(fixing.exitCode == 0, "\(fixing.errorText)")
    #expect(
      folder.text("a.alert.yaml")
        == "alert: a\nextends: builder\ntitle: hi\nviews:\n  icon: { image: trash }\n")
  }

  @Test("What is mended behind another mended fault is told where it was written")
  func places() throws {
    try folder.write(
      "alert: a\nextends: builder\ntitle: hi\nfill:C8553D\n", to: "a.alert.yaml")
    let fixing = try run("check", "a.alert.yaml", "--fix")
    #expect(fixing.exitCode == 0, "\(fixing.errorText)")
    #expect(fixing.errorText.contains("a.alert.yaml:4:6: fixed[spec/not-a-color]"))
    #expect(folder.text("a.alert.yaml")?.hasSuffix("fill: \"#C8553D\"\n") == true)
  }

  @Test("A check says how many of its problems could be mended")
  func mendable() throws {
    try folder.write(Self.before, to: "a.alert.yaml")
    #expect(
      try run("check", "a.alert.yaml").errorText.hasSuffix(
        "\n1 error in 1 file\nIt can be mended by alertc check --fix\n"))
    try folder.write("alert: b\nextends: bilder\ntitle: b\n", to: "b.alert.yaml")
    #expect(
      try run("check", ".").errorText.hasSuffix(
        "\n2 errors in 2 files\n1 of them can be mended by alertc check --fix\n"))
    #expect(
      try run("check", "b.alert.yaml").errorText.hasSuffix("\n1 error in 1 file\n"))
  }

  @Test("What could be mended in a file that a fix doesn't write, as it isn't named, isn't counted")
  func mendableElsewhere() throws {
    try folder.write(
      Self.before.replacing("actions:", with: "layout: []\r\nactions:"), to: "base.alert.yaml")
    try folder.write("alert: b\nextends: base.alert.yaml\n", to: "b.alert.yaml")
    let alone = try run("check", "b.alert.yaml").errorText
    #expect(alone.contains("error[yaml/colon-in-text]"), "\(alone)")
    #expect(!alone.contains("mended by"), "\(alone)")
    let both = try run("check", ".").errorText
    #expect(both.contains("mended by alertc check --fix"), "\(both)")
  }

  @Test(
    "A fault of a base is said once, also where the base itself is checked",
    arguments: [[], ["--jobs", "1"]])
  func faultOfBase(options: [String]) throws {
    let base = "alert: base\nextends: builder\ntitle: a\nactions: { confirm: ok }\n"
    try folder.write(base + "fill: rde\n", to: "base.alert.yaml")
    for name in ["a", "b", "c"] {
      try folder.write("alert: \(name)\nextends: base.alert.yaml\n", to: "\(name).alert.yaml")
    }
    let json = try run(["check", ".", "--format", "json"] + options).errorText
    #expect(json.split(separator: "\n").count == 1, "\(json)")
    for inputs in [
      ["."], ["base.alert.yaml", "a.alert.yaml"], ["./a.alert.yaml", "./base.alert.yaml"],
      [folder.path],
    ] {
      let text = try run(["check"] + inputs + options).errorText
      #expect(text.hasSuffix("\n1 error in 1 file\n"), "\(text)")
    }
  }

  @Test("A file that may not be written is left as it is, and said")
  func readOnly() throws {
    let path = try folder.write(Self.before, to: "a.alert.yaml")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let result = try run("check", "a.alert.yaml", "--fix")
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("error[file/unwritable]"), "\(result.errorText)")
    #expect(result.errorText.contains("error[yaml/colon-in-text]"))
    #expect(folder.text("a.alert.yaml").map { Array($0.utf8) } == Array(Self.before.utf8))
  }

  @Test("A full disk leaves the file as it was, and nothing beside it")
  func fullDisk() throws {
    try folder.write(Self.before, to: "a.alert.yaml")
    // No file may grow beyond nothing.
    var start = ProgramStart.shell("ulimit -f 0; \"$ALERTC\" check a.alert.yaml --fix | cat")
    start.folder = folder.path
    _ = try start.run()
    #expect(folder.text("a.alert.yaml").map { Array($0.utf8) } == Array(Self.before.utf8))
    #expect(folder.files == ["a.alert.yaml"])
  }

  @Test("A symbolic link stays one, and its file is mended")
  func link() throws {
    try folder.write(Self.before, to: "real/a.alert.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.alert.yaml"), withDestinationPath: "real/a.alert.yaml")
    #expect(try run("check", "link.alert.yaml", "--fix").exitCode == 0)
    #expect(folder.text("real/a.alert.yaml").map { Array($0.utf8) } == Array(Self.after.utf8))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.alert.yaml"))
        == "real/a.alert.yaml")
  }

  @Test("Standard input's mended text goes to standard output, changed or not")
  func standardInput() throws {
    let mended = try run("check", "-", "--fix", input: Self.before)
    #expect(mended.exitCode == 0)
    #expect(mended.output == Array(Self.after.utf8))
    let same = try run("check", "-", "--fix", input: Self.after)
    #expect(same.output == Array(Self.after.utf8))
  }

  @Test("What a mended base no longer does wrong is no fault of the spec that builds on it")
  func bases() throws {
    try folder.write(Self.before, to: "z.alert.yaml")
    try folder.write("alert: b\nextends: z.alert.yaml\n", to: "a.alert.yaml")
    #expect(try run("check", "a.alert.yaml").exitCode == 1)
    let both = try run("check", ".", "--fix")
    #expect(both.exitCode == 0, "\(both.errorText)")
  }

  @Test("A spec without errors is never touched")
  func valid() throws {
    for root in ["specs/gallery", "specs/reference"] {
      for path in packageFiles(in: root, endings: [".yaml", ".xcstrings", ".svg", ".png"]) {
        try folder.write(try packageFile(path), to: path)
      }
    }
    let before = folder.files.map { folder.text($0) }
    #expect(before.count > 20)
    #expect(try run("check", ".", "--fix").exitCode == 0)
    #expect(folder.files.map { folder.text($0) } == before)
  }
}

private struct Finding: Decodable {
  struct Place: Decodable { let offset: Int }
  struct Range: Decodable { let start: Place, end: Place }
  struct Edit: Decodable { let range: Range, replacement: String }
  struct Fix: Decodable { let isCertain: Bool, edits: [Edit] }
  struct Help: Decodable { let fix: Fix? }
  let path: String
  let code: String
  let help: [Help]

  var certainFix: Fix? { help.compactMap(\.fix).first { $0.isCertain } }
}
