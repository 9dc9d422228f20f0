import Diagnostics

/// A fault, and the smallest change after which the rest of the file can be read.
struct Finding {
  var diagnostic: Diagnostic
  /// What to read instead. Not what the author should write: that is the diagnostic's fix.
  var repairs: [Repair] = []
  /// Where values begin that stand for something unreadable.
  var faulty: [Int] = []
  /// Where something was left out, whose absence must not be reported a second time.
  var gaps: [Range<Int>] = []
}

/// Bytes to read in place of a range of the file.
struct Repair: Equatable {
  var span: Range<Int>
  var replacement: [UInt8]

  init(_ span: Range<Int>, _ replacement: String) {
    self.span = span
    self.replacement = Array(replacement.utf8)
  }

  init(_ span: Range<Int>, bytes: [UInt8]) {
    self.span = span
    replacement = bytes
  }

  func precedes(_ other: Repair) -> Bool {
    (span.lowerBound, span.upperBound) < (other.span.lowerBound, other.span.upperBound)
  }

  /// Whether both can't be made: they share bytes, or insert at one place.
  func meets(_ other: Repair) -> Bool {
    span == other.span
      || (span.lowerBound < other.span.upperBound && other.span.lowerBound < span.upperBound)
  }

  /// A quoted text of the same length in place of a value.
  static func placeholder(_ span: Range<Int>) -> Repair {
    guard span.count >= 2 else {
      return Repair(span, bytes: Array(repeating: UInt8(ascii: "x"), count: span.count))
    }
    var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: span.count)
    bytes[0] = UInt8(ascii: "'")
    bytes[span.count - 1] = UInt8(ascii: "'")
    return Repair(span, bytes: bytes)
  }

  /// Nothing: a comment of the same length, which ends at the line's end.
  static func comment(_ span: Range<Int>) -> Repair {
    Repair(span, bytes: Array(repeating: UInt8(ascii: "#"), count: span.count))
  }
}
