/// A format's pieces: words, and the places of arguments, as `printf` or in braces.
struct MessageFormat {
  enum Piece: Equatable {
    case words(String)
    /// `%2$lld`: the place counts from 1 and is nil where it is not written.
    case argument(place: Int?, Conversion)
    /// `{count}`
    case named(String)
    /// `%#@photos@`
    case substitution(String, place: Int?)
    /// `%arg`, inside a substitution: its own argument.
    case own
  }

  /// What an argument is written as.
  enum Conversion: Equatable {
    case object
    case whole
    /// With so many digits behind the point.
    case decimal(digits: Int)
    /// A conversion with no use in a text, such as `%p`.
    case other(String)

    /// What has to agree between the locales.
    var kind: String {
      switch self {
      case .object: "%@"
      case .whole: "%lld"
      case .decimal: "%f"
      case .other(let letters): "%" + letters
      }
    }
  }

  private(set) var pieces: [Piece] = []

  /// Reads a format; what only looks like one stays words.
  init(_ format: String) {
    var words: [UInt8] = []
    let bytes = Array(format.utf8)
    var at = 0
    func flush(_ pieces: inout [Piece]) {
      if !words.isEmpty { pieces.append(.words(String(decoding: words, as: UTF8.self))) }
      words = []
    }
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "%"), at + 1 < bytes.count {
        if bytes[at + 1] == UInt8(ascii: "%") {
          words.append(bytes[at])
          at += 2
          continue
        }
        if let (piece, end) = Self.conversion(bytes, at) {
          flush(&pieces)
          pieces.append(piece)
          at = end
          continue
        }
      } else if bytes[at] == UInt8(ascii: "{"), let (name, end) = Self.name(bytes, at) {
        flush(&pieces)
        pieces.append(.named(name))
        at = end
        continue
      }
      words.append(bytes[at])
      at += 1
    }
    flush(&pieces)
  }

  /// `{name}`: letters, digits, `-` and `_`.
  private static func name(_ bytes: [UInt8], _ start: Int) -> (String, Int)? {
    guard let end = bytes[start...].prefix(100).firstIndex(of: UInt8(ascii: "}")), end > start + 1
    else { return nil }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    let isName = name.unicodeScalars.allSatisfy {
      $0.properties.isXIDContinue || $0 == "-" || $0 == "_"
    }
    return isName ? (name, end + 1) : nil
  }

  /// The IEEE `printf` conversions, and Foundation's `%@` and `%#@name@`.
  private static func conversion(_ bytes: [UInt8], _ start: Int) -> (Piece, Int)? {
    var at = start + 1
    if bytes[at...].starts(with: "arg".utf8) { return (.own, at + 3) }
    func digits() -> Int? {
      var value: Int?
      while at < bytes.count, bytes[at] >= 0x30, bytes[at] <= 0x39, value ?? 0 < 1000 {
        value = (value ?? 0) * 10 + Int(bytes[at] - 0x30)
        at += 1
      }
      return value
    }
    var place: Int?
    let mark = at
    if let number = digits(), number > 0, at < bytes.count, bytes[at] == UInt8(ascii: "$") {
      place = number
      at += 1
    } else {
      at = mark
    }
    if bytes[at...].starts(with: "#@".utf8) {
      guard let end = bytes[(at + 2)...].firstIndex(of: UInt8(ascii: "@")), end > at + 2 else {
        return nil
      }
      let name = String(decoding: bytes[at + 2..<end], as: UTF8.self)
      return (.substitution(name, place: place), end + 1)
    }
    while at < bytes.count, "-+ 0#'".utf8.contains(bytes[at]) {
      // A blank behind a per cent sign is a blank: "50 % off".
      if bytes[at] == UInt8(ascii: " ") { return nil }
      at += 1
    }
    _ = digits()
    var precision = 6
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      precision = digits() ?? 0
    }
    while at < bytes.count, "hlqLzjt".utf8.contains(bytes[at]) { at += 1 }
    guard at < bytes.count else { return nil }
    let letter = bytes[at]
    at += 1
    switch letter {
    case UInt8(ascii: "@"): return (.argument(place: place, .object), at)
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "D"),
      UInt8(ascii: "U"):
      return (.argument(place: place, .whole), at)
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "g"), UInt8(ascii: "G"):
      return (.argument(place: place, .decimal(digits: min(9, precision))), at)
    case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "c"), UInt8(ascii: "C"),
      UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "p"),
      UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      return (.argument(place: place, .other(String(decoding: [letter], as: UTF8.self))), at)
    default: return nil
    }
  }
}
