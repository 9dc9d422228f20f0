import AlertSpec
import Geometry

/// UTF-8 under construction. Appending allocates only when the buffer has to grow.
struct ByteBuffer {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  mutating func append(_ literal: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(
        start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  mutating func append(_ slice: ArraySlice<UInt8>) {
    bytes.append(contentsOf: slice)
  }

  mutating func append(text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(_ byte: UInt8, times count: Int) {
    guard count > 0 else { return }
    bytes.append(contentsOf: repeatElement(byte, count: count))
  }

  mutating func append(_ number: UInt64) {
    var unit: UInt64 = 1
    while number / unit >= 10 { unit *= 10 }
    appendDigits(of: number, from: unit)
  }

  /// The digits of `number` from that of `unit`, a power of ten, to that of 1.
  private mutating func appendDigits(of number: UInt64, from unit: UInt64) {
    var rest = number
    var unit = unit
    while unit > 0 {
      bytes.append(UInt8(truncatingIfNeeded: rest / unit) + UInt8(ascii: "0"))
      rest %= unit
      unit /= 10
    }
  }

  /// The shortest decimal of the value rounded to a thousandth, as `Rational.decimal`.
  ///
  /// - Returns: false, with nothing appended, for ``Rational/undefined``.
  @discardableResult
  mutating func append(_ value: Rational) -> Bool {
    guard let parts = Thousandths(value) else { return false }
    if parts.isNegative { append(UInt8(ascii: "-")) }
    append(parts.whole)
    guard parts.fraction != 0 else { return true }
    append(UInt8(ascii: "."))
    var shown = parts.fraction
    var unit: UInt64 = 100
    while shown % 10 == 0 {
      shown /= 10
      unit /= 10
    }
    appendDigits(of: shown, from: unit)
    return true
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
  mutating func append(_ color: Color) {
    append(UInt8(ascii: "#"))
    appendHexadecimal(color.red)
    appendHexadecimal(color.green)
    appendHexadecimal(color.blue)
    if color.alpha != 255 { appendHexadecimal(color.alpha) }
  }

  private mutating func appendHexadecimal(_ byte: UInt8) {
    append(hexadecimalDigit(byte >> 4))
    append(hexadecimalDigit(byte & 15))
  }
}

/// The upper-case digit of a value from 0 to 15.
func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}
