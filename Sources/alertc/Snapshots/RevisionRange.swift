/// The two sides of `diff --git`: `main` is that revision and the files as they lie here,
/// `main..topic` are two revisions, and `main...topic` is `topic` and what it set out from, as git
/// has it. A side that isn't written is `HEAD`.
struct RevisionRange: Sendable, Equatable {
  var first: String
  /// nil: the files as they lie here.
  var second: String?
  /// Whether the first side is the commit that both come from.
  var isSinceFork = false

  /// nil for no text at all.
  init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    let dot = UInt8(ascii: ".")
    guard let place = bytes.indices.first(where: { bytes[$0...].starts(with: [dot, dot]) }) else {
      first = text
      return
    }
    isSinceFork = bytes[place...].starts(with: [dot, dot, dot])
    first = Self.side(bytes[..<place])
    second = Self.side(bytes[(place + (isSinceFork ? 3 : 2))...])
  }

  private static func side(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.isEmpty ? "HEAD" : String(decoding: bytes, as: UTF8.self)
  }
}
