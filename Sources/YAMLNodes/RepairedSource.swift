import Diagnostics

/// A file with its repairs: the bytes to parse, and the way from them back to the file's own.
struct RepairedSource {
  let file: SourceFile
  /// Bytes of the byte order mark, which is not parsed.
  let markLength: Int
  let isASCII: Bool
  /// What is parsed. Shares the file's storage until something is repaired.
  private(set) var bytes: [UInt8]
  /// By place, without overlap.
  private(set) var repairs: [Repair] = []
  /// Where each repair's replacement begins in ``bytes``.
  private var starts: [Int] = []

  init(_ file: SourceFile, markLength: Int, isASCII: Bool) {
    self.file = file
    self.markLength = markLength
    self.isASCII = isASCII
    bytes = markLength == 0 ? file.bytes : Array(file.bytes.dropFirst(markLength))
  }

  var isRepaired: Bool { !repairs.isEmpty }

  /// Whether a finding brings nothing that isn't done already.
  func isStale(_ finding: Finding) -> Bool {
    isRepaired
      && finding.repairs.allSatisfy { repair in
        var index = firstRepair(endingAtOrAfter: repair.span.lowerBound)
        while index < repairs.count, repairs[index].span.lowerBound <= repair.span.lowerBound {
          if repairs[index] == repair { return true }
          index += 1
        }
        return false
      }
  }

  /// What has been inserted at an offset so far.
  func insertion(at offset: Int) -> [UInt8] {
    repairs.first { $0.span == offset..<offset }?.replacement ?? []
  }

  /// O(log repairs).
  private func firstRepair(endingAtOrAfter offset: Int) -> Int {
    var low = 0
    var high = repairs.count
    while low < high {
      let middle = (low + high) / 2
      if repairs[middle].span.upperBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Makes repairs; one that overlaps an earlier one takes its place. O(bytes + repairs).
  ///
  /// - Returns: whether anything changed.
  mutating func apply(_ new: [Repair]) -> Bool {
    guard !new.isEmpty else { return false }
    let new = new.sorted { $0.precedes($1) }
    var merged: [Repair] = []
    merged.reserveCapacity(repairs.count + new.count)
    var next = 0
    for repair in new {
      while next < repairs.count, !repairs[next].meets(repair), repairs[next].precedes(repair) {
        merged.append(repairs[next])
        next += 1
      }
      while next < repairs.count, repairs[next].meets(repair) { next += 1 }
      while let last = merged.last, last.meets(repair) { merged.removeLast() }
      merged.append(repair)
    }
    merged.append(contentsOf: repairs[next...])
    guard merged != repairs, merged.count <= Limits.repairedPlaces else { return false }
    repairs = merged
    rebuild()
    return true
  }

  private mutating func rebuild() {
    bytes.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    var next = markLength
    for repair in repairs {
      let lower = min(max(repair.span.lowerBound, next), file.bytes.count)
      bytes.append(contentsOf: file.bytes[next..<lower])
      starts.append(bytes.count)
      bytes.append(contentsOf: repair.replacement)
      next = min(max(repair.span.upperBound, lower), file.bytes.count)
    }
    bytes.append(contentsOf: file.bytes[next...])
  }

  /// Where in the file a byte that is parsed comes from. O(log repairs).
  func fileOffset(_ offset: Int) -> Int {
    guard isRepaired else { return offset + markLength }
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return offset + markLength }
    let repair = repairs[low - 1]
    let distance = offset - starts[low - 1]
    if distance < repair.replacement.count {
      return min(repair.span.lowerBound + distance, repair.span.upperBound)
    }
    return min(
      repair.span.upperBound + distance - repair.replacement.count, file.bytes.count)
  }
}

/// Finds the byte of a code point by walking from the one asked for last: marks come almost in
/// order, so that all of a file's cost one walk over it.
struct CodePointCursor {
  private var index = 0
  private var offset = 0

  /// Takes over a place that is known otherwise.
  mutating func stand(at index: Int, offset: Int) {
    self.index = index
    self.offset = offset
  }

  mutating func byteOffset(of target: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    while index < target, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      index += 1
    }
    while index > target, offset > 0 {
      offset -= 1
      while offset > 0, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      index -= 1
    }
    return offset
  }
}
