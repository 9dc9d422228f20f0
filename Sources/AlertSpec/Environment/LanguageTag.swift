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
