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

  /// Makes repairs; one that overlaps an earlier one takes its place. O(bytes + repairs).
  ///
  /// - Returns: whether anything changed.
  mutating func apply(_ new: [Repair]) -> Bool {
    let before = repairs
    for repair in new {
      repairs.removeAll { old in
        old.span == repair.span
          || (old.span.lowerBound < repair.span.upperBound
            && repair.span.lowerBound < old.span.upperBound)
      }
      let place =
        repairs.firstIndex {
          ($0.span.lowerBound, $0.span.upperBound)
            > (repair.span.lowerBound, repair.span.upperBound)
        } ?? repairs.endIndex
      repairs.insert(repair, at: place)
    }
    guard repairs != before else { return false }
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
