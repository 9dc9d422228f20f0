import CUnicodeTables

/// A text in Normalization Form C (UAX #15, Unicode 15.0), but for compatibility ideographs, which
/// stay. O(n).
public func composed(_ text: String) -> String {
  var result = ""
  for character in text {
    let scalars = Normalisation.composed(character.unicodeScalars.map(\.value))
    result.unicodeScalars.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
  }
  return result
}

/// Normalization Form C (UAX #15, Unicode 15.0) of the scalars of one grapheme, so that composed
/// and decomposed text measure alike.
enum Normalisation {
  /// Whether NFC may change a scalar or join it to the one before: its flag in the tables.
  @inline(__always)
  static func isUnstable(_ flags: UInt8) -> Bool { flags & 0x10 != 0 }

  /// O(n log n) in the length of the grapheme.
  static func composed(_ scalars: [UInt32]) -> [UInt32] {
    var decomposed: [UInt32] = []
    decomposed.reserveCapacity(scalars.count * 2)
    for scalar in scalars { decompose(scalar, into: &decomposed) }
    reorder(&decomposed)
    return compose(decomposed)
  }

  private static func decompose(_ scalar: UInt32, into result: inout [UInt32]) {
    if let (first, second) = hangulParts(scalar) {
      decompose(first, into: &result)
      result.append(second)
      return
    }
    guard let entry = unicode_find_decomposition(scalar) else {
      result.append(scalar)
      return
    }
    // A decomposition is never recursive beyond the few steps of its first scalar.
    decompose(entry.pointee.first, into: &result)
    if entry.pointee.second != 0 { decompose(entry.pointee.second, into: &result) }
  }

  /// Sorts each stretch of marks by combining class, keeping the order of equals.
  private static func reorder(_ scalars: inout [UInt32]) {
    var start = 0
    while start < scalars.count {
      var end = start
      while end < scalars.count, unicode_combining_class(scalars[end]) != 0 { end += 1 }
      if end - start > 1 {
        let sorted = scalars[start..<end].enumerated().sorted {
          (unicode_combining_class($0.element), $0.offset)
            < (unicode_combining_class($1.element), $1.offset)
        }
        scalars.replaceSubrange(start..<end, with: sorted.map(\.element))
      }
      start = end + 1
    }
  }

  private static func compose(_ scalars: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(scalars.count)
    var starter: Int?
    var lastClass: UInt8 = 0
    for scalar in scalars {
      let combining = unicode_combining_class(scalar)
      if let starter, result.count - 1 == starter || lastClass < combining,
        let composite = composite(result[starter], scalar)
      {
        result[starter] = composite
        continue
      }
      if combining == 0 { starter = result.count }
      lastClass = combining
      result.append(scalar)
    }
    return result
  }

  private static func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if let syllable = hangulSyllable(first, second) { return syllable }
    let found = unicode_find_composite(first, second)
    return found == 0 ? nil : found
  }

  private static func hangulParts(_ scalar: UInt32) -> (UInt32, UInt32)? {
    guard (0xAC00...0xD7A3).contains(scalar) else { return nil }
    let index = scalar - 0xAC00
    let trailing = index % 28
    return trailing == 0
      ? (0x1100 + index / 588, 0x1161 + index % 588 / 28) : (scalar - trailing, 0x11A7 + trailing)
  }

  private static func hangulSyllable(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if (0x1100...0x1112).contains(first), (0x1161...0x1175).contains(second) {
      return 0xAC00 + ((first - 0x1100) * 21 + (second - 0x1161)) * 28
    }
    if (0xAC00...0xD7A3).contains(first), (first - 0xAC00) % 28 == 0,
      (0x11A8...0x11C2).contains(second)
    {
      return first + second - 0x11A7
    }
    return nil
  }
}
