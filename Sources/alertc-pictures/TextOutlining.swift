import CPictures

/// Copies SVG and puts outlines of letters in the place of its texts: so that each line is where and
/// as wide as it was laid out, and the renderer needs no font.
final class TextOutlining {
  private let fonts: Fonts
  private var output: [UInt8] = []
  /// The start tag of an element that may still turn out to be empty.
  private var isOpen = false
  /// The text being read; nil between texts.
  private var text: DrawnText?
  private var families = "sans-serif"
  private var language = ""

  private let pictures: EmbeddedPictures

  private init(_ fonts: Fonts, _ pictures: EmbeddedPictures) {
    self.fonts = fonts
    self.pictures = pictures
  }

  /// - Parameter pictures: what looks at the pictures inside.
  static func outlined(
    _ svg: [UInt8], with fonts: Fonts, lookingAt pictures: EmbeddedPictures
  ) throws(PictureFault) -> [UInt8] {
    let outlining = TextOutlining(fonts, pictures)
    outlining.output.reserveCapacity(svg.count * 4)
    var parser = GMarkupParser()
    parser.start_element = { _, name, names, values, target, _ in
      TextOutlining.from(target)?.begin(string(name), attributes(names, values))
    }
    parser.end_element = { _, name, target, _ in TextOutlining.from(target)?.end(string(name)) }
    parser.text = { _, text, count, target, _ in
      let bytes = UnsafeRawBufferPointer(start: text, count: count)
      TextOutlining.from(target)?.add(String(decoding: bytes, as: UTF8.self))
    }
    var error: UnsafeMutablePointer<GError>?
    let target = Unmanaged.passUnretained(outlining).toOpaque()
    let isRead = withExtendedLifetime(outlining) {
      withUnsafePointer(to: parser) { parser in
        let context = g_markup_parse_context_new(parser, 0, target, nil)
        defer { g_markup_parse_context_free(context) }
        let isParsed = svg.withUnsafeBytes {
          g_markup_parse_context_parse(
            context, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, &error) != 0
        }
        return isParsed && g_markup_parse_context_end_parse(context, &error) != 0
      }
    }
    guard isRead else { throw PictureFault(error, orElse: "the picture isn't well-formed") }
    return outlining.output
  }

  private static func from(_ target: UnsafeMutableRawPointer?) -> TextOutlining? {
    target.map { Unmanaged<TextOutlining>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Events

  private func begin(_ name: String, _ attributes: [(name: String, value: String)]) {
    if name == "text" {
      text = DrawnText(attributes)
      return
    }
    if text != nil {
      text?.beginSpan(attributes)
      return
    }
    for (name, value) in attributes {
      if name == "font-family" { families = value }
      if name == "xml:lang" { language = value }
    }
    if name == "image" { pictures.look(at: attributes) }
    closeStartTag()
    output += Array("<\(name)".utf8)
    for (name, value) in attributes { write(" \(name)=\"", escaping: value, "\"") }
    isOpen = true
  }

  private func end(_ name: String) {
    if name == "text", let finished = text {
      text = nil
      closeStartTag()
      for shape in fonts.shapes(of: finished, families: families, language: language) {
        write(shape)
      }
      return
    }
    if text != nil {
      text?.endSpan()
      return
    }
    if isOpen {
      output += Array("/>".utf8)
      isOpen = false
    } else {
      output += Array("</\(name)>".utf8)
    }
  }

  private func add(_ words: String) {
    if text != nil {
      text?.add(words)
    } else {
      closeStartTag()
      write("", escaping: words, "")
    }
  }

  // MARK: Writing

  private func closeStartTag() {
    if isOpen { output.append(UInt8(ascii: ">")) }
    isOpen = false
  }

  private func write(_ shape: DrawnShape) {
    switch shape.form {
    case .path(let path):
      output += Array("<path d=\"".utf8)
      output += path
      output += Array("\"".utf8)
      write(" fill=\"", escaping: shape.paint.fill, "\"")
      if let opacity = shape.paint.opacity { write(" fill-opacity=\"", escaping: opacity, "\"") }
    case .image(let image):
      output += Array("<image x=\"\(image.x)\" y=\"\(image.y)\"".utf8)
      output += Array(" width=\"\(image.width)\" height=\"\(image.height)\"".utf8)
      output += Array(" href=\"data:image/png;base64,".utf8)
      output += base64(image.png)
      output += Array("\"".utf8)
      if let opacity = shape.paint.opacity { write(" opacity=\"", escaping: opacity, "\"") }
    }
    output += Array("/>".utf8)
  }

  private func write(_ before: String, escaping text: String, _ after: String) {
    output += before.utf8
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output += "&amp;".utf8
      case UInt8(ascii: "<"): output += "&lt;".utf8
      // `]]>` must not occur in text (XML 1.0, 2.4).
      case UInt8(ascii: ">"): output += "&gt;".utf8
      case UInt8(ascii: "\""): output += "&quot;".utf8
      default: output.append(byte)
      }
    }
    output += after.utf8
  }
}

private func string(_ text: UnsafePointer<CChar>?) -> String {
  text.map { String(cString: $0) } ?? ""
}

/// Two lists of the same length, each with nil behind its last.
private func attributes(
  _ names: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
  _ values: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> [(name: String, value: String)] {
  guard var name = names, var value = values else { return [] }
  var attributes: [(name: String, value: String)] = []
  while name.pointee != nil, value.pointee != nil {
    attributes.append((string(name.pointee), string(value.pointee)))
    name += 1
    value += 1
  }
  return attributes
}

/// RFC 4648, section 4.
private func base64(_ bytes: [UInt8]) -> [UInt8] {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity(bytes.count / 3 * 4 + 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
    for place in 0..<4 {
      text.append(
        place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
    }
  }
  return text
}
