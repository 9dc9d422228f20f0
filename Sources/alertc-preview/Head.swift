/// What the preview has to know of a spec's head, which it serves as it is:
/// `{"path":"…","files":["…",…],…`.
struct Head {
  var path = ""
  var files: [String] = []
  /// Whether anything is said of the spec.
  var hasMessages = false

  /// Nil for what is no head.
  init?(_ json: [UInt8]) {
    var reader = Reader(rest: json[...])
    guard reader.skip(#"{"path":"#), let path = reader.string(), reader.skip(#","files":["#) else {
      return nil
    }
    self.path = path
    while let file = reader.string() {
      files.append(file)
      if !reader.skip(",") { break }
    }
    let ending = Array(#""messages":[]}"#.utf8)
    hasMessages = !json.suffix(ending.count).elementsEqual(ending)
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>

    mutating func skip(_ word: String) -> Bool {
      guard rest.starts(with: Array(word.utf8)) else { return false }
      rest = rest.dropFirst(word.utf8.count)
      return true
    }

    /// The next string, escapes undone; nil where there is none.
    mutating func string() -> String? {
      guard rest.first == UInt8(ascii: "\"") else { return nil }
      rest = rest.dropFirst()
      var bytes: [UInt8] = []
      while let byte = rest.popFirst() {
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
        case UInt8(ascii: "\\"): bytes += escaped()
        default: bytes.append(byte)
        }
      }
      return nil
    }

    /// The compiler escapes controls, quotes, backslashes and `<` alone: none beyond ASCII.
    private mutating func escaped() -> [UInt8] {
      guard let byte = rest.popFirst() else { return [] }
      switch byte {
      case UInt8(ascii: "b"): return [0x08]
      case UInt8(ascii: "t"): return [0x09]
      case UInt8(ascii: "n"): return [0x0A]
      case UInt8(ascii: "f"): return [0x0C]
      case UInt8(ascii: "r"): return [0x0D]
      case UInt8(ascii: "u"):
        let digits = String(decoding: rest.prefix(4), as: UTF8.self)
        rest = rest.dropFirst(4)
        return UInt8(digits, radix: 16).map { [$0] } ?? []
      default: return [byte]
      }
    }
  }
}
