extension JSONNode {
  /// Objects and arrays inside one another at most.
  public static let deepest = 64

  /// Reads JSON (RFC 8259) and nothing beyond it. O(bytes).
  ///
  /// A byte order mark at the beginning is passed over, as section 8.1 allows. Keys that are
  /// canonically equivalent count as the same key, as Swift's strings do.
  ///
  /// - Parameter span: the stretch to read; nil for all. Places count from the beginning of the
  ///   bytes.
  /// - Throws: the first fault; nothing is read behind it.
  public static func parse(
    _ bytes: [UInt8], in span: Range<Int>? = nil
  ) throws(JSONFault) -> JSONNode {
    var reader = JSONReader(bytes, span?.clamped(to: bytes.indices) ?? bytes.indices)
    return try reader.read()
  }
}

private struct JSONReader {
  private let bytes: [UInt8]
  private var at: Int
  private let end: Int

  init(_ bytes: [UInt8], _ span: Range<Int>) {
    self.bytes = bytes
    at = span.lowerBound
    end = span.upperBound
  }

  mutating func read() throws(JSONFault) -> JSONNode {
    if bytes[at..<end].starts(with: [0xEF, 0xBB, 0xBF]) { at += 3 }
    let value = try value(depth: 0)
    skipBlanks()
    guard at == end else { throw fault(.excess) }
    return value
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONNode {
    skipBlanks()
    guard at < end else { throw fault(.ended) }
    guard depth < JSONNode.deepest else { throw fault(.tooDeep) }
    let start = at
    let content: JSONNode.Content
    switch bytes[at] {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .array(try items(depth: depth))
    case UInt8(ascii: "\""): content = .string(try string())
    default: content = try word()
    }
    return JSONNode(content: content, span: start..<at)
  }

  private mutating func members(depth: Int) throws(JSONFault) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var known: Set<String> = []
    at += 1
    skipBlanks()
    if take("}") { return members }
    while true {
      skipBlanks()
      guard at < end, bytes[at] == UInt8(ascii: "\"") else { throw fault(.notAKey) }
      let start = at
      let key = try string()
      let span = start..<at
      guard known.insert(key).inserted else {
        throw JSONFault(kind: .repeatedKey(key), span: span)
      }
      skipBlanks()
      guard take(":") else { throw fault(.noColon) }
      let value = try value(depth: depth + 1)
      members.append(JSONNode.Member(key: key, keySpan: span, value: value))
      skipBlanks()
      if try takeComma(before: "}") { continue }
      if take("}") { return members }
      throw fault(.objectNotEnded)
    }
  }

  private mutating func items(depth: Int) throws(JSONFault) -> [JSONNode] {
    var items: [JSONNode] = []
    at += 1
    skipBlanks()
    if take("]") { return items }
    while true {
      items.append(try value(depth: depth + 1))
      skipBlanks()
      if try takeComma(before: "]") { continue }
      if take("]") { return items }
      throw fault(.arrayNotEnded)
    }
  }

  // MARK: Strings

  private mutating func string() throws(JSONFault) -> String {
    let start = at
    at += 1
    var text = ""
    while true {
      let run = try self.run()
      guard at < end else {
        throw JSONFault(kind: .stringNotEnded, span: start..<start + 1)
      }
      switch bytes[at] {
      case UInt8(ascii: "\""):
        at += 1
        return text.isEmpty ? run : text + run
      case UInt8(ascii: "\\"):
        text += run
        text.unicodeScalars.append(try escape())
      default: throw fault(.controlCharacter(bytes[at]))
      }
    }
  }

  /// What stands for itself from here on.
  private mutating func run() throws(JSONFault) -> String {
    let start = at
    var isASCII = true
    while at < end, !Self.endsRun(bytes[at]) {
      if bytes[at] >= 0x80 { isASCII = false }
      at += 1
    }
    let run = String(decoding: bytes[start..<at], as: UTF8.self)
    if isASCII { return run }
    // Valid UTF-8 comes back byte for byte.
    let place = zip(run.utf8, start..<at).first { $0 != bytes[$1] }?.1
    guard place == nil, run.utf8.count == at - start else {
      let place = place ?? at - 1
      throw JSONFault(kind: .notUTF8, span: place..<place + 1)
    }
    return run
  }

  private static func endsRun(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// The character of an escape, from its backslash on.
  private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
    let start = at
    at += 2
    switch start + 1 < end ? bytes[start + 1] : 0 {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "u"):
      var unit = try codeUnit()
      if (0xD800..<0xDC00).contains(unit), at + 1 < end,
        bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u")
      {
        at += 2
        let low = try codeUnit()
        if (0xDC00..<0xE000).contains(low) { unit = 0x10000 + (unit - 0xD800) << 10 + low - 0xDC00 }
      }
      if let scalar = Unicode.Scalar(unit) { return scalar }
      throw JSONFault(kind: .loneSurrogate, span: start..<at)
    default:
      at = start
      throw fault(.unknownEscape)
    }
  }

  /// Four hexadecimal digits.
  private mutating func codeUnit() throws(JSONFault) -> UInt32 {
    guard end - at >= 4 else { throw fault(.badCodeUnit) }
    var unit: UInt32 = 0
    for byte in bytes[at..<at + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault(.badCodeUnit)
      }
      unit = unit << 4 | UInt32(digit)
    }
    at += 4
    return unit
  }

  // MARK: Words and numbers

  private mutating func word() throws(JSONFault) -> JSONNode.Content {
    let start = at
    while at < end, Self.isWord(bytes[at]) { at += 1 }
    let word = String(decoding: bytes[start..<at], as: UTF8.self)
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case _ where Self.isNumber(word): return .number(word)
    default:
      at = start
      throw fault(.notAValue)
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
      || "+-.".utf8.contains(byte)
  }

  /// Section 6: `-0.5e+3`; no plus before it, no zeros before the first digit.
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

  // MARK: Bytes

  private mutating func skipBlanks() {
    while at < end {
      switch bytes[at] {
      case 0x20, 0x09, 0x0A, 0x0D: at += 1
      default: return
      }
    }
  }

  /// A comma, behind which the end may not come.
  private mutating func takeComma(before end: Unicode.Scalar) throws(JSONFault) -> Bool {
    let start = at
    guard take(",") else { return false }
    skipBlanks()
    if take(end) { throw JSONFault(kind: .lastComma, span: start..<start + 1) }
    return true
  }

  private mutating func take(_ symbol: Unicode.Scalar) -> Bool {
    guard at < end, bytes[at] == UInt8(truncatingIfNeeded: symbol.value) else { return false }
    at += 1
    return true
  }

  private func fault(_ kind: JSONFault.Kind) -> JSONFault {
    JSONFault(kind: kind, span: at..<min(at + 1, end))
  }
}
