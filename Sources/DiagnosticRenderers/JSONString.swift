import JSONNodes

/// Appends a JSON string. Beyond what JSON demands, the controls from DEL to U+9F and what turns or
/// breaks a line are escaped, because this output is looked at in terminals too.
func appendJSONString(_ text: String, to out: inout String) {
  out += "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      let digits = String(scalar.value, radix: 16, uppercase: true)
      out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default:
      if let escape = UInt8(exactly: scalar.value).flatMap(jsonEscape) {
        out += escape
      } else {
        out.unicodeScalars.append(scalar)
      }
    }
  }
  out += "\""
}
