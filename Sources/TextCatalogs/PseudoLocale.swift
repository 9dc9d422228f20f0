/// A locale that no one speaks, to find texts that are in no catalogue and layouts that have no
/// room.
public enum PseudoLocale: String, Sendable, CaseIterable {
  /// Letters with accents, between brackets: what is not so is in no catalogue or is cut.
  case accented = "en-XA"
  /// Every text twice.
  case doubled = "en-XD"
  /// From right to left, letters in reverse.
  case rightToLeft = "ar-XB"

  /// Nil for any other locale.
  public init?(locale: String) {
    // Asked for every text; every one of them has the length of `en-XA`.
    guard locale.utf8.count == Self.accented.rawValue.utf8.count else { return nil }
    let plain = String(locale.lowercased().map { $0 == "_" ? "-" : $0 })
    guard let match = Self.allCases.first(where: { $0.rawValue.lowercased() == plain }) else {
      return nil
    }
    self = match
  }

  /// A text as it is shown in this locale; one without anything to see stays as it is.
  public func text(of text: String) -> String {
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { return text }
    switch self {
    case .accented:
      return "[" + String(String.UnicodeScalarView(text.unicodeScalars.map(accented))) + "]"
    case .doubled: return text + " " + text
    case .rightToLeft:
      // An override for each line, for it ends with the paragraph (UAX #9).
      return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.isEmpty ? "" : "\u{202E}" + line + "\u{202C}"
      }.joined(separator: "\n")
    }
  }

  private static let accents = Array(
    "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž".unicodeScalars)

  private func accented(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let place: UInt32
    switch scalar {
    case "A"..."Z": place = scalar.value - 0x41
    case "a"..."z": place = scalar.value - 0x61 + 26
    default: return scalar
    }
    return Self.accents[Int(place)]
  }
}
