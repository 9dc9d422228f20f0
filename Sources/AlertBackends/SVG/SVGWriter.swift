import AlertSpec
import Geometry

/// SVG as it is written, element by element, each on a line of its own: XML 1.0 in UTF-8.
///
/// The caller keeps elements balanced.
struct SVGWriter: ~Copyable {
  private var buffer = ByteBuffer(capacity: 8192)
  /// Whether a number without a value has been written, as 0.
  private(set) var hasUndefinedNumber = false
  private var depth = 0

  // MARK: Elements

  /// `<name`, on a new line; attributes follow, then ``open()`` or ``close()``.
  mutating func element(_ name: StaticString) {
    breakLine()
    inlineElement(name)
  }

  /// The same on the line at hand, where blanks count.
  mutating func inlineElement(_ name: StaticString) {
    buffer.append(UInt8(ascii: "<"))
    buffer.append(name)
  }

  /// Ends an element without content.
  mutating func close() {
    buffer.append("/>")
  }

  /// What follows stands inside the element.
  mutating func open() {
    buffer.append(UInt8(ascii: ">"))
    depth += 1
  }

  /// The end tag, on a new line.
  mutating func end(_ name: StaticString) {
    depth -= 1
    breakLine()
    endTag(name)
  }

  /// The end tag on the line at hand, of an element whose content stands there.
  mutating func inlineEnd(_ name: StaticString) {
    depth -= 1
    endTag(name)
  }

  private mutating func endTag(_ name: StaticString) {
    buffer.append("</")
    buffer.append(name)
    buffer.append(UInt8(ascii: ">"))
  }

  private mutating func breakLine() {
    guard buffer.count > 0 else { return }
    buffer.append(UInt8(ascii: "\n"))
    buffer.append(UInt8(ascii: " "), times: depth)
  }

  /// An element that holds nothing but text.
  mutating func element(_ name: StaticString, text: String) {
    element(name)
    open()
    self.text(text)
    inlineEnd(name)
  }

  mutating func finish() -> [UInt8] {
    buffer.append(UInt8(ascii: "\n"))
    return buffer.bytes
  }

  // MARK: Attributes

  /// Attributes whose values are known: ` x="0" y="0"`.
  mutating func raw(_ attributes: StaticString) {
    buffer.append(attributes)
  }

  mutating func attribute(_ name: StaticString, _ value: Rational) {
    beginAttribute(name)
    number(value)
    endAttribute()
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    beginAttribute(name)
    escape(value, inAttribute: true)
    endAttribute()
  }

  /// Several values in one attribute go between this and ``endAttribute()``.
  mutating func beginAttribute(_ name: StaticString) {
    buffer.append(UInt8(ascii: " "))
    buffer.append(name)
    buffer.append("=\"")
  }

  mutating func endAttribute() {
    buffer.append(UInt8(ascii: "\""))
  }

  /// A rectangle's place and size.
  mutating func place(_ rect: Rect) {
    attribute("x", rect.minX)
    attribute("y", rect.minY)
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  /// ` fill="#RRGGBB"`, and its opacity where it is not opaque.
  mutating func fill(_ color: Color) {
    paint("fill", "fill-opacity", color)
  }

  mutating func stroke(_ color: Color, width: Rational) {
    paint("stroke", "stroke-opacity", color)
    attribute("stroke-width", width)
  }

  private mutating func paint(_ name: StaticString, _ opacity: StaticString, _ color: Color) {
    beginAttribute(name)
    var solid = color
    solid.alpha = 255
    buffer.append(solid)
    endAttribute()
    if color.alpha != 255 { attribute(opacity, Rational(Int64(color.alpha), 255)) }
  }

  // MARK: Values

  /// Rounded to a thousandth; 0 where it is undefined, which a caller reports.
  mutating func number(_ value: Rational) {
    guard !buffer.append(value) else { return }
    hasUndefinedNumber = true
    buffer.append(UInt8(ascii: "0"))
  }

  /// Part of a path or of a reference: nothing in it is escaped.
  mutating func literal(_ text: StaticString) {
    buffer.append(text)
  }

  /// Numbers of a path behind its letter.
  mutating func step(_ letter: StaticString, _ first: Rational, _ second: Rational) {
    buffer.append(letter)
    number(first)
    buffer.append(UInt8(ascii: " "))
    number(second)
  }

  mutating func text(_ text: String) {
    escape(text, inAttribute: false)
  }

  mutating func attributePart(_ text: String) {
    escape(text, inAttribute: true)
  }

  /// RFC 4648, section 4.
  mutating func base64(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      var group = UInt32(bytes[index]) << 16
      if count > 1 { group |= UInt32(bytes[index + 1]) << 8 }
      if count > 2 { group |= UInt32(bytes[index + 2]) }
      for place in 0..<4 {
        let value = UInt8(truncatingIfNeeded: group >> UInt32(18 - 6 * place)) & 63
        buffer.append(place <= count ? SVGWriter.base64Digit(value) : UInt8(ascii: "="))
      }
      index += 3
    }
  }

  private static func base64Digit(_ value: UInt8) -> UInt8 {
    switch value {
    case 0..<26: UInt8(ascii: "A") + value
    case 26..<52: UInt8(ascii: "a") + value - 26
    case 52..<62: UInt8(ascii: "0") + value - 52
    case 62: UInt8(ascii: "+")
    default: UInt8(ascii: "/")
    }
  }
}

// MARK: - Escaping

extension SVGWriter {
  private mutating func escape(_ text: String, inAttribute: Bool) {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard !bytes.contains(where: SVGWriter.needsLook) else { return false }
      buffer.append(bytes)
      return true
    }
    guard isPlain != true else { return }
    for scalar in text.unicodeScalars { escape(scalar, inAttribute: inAttribute) }
  }

  /// Controls, the characters of markup, and the first bytes of U+0080 to U+00BF and of U+F000 to
  /// U+FFFF, among which there are more of them.
  private static func needsLook(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<")
      || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"") || byte == 0xC2 || byte == 0xEF
  }

  /// XML 1.0, 2.2 to 2.4: what no document may hold becomes U+FFFD; controls that it may hold, and
  /// in an attribute what would be read as a blank, are written by number.
  private mutating func escape(_ scalar: Unicode.Scalar, inAttribute: Bool) {
    switch scalar.value {
    case 0x26: buffer.append("&amp;")
    case 0x3C: buffer.append("&lt;")
    case 0x3E: buffer.append("&gt;")
    case 0x22 where inAttribute: buffer.append("&quot;")
    case 0x09, 0x0A:
      if inAttribute { reference(scalar.value) } else { buffer.append(UInt8(scalar.value)) }
    case 0x0D, 0x7F...0x9F: reference(scalar.value)
    case 0..<0x20, 0xFFFE, 0xFFFF: buffer.append("\u{FFFD}")
    default:
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { buffer.append(byte) }
    }
  }

  private mutating func reference(_ value: UInt32) {
    buffer.append("&#")
    buffer.append(UInt64(value))
    buffer.append(UInt8(ascii: ";"))
  }
}
