/// The name that someone most likely meant; nil when none is near (within a third of its length,
/// and at least one edit). Ties go to the first.
///
/// Distance: optimal string alignment (insertions, deletions, replacements, swaps of
/// neighbours). O(names × length²); long input is not looked at.
func nearestName(to written: String, among names: [String]) -> String? {
  let typed = Array(written.unicodeScalars)
  guard typed.count <= 40 else { return nil }
  var best: (distance: Int, name: String)?
  for name in names {
    let distance = alignmentDistance(typed, Array(name.unicodeScalars))
    let allowed = max(1, max(typed.count, name.unicodeScalars.count) / 3)
    if distance <= allowed, distance < best?.distance ?? .max { best = (distance, name) }
  }
  return best?.name
}

private func alignmentDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var older: [Int] = []
  var previous = Array(0...b.count)
  for i in a.indices {
    var current = [i + 1]
    for j in b.indices {
      var value = min(
        previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        value = min(value, older[j - 1] + 1)
      }
      current.append(value)
    }
    older = previous
    previous = current
  }
  return previous[b.count]
}
