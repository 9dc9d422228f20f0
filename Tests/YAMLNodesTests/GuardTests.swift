import Diagnostics
import Testing
import YAMLNodes

@Suite("Guards")
struct GuardTests {
  private func refusal(_ bytes: [UInt8]) -> String? {
    let result = parse(SourceFile(path: "a.yaml", bytes: bytes))
    guard result.value == nil, result.diagnostics.count == 1 else { return nil }
    return result.diagnostics[0].code.description
  }

  private func refusal(_ text: String) -> String? { refusal(Array(text.utf8)) }

  @Test("A depth of 64 is read, and one of 65 is refused at its bracket")
  func depth() {
    let deep = { (depth: Int) in
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(parse(SourceFile(deep(64))).diagnostics == [])
    let refused = parse(SourceFile(deep(65)))
    #expect(refused.value == nil)
    #expect(refused.diagnostics.map(\.code) == [.yamlTooDeep])
    #expect(refused.diagnostics.first?.range.span == 64..<65)
  }

  @Test(
    "Bombs end with one clear error",
    arguments: [
      ("[", 100_000, "yaml/too-deep"), ("{a: ", 100_000, "yaml/too-deep"),
      ("- ", 100_000, "yaml/too-deep"), ("-\n", 500_000, "yaml/too-many-nodes"),
      (" ", 5_000, "yaml/blank-run"), ("\n", 5_000, "yaml/blank-run"),
      ("\u{2028}", 5_000, "yaml/control-character"), ("\0", 5_000, "yaml/control-character"),
      ("%TAG !a! b\n", 60_000, "yaml/directive"), ("#\n", 100_000, "yaml/empty"),
      ("a", (1 << 20) + 1, "yaml/too-large"),
    ])
  func bombs(_ unit: String, _ count: Int, _ code: String) {
    #expect(refusal(String(repeating: unit, count: count)) == code)
  }

  @Test("Aliases are counted, not copied: 10 times 10 times 10… is refused")
  func aliasBomb() {
    var text = "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n"
    for level in 1..<12 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(refusal(text) == "yaml/too-many-nodes")
  }

  @Test("An alias shares its anchor's node")
  func sharing() {
    let root = parse(SourceFile("a: &x {b: 1}\nc: *x\n")).value
    #expect(root?["c"]?.mapping?.count == 1)
    #expect(root?["a"]?.span == root?["c"]?.span)
  }

  @Test("Many repairs stop at a limit, with the first of them reported")
  func manyFaults() {
    let result = parse(SourceFile(String(repeating: "- @a\n", count: 400)))
    #expect(result.diagnostics.count == 100)
    #expect(result.value?.isIncomplete == true)
  }

  @Test(
    "Another encoding is named",
    arguments: [
      ([0x61, 0x3A, 0x20, 0xE9, 0x74, 0xE9], "Latin-1 or Windows-1252 (Western European)"),
      ([0x61, 0x3A, 0x20, 0xB0, 0xA1, 0xB3, 0xAA], "EUC-KR or CP949 (Korean)"),
      ([0x61, 0x3A, 0x20, 0xB0, 0xA1, 0x8C, 0x63, 0xB3, 0xAA], "CP949 (Korean Windows)"),
      ([0x61, 0x3A, 0x20, 0xFF], nil),
    ] as [([UInt8], String?)])
  func encodings(_ bytes: [UInt8], _ name: String?) {
    let diagnostics = parse(SourceFile(path: "a.yaml", bytes: bytes)).diagnostics
    #expect(diagnostics.map(\.code) == [.yamlNotUTF8])
    #expect(
      diagnostics.first?.notes.map(\.message) == (name.map { ["it looks like \($0)"] } ?? []))
    #expect(diagnostics.first?.message.contains("line 1") == true)
    #expect(diagnostics.first?.message.contains("at offset 3") == true)
  }

  @Test("UTF-32 is named, with and without its mark", arguments: [true, false], [true, false])
  func utf32(isBigEndian: Bool, hasMark: Bool) {
    let bytes = ((hasMark ? "\u{FEFF}" : "") + "alert: 안녕\n").unicodeScalars.flatMap { scalar in
      let value = isBigEndian ? scalar.value.bigEndian : scalar.value.littleEndian
      return withUnsafeBytes(of: value, Array.init)
    }
    let result = parse(SourceFile(path: "a.yaml", bytes: bytes))
    #expect(
      result.diagnostics.map(\.message)
        == ["the file is written in UTF-32 (\(isBigEndian ? "big" : "little")-endian)"])
  }

  @Test(
    "What no text may hold is refused as an escape too",
    arguments: ["\\0", "\\e", "\\a", "\\x7f", "\\uFFFE", "\\U0000009B", "\\N", "\\r"])
  func escapes(escape: String) throws {
    let file = SourceFile("a: \"x\(escape)y\"\n")
    let found = parse(file).diagnostics
    #expect(found.map(\.code) == ["yaml/control-character"])
    #expect(found.first?.range.text == escape)
  }

  @Test("Escapes for what can be in a text are none of its faults")
  func harmlessEscapes() {
    #expect(parse(SourceFile("a: \"\\t\\n\\u200d\\\\e\\L\\_\"\n")).diagnostics.isEmpty)
  }

  @Test("UTF-16 is named, with and without its mark", arguments: [true, false], [true, false])
  func utf16(_ isBig: Bool, _ hasMark: Bool) {
    let units = (hasMark ? [0xFEFF] : []) + Array("title: 안녕 world\n".utf16)
    let bytes = units.flatMap { unit -> [UInt8] in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBig ? pair : pair.reversed()
    }
    #expect(refusal(bytes) == "yaml/utf-16")
  }

  @Test(
    "Bytes that are not UTF-8 are refused",
    arguments: [
      [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
      [0xE2, 0x82], [0xF8, 0x88, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func malformed(_ bytes: [UInt8]) {
    #expect(refusal(Array("a: ".utf8) + bytes) == "yaml/not-utf-8")
  }
}
