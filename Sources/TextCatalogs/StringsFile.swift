import Diagnostics

/// Reads a `.strings` file: `"key" = "value";`, with comments as in C, in UTF-8 or UTF-16.
struct StringsFile {
  struct Entry {
    var key: String
    var value: String
    var place: Range<Int>
  }

  private let bytes: [UInt8]
  private var at = 0
  private(set) var entries: [Entry] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A file's bytes as UTF-8; nil for UTF-16 that isn't sound.
  static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
    let isBig: Bool
    if bytes.starts(with: [0xFF, 0xFE]) {
      isBig = false
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      isBig = true
    } else {
      return bytes
    }
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: 2, to: bytes.count, by: 2).map { (index: Int) -> UInt16 in
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      return isBig ? first << 8 | second : second << 8 | first
    }
    var text: [UInt8] = []
    let isSound = !transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { text.append($0) }
    return isSound ? text : nil
  }

  mutating func read() throws(CatalogFault) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    var known: Set<String> = []
    try skipBlanks()
    while at < bytes.count {
      let start = at
      let key = try word("a key")
      let place = start..<at
      guard known.insert(key).inserted else {
        throw CatalogFault(
          message: "the key \(quoted(key)) stands here twice", span: place,
          help: "delete one of the two")
      }
      try skipBlanks()
      var value = key
      if take("=") {
        try skipBlanks()
        value = try word("a text")
        try skipBlanks()
      }
      guard take(";") else {
        throw fault("expected ';' behind the text", "write \"key\" = \"text\";")
      }
      entries.append(Entry(key: key, value: value, place: place))
      try skipBlanks()
    }
  }

  private mutating func word(_ expected: String) throws(CatalogFault) -> String {
    guard at < bytes.count else {
      throw fault("the file ends where \(expected) belongs", "write \"key\" = \"text\";")
    }
    if bytes[at] == UInt8(ascii: "\"") { return try text() }
    let start = at
    while at < bytes.count, Self.isPlain(bytes[at]) { at += 1 }
    guard at > start else {
      throw fault("expected \(expected) in quotes", "write \"key\" = \"text\";")
    }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  /// What may stand without quotes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
      || "_-.$:/".utf8.contains(byte)
  }

  private mutating func text() throws(CatalogFault) -> String {
    let start = at
    at += 1
    var text: [UInt8] = []
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
      let byte = bytes[at]
      at += 1
      if byte == UInt8(ascii: "\\") {
        try text.append(contentsOf: String(escape()).utf8)
      } else {
        text.append(byte)
      }
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
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = String(
        decoding: bytes[min(at, bytes.count)..<min(at + 4, bytes.count)], as: UTF8.self)
      guard digits.utf8.count == 4, digits.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit),
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      else { throw fault("\\U needs four hexadecimal digits", "write the character itself") }
      at += 4
      return scalar
    case 0x21..<0x7F: return Unicode.Scalar(letter)
    default: throw fault("a backslash escapes nothing here", "write \\\\ for a backslash")
    }
  }

  private mutating func skipBlanks() throws(CatalogFault) {
    while at < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[at]) {
        at += 1
      } else if bytes[at...].starts(with: "//".utf8) {
        while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
      } else if bytes[at...].starts(with: "/*".utf8) {
        let start = at
        at += 2
        while at < bytes.count, !bytes[at...].starts(with: "*/".utf8) { at += 1 }
        guard at < bytes.count else {
          throw CatalogFault(
            message: "this comment has no end", span: start..<start + 2, help: "write */ behind it")
        }
        at += 2
      } else {
        return
      }
    }
  }

  private mutating func take(_ symbol: Unicode.Scalar) -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(truncatingIfNeeded: symbol.value) else {
      return false
    }
    at += 1
    return true
  }

  private func fault(_ message: String, _ help: String) -> CatalogFault {
    CatalogFault(
      message: message, span: min(at, bytes.count)..<min(at + 1, bytes.count), help: help)
  }
}
