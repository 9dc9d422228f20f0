import Diagnostics

// Pairs of nodes become the entries of a mapping.
extension TreeReader {
  /// The pending pairs as entries, without those whose key is no text or is there already.
  mutating func entries(from base: Int, isFlow: Bool) -> (
    entries: [YAMLNode.Entry], lost: Bool
  ) {
    var entries: [YAMLNode.Entry] = []
    entries.reserveCapacity((pending.count - base) / 2)
    var lost = false
    var seen: Set<KeyBytes>? = (pending.count - base) > 64 ? [] : nil
    var index = base
    while index + 1 < pending.count {
      defer { index += 2 }
      let key = pending[index]
      guard let text = checkKey(key) else {
        lost = true
        continue
      }
      if isFlow { checkGluedEntry(key, pending[index + 1]) }
      let isRepeated =
        if seen != nil {
          seen?.insert(KeyBytes(text)).inserted == false
        } else {
          isKeyRepeated(index, from: base, text)
        }
      if isRepeated {
        let first = entries.first { sameBytes($0.key.scalar?.text ?? "", text) }
        reportDuplicate(text, key.span, first: first?.key.span)
      } else {
        entries.append(YAMLNode.Entry(key: key, value: pending[index + 1]))
      }
    }
    return (entries, lost)
  }

  private func isKeyRepeated(_ index: Int, from base: Int, _ text: String) -> Bool {
    let fingerprint = fingerprints[index]
    var earlier = base
    while earlier < index {
      if fingerprints[earlier] == fingerprint, let other = pending[earlier].scalar,
        sameBytes(other.text, text)
      {
        return true
      }
      earlier += 2
    }
    return false
  }

  private mutating func reportDuplicate(_ text: String, _ span: Range<Int>, first: Range<Int>?) {
    guard !isFull else { return }
    let table = lines ?? LineTable(file)
    lines = table
    report(
      .duplicateKey(
        text, at: file.range(span),
        first: first.map { (file.range($0), table.place(of: $0.lowerBound).line) }))
  }
}

/// A key by its bytes, for sets of very many.
private struct KeyBytes: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: KeyBytes, right: KeyBytes) -> Bool { sameBytes(left.text, right.text) }

  func hash(into hasher: inout Hasher) {
    var copy = text
    copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
