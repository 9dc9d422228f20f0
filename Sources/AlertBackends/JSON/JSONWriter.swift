import AlertSpec
import Geometry
import JSONNodes

/// JSON as it is written, key by key: RFC 8259, with escapes only where it demands them.
///
/// The caller keeps brackets balanced; commas are the writer's affair. Two forms differ in blanks
/// alone: pretty, where a caller chooses which containers take a line for each of their parts,
/// and compact, without any blank.
struct JSONWriter: ~Copyable {
  enum Form: Sendable {
    case pretty
    case compact
  }

  let form: Form
  private(set) var buffer = ByteBuffer(capacity: 4096)
  /// Whether a number without a value has been written, as `null`.
  private(set) var hasUndefinedNumber = false
  /// Whether the next key or element follows another in the same container.
  private var needsComma = false
  private var depth = 0

  init(form: Form) {
    self.form = form
  }

  private var isPretty: Bool { form == .pretty }

  // MARK: Containers on one line

  mutating func beginObject() {
    buffer.append(UInt8(ascii: "{"))
    if isPretty { buffer.append(UInt8(ascii: " ")) }
    needsComma = false
  }

  mutating func endObject() {
    if isPretty { buffer.append(UInt8(ascii: " ")) }
    buffer.append(UInt8(ascii: "}"))
    needsComma = true
  }

  /// For arrays that are never empty.
  mutating func beginArray() {
    buffer.append(UInt8(ascii: "["))
    if isPretty { buffer.append(UInt8(ascii: " ")) }
    needsComma = false
  }

  mutating func endArray() {
    if isPretty { buffer.append(UInt8(ascii: " ")) }
    buffer.append(UInt8(ascii: "]"))
    needsComma = true
  }

  // MARK: Containers with a line for each part

  /// Its parts begin with ``line()``.
  mutating func beginBlock(_ bracket: Bracket) {
    buffer.append(bracket.rawValue)
    depth += 1
    needsComma = false
  }

  mutating func endBlock(_ bracket: Bracket) {
    depth -= 1
    if isPretty { breakLine() }
    buffer.append(bracket.closing)
    needsComma = true
  }

  /// Begins the next part on a line of its own.
  mutating func line() {
    if needsComma { buffer.append(UInt8(ascii: ",")) }
    needsComma = false
    if isPretty { breakLine() }
  }

  /// What `write` puts on lines of its own goes one level further in.
  mutating func indented(_ write: (inout JSONWriter) -> Void) {
    depth += 1
    write(&self)
    depth -= 1
  }

  enum Bracket: UInt8 {
    case object = 0x7B
    case array = 0x5B

    var closing: UInt8 { rawValue + 2 }
  }

  mutating func emptyArray() {
    buffer.append("[]")
    needsComma = true
  }

  /// Ends the document.
  mutating func finish() -> [UInt8] {
    buffer.append(UInt8(ascii: "\n"))
    return buffer.bytes
  }

  private mutating func breakLine() {
    buffer.append(UInt8(ascii: "\n"))
    buffer.append(UInt8(ascii: " "), times: 2 * depth)
  }

  // MARK: Keys and values

  /// - Parameter name: without characters that JSON escapes.
  mutating func key(_ name: StaticString) {
    element()
    buffer.appendKey(name)
    if isPretty { buffer.append(UInt8(ascii: " ")) }
  }

  /// Between a key written as a string and its value.
  mutating func colon() {
    buffer.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Brackets, commas and keys of an object that always has the same ones: the short way for what
  /// is written most often. Values go between.
  @inline(__always)
  mutating func fixed(pretty: StaticString, compact: StaticString) {
    if isPretty { buffer.append(pretty) } else { buffer.append(compact) }
  }

  /// Before a value in an array on one line.
  mutating func element() {
    if needsComma {
      buffer.append(UInt8(ascii: ","))
      if isPretty { buffer.append(UInt8(ascii: " ")) }
    }
    needsComma = false
  }

  /// A value that was written before.
  mutating func written(_ json: UnsafeBufferPointer<UInt8>) {
    buffer.append(json)
    needsComma = true
  }

  mutating func null() {
    buffer.append("null")
    needsComma = true
  }

  mutating func boolean(_ value: Bool) {
    buffer.append(value ? "true" : "false")
    needsComma = true
  }

  /// Rounded to a thousandth; `null` where the value is undefined, which a caller reports.
  mutating func number(_ value: Rational) {
    if !buffer.append(value) {
      hasUndefinedNumber = true
      buffer.append("null")
    }
    needsComma = true
  }

  mutating func color(_ value: Color) {
    buffer.append(UInt8(ascii: "\""))
    buffer.append(value)
    buffer.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// - Parameter value: without characters that JSON escapes.
  mutating func literal(_ value: StaticString) {
    buffer.append(UInt8(ascii: "\""))
    buffer.append(value)
    buffer.append(UInt8(ascii: "\""))
    needsComma = true
  }

  mutating func string(_ value: String) {
    buffer.append(UInt8(ascii: "\""))
    let isDone: Void? = value.utf8.withContiguousStorageIfAvailable { bytes in
      if bytes.contains(where: mustEscape) {
        for byte in bytes { appendEscaped(byte) }
      } else {
        buffer.append(bytes)
      }
    }
    if isDone == nil { for byte in value.utf8 { appendEscaped(byte) } }
    buffer.append(UInt8(ascii: "\""))
    needsComma = true
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    if let escape = jsonEscape(of: byte) {
      for byte in escape.utf8 { buffer.append(byte) }
    } else {
      buffer.append(byte)
    }
  }
}

/// RFC 8259, section 7: quotation mark, reverse solidus and the controls below U+0020.
@inline(__always)
private func mustEscape(_ byte: UInt8) -> Bool {
  byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
}
