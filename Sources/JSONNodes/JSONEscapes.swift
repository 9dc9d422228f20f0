/// What stands for a byte of UTF-8 in a JSON string: RFC 8259, section 7, demands it for quotation
/// marks, reverse solidi and controls below U+0020, and names seven of them.
///
/// - Returns: nil for a byte that stands for itself.
public func jsonEscape(of byte: UInt8) -> String? {
  switch byte {
  case UInt8(ascii: "\""): return #"\""#
  case UInt8(ascii: "\\"): return #"\\"#
  case 0x08: return #"\b"#
  case 0x09: return #"\t"#
  case 0x0A: return #"\n"#
  case 0x0C: return #"\f"#
  case 0x0D: return #"\r"#
  case 0..<0x20:
    let digits = String(byte, radix: 16, uppercase: true)
    return (digits.utf8.count < 2 ? #"\u000"# : #"\u00"#) + digits
  default: return nil
  }
}

/// Appends a JSON string, escaped where it has to be.
///
/// - Parameter text: UTF-8.
public func appendJSONString(_ text: some Sequence<UInt8>, to out: inout [UInt8]) {
  out.append(UInt8(ascii: "\""))
  for byte in text {
    if let escape = jsonEscape(of: byte) { out += escape.utf8 } else { out.append(byte) }
  }
  out.append(UInt8(ascii: "\""))
}
