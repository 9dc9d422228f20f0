import Diagnostics

/// A value of a JSON file and where it stands.
struct JSONValue {
  enum Content {
    case object([(key: String, place: Range<Int>, value: JSONValue)])
    case array([JSONValue])
    case text(String)
    /// A number, `true`, `false` or `null`, as written.
    case word(String)
  }

  var content: Content
  /// In bytes of the file.
  var span: Range<Int>

  /// The value of a key; nil when there is none or this is no object.
  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  var members: [(key: String, place: Range<Int>, value: JSONValue)] {
    if case .object(let members) = content { return members }
    return []
  }

  var text: String? {
    if case .text(let text) = content { return text }
    return nil
  }
}

/// Reads JSON (RFC 8259) and nothing beyond it. O(bytes).
struct JSONReader {
  private let bytes: [UInt8]
  private var at = 0
  /// Objects and arrays inside one another at most.
  private static let deepest = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The file's one value.
  mutating func read() throws(CatalogFault) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    let value = try value(depth: 0)
    skipBlanks()
    guard at == bytes.count else {
      throw fault("something follows the end of the file's value", "delete it")
    }
    return value
  }

  private mutating func value(depth: Int) throws(CatalogFault) -> JSONValue {
    skipBlanks()
    guard at < bytes.count else { throw fault("the file ends where a value belongs", "write it") }
    guard depth < Self.deepest else {
      throw fault("more than \(Self.deepest) brackets are inside one another", "nest less deeply")
    }
    let start = at
    switch bytes[at] {
    case UInt8(ascii: "{"):
      let members = try members(depth: depth)
      return JSONValue(content: .object(members), span: start..<at)
    case UInt8(ascii: "["):
      let items = try items(depth: depth)
      return JSONValue(content: .array(items), span: start..<at)
    case UInt8(ascii: "\""):
      let text = try text()
      return JSONValue(content: .text(text), span: start..<at)
    default:
      while at < bytes.count, Self.isWord(bytes[at]) { at += 1 }
      let word = String(decoding: bytes[start..<at], as: UTF8.self)
      guard ["true", "false", "null"].contains(word) || Self.isNumber(word) else {
        at = start
        throw fault("expected a value of JSON", "quote texts: \"…\"")
      }
      return JSONValue(content: .word(word), span: start..<at)
    }
  }

  private mutating func members(
    depth: Int
  ) throws(CatalogFault) -> [(key: String, place: Range<Int>, value: JSONValue)] {
    var members: [(key: String, place: Range<Int>, value: JSONValue)] = []
    var known: Set<String> = []
    at += 1
    skipBlanks()
    if take("}") { return members }
    while true {
      skipBlanks()
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else {
        throw fault("expected a key in quotes", "write \"key\": and its value")
      }
      let start = at
      let key = try text()
      let place = start..<at
      guard known.insert(key).inserted else {
        throw CatalogFault(
          message: "the key \(quoted(key)) stands here twice", span: place,
          help: "delete one of the two")
      }
      skipBlanks()
      guard take(":") else { throw fault("expected a colon behind the key", "write :") }
      members.append((key, place, try value(depth: depth + 1)))
      skipBlanks()
      if take(",") { continue }
      if take("}") { return members }
      throw fault("expected a comma or }", "write a comma between two keys, } behind the last")
    }
  }

  private mutating func items(depth: Int) throws(CatalogFault) -> [JSONValue] {
    var items: [JSONValue] = []
    at += 1
    skipBlanks()
    if take("]") { return items }
    while true {
      items.append(try value(depth: depth + 1))
      skipBlanks()
      if take(",") { continue }
      if take("]") { return items }
      throw fault("expected a comma or ]", "write a comma between two values, ] behind the last")
    }
  }

  private mutating func text() throws(CatalogFault) -> String {
    let start = at
    at += 1
    var text: [UInt8] = []
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
      let byte = bytes[at]
      guard byte >= 0x20 else {
        throw fault("a text goes over the end of its line", "write \\n for a line end in a text")
      }
      at += 1
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
        continue
      }
      try text.append(contentsOf: String(escape()).utf8)
    }
    guard at < bytes.count else {
      throw CatalogFault(
        message: "this text has no end", span: start..<start + 1, help: "write \" behind it")
    }
    at += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape() throws(CatalogFault) -> Unicode.Scalar {
    let letter = at < bytes.count ? bytes[at] : 0
    at += 1
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "u"):
      var unit = try hexadecimal()
      if (0xD800..<0xDC00).contains(unit), at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"),
        bytes[at + 1] == UInt8(ascii: "u")
      {
        at += 2
        let low = try hexadecimal()
        if (0xDC00..<0xE000).contains(low) { unit = 0x10000 + (unit - 0xD800) << 10 + low - 0xDC00 }
      }
      if let scalar = Unicode.Scalar(unit) { return scalar }
      throw fault("half of a surrogate pair is no character", "write the character itself")
    default:
      at -= 2
      throw fault("JSON has no such escape", "write \\\\ for a backslash")
    }
  }

  private mutating func hexadecimal() throws(CatalogFault) -> UInt32 {
    let digits = String(
      decoding: bytes[min(at, bytes.count)..<min(at + 4, bytes.count)], as: UTF8.self)
    guard digits.utf8.count == 4, digits.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit),
      let value = UInt32(digits, radix: 16)
    else { throw fault("\\u needs four hexadecimal digits", "write for example \\u00e9") }
    at += 4
    return value
  }

  // MARK: Bytes

  private mutating func skipBlanks() {
    while at < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[at]) { at += 1 }
  }

  private mutating func take(_ symbol: Unicode.Scalar) -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(truncatingIfNeeded: symbol.value) else {
      return false
    }
    at += 1
    return true
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
      || "+-.".utf8.contains(byte)
  }

  private static func isNumber(_ word: String) -> Bool {
    var rest = word.utf8[...]
    func digits() -> Int {
      let count = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole == 1 || (whole > 1 && !startsWithZero) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if let exponent = rest.first, exponent | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if let sign = rest.first, "+-".utf8.contains(sign) { rest = rest.dropFirst() }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  private func fault(_ message: String, _ help: String) -> CatalogFault {
    CatalogFault(message: message, span: at..<min(at + 1, bytes.count), help: help)
  }
}
