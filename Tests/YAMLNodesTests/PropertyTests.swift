import Diagnostics
import Testing
import YAMLNodes

@Suite("Properties")
struct PropertyTests {
  private static let specs: [String] =
    [
      """
      alert: delete-photo
      extends: two-button
      message: 사진을 삭제할까요?
      views:
        icon:    { image: trash, width: 48, height: 48 }
        title:   { text: 알럿창, font: { size: 16, weight: bold }, align: center }
        note: |
          one
          two 👍🏽
      constraints:
        - width == 300
        - top == title.bottom + 20
      base: &base { a: 'x', b: "y\\n" }
      again: *base
      actions:
        cancel: 취소
        confirm: { title: 삭제, role: destructive }

      """
    ] + Row.all.map(\.text)

  private static let pieces: [[UInt8]] = [
    ": ", ":", "- ", "-", "'", "\"", "{", "}", "[", "]", ",", "#", " #", "\n", "\r\n", "\r", "  ",
    "\t", "*a", "&a ", "!t ", "|", ">", "%", "@", "`", "? ", "---\n", "...\n", "：", "［", "“", "–",
    "\u{A0}", "\u{3000}", "\u{200B}", "\u{2028}", "\u{FEFF}", "\0", "가", "👍🏽", "\\", "<<: ", "~",
  ].map { Array($0.utf8) }

  /// Bounds, nesting, and what ``YAMLNode/textSpan`` promises.
  private func check(_ bytes: [UInt8]) {
    let file = SourceFile(path: "a.yaml", bytes: bytes)
    let result = parse(file)
    var faults: [String] = []
    for diagnostic in result.diagnostics {
      let ranges =
        [diagnostic.range] + diagnostic.notes.compactMap(\.range)
        + diagnostic.help.compactMap(\.fix).flatMap { $0.edits.map(\.range) }
      for range in ranges where !isInside(range.span, 0..<bytes.count) {
        faults.append("\(diagnostic.code) is at \(range.span)")
      }
    }
    var seen: Set<Range<Int>> = []
    func visit(_ node: YAMLNode, in outer: Range<Int>) {
      // A shared node is where its anchor is.
      guard seen.insert(node.span).inserted || node.scalar != nil && isInside(node.span, outer)
      else { return }
      if !isInside(node.span, outer) { faults.append("\(node.span) is not in \(outer)") }
      if let span = node.textSpan, let text = node.scalar?.text,
        !bytes[span].elementsEqual(text.utf8)
      {
        faults.append("\(text.debugDescription) is not at \(span)")
      }
      for child in node.sequence ?? [] { visit(child, in: node.span) }
      for entry in node.mapping ?? [] {
        visit(entry.key, in: node.span)
        visit(entry.value, in: node.span)
        if entry.key.scalar == nil { faults.append("a key at \(entry.key.span) is no text") }
      }
    }
    if let root = result.value { visit(root, in: 0..<bytes.count) }
    if result.value == nil, !result.hasErrors { faults.append("nothing is read or said") }
    #expect(faults == [], "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
  }

  private func isInside(_ inner: Range<Int>, _ outer: Range<Int>) -> Bool {
    inner.lowerBound >= outer.lowerBound && inner.upperBound <= outer.upperBound
  }

  @Test("Damaged specs are read without a trap, and every span holds", arguments: 0..<16)
  func mutations(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<250 {
      var bytes = Array((Self.specs.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        switch Int.random(in: 0...3, using: &generator) {
        case 0:
          bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: place)
        case 1: bytes.removeSubrange(place..<min(place + 3, bytes.count))
        case 2:
          let end = min(place + Int.random(in: 1...30, using: &generator), bytes.count)
          bytes.insert(
            contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
        default:
          if place < bytes.count { bytes[place] = UInt8.random(in: 0...0x7F, using: &generator) }
        }
      }
      check(bytes)
    }
  }

  @Test("Any bytes are read without a trap, and every span holds", arguments: 0..<8)
  func fuzz(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 1_000)
    for _ in 0..<250 {
      let count = Int.random(in: 0...60, using: &generator)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
      check((0..<count).flatMap { _ in Self.pieces.randomElement(using: &generator) ?? [] })
    }
  }

  @Test("What is written is read", arguments: 0..<8)
  func roundTrip(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 2_000)
    for _ in 0..<100 {
      let sample = Sample.random(depth: 4, &generator)
      let text = sample.written(indent: 0, isFlow: false, &generator)
      let result = parse(SourceFile(text))
      #expect(result.diagnostics.map(describe) == [])
      #expect(result.value.map(Sample.init) == sample, "\(text)")
    }
  }
}

extension Sample {
  init(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let scalar): self = .text(scalar.text)
    case .sequence(let nodes): self = .list(nodes.map(Sample.init))
    case .mapping(let entries):
      self = .map(entries.map { ($0.key.scalar?.text ?? "", Sample($0.value)) })
    case .faulty: self = .text("?")
    }
  }
}
