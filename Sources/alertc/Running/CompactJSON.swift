/// A JSON document on one line: the blanks and line ends between its tokens taken away, its
/// strings kept byte for byte, one line feed at the end. O(n).
func oneLine(json bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var isInString = false
  var isEscaped = false
  for byte in bytes {
    if isInString {
      result.append(byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
    } else if byte != 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D {
      isInString = byte == UInt8(ascii: "\"")
      result.append(byte)
    }
  }
  result.append(UInt8(ascii: "\n"))
  return result
}
