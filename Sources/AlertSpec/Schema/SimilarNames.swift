import Diagnostics
import YAMLNodes

/// A name that is there already: a view's or an action's.
struct KnownName {
  let text: String
  /// Nil for a name that the language knows.
  let range: SourceRange?
}

extension SpecReader {
  /// Warns of a new name that is a slip away from one that is there already, which it then doesn't
  /// reach.
  ///
  /// - Parameters:
  ///   - kind: `action` or `view`.
  ///   - entries: those of the same map: who writes both means both.
  mutating func warnOfSlip(
    _ name: String, of kind: String, at node: YAMLNode, known: [KnownName],
    among entries: [YAMLNode.Entry]
  ) {
    guard suggests,
      let meant = known.first(where: { isSlip(name, of: $0.text, isOfLanguage: $0.range == nil) }),
      !entries.contains(where: { keyText($0).map { sameBytes($0, meant.text) } ?? false })
    else { return }
    let notes = meant.range.map { [Note("\(quoted(meant.text)) is this one", at: $0)] }
    report(
      Diagnostic(
        .warning, .similarName,
        "\(quoted(name)) is a new \(kind), but its name is nearly \(quoted(meant.text))",
        at: range(node), notes: notes ?? [],
        help: [
          Help(
            "did you mean '\(escaped(meant.text))'?",
            fix: FixIt([.init(replacing: range(node), with: meant.text)], isCertain: false))
        ]))
  }
}

/// Whether a name is most likely another, mistyped: one letter is missing, doubled, hit beside its
/// own place, or swapped with the next, or letters differ in case alone.
///
/// Names that come in sets are none: what differs by a digit (`photo1`, `photo2`), by the end
/// (`photo`, `photos`) or by a part of one letter (`row-a`, `row-b`).
///
/// - Parameter isOfLanguage: whether the language gives the other a meaning, so that it is meant
///   even where only its end differs.
func isSlip(_ name: String, of other: String, isOfLanguage: Bool = false) -> Bool {
  guard mayBeSlip(name, of: other), !sameBytes(name, other) else { return false }
  let word = Array(name.lowercased().unicodeScalars)
  let meant = Array(other.lowercased().unicodeScalars)
  guard meant.count > 4, abs(word.count - meant.count) <= 1,
    digits(of: word) == digits(of: meant)
  else { return false }
  if word == meant { return true }
  let start = zip(word, meant).prefix { $0 == $1 }.count
  let end = zip(word.reversed(), meant.reversed()).prefix { $0 == $1 }.count
  switch word.count - meant.count {
  case 0:
    let isSwap =
      start + 1 < word.count && word[start] == meant[start + 1] && word[start + 1] == meant[start]
      && Array(word[(start + 2)...]) == Array(meant[(start + 2)...])
    if isSwap { return true }
    guard start + end == word.count - 1 else { return false }
    let isLast = start == word.count - 1
    return isOfLanguage || (!isLast && !standsAlone(start, in: word))
  case 1:
    // One letter more: at the end it makes a plural, or another of a set, unless it is doubled.
    guard start + end >= meant.count else { return false }
    let isDoubled = start > 0 && word[start - 1] == word[min(start, word.count - 1)]
    return isDoubled || (start < meant.count && start > 0 && !standsAlone(start, in: word))
  default:
    // One letter less: at the end it makes a singular.
    guard start + end >= word.count else { return false }
    return isOfLanguage || start < word.count || meant.last != "s"
  }
}

/// Whether what two names share at their beginnings and ends leaves no more than a slip between.
/// Most names have less in common, and are told apart by this alone.
private func mayBeSlip(_ name: String, of other: String) -> Bool {
  let (count, otherCount) = (name.utf8.count, other.utf8.count)
  guard abs(count - otherCount) <= 4, otherCount <= 100 else { return false }
  guard isASCII(name), isASCII(other) else { return true }
  guard abs(count - otherCount) <= 1 else { return false }
  func isAlike(_ pair: (UInt8, UInt8)) -> Bool { pair.0 | 0x20 == pair.1 | 0x20 }
  var shared = 0
  for pair in zip(name.utf8, other.utf8) {
    guard isAlike(pair) else { break }
    shared += 1
  }
  for pair in zip(name.utf8.reversed(), other.utf8.reversed()) {
    guard isAlike(pair) else { break }
    shared += 1
  }
  // Two letters that are swapped.
  return shared + 2 >= max(count, otherCount)
}

private func digits(of word: [Unicode.Scalar]) -> [Unicode.Scalar] {
  word.filter { $0.properties.numericType != nil }
}

/// Whether the letter there is a part of a name by itself.
private func standsAlone(_ index: Int, in word: [Unicode.Scalar]) -> Bool {
  func isBorder(_ index: Int) -> Bool {
    !word.indices.contains(index) || word[index] == "-" || word[index] == "_"
  }
  return isBorder(index) || (isBorder(index - 1) && isBorder(index + 1))
}
