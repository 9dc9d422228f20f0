/// A JSON string (RFC 8259), with no escapes that aren't needed.
func appendString(_ bytes: some Sequence<UInt8>, to out: inout [UInt8]) {
  out.append(UInt8(ascii: "\""))
  for byte in bytes {
    switch byte {
    case UInt8(ascii: "\""): out += [UInt8(ascii: "\\"), UInt8(ascii: "\"")]
    case UInt8(ascii: "\\"): out += [UInt8(ascii: "\\"), UInt8(ascii: "\\")]
    case UInt8(ascii: "\n"): out += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
    case 0..<0x20:
      out += "\\u00".utf8
      let digits = String(byte, radix: 16)
      if digits.utf8.count < 2 { out.append(UInt8(ascii: "0")) }
      out += digits.utf8
    default: out.append(byte)
    }
  }
  out.append(UInt8(ascii: "\""))
}

/// `"name":"value"`
func appendMember(_ name: String, _ value: some Sequence<UInt8>, to out: inout [UInt8]) {
  appendString(name.utf8, to: &out)
  out.append(UInt8(ascii: ":"))
  appendString(value, to: &out)
}
