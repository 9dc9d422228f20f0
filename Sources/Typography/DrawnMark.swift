import CFontTables

/// What layout adds to a text.
enum DrawnMark {
  case ellipsis, hyphen

  /// U+2026, and the hyphen-minus that a soft hyphen is drawn as.
  var text: String { self == .ellipsis ? "\u{2026}" : "-" }

  var kind: UInt16 { font_kind(self == .ellipsis ? 0x2026 : 0x2D) }
}

extension ClusteredText {
  /// A mark's width after a grapheme and in its font, with the kerning between the two.
  func mark(_ mark: DrawnMark, after index: Int) -> (width: Int64, run: Int32) {
    let cluster = clusters[index]
    let scale = scale(of: cluster)
    let kerning = Int64(scale.kerning(cluster.lastKind, mark.kind)) * scale.perFontUnit
    return (scale.width(kind: mark.kind) + kerning, cluster.run)
  }

  /// A mark's width with nothing before it, in the font of a grapheme.
  func mark(_ mark: DrawnMark, inFontOf index: Int) -> (width: Int64, run: Int32) {
    let cluster = clusters[index]
    return (scale(of: cluster).width(kind: mark.kind), cluster.run)
  }

  /// What a grapheme's width becomes after a mark in the same font instead of what precedes it.
  func width(of index: Int, after mark: DrawnMark, run: Int32) -> Int64 {
    let cluster = clusters[index]
    let scale = scale(of: cluster)
    let isSameFont = run == cluster.run
    let kerning = isSameFont ? Int64(scale.kerning(mark.kind, cluster.firstKind)) : 0
    return cluster.width - cluster.kerning + kerning * scale.perFontUnit
  }

  /// A grapheme's width at the start of a line; 0 for the index after the last.
  func leadingWidth(of index: Int) -> Int64 {
    index < clusters.count ? clusters[index].width - clusters[index].kerning : 0
  }

  func scale(of cluster: Cluster) -> FontScale {
    scales[Int(cluster.run)]
  }
}
