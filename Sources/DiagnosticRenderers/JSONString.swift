/// Appends a JSON string (RFC 8259). Beyond what must be escaped, so are the controls from DEL to
/// U+9F and what turns or breaks a line, because this output is looked at in terminals too.
func appendJSONString(_ text: String, to out: inout String) {
  out += "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": out += "\\\""
    case "\\": out += "\\\\"
    case "\n": out += "\\n"
    case "\r": out += "\\r"
    case "\t": out += "\\t"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}",
      "\u{2066}"..."\u{2069}":
      let digits = String(scalar.value, radix: 16, uppercase: true)
      out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: out.unicodeScalars.append(scalar)
    }
  }
  out += "\""
}
