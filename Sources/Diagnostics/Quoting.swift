/// Text from a file made safe to print inside a message: controls, direction overrides, line
/// separators, invisible characters and odd blanks appear as `\u{…}`, so that a name can neither
/// forge a message nor hide in one. Long text is cut in the middle.
///
/// - Parameter limit: the most characters shown, 60 unless told.
public func escaped(_ text: some StringProtocol, limit: Int = 60) -> String {
  if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
    return String(text)
  }
  var result = ""
  let characters = Array(text)
  if characters.count <= limit {
    for character in characters { appendEscaped(character, to: &result) }
  } else {
    let head = max(0, limit) / 2
    for character in characters.prefix(head) { appendEscaped(character, to: &result) }
    result += "…"
    for character in characters.suffix(max(0, head - 1)) { appendEscaped(character, to: &result) }
  }
  return result
}

/// One character, made safe as ``escaped(_:limit:)`` does.
public func escaped(_ character: Character) -> String {
  var result = ""
  appendEscaped(character, to: &result)
  return result
}

/// The most scalars of one character that are shown: no script needs so many, and one character
/// can be a file long.
private let longestCharacter = 24

private func appendEscaped(_ character: Character, to result: inout String) {
  // A joiner or variation selector inside an emoji is what makes it that emoji; digits, # and *
  // count as emoji only for their keycaps.
  let first = character.unicodeScalars.first
  let joinsEmoji = first.map { !$0.isASCII && $0.properties.isEmoji } ?? false
  var count = 0
  for scalar in character.unicodeScalars {
    count += 1
    guard count <= longestCharacter else {
      result += "…"
      return
    }
    switch scalar {
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\r": result += "\\r"
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
