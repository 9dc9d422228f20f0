/// A JSON value (RFC 8259), as far as reports use it.
enum JSONValue: Equatable {
  case string([UInt8])
  case number(Int)
  case boolean(Bool)
  case null
  case list([JSONValue])
  case object([(name: String, value: JSONValue)])

  static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.string(let a), .string(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.boolean(let a), .boolean(let b)): a == b
    case (.null, .null): true
    case (.list(let a), .list(let b)): a == b
    case (.object(let a), .object(let b)): a.elementsEqual(b) { $0 == $1 }
    default: false
    }
  }

  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  var bytes: [UInt8]? {
    guard case .string(let bytes) = self else { return nil }
    return bytes
  }

  var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

  var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  var texts: [String]? {
    guard case .list(let values) = self else { return nil }
    let texts = values.compactMap(\.text)
    return texts.count == values.count ? texts : nil
  }
}

/// Reads one JSON value; numbers are whole. Whatever else is written, and nesting of more than 16
/// levels, is no value.
struct JSONParser {
  private let bytes: [UInt8]
  private var index: Int
  private let end: Int

  /// - Returns: nil when the stretch is not one value.
  static func parse(_ bytes: [UInt8], in span: Range<Int>) -> JSONValue? {
    var parser = JSONParser(bytes: bytes, index: span.lowerBound, end: span.upperBound)
    let value = parser.value(depth: 0)
    parser.skipBlanks()
    return parser.index == parser.end ? value : nil
  }

  private mutating func skipBlanks() {
    while index < end, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard index < end, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard end - index >= count else { return false }
    for offset in 0..<count where bytes[index + offset] != word.utf8Start[offset] { return false }
    index += count
    return true
  }

  private mutating func value(depth: Int) -> JSONValue? {
    guard depth < 16 else { return nil }
    if take(UInt8(ascii: "{")) { return object(depth: depth) }
    if take(UInt8(ascii: "[")) { return list(depth: depth) }
    if take(UInt8(ascii: "\"")) { return string().map(JSONValue.string) }
    if take("true") { return .boolean(true) }
    if take("false") { return .boolean(false) }
    if take("null") { return .null }
    let start = index
    if index < end, bytes[index] == UInt8(ascii: "-") { index += 1 }
    while index < end, (0x30...0x39).contains(bytes[index]) { index += 1 }
    return Int(String(decoding: bytes[start..<index], as: UTF8.self)).map(JSONValue.number)
  }

  private mutating func object(depth: Int) -> JSONValue? {
    var members: [(name: String, value: JSONValue)] = []
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      guard take(UInt8(ascii: "\"")), let name = string(), take(UInt8(ascii: ":")),
        let value = value(depth: depth + 1)
      else { return nil }
      members.append((String(decoding: name, as: UTF8.self), value))
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? .object(members) : nil
  }

  private mutating func list(depth: Int) -> JSONValue? {
    var values: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .list(values) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]")) ? .list(values) : nil
  }

  /// The rest of a string behind its first quote.
  private mutating func string() -> [UInt8]? {
    var result: [UInt8] = []
    while index < end {
      let start = index
      while index < end, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\\") {
        index += 1
      }
      result += bytes[start..<index]
      guard index < end else { return nil }
      index += 1
      if bytes[index - 1] == UInt8(ascii: "\"") { return result }
      guard appendEscape(to: &result) else { return nil }
    }
    return nil
  }

  private mutating func appendEscape(to result: inout [UInt8]) -> Bool {
    guard index < end else { return false }
    index += 1
    switch bytes[index - 1] {
    case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "u"):
      guard var unit = hexadecimal() else { return false }
      if (0xD800..<0xDC00).contains(unit), take("\\u"), let low = hexadecimal(),
        (0xDC00..<0xE000).contains(low)
      {
        unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      }
      result += String(Character(Unicode.Scalar(unit) ?? "\u{FFFD}")).utf8
    case let other: result.append(other)
    }
    return true
  }

  private mutating func hexadecimal() -> UInt32? {
    guard end - index >= 4 else { return nil }
    index += 4
    return UInt32(String(decoding: bytes[index - 4..<index], as: UTF8.self), radix: 16)
  }
}
