import Diagnostics

extension TreeReader {
  /// A key's text, or nil when it is none that can be used; then it has been reported.
  mutating func checkKey(_ key: YAMLNode) -> String? {
    guard let scalar = key.scalar else {
      if !key.isFaulty { report(.complexKey(file.range(key.span))) }
      return nil
    }
    if scalar.text == "<<", scalar.style == .plain {
      report(.mergeKey(file.range(key.span)))
      return nil
    }
    let start = key.span.lowerBound
    if start >= 2, original[start - 1] == 0x20 {
      var index = start - 1
      while index > 0, isBlank(original[index]) { index -= 1 }
      if original[index] == UInt8(ascii: "?") {
        report(.questionMarkKey(file.range(index..<index + 1), key: scalar.text))
        return nil
      }
    }
    return scalar.text
  }

  /// Characters in a key that can't be seen or stand for another.
  mutating func checkKeyCharacters(_ span: Range<Int>) {
    // None of them is ASCII.
    guard var index = span.first(where: { original[$0] >= 0x80 }) else { return }
    var last: UInt32 = 0
    while index < span.upperBound, let (scalar, place) = text.character(at: index) {
      defer { last = scalar }
      // A joiner or a variation selector behind a symbol is part of an emoji.
      let isEmojiPart = (scalar == 0x200D || scalar == 0xFE0F) && last > 0x2000
      if isInvisible(scalar), !isEmojiPart {
        interrupt(.invisible(scalar, file.range(place)))
        return
      }
      if isOddBlank(scalar), index == span.lowerBound, text.isFirstOnLine(index) {
        interrupt(indentationFinding(at: index, file, text))
        return
      }
      if isOddBlank(scalar), place.upperBound == span.upperBound {
        interrupt(.invisible(scalar, file.range(place)))
        return
      }
      index = place.upperBound
    }
  }

  /// `{width:300}`: one word to YAML, in brackets as elsewhere.
  mutating func checkGluedEntry(_ key: YAMLNode, _ value: YAMLNode) {
    guard let scalar = key.scalar, scalar.isVerbatim, scalar.style == .plain, value.span.isEmpty,
      scalar.text.utf8.contains(UInt8(ascii: ":")),
      let finding = misreadLine(at: key.span.lowerBound, isInFlow: true, file, text)
    else { return }
    interrupt(finding)
  }
}

/// Takes no room on the screen, and makes one word another.
func isInvisible(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x180E, 0x200B...0x200F, 0x202A...0x202E,
    0x2060...0x2064, 0x2066...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xE0000...0xE007F:
    true
  default: false
  }
}

/// Looks like a space and is none to YAML.
func isOddBlank(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
  default: false
  }
}

/// What a person calls a character that can't be told by looking.
func characterName(_ scalar: UInt32) -> String {
  let name =
    switch scalar {
    case 0x09: "a tab"
    case 0x00: "a NUL"
    case 0x85: "a next-line character"
    case 0xA0: "a no-break space"
    case 0xAD: "a soft hyphen"
    case 0x2007: "a figure space"
    case 0x200B: "a zero-width space"
    case 0x200C: "a zero-width non-joiner"
    case 0x200D: "a zero-width joiner"
    case 0x200E, 0x200F: "a direction mark"
    case 0x2028: "a line separator"
    case 0x2029: "a paragraph separator"
    case 0x202A...0x202E, 0x2066...0x2069: "a direction control"
    case 0x202F: "a narrow no-break space"
    case 0x2060: "a word joiner"
    case 0x3000: "an ideographic space"
    case 0x115F, 0x1160, 0x3164, 0xFFA0: "a Hangul filler"
    case 0xFE00...0xFE0F: "a variation selector"
    case 0xFEFF: "a byte order mark"
    case 0xFFFE, 0xFFFF: "a noncharacter"
    case 0..<0x20, 0x7F..<0xA0: "a control character"
    default: isOddBlank(scalar) ? "an unusual space" : "an invisible character"
    }
  return "\(name) (\(codePoint(scalar)))"
}
