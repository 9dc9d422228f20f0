import Diagnostics
import TestSupport
import Testing

@Suite("The order of diagnostics")
struct SortingTests {
  @Test("By path in bytes, then place, then errors first, then code, then order of finding")
  func order() {
    let a = SourceFile(path: "a/b", text: "0123456789")
    let b = SourceFile(path: "a-b", text: "0123456789")
    let wanted = [
      Diagnostic(.error, "x/a", "1", at: b.range(5..<6)),
      Diagnostic(.error, "x/b", "2", at: a.range(1..<2)),
      Diagnostic(.error, "x/a", "3", at: a.range(3..<4)),
      Diagnostic(.error, "x/b", "4", at: a.range(3..<4)),
      Diagnostic(.warning, "x/a", "5", at: a.range(3..<9)),
    ]
    var generator = SplitMix64(seed: 8)
    for _ in 0..<50 {
      let sorted = wanted.shuffled(using: &generator).sortedByPlace()
      #expect(sorted == wanted)
    }
    let twins = ["x", "y", "z"].map { Diagnostic(.error, "x/a", $0, at: a.range(0..<1)) }
    #expect(twins.sortedByPlace() == twins)
  }

  @Test("A range is clamped to its file, and malformed bytes can be shown")
  func ranges() {
    let file = SourceFile(path: "a", bytes: [0x61, 0xFF, 0x62])
    #expect(file.range(1..<99).span == 1..<3)
    #expect(file.text(in: 0..<99) == "a\u{FFFD}b")
    #expect(
      Diagnosed(1, [Diagnostic(.warning, "x/a", "m", at: file.range(0..<1))]).hasErrors == false)
  }
}
