import TestSupport
import Testing

@testable import Snapshots

@Suite("Structural differences")
struct DifferenceTests {
  private func changes(_ old: [UInt8], _ new: [UInt8]) -> [String] {
    Difference(old, new).changes.map(\.description)
  }

  private func text(_ lines: String...) -> [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  @Test("Equal renderings differ in nothing")
  func equal() {
    #expect(changes(sampleText(), sampleText()) == [])
  }

  @Test("A node's attributes are told by name, and the drawing is left out")
  func attributes() {
    #expect(
      changes(sampleText(), sampleText(title: "Howdy", width: 310)) == [
        "panel: frame.width 300 → 310",
        "title: text \"Hello\" → \"Howdy\"",
        "confirm: frame.width 300 → 310",
      ])
    #expect(
      changes(sampleText(), sampleText(fill: "#000000")) == ["panel: fill #FFFFFF → #000000"])
  }

  @Test("Nodes that come and go, and lines of other kinds, are told")
  func others() {
    let old = text("a  0 0  1 × 1", "b  0 0  1 × 1", "", "show fade")
    let new = text("a  0 0  1 × 1", "c  0 0  1 × 1", "", "show move")
    #expect(changes(old, new) == ["b: removed", "c: added", "- show fade\n+ show move"])
  }

  @Test("Buttons that no longer fit side by side are told in one line")
  func arrangement() {
    let old = text("p  0 0  9 × 9", "  a  0 0  4 × 4  button", "  b  4 0  4 × 4  button")
    let new = text("p  0 0  9 × 9", "  a  0 0  4 × 4  button", "  b  0 4  4 × 4  button")
    #expect(changes(old, new).first == "buttons: row → column")
    #expect(changes(new, old).first == "buttons: column → row")
  }

  @Test("Another order of nodes is a change")
  func order() {
    let old = text("a  0 0  1 × 1", "b  0 0  1 × 1")
    let new = text("b  0 0  1 × 1", "a  0 0  1 × 1")
    #expect(changes(old, new).count == 1)
  }

  @Test("Where only the drawing differs, its lines are told")
  func drawing() {
    let old = text("┌─┐", "a  0 0  1 × 1")
    let new = text("┌──┐", "a  0 0  1 × 1")
    #expect(changes(old, new) == ["- ┌─┐\n+ ┌──┐"])
  }

  @Test("Numbers are normalised to which is greater, and names and texts are kept")
  func normalized() {
    let first = Difference(sampleText(), sampleText(width: 310)).normalized
    #expect(first == "confirm: frame.width grows\npanel: frame.width grows")
    #expect(first == Difference(sampleText(width: 200), sampleText(width: 201)).normalized)
    #expect(first != Difference(sampleText(width: 310), sampleText()).normalized)
  }

  @Test("Quotes may hold anything, wide gaps included")
  func quotes() throws {
    let node = try #require(NodeLine(Array("  t  1 2  3 × 4  16 bold  \"a  b \\\"  c\"".utf8)[...]))
    #expect(node["text"] == "\"a  b \\\"  c\"")
    #expect(node["font"] == "16 bold")
    #expect(NodeLine(Array("│ 1 2  3 × 4".utf8)[...]) == nil)
    #expect(NodeLine(Array("confirm → event x".utf8)[...]) == nil)
  }

  @Test("Any two texts have a difference exactly when they differ", arguments: 0..<100)
  func anyTexts(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let texts = Array(Set(randomBaseline(&random).renderings))
    for old in texts.prefix(4) {
      for new in texts.prefix(4) {
        #expect(Difference(old, new).changes.isEmpty == (old == new))
      }
    }
  }

  @Test("Matched lines are equal and keep their order", arguments: 0..<200)
  func matching(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    func lines() -> [Int] {
      (0..<Int.random(in: 0...30, using: &random)).map { _ in
        Int.random(in: 0...Int(seed % 12) + 1, using: &random)
      }
    }
    let (left, right) = (lines(), lines())
    let pairs = LineMatching(left, right).pairs
    for (pair, next) in zip(pairs, pairs.dropFirst()) {
      #expect(pair.left < next.left && pair.right < next.right)
    }
    for pair in pairs { #expect(left[pair.left] == right[pair.right]) }
    #expect(LineMatching(left, left).pairs.count == left.count)
  }

  @Test("The changes of huge texts are bounded, and counted")
  func huge() {
    let old = Array((0..<100_000).map { "line \($0 % 7) of \($0)\n" }.joined().utf8)
    let new = Array((0..<100_000).map { "line \($0 % 5) of \($0 / 3)\n" }.joined().utf8)
    let difference = Difference(old, new)
    #expect(difference.changes.count == Difference.longest)
    #expect(difference.omitted > 0)
  }
}
