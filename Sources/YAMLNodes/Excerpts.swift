import Diagnostics

/// ``escaped(_:limit:)`` of a text of any length at a bounded price: of a very long one, only
/// the two ends are looked at.
func excerpt(_ text: some StringProtocol) -> String { escaped(ends(of: text)) }

/// ``excerpt(_:)`` between straight single quotes.
func quotedExcerpt(_ text: some StringProtocol) -> String { quoted(ends(of: text)) }

private func ends(of text: some StringProtocol) -> String {
  let limit = 512
  guard text.utf8.count > 8 * limit else { return String(text) }
  var result = String.UnicodeScalarView()
  result.append(contentsOf: text.unicodeScalars.prefix(limit))
  result.append(contentsOf: text.unicodeScalars.suffix(limit))
  return String(result)
}
