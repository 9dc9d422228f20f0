import Diagnostics
import TestSupport
import Testing

@testable import AlertCompiler

@Suite("Formatting") struct FormattingTests {
  private static let specs = packageFiles(in: "specs", endings: [".alert.yaml"])

  private func formatted(_ text: String) -> String {
    let source = SourceFile(path: "a.alert.yaml", text: text)
    return String(decoding: SpecFormatting.format(source).value.bytes, as: UTF8.self)
  }

  @Test(
    "The specs of the gallery and of the reference are canonical",
    arguments: specs.filter { !$0.hasPrefix("specs/rejected/") })
  func shownSpecs(path: String) throws {
    let source = SourceFile(path: path, bytes: try packageFile(path))
    let result = SpecFormatting.format(source)
    #expect(result.value.isCanonical)
    #expect(result.value.bytes == source.bytes, "alertc fmt \(path)")
  }

  @Test("Keys in the table's order, two spaces a level, blanks and quotes where they are needed")
  func canonicalForm() {
    let written = """

      # yaml-language-server: $schema=alertc.schema.json
      extends: 'builder'   # the base


      alert: a
      x-other:   {z: "1", a: 'b'}
      # about the buttons
      buttons: {height: 48,axis:  row}

      message: 'It''s "done"'
      title: "Saved"
      views:
          picture:
              # how large
              height: 40   # points
              image: "trash"
              constraints:
              - width == 40
              # and then

              - top >= alert.top + 8
          # the end of the views
      actions:
        confirm: { event: photo.saved, title: 'yes' }
        cancel: |
          Not
            now
      # the end
      """
    let expected = """
      # yaml-language-server: $schema=alertc.schema.json
      alert: a
      extends: builder   # the base

      message: 'It''s "done"'
      title: Saved
      views:
        picture:
          image: trash
          # how large
          height: 40   # points
          constraints:
            - width == 40
            # and then

            - top >= alert.top + 8
        # the end of the views
      actions:
        confirm: { title: "yes", event: photo.saved }
        cancel: |
          Not
            now
      # about the buttons
      buttons: { axis: row, height: 48 }
      x-other: { z: "1", a: 'b' }
      # the end

      """
    #expect(formatted(written) == expected)
    #expect(formatted(expected) == expected)
  }

  @Test(
    "Where the order of keys counts, it stays",
    arguments: [
      "alert: a\nmessage: b\nviews:\n  c: d\ntitle: e\n",
      "alert: a\npresentation: { show: { kind: move }, kind: fade }\n",
      "alert: a\ncorners: { topLeft: 4, top: 8 }\n",
      "alert: a\nlayout: { insets: { trailing: 4, sides: 8 } }\n",
      "alert: a\nactions:\n  confirm: b\n  cancel: c\n",
    ])
  func order(text: String) {
    #expect(formatted(text) == text)
  }

  @Test("Line ends and a byte order mark stay")
  func lineEnds() {
    #expect(
      formatted("\u{FEFF}extends: b\r\nalert: a # c\r\n\r\n")
        == "\u{FEFF}alert: a # c\r\nextends: b\r\n")
  }

  @Test(
    "A file that can't be brought into the form stays as it is",
    arguments: [
      "extends: b\nalert: a\nx-a: &a [1]\nx-b: *a\n", "{ extends: b, alert: a }\n",
      "extends: b\nalert: a\nmessage: |+\n  c\n\n\n", "extends: b\nalert: [\n", "",
    ])
  func unformattable(text: String) {
    let result = SpecFormatting.format(SourceFile(path: "a", text: text))
    #expect(!result.value.isCanonical)
    #expect(result.value.bytes == Array(text.utf8))
  }

  @Test("Every spec means the same, keeps its comments, and is changed once only", arguments: specs)
  func meaning(path: String) throws {
    let bytes = try packageFile(path)
    let result = SpecFormatting.format(SourceFile(path: path, bytes: bytes))
    try expectSameMeaning(bytes, result.value.bytes, path)
    if path.hasPrefix("specs/gallery/") || path.hasPrefix("specs/reference/") {
      #expect(result.value.isCanonical)
    }
  }

  @Test(
    "Mutated specs mean the same, keep their comments, and are changed once only", arguments: 0..<8)
  func mutations(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed) &+ 4242)
    let sources = try Self.specs.map { try packageFile($0) }.filter { $0.count < 4000 }
    var formatted = 0
    for round in 0..<1250 {
      guard var bytes = sources.randomElement(using: &random) else { return }
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        SpecMutation.mutate(&bytes, sources, &random)
      }
      let result = SpecFormatting.format(SourceFile(path: "m.alert.yaml", bytes: bytes))
      if result.value.isCanonical { formatted += 1 }
      try expectSameMeaning(bytes, result.value.bytes, "seed \(seed), round \(round)")
    }
    #expect(formatted > 190, "too few mutated specs are YAML")
  }

  private func expectSameMeaning(
    _ before: [UInt8], _ after: [UInt8], _ name: String
  ) throws {
    if before == after { return }
    let compiler = try Compiler(options: CompileOptions()) { path, _ in
      let whole = "specs/rejected/" + path
      guard let bytes = try? packageFile(whole) else {
        return .failure(LoadFailure(sentence: "there is no such file"))
      }
      return .success(SourceFile(path: whole, bytes: bytes))
    }
    let old = compiler.compile(SourceFile(path: "m.alert.yaml", bytes: before))
    let new = compiler.compile(SourceFile(path: "m.alert.yaml", bytes: after))
    let text = String(decoding: before, as: UTF8.self)
    #expect(old.value == new.value, "\(name): \(text)")
    #expect(
      old.diagnostics.map(\.code.description).sorted()
        == new.diagnostics.map(\.code.description).sorted(), "\(name): \(text)")
    #expect(comments(before) == comments(after), "\(name): \(text)")
    let again = SpecFormatting.format(SourceFile(path: "m", bytes: after)).value.bytes
    #expect(again == after, "\(name) changes twice: \(text)")
  }

  /// What stands behind a `#` on each line, sorted. One inside a text is none: behind no blank, or
  /// in quotes that begin where a value can.
  private func comments(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      var quote: Character?
      var last: Character = " "
      for index in line.indices {
        let character = line[index]
        defer { last = character }
        if let open = quote {
          if character == open { quote = nil }
        } else if character == "'" || character == "\"", " {[,".contains(last) {
          quote = character
        } else if character == "#", last == " " {
          return String(line[index...]).filter { $0 != " " && $0 != "'" && $0 != "\"" && $0 != "," }
        }
      }
      return nil
    }.sorted()
  }
}
