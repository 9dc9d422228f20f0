import Diagnostics

/// A value of a property list and where it stands.
struct PropertyListValue {
  enum Content {
    case dictionary([(key: String, place: Range<Int>, value: PropertyListValue)])
    case array([PropertyListValue])
    case text(String)
    /// `integer`, `real`, `true`, `false`, `date` or `data`, as written.
    case other(String)
  }

  var content: Content
  /// In bytes of the file.
  var span: Range<Int>

  var members: [(key: String, place: Range<Int>, value: PropertyListValue)] {
    if case .dictionary(let members) = content { return members }
    return []
  }

  var text: String? {
    if case .text(let text) = content { return text }
    return nil
  }

  subscript(key: String) -> PropertyListValue? { members.first { $0.key == key }?.value }
}

/// Reads property lists in XML (Apple's `PropertyList-1.0.dtd`): its elements, comments, CDATA and
/// the five entities of XML. A document type may be named but not extended, so that no entity can
/// be made that grows. O(bytes).
struct PropertyListReader {
  private let bytes: [UInt8]
  private var at = 0
  private static let deepest = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func read() throws(CatalogFault) -> PropertyListValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    if starts("bplist") {
      throw fault("this is a binary property list", "convert it: plutil -convert xml1")
    }
    try skipProlog()
    let list = try tag()
    guard list.name == "plist", !list.isEnd, !list.isEmpty else {
      throw CatalogFault(
        message: "expected <plist>, found \(quoted(list.name))", span: list.span,
        help: "a property list begins with <plist version=\"1.0\">")
    }
    try skipMisc()
    let value = try value(try tag(), depth: 0)
    try skipMisc()
    try end(of: "plist")
    try skipMisc()
    guard at == bytes.count else { throw fault("something follows </plist>", "delete it") }
    return value
  }

  // MARK: Elements

  private struct Tag {
    var name: String
    var isEnd = false
    /// `<true/>`
    var isEmpty = false
    var span: Range<Int>
  }

  private mutating func value(_ tag: Tag, depth: Int) throws(CatalogFault) -> PropertyListValue {
    guard depth < Self.deepest else {
      throw fault("more than \(Self.deepest) elements are inside one another", "nest less deeply")
    }
    guard !tag.isEnd else {
      throw CatalogFault(
        message: "expected a value, found </\(escaped(tag.name))>", span: tag.span,
        help: "write for example <string>…</string>")
    }
    let start = tag.span.lowerBound
    switch tag.name {
    case "dict":
      let members = tag.isEmpty ? [] : try members(depth: depth)
      return PropertyListValue(content: .dictionary(members), span: start..<at)
    case "array":
      var items: [PropertyListValue] = []
      while !tag.isEmpty {
        try skipMisc()
        let next = try self.tag()
        if next.isEnd, next.name == "array" { break }
        items.append(try value(next, depth: depth + 1))
      }
      return PropertyListValue(content: .array(items), span: start..<at)
    case "string":
      let text = tag.isEmpty ? "" : try text(of: "string")
      return PropertyListValue(content: .text(text), span: start..<at)
    case "integer", "real", "date", "data", "true", "false":
      let text = tag.isEmpty ? tag.name : try text(of: tag.name)
      return PropertyListValue(content: .other(text), span: start..<at)
    default:
      throw CatalogFault(
        message: "a property list has no element \(quoted(tag.name))", span: tag.span,
        help: "it has dict, array, string, integer, real, date, data, true and false")
    }
  }

  private mutating func members(
    depth: Int
  ) throws(CatalogFault) -> [(key: String, place: Range<Int>, value: PropertyListValue)] {
    var members: [(key: String, place: Range<Int>, value: PropertyListValue)] = []
    var known: Set<String> = []
    while true {
      try skipMisc()
      let tag = try tag()
      if tag.isEnd, tag.name == "dict" { return members }
      guard tag.name == "key", !tag.isEnd else {
        throw CatalogFault(
          message: "expected <key>, found \(quoted(tag.name))", span: tag.span,
          help: "in a dict a <key> stands before each value")
      }
      let key = tag.isEmpty ? "" : try text(of: "key")
      let place = tag.span.lowerBound..<at
      guard known.insert(key).inserted else {
        throw CatalogFault(
          message: "the key \(quoted(key)) stands here twice", span: place,
          help: "delete one of the two")
      }
      try skipMisc()
      members.append((key, place, try value(try self.tag(), depth: depth + 1)))
    }
  }

  private mutating func end(of name: String) throws(CatalogFault) {
    let tag = try tag()
    guard tag.isEnd, tag.name == name else {
      throw CatalogFault(
        message: "expected </\(name)>, found \(quoted(tag.name))", span: tag.span,
        help: "close <\(name)> first")
    }
  }

  /// The tag at hand.
  private mutating func tag() throws(CatalogFault) -> Tag {
    guard at < bytes.count, bytes[at] == UInt8(ascii: "<") else {
      throw fault(
        at < bytes.count ? "expected an element" : "the file ends inside an element",
        "close every element")
    }
    let start = at
    at += 1
    let isEnd = starts("/")
    if isEnd { at += 1 }
    let nameStart = at
    while at < bytes.count, bytes[at] | 0x20 >= 0x61, bytes[at] | 0x20 <= 0x7A { at += 1 }
    let name = String(decoding: bytes[nameStart..<at], as: UTF8.self)
    // What attributes say (`version`) changes nothing.
    var quote: UInt8?
    while at < bytes.count, quote != nil || bytes[at] != UInt8(ascii: ">") {
      if let open = quote {
        if bytes[at] == open { quote = nil }
      } else if "\"'".utf8.contains(bytes[at]) {
        quote = bytes[at]
      } else if bytes[at] == UInt8(ascii: "<") {
        break
      }
      at += 1
    }
    guard at < bytes.count, bytes[at] == UInt8(ascii: ">"), !name.isEmpty else {
      throw CatalogFault(
        message: "this element's tag can't be read", span: start..<min(start + 1, bytes.count),
        help: "write &lt; for < in a text")
    }
    let isEmpty = bytes[at - 1] == UInt8(ascii: "/") && !isEnd
    at += 1
    return Tag(name: name, isEnd: isEnd, isEmpty: isEmpty, span: start..<at)
  }

  // MARK: Texts

  /// The text up to the end of the element.
  private mutating func text(of element: String) throws(CatalogFault) -> String {
    var text: [UInt8] = []
    while at < bytes.count {
      if starts("</") {
        try end(of: element)
        return String(decoding: text, as: UTF8.self)
      }
      if starts("<!--") {
        try skip(to: "-->")
      } else if starts("<![CDATA[") {
        let start = at + 9
        try skip(to: "]]>")
        text += bytes[start..<at - 3]
      } else if bytes[at] == UInt8(ascii: "&") {
        try text.append(contentsOf: String(entity()).utf8)
      } else if bytes[at] == UInt8(ascii: "<") {
        throw fault("<\(element)> holds text alone", "write &lt; for < in a text")
      } else {
        text.append(bytes[at])
        at += 1
      }
    }
    throw fault("the file ends inside <\(element)>", "write </\(element)>")
  }

  private mutating func entity() throws(CatalogFault) -> Unicode.Scalar {
    let start = at
    let end = bytes[at..<min(at + 12, bytes.count)].firstIndex(of: UInt8(ascii: ";"))
    let name = end.map { String(decoding: bytes[start + 1..<$0], as: UTF8.self) } ?? ""
    let scalar: Unicode.Scalar? =
      switch name {
      case "lt": "<"
      case "gt": ">"
      case "amp": "&"
      case "quot": "\""
      case "apos": "'"
      default:
        name.hasPrefix("#x")
          ? UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
          : name.hasPrefix("#") ? UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) : nil
      }
    guard let scalar, let end else {
      throw CatalogFault(
        message: "there is no such entity", span: start..<(end.map { $0 + 1 } ?? start + 1),
        help: "write &amp; for & in a text")
    }
    at = end + 1
    return scalar
  }

  // MARK: Around elements

  private mutating func skipProlog() throws(CatalogFault) {
    try skipMisc()
    if starts("<!DOCTYPE") {
      let start = at
      while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
        if bytes[at] == UInt8(ascii: "[") {
          throw CatalogFault(
            message: "the document type may not be extended", span: start..<at + 1,
            help: "delete the part in brackets")
        }
        at += 1
      }
      at = min(at + 1, bytes.count)
    }
    try skipMisc()
  }

  /// Blanks, comments and processing instructions.
  private mutating func skipMisc() throws(CatalogFault) {
    while at < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[at]) {
        at += 1
      } else if starts("<!--") {
        try skip(to: "-->")
      } else if starts("<?") {
        try skip(to: "?>")
      } else {
        return
      }
    }
  }

  private mutating func skip(to end: String) throws(CatalogFault) {
    let start = at
    let pattern = Array(end.utf8)
    while at + pattern.count <= bytes.count {
      if bytes[at] == pattern[0], bytes[at..<at + pattern.count].elementsEqual(pattern) {
        at += pattern.count
        return
      }
      at += 1
    }
    throw CatalogFault(
      message: "this has no end", span: start..<min(start + 2, bytes.count), help: "write \(end)")
  }

  private func starts(_ text: String) -> Bool {
    bytes[min(at, bytes.count)...].starts(with: text.utf8)
  }

  private func fault(_ message: String, _ help: String) -> CatalogFault {
    CatalogFault(
      message: message, span: min(at, bytes.count)..<min(at + 1, bytes.count), help: help)
  }
}
