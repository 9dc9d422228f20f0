/// What layout adds to a text.
enum DrawnMark {
  case ellipsis, hyphen

  /// U+2026, and the hyphen-minus that a soft hyphen is drawn as.
  var text: String { self == .ellipsis ? "\u{2026}" : "-" }

  var scalar: UInt32 { self == .ellipsis ? 0x2026 : 0x2D }
}

extension ClusteredText {
  /// A mark's width after a grapheme and in its font, with the kerning between the two.
  func mark(_ mark: DrawnMark, after index: Int) -> (width: Int64, run: Int32) {
    let cluster = clusters[index]
    let font = font(of: cluster)
    let kind = font.kind(mark.scalar)
    return (font.width(kind: kind) + font.kerning(cluster.lastKind, kind), cluster.run)
  }

  /// A mark's width with nothing before it, in the font of a grapheme.
  func mark(_ mark: DrawnMark, inFontOf index: Int) -> (width: Int64, run: Int32) {
    let cluster = clusters[index]
    let font = font(of: cluster)
    return (font.width(kind: font.kind(mark.scalar)), cluster.run)
  }

  /// What a grapheme's width becomes after a mark in the same font instead of what precedes it.
  func width(of index: Int, after mark: DrawnMark, run: Int32) -> Int64 {
    let cluster = clusters[index]
    let font = font(of: cluster)
    let isSameFont = run == cluster.run
    let kerning = isSameFont ? font.kerning(font.kind(mark.scalar), cluster.firstKind) : 0
    return cluster.width - cluster.kerning + kerning
  }

  /// A grapheme's width at the start of a line; 0 for the index after the last.
  func leadingWidth(of index: Int) -> Int64 {
    index < clusters.count ? clusters[index].width - clusters[index].kerning : 0
  }

  func font(of cluster: Cluster) -> RunFont {
    fonts[Int(cluster.run)]
  }
}
