/// Whether a text has the form of a BCP 47 language tag (or the same with underscores): letters
/// for the language, then subtags of up to eight letters and digits.
public func isLanguageTag(_ text: String) -> Bool {
  let subtags = text.split(
    omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
  guard let language = subtags.first, (2...8).contains(language.utf8.count),
    language.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A })
  else { return false }
  return subtags.count <= 8
    && subtags.allSatisfy { subtag in
      (1...8).contains(subtag.utf8.count)
        && subtag.utf8.allSatisfy {
          ($0 >= 0x30 && $0 <= 0x39) || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A)
        }
    }
}

/// A language tag as BCP 47 recommends to write it (RFC 5646, section 2.1.1): subtags joined by
/// hyphens, the language in small letters, a script as `Hans`, a region as `BR`, and everything
/// behind a subtag of one letter small.
public func canonicalLanguageTag(_ text: String) -> String {
  var subtags: [String] = []
  var isExtension = false
  for part in text.split(whereSeparator: { $0 == "-" || $0 == "_" }) {
    let small = part.lowercased()
    let isLater = !subtags.isEmpty && !isExtension
    if isLater, small.utf8.count == 2 {
      subtags.append(small.uppercased())
    } else if isLater, small.utf8.count == 4, small.utf8.allSatisfy({ $0 >= 0x61 }) {
      subtags.append(small.prefix(1).uppercased() + small.dropFirst())
    } else {
      subtags.append(small)
    }
    if small.utf8.count == 1 { isExtension = true }
  }
  return subtags.joined(separator: "-")
}
