import AlertSpec
import Geometry

/// UTF-8 under construction: memory of its own that grows by doubling, copied once at the end.
///
/// An array would do the same and check before each of several hundred appends whether it is
/// shared; that check cost more than the bytes.
struct ByteBuffer: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    memory = .allocate(capacity: self.capacity)
  }

  deinit {
    memory.deallocate()
  }

  /// What has been appended so far.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: memory, count: count)) }

  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if capacity - count < more { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    let larger = max(2 * capacity, count + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: memory, count: count)
    memory.deallocate()
    memory = moved
    capacity = larger
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    memory[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ literal: StaticString) {
    append(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  @inline(__always)
  mutating func append(_ slice: UnsafeBufferPointer<UInt8>) {
    guard let start = slice.baseAddress else { return }
    reserve(slice.count)
    (memory + count).update(from: start, count: slice.count)
    count += slice.count
  }

  /// `"name":` at once.
  mutating func appendKey(_ name: StaticString) {
    let length = name.utf8CodeUnitCount
    reserve(length + 3)
    memory[count] = UInt8(ascii: "\"")
    (memory + count + 1).update(from: name.utf8Start, count: length)
    memory[count + length + 1] = UInt8(ascii: "\"")
    memory[count + length + 2] = UInt8(ascii: ":")
    count += length + 3
  }

  mutating func append(text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if isDone == nil { for byte in text.utf8 { append(byte) } }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8, times repeats: Int) {
    guard repeats > 0 else { return }
    reserve(repeats)
    (memory + count).update(repeating: byte, count: repeats)
    count += repeats
  }

  mutating func append(_ number: UInt64) {
    var unit: UInt64 = 1
    while number / unit >= 10 { unit *= 10 }
    appendDigits(of: number, from: unit)
  }

  /// The digits of `number` from that of `unit`, a power of ten, to that of 1.
  @inline(__always)
  private mutating func appendDigits(of number: UInt64, from unit: UInt64) {
    var rest = number
    var unit = unit
    while unit > 0 {
      append(UInt8(truncatingIfNeeded: rest / unit) + UInt8(ascii: "0"))
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
    appendShort(parts.whole)
    guard parts.fraction != 0 else { return true }
    append(UInt8(ascii: "."))
    let tenths = UInt32(truncatingIfNeeded: parts.fraction)
    append(UInt8(truncatingIfNeeded: tenths / 100) + UInt8(ascii: "0"))
    if tenths % 100 != 0 {
      append(UInt8(truncatingIfNeeded: tenths / 10 % 10) + UInt8(ascii: "0"))
      if tenths % 10 != 0 {
        append(UInt8(truncatingIfNeeded: tenths % 10) + UInt8(ascii: "0"))
      }
    }
    return true
  }

  /// As `append`, without 64-bit divisions for the lengths of a screen.
  @inline(__always)
  private mutating func appendShort(_ number: UInt64) {
    guard number < 1000 else { return append(number) }
    let short = UInt32(truncatingIfNeeded: number)
    if short >= 100 { append(UInt8(truncatingIfNeeded: short / 100) + UInt8(ascii: "0")) }
    if short >= 10 { append(UInt8(truncatingIfNeeded: short / 10 % 10) + UInt8(ascii: "0")) }
    append(UInt8(truncatingIfNeeded: short % 10) + UInt8(ascii: "0"))
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
  mutating func append(_ color: Color) {
    append(UInt8(ascii: "#"))
    appendHexadecimal(color.red)
    appendHexadecimal(color.green)
    appendHexadecimal(color.blue)
    if color.alpha != 255 { appendHexadecimal(color.alpha) }
  }

  @inline(__always)
  private mutating func appendHexadecimal(_ byte: UInt8) {
    append(hexadecimalDigit(byte >> 4))
    append(hexadecimalDigit(byte & 15))
  }
}

/// The upper-case digit of a value from 0 to 15.
@inline(__always)
func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}
