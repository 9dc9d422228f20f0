/// The metrics of an imported font, ready to measure with.
///
/// A reference, compared by identity: a font hands it on for the price of a pointer.
public final class FontMetrics: Sendable {
  /// As the metrics file states them.
  public let facts: FontFacts
  /// What tells one glyph from another in measuring, and how wide it is.
  private let kinds: [Kind]
  /// For each 256 code points the place of their block; 0 is a block of nothing.
  private let blockOfPage: [UInt16]
  private let blocks: [UInt16]
  private let kerning: [Int32]
  private let words: [String: Word]

  /// A word's width in units of the font that shaped it.
  struct Word: Sendable {
    var units: Int
    var unitsPerEm: Int
  }

  /// The first kind of an imported font; those of the built-in tables lie below.
  static let firstKind: UInt16 = 4096

  private struct Kind: Hashable {
    var advance: Int32
    /// From 1; 0 kerns with nothing.
    var left: UInt16
    var right: UInt16
  }

  /// - Parameter others: of the same family and weight; only their words are taken, for a script
  ///   often has a font file of its own.
  ///
  /// O(code points of the font).
  public init(_ facts: FontFacts, wordsOf others: [FontFacts] = []) {
    self.facts = facts
    let left = FontMetrics.classes(facts.leftClasses)
    let right = FontMetrics.classes(facts.rightClasses)
    var kinds: [Kind] = []
    var places: [Kind: UInt16] = [:]
    var pages = [UInt16](repeating: 0, count: 0x1100)
    var blocks = [UInt16](repeating: 0, count: 256)
    for advance in facts.advances {
      for scalar in advance.scalars {
        let kind = Kind(
          advance: Int32(clamping: advance.units), left: left[scalar] ?? 0,
          right: right[scalar] ?? 0)
        var place = places[kind] ?? 0
        if place == 0, kinds.count < 60_000 {
          place = FontMetrics.firstKind + UInt16(kinds.count)
          places[kind] = place
          kinds.append(kind)
        }
        let page = Int(scalar >> 8)
        if pages[page] == 0 {
          pages[page] = UInt16(blocks.count / 256)
          blocks += [UInt16](repeating: 0, count: 256)
        }
        blocks[Int(pages[page]) * 256 + Int(scalar & 255)] = place
      }
    }
    self.kinds = kinds
    blockOfPage = pages
    self.blocks = blocks
    let width = facts.rightClasses.count
    var kerning = [Int32](repeating: 0, count: facts.leftClasses.count * width)
    for kern in facts.kerning {
      kerning[kern.left * width + kern.right] = Int32(clamping: kern.units)
    }
    self.kerning = kerning
    var words: [String: Word] = [:]
    for facts in [facts] + others {
      for word in facts.words where words[word.text] == nil {
        words[word.text] = Word(units: word.units, unitsPerEm: facts.unitsPerEm)
      }
    }
    self.words = words
  }

  private static func classes(_ classes: [[ClosedRange<UInt32>]]) -> [UInt32: UInt16] {
    var places: [UInt32: UInt16] = [:]
    for (index, members) in classes.enumerated() {
      for range in members {
        for scalar in range { places[scalar] = UInt16(clamping: index + 1) }
      }
    }
    return places
  }

  /// The kind of a scalar, at least ``firstKind``; nil when the font doesn't have it.
  func kind(_ scalar: UInt32) -> UInt16? {
    guard scalar <= 0x10FFFF else { return nil }
    let kind = blocks[Int(blockOfPage[Int(scalar >> 8)]) * 256 + Int(scalar & 255)]
    return kind == 0 ? nil : kind
  }

  /// In the font's units; 0 for a kind of another font.
  func advance(_ kind: UInt16) -> Int64 {
    let index = Int(kind) - Int(FontMetrics.firstKind)
    return kinds.indices.contains(index) ? Int64(kinds[index].advance) : 0
  }

  /// What the pair adds to the advance of its first, in the font's units.
  func kerning(_ first: UInt16, _ second: UInt16) -> Int32 {
    let base = Int(FontMetrics.firstKind)
    guard kinds.indices.contains(Int(first) - base), kinds.indices.contains(Int(second) - base)
    else { return 0 }
    let (left, right) = (Int(kinds[Int(first) - base].left), Int(kinds[Int(second) - base].right))
    guard left > 0, right > 0 else { return 0 }
    return kerning[(left - 1) * facts.rightClasses.count + right - 1]
  }

  var hasWords: Bool { !words.isEmpty }

  /// A word as it was shaped; nil when it wasn't. Composed and decomposed text is the same word.
  func word(_ text: String) -> Word? { words[text] }
}

extension FontMetrics: Hashable {
  /// Whether both are the same object: a file is read once a project.
  public static func == (left: FontMetrics, right: FontMetrics) -> Bool { left === right }

  /// Of the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
