import Diagnostics

/// The known name that somebody most likely meant, or nil when none is near enough to suggest.
///
/// Counts insertions, deletions, replacements and swaps of neighbours (optimal string
/// alignment), ignoring case; a third of the name's length may be wrong, and one letter always
/// may. Ties go to the name that shares the longer beginning, then to the earlier one.
/// O(names × length²).
public func nearestName(to written: String, among known: [String]) -> String? {
  guard written.utf8.count <= 256 else { return nil }
  // What looks the same can be written with other characters.
  if !written.utf8.allSatisfy({ $0 < 0x80 }), let same = known.first(where: { $0 == written }) {
    return same
  }
  let word = Array(written.lowercased().unicodeScalars)
  guard !word.isEmpty, word.count <= 64 else { return nil }
  let shortest = word.count - max(1, word.count / 3)
  var distances = EditDistances(from: word)
  var best: (name: String, distance: Int, shared: Int)?
  for name in known where name.utf8.count >= shortest && name.utf8.count <= 400 {
    let other = Array(name.lowercased().unicodeScalars)
    let longer = max(word.count, other.count)
    let allowed = max(1, longer / 3)
    guard abs(word.count - other.count) <= allowed,
      let distance = distances.distance(to: other, atMost: min(allowed, longer - 1))
    else { continue }
    let shared = zip(word, other).prefix { $0 == $1 }.count
    if let current = best,
      (current.distance, -current.shared) <= (distance, -shared)
    {
      continue
    }
    best = (name, distance, shared)
  }
  return best?.name
}

/// The question whether a known name is meant, which says so where the two look the same.
public func didYouMean(_ better: String, for written: String) -> String {
  better == written && !sameBytes(better, written)
    ? "did you mean \(quoted(better)), which looks the same but is written with other characters?"
    : "did you mean '\(better)'?"
}

/// Distances from one word to others, its rows reused from word to word.
private struct EditDistances {
  private let word: [Unicode.Scalar]
  private var beforeLast: [Int] = []
  private var last: [Int] = []
  private var row: [Int] = []

  init(from word: [Unicode.Scalar]) {
    self.word = word
  }

  /// Nil for more than `most`.
  mutating func distance(to other: [Unicode.Scalar], atMost most: Int) -> Int? {
    let width = other.count + 1
    beforeLast = [Int](repeating: 0, count: width)
    last = Array(0..<width)
    row = beforeLast
    for i in 1...word.count {
      row[0] = i
      var least = i
      for j in 1..<width {
        let cost = word[i - 1] == other[j - 1] ? 0 : 1
        var distance = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, word[i - 1] == other[j - 2], word[i - 2] == other[j - 1] {
          distance = min(distance, beforeLast[j - 2] + 1)
        }
        row[j] = distance
        least = min(least, distance)
      }
      // Every way on goes through this row or, by a swap, from the one before it.
      if least > most + 1 { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[width - 1] <= most ? last[width - 1] : nil
  }
}
