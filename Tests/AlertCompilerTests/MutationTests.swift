import DiagnosticRenderers
import Diagnostics
import TestSupport
import Testing

@testable import AlertCompiler

/// Specs changed at random, through the whole compiler: there is a result or an error, never a
/// trap, and everything said can be rendered.
@Suite("Mutated specs") struct MutationTests {
  private static let seeds = packageFiles(
    in: "specs", endings: [".alert.yaml"])

  @Test("A few thousand mutations never trap", arguments: 0..<8)
  func mutations(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed) &+ 77)
    let compiler = try Compiler(options: CompileOptions()) { _, _ in
      .failure(LoadFailure(sentence: "there is no such file"))
    }
    let renderer = TerminalRenderer()
    let sources = try Self.seeds.map { try packageFile($0) }.filter { $0.count < 4000 }
    for round in 0..<400 {
      guard var bytes = sources.randomElement(using: &random) else { return }
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        SpecMutation.mutate(&bytes, sources, &random)
      }
      let result = compiler.compile(SourceFile(path: "m.alert.yaml", bytes: bytes))
      #expect(
        result.hasErrors || !result.value.isEmpty,
        "seed \(seed), round \(round): neither artifacts nor an error")
      if round % 10 == 0 {
        let source = SourceFile(path: "m.alert.yaml", bytes: bytes)
        for name in [
          "alert.height", "title.y", "confirm.width", "layout.insets.top", "message.font",
        ] {
          if case .text(let text) = compiler.explain(name, in: source).value {
            #expect(text.hasSuffix("\n"))
          }
        }
      }
      if round % 4 == 0, !result.diagnostics.isEmpty {
        #expect(!renderer.render(result.diagnostics).isEmpty)
      }
    }
  }

  @Test("Certain fixes come to an end, and there are none without an error", arguments: 0..<4)
  func fixes(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed) &+ 99)
    let compiler = try Compiler(options: CompileOptions()) { _, _ in
      .failure(LoadFailure(sentence: "there is no such file"))
    }
    let sources = try Self.seeds.map { try packageFile($0) }.filter { $0.count < 4000 }
    var mended = 0
    for round in 0..<400 {
      guard var bytes = sources.randomElement(using: &random) else { return }
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        SpecMutation.mutate(&bytes, sources, &random)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      var rounds = 0
      while rounds < 20 {
        let source = SourceFile(path: "m.alert.yaml", bytes: bytes)
        let found = compiler.check(source)
        let fixes = CertainFixes(of: found, in: source)
        if fixes.mended.isEmpty { break }
        #expect(Diagnosed((), found).hasErrors, "seed \(seed), round \(round): \(text)")
        mended += fixes.mended.count
        bytes = fixes.bytes
        rounds += 1
      }
      #expect(rounds < 20, "seed \(seed), round \(round) never ends: \(text)")
    }
    #expect(mended > 60)
  }
}

/// A spec changed at one place at random.
enum SpecMutation {
  /// Pieces that turn one spec into another.
  private static let pieces = [
    "{", "}", "[", "]", ":", ": ", "- ", "\n", "\n  ", "#", " #", "\"", "'", "|", ">", "&a ", "*a",
    "!", "~", "null", "true", "0", "-1", "100000", "1e9", "0.000000001", ".inf", "hairline", "none",
    "text", "group", "views", "layout", "constraints", "width", "height == 1000000 * width",
    "top == next.bottom", "edges == alert inset -100000", "@high", "알럿", "\u{200B}", "\u{3000}",
    "👨‍👩‍👧", "row", "fill", "extends: popup", "spacer: true", "lines: 1", "minWidth: 100000",
    "scrolls: [title]", "size: 500", "hidden: true", "divider: true", "- width >= 0",
  ]

  static func mutate(
    _ bytes: inout [UInt8], _ sources: [[UInt8]], _ random: inout SplitMix64
  ) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...12, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 2:
      guard let other = sources.randomElement(using: &random), !other.isEmpty else { return }
      let start = Int.random(in: 0..<other.count, using: &random)
      let stop = min(other.count, start + Int.random(in: 1...60, using: &random))
      bytes.replaceSubrange(place..<end, with: other[start..<stop])
    default:
      let piece = pieces.randomElement(using: &random) ?? ""
      bytes.replaceSubrange(place..<(Bool.random(using: &random) ? end : place), with: piece.utf8)
    }
  }
}
