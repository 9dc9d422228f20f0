import Diagnostics
import Testing

@Suite("Certain fixes")
struct CertainFixesTests {
  private let file = SourceFile(path: "a", text: "0123456789")

  private func fault(_ edits: (Range<Int>, String)..., isCertain: Bool = true) -> Diagnostic {
    let edits = edits.map { FixIt.Edit(replacing: file.range($0.0), with: $0.1) }
    return Diagnostic(
      "x/y", "m", at: edits[0].range, help: [Help("h", fix: FixIt(edits, isCertain: isCertain))])
  }

  private func fixed(_ diagnostics: [Diagnostic]) -> String {
    String(decoding: CertainFixes(of: diagnostics, in: file).bytes, as: UTF8.self)
  }

  @Test("All are made at once, in whatever order they come")
  func several() {
    #expect(fixed([fault((7..<8, "b")), fault((1..<3, ""), (4..<4, "a"))]) == "03a456b89")
  }

  @Test("Of two that overlap or touch, the first by place is made")
  func overlapping() {
    #expect(fixed([fault((2..<4, "b")), fault((1..<3, "a"))]) == "0a3456789")
    #expect(fixed([fault((3..<3, "b")), fault((3..<3, "a"))]) == "012b3456789")
    #expect(fixed([fault((1..<3, "a")), fault((3..<3, "b"))]) == "0a3456789")
    #expect(fixed([fault((1..<3, "a")), fault((3..<5, "b"))]) == "0ab56789")
  }

  @Test("A fix that contradicts itself, an uncertain one and one in another file are left")
  func left() {
    #expect(fixed([fault((1..<4, "a"), (2..<3, "b"))]) == "0123456789")
    #expect(fixed([fault((1..<4, "a"), isCertain: false)]) == "0123456789")
    let other = SourceFile(path: "b", text: "0123456789")
    let edit = FixIt.Edit(replacing: other.range(0..<1), with: "x")
    let elsewhere = Diagnostic(
      "x/y", "m", at: file.range(0..<1), help: [Help("h", fix: FixIt([edit], isCertain: true))])
    #expect(fixed([elsewhere]) == "0123456789")
    #expect(CertainFixes(of: [elsewhere], in: file).mended.isEmpty)
  }
}
