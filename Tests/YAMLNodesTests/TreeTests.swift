import Diagnostics
import Testing
import YAMLNodes

@Suite("Trees")
struct TreeTests {
  @Test(
    "Every construct of the language becomes its node",
    arguments: [
      ("alert: a\nmessage: 사진을 삭제할까요?\n", "{alert: a, message: 사진을 삭제할까요?}"),
      (
        "a: 'x'\nb: \"y\\n\"\nc: |\n  one\n  two\nd: >-\n  three\n",
        "{a: 'x', b: \"y\n\", c: |one\ntwo|, d: >three>}"
      ),
      ("a: [1, {b: c}]\n", "{a: [1, {b: c}]}"),
      ("- a\n- b: c\n  d:\n-\n", "[a, {b: c, d: }, ]"),
      ("a: &x {b: 1}\nc: *x\n", "{a: {b: 1}, c: {b: 1}}"),
      ("--- # start\na: 1\n...\n", "{a: 1}"),
      ("\u{FEFF}a: 1", "{a: 1}"),
      ("a: |+\n  one\n\nb: |\n  two\n\n\nc: 1\n", "{a: |one\n\n|, b: |two|, c: 1}"),
    ])
  func constructs(_ text: String, _ expected: String) {
    let result = parse(SourceFile(text))
    #expect(describe(result.value) == expected)
    #expect(result.diagnostics.map(describe) == [])
  }
}
