import Geometry

/// How large a picture is, read from the beginning of its file.
enum ImageHeader {
  /// The endings of the files that are read.
  static let endings = [".png", ".jpg", ".jpeg", ".pdf", ".svg"]

  /// Whether a picture's name is that of a file rather than of an asset.
  static func isFile(_ name: String) -> Bool {
    let plain = name.lowercased()
    return endings.contains { plain.hasSuffix($0) && plain.utf8.count > $0.utf8.count }
  }

  /// The size in points, undefined for nothing that could be read: of PNG and JPEG their pixels,
  /// divided by the 2 or 3 of a name such as `hero@2x.png`; of PDF its media box; of SVG its width
  /// and height, or those of its view box.
  static func size(of bytes: [UInt8], named name: String) -> Size? {
    let size: Size?
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      size = png(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      size = JPEGHeader(bytes).size
    } else if bytes.starts(with: "%PDF-".utf8) {
      return checked(pdf(bytes))
    } else {
      return checked(SVGHeader(bytes).size)
    }
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    let scale: Rational = stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    return checked(size.map { Size(width: $0.width / scale, height: $0.height / scale) })
  }

  /// Whether a picture has no pixels of its own.
  static func isVector(_ bytes: [UInt8]) -> Bool {
    !bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && !bytes.starts(with: [0xFF, 0xD8])
  }

  private static func checked(_ size: Size?) -> Size? {
    guard let size, size.width.isDefined, size.height.isDefined, size.width.isPositive,
      size.height.isPositive, size.width <= 100_000, size.height <= 100_000,
      size.width.denominator <= NumberFault.finestDenominator,
      size.height.denominator <= NumberFault.finestDenominator
    else { return nil }
    return size
  }

  /// The first chunk of a PNG file is its header (PNG 5.6): width and height, big end first.
  private static func png(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    func number(_ start: Int) -> Rational {
      Rational(bytes[start..<start + 4].reduce(0) { $0 << 8 | Int64($1) })
    }
    return Size(width: number(16), height: number(20))
  }

  /// The first page's media box (ISO 32000-1, 7.7.3.3), where it is written in plain.
  private static func pdf(_ bytes: [UInt8]) -> Size? {
    let key = Array("/MediaBox".utf8)
    var at = 0
    while at + key.count < bytes.count {
      guard bytes[at] == key[0], bytes[at..<at + key.count].elementsEqual(key) else {
        at += 1
        continue
      }
      at += key.count
      let rest = bytes[at..<min(at + 200, bytes.count)]
      guard let open = rest.first(where: { $0 > 0x20 }), open == UInt8(ascii: "["),
        let end = rest.firstIndex(of: UInt8(ascii: "]"))
      else { continue }
      let box = numbers(in: rest[..<end].drop { $0 != open }.dropFirst())
      guard box.count == 4 else { continue }
      return Size(
        width: (box[2] - box[0]).magnitude, height: (box[3] - box[1]).magnitude)
    }
    return nil
  }

  /// Decimal numbers between blanks and commas; none at all where something else stands there.
  static func numbers(in bytes: ArraySlice<UInt8>) -> [Rational] {
    var numbers: [Rational] = []
    for word in bytes.split(whereSeparator: { $0 <= 0x20 || $0 == UInt8(ascii: ",") }) {
      guard let number = Rational(decimal: String(decoding: word, as: UTF8.self)) else { return [] }
      numbers.append(number)
    }
    return numbers
  }
}

/// The size of a JPEG file: in the first frame's segment (ITU T.81, B.2.2), turned where Exif
/// says so.
private struct JPEGHeader {
  private(set) var size: Size?

  init(_ bytes: [UInt8]) {
    var isTurned = false
    var at = 2
    func word(_ place: Int) -> Int {
      place + 1 < bytes.count ? Int(bytes[place]) << 8 | Int(bytes[place + 1]) : 0
    }
    while at + 8 < bytes.count {
      guard bytes[at] == 0xFF else { return }
      let marker = bytes[at + 1]
      if marker == 0xFF {
        at += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD7).contains(marker) {
        at += 2
        continue
      }
      let length = word(at + 2)
      guard length >= 2 else { return }
      if marker == 0xE1 {
        let end = min(at + 2 + length, bytes.count)
        if let turn = Self.orientation(bytes[(at + 4)..<max(at + 4, end)]) { isTurned = turn >= 5 }
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let height = Rational(Int64(word(at + 5)))
        let width = Rational(Int64(word(at + 7)))
        size =
          isTurned ? Size(width: height, height: width) : Size(width: width, height: height)
        return
      }
      at += 2 + length
    }
  }

  /// Exif's orientation, 1 to 8: from 5 on the picture lies on its side.
  private static func orientation(_ segment: ArraySlice<UInt8>) -> Int? {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let tiff = Array(segment.dropFirst(6))
    guard tiff.count >= 14 else { return nil }
    let isLittle = tiff[0] == UInt8(ascii: "I")
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= tiff.count else { return nil }
      let bytes = tiff[place..<place + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let table = number(4, 4), let count = number(table, 2) else { return nil }
    for index in 0..<min(count, 200) where number(table + 2 + index * 12, 2) == 0x0112 {
      return number(table + 2 + index * 12 + 8, 2)
    }
    return nil
  }
}

/// The size of an SVG file: the width and height of its outermost element, or its view box
/// (SVG 2, 8.2 and 8.6).
private struct SVGHeader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var size: Size? {
    guard let tag = rootTag else { return nil }
    if let width = length("width", in: tag), let height = length("height", in: tag) {
      return Size(width: width, height: height)
    }
    guard let box = attribute("viewBox", in: tag) else { return nil }
    let numbers = ImageHeader.numbers(in: box)
    return numbers.count == 4 ? Size(width: numbers[2], height: numbers[3]) : nil
  }

  /// From `<svg` to its `>`.
  private var rootTag: ArraySlice<UInt8>? {
    let key = Array("<svg".utf8)
    var at = 0
    while at + key.count < bytes.count {
      if bytes[at] == key[0], bytes[at..<at + key.count].elementsEqual(key),
        bytes[at + key.count] <= 0x20 || bytes[at + key.count] == UInt8(ascii: ">")
      {
        let end = bytes[at...].firstIndex(of: UInt8(ascii: ">"))
        return end.map { bytes[at + key.count..<$0] }
      }
      at += 1
    }
    return nil
  }

  /// A length in pixels, which are points here; nil for one in other units or per cent.
  private func length(_ name: String, in tag: ArraySlice<UInt8>) -> Rational? {
    guard var value = attribute(name, in: tag) else { return nil }
    for unit in ["px", "pt"] where value.reversed().starts(with: unit.utf8.reversed()) {
      value = value.dropLast(2)
    }
    let numbers = ImageHeader.numbers(in: value)
    return numbers.count == 1 ? numbers[0] : nil
  }

  private func attribute(_ name: String, in tag: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = tag
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let before = rest[..<equals]
      let trimmed = before.reversed().drop { $0 <= 0x20 }.prefix { $0 > 0x20 }
      let after = rest[(equals + 1)...].drop { $0 <= 0x20 }
      guard let quote = after.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = after.dropFirst().firstIndex(of: quote)
      else { return nil }
      if trimmed.reversed().elementsEqual(name.utf8) { return after.dropFirst()[..<end] }
      rest = rest[(end + 1)...]
    }
    return nil
  }
}
