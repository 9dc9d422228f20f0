/// The known name that somebody most likely meant, or nil when none is near enough to suggest.
///
/// Counts insertions, deletions, replacements and swaps of neighbours (optimal string
/// alignment), ignoring case; a third of the name's length may be wrong, and one letter always
/// may. Ties go to the name that shares the longer beginning, then to the earlier one.
/// O(names × length²).
public func nearestName(to written: String, among known: [String]) -> String? {
  let word = Array(written.lowercased().unicodeScalars)
  guard !word.isEmpty, word.count <= 64 else { return nil }
  var best: (name: String, distance: Int, shared: Int)?
  for name in known {
    let other = Array(name.lowercased().unicodeScalars)
    let allowed = max(1, max(word.count, other.count) / 3)
    guard abs(word.count - other.count) <= allowed else { continue }
    let distance = editDistance(word, other)
    guard distance <= allowed, distance < max(word.count, other.count) else { continue }
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

private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  for i in 1...left.count {
    var row = [i]
    row.reserveCapacity(right.count + 1)
    for j in 1...right.count {
      let cost = left[i - 1] == right[j - 1] ? 0 : 1
      var distance = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
      if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
        distance = min(distance, beforeLast[j - 2] + 1)
      }
      row.append(distance)
    }
    beforeLast = last
    last = row
  }
  return last[right.count]
}
