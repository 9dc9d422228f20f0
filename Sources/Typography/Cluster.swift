/// A grapheme of a text with what wrapping needs of it.
struct Cluster {
  /// Width units, with the kerning towards the grapheme before.
  var width: Int64
  /// The part of ``width`` that is kerning: dropped where the grapheme starts a line.
  var kerning: Int64
  /// Where it starts in the text's UTF-8.
  var offset: Int
  /// The run its first scalar is in.
  var run: Int32
  /// The kind of its last visible scalar, 0 for none: what an ellipsis after it kerns with.
  var lastKind: UInt16
  /// The kind of its first visible scalar, 0 for none.
  var firstKind: UInt16
  var lineBreak: LineBreak
  var role: Role

  enum Role: UInt8 {
    case visible
    /// Blank that hangs at the end of a line.
    case space
    /// Ends its line and is not drawn.
    case newline
    /// Drawn as a hyphen, and only where a line breaks after it.
    case softHyphen
  }
}

/// A text cut into measured graphemes; a class, so that handing it on costs one reference.
final class ClusteredText: Sendable {
  let bytes: [UInt8]
  /// Of each run.
  let fonts: [RunFont]
  let clusters: [Cluster]
  let warnings: TextWarnings

  init(bytes: [UInt8], fonts: [RunFont], clusters: [Cluster], warnings: TextWarnings) {
    self.bytes = bytes
    self.fonts = fonts
    self.clusters = clusters
    self.warnings = warnings
  }

  /// Where the grapheme with an index starts; the end of the text for the index after the last.
  func offset(_ index: Int) -> Int {
    index < clusters.count ? clusters[index].offset : bytes.count
  }
}
