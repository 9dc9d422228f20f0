import CUnicodeTables

/// The terminal cells a grapheme takes: 0, 1 or 2.
///
/// 0 for controls, ZWSP, ZWJ, soft hyphens, direction marks and a mark without a base; 2 for East
/// Asian wide and full-width characters, emoji presentation, flags, ZWJ sequences, keycaps and
/// whatever variation selector 16 is listed to turn into an emoji; else 1, East Asian ambiguous
/// included. By UAX #11 and UTS #51 over the tables of Unicode 15.0, never the C library's idea.
public func cells(of character: Character) -> Int {
  // CR LF is one character and `asciiValue` calls it LF: a control either way.
  if let ascii = character.asciiValue { return asciiCells(ascii) }
  return graphemeCells(character.unicodeScalars)
}

/// The terminal cells of a text on one line: the sum over its graphemes. O(n).
public func cells(of text: String) -> Int {
  var text = text
  if let total = text.withUTF8({ plainCells($0) }) { return total }
  return text.reduce(0) { $0 + cells(of: $1) }
}

/// The terminal cells of a text on one line: the sum over its graphemes. O(n).
public func cells(of text: some StringProtocol) -> Int {
  cells(of: String(text))
}

/// The longest prefix of whole graphemes that takes at most `limit` cells, graphemes of no cells
/// right after it included. O(length of the prefix).
public func prefix<Text: StringProtocol>(of text: Text, fitting limit: Int) -> Text.SubSequence {
  var used = 0
  var end = text.startIndex
  while end < text.endIndex {
    used += cells(of: text[end])
    guard used <= limit else { break }
    end = text.index(after: end)
  }
  return text[..<end]
}

private func asciiCells(_ byte: UInt8) -> Int {
  byte >= 0x20 && byte != 0x7F ? 1 : 0
}

/// The cells of a text in which every scalar is a grapheme of its own: ASCII without CR, letters,
/// ideographs, Hangul syllables, most symbols; nil for any other.
private func plainCells(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var total = 0
  var index = 0
  while index < bytes.count {
    let first = bytes[index]
    if first < 0x80 {
      guard first != UInt8(ascii: "\r") else { return nil }
      total += asciiCells(first)
      index += 1
      continue
    }
    // The bytes of a `String` are well-formed, so a lead byte tells the length.
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard index + length <= bytes.count else { return nil }
    var scalar = UInt32(first) & (0x7F >> UInt32(length))
    for next in index + 1..<index + length { scalar = scalar << 6 | UInt32(bytes[next] & 0x3F) }
    let grapheme = Int(unicode_grapheme_flags(scalar) & 0xF)
    guard
      grapheme == unicode_grapheme_Other || grapheme == unicode_grapheme_LV
        || grapheme == unicode_grapheme_LVT
    else { return nil }
    let code = unicode_line_and_cells(scalar) >> 6
    total += code == selectable ? 1 : Int(code)
    index += length
  }
  return total
}

/// `unicode_line_and_cells`'s code for one cell that variation selector 16 makes two.
private let selectable: UInt8 = 3

private func graphemeCells(_ scalars: Character.UnicodeScalarView) -> Int {
  let variationSelector16: UInt32 = 0xFE0F
  let enclosingKeycap: UInt32 = 0x20E3
  let zeroWidthJoiner: UInt32 = 0x200D

  var result = 0
  var previous: UInt8 = 0
  var joinsNext = false
  for scalar in scalars {
    let value = scalar.value
    let code = unicode_line_and_cells(value) >> 6
    if value == variationSelector16, previous == selectable { return 2 }
    if value == enclosingKeycap, result > 0 { return 2 }
    // A pictograph after a joiner: a ZWJ sequence, whatever its first scalar alone would take.
    if joinsNext, result > 0, isPictograph(value) { return 2 }
    joinsNext = value == zeroWidthJoiner
    result = max(result, code == selectable ? 1 : Int(code))
    previous = code
  }
  return result
}

private func isPictograph(_ scalar: UInt32) -> Bool {
  unicode_grapheme_flags(scalar) & 0xF == UInt8(unicode_grapheme_Extended_Pictographic)
}
