/// Text from a file made safe to print inside a message: controls, direction overrides, line
/// separators, invisible characters and odd blanks appear as `\u{…}`, so that a name can neither
/// forge a message nor hide in one. Long text is cut in the middle.
///
/// - Parameter limit: the most characters shown, 60 unless told.
public func escaped(_ text: some StringProtocol, limit: Int = 60) -> String {
  var result = ""
  let characters = Array(text)
  let shown =
    characters.count <= limit
    ? characters
    : Array(characters.prefix(limit / 2)) + ["…"] + Array(characters.suffix(limit / 2 - 1))
  for character in shown {
    let joinsEmoji = character.unicodeScalars.first?.properties.isEmoji ?? false
    for scalar in character.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      // A joiner or variation selector inside an emoji is what makes it that emoji.
      case "\u{200D}" where joinsEmoji: result.unicodeScalars.append(scalar)
      default:
        if needsEscape(scalar) {
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
  }
  return result
}

private func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
    true
  case .spaceSeparator: scalar != " "
  default: scalar.value == 0x115F || scalar.value == 0x1160 || scalar.value == 0x3164
  }
}

/// ``escaped(_:limit:)`` between straight single quotes.
public func quoted(_ text: some StringProtocol, limit: Int = 60) -> String {
  "'" + escaped(text, limit: limit) + "'"
}
