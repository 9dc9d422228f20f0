import CFontTables

/// Cuts UTF-8 text into stretches between breaks, in one pass.
struct PlainTextReader {
  private let length: Int
  private let weight: UInt32
  private var scalars: ValidScalarReader
  private var lines = LineBreaker(keepsWords: true)
  private var previousKind = UInt16(font_kind_missing)
  private var stretches: [PlainText.Stretch] = []

  // The stretch at hand.
  private var end = 0
  private var graphemes = 0
  private var units = 0
  private var blanks = 0
  private var blankUnits = 0
  private var kerning: Int32 = 0

  /// - Parameter bytes: valid UTF-8.
  /// - Returns: nil for a text that is not plain. O(n).
  static func stretches(of bytes: UnsafeBufferPointer<UInt8>, weight: UInt32)
    -> [PlainText.Stretch]?
  {
    guard bytes.count <= Int32.max else { return nil }
    var reader = PlainTextReader(bytes, weight: weight)
    return reader.readAll() ? reader.stretches : nil
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, weight: UInt32) {
    length = bytes.count
    scalars = ValidScalarReader(bytes)
    self.weight = weight
  }

  /// - Returns: false when the text is not plain.
  private mutating func readAll() -> Bool {
    // Korean has ten bytes to a word, English six.
    stretches.reserveCapacity(length / 6 + 4)
    let hangul = UInt16(font_kind_hangul)
    let hangulUnits = Int(font_advance(weight, UInt32(hangul)))
    while let first = scalars.firstByte {
      let start = scalars.position
      let syllables = scalars.skipSyllables()
      if syllables > 0 {
        // No syllable kerns, and no line ends between two.
        let lineBreak = lines.take(.letter) { false }
        if lineBreak == .allowed, !close(next: start) { return false }
        addVisible(syllables, units: syllables * hangulUnits)
        previousKind = hangul
      } else if first == UInt8(ascii: "\n") {
        guard takeNewline() else { return false }
      } else {
        guard takeScalar() else { return false }
      }
    }
    return graphemes + blanks == 0 || close(next: length)
  }

  private mutating func takeNewline() -> Bool {
    _ = scalars.next()
    _ = lines.take(.lineFeed) { false }
    previousKind = UInt16(font_kind_missing)
    return close(next: scalars.position, endsLine: true)
  }

  /// Takes any other scalar.
  ///
  /// - Returns: false when it may be part of a larger grapheme, or isn't measured by itself.
  @inline(__always)
  private mutating func takeScalar() -> Bool {
    let start = scalars.position
    guard let scalar = scalars.next() else { return false }
    let properties = ScalarProperties(scalar)
    let role = properties.role
    let kind = properties.kind
    guard properties.flags == 0, role == .visible || role == .space,
      kind != UInt16(font_kind_missing), kind != UInt16(font_kind_transparent),
      !ComplexScript.mayHold(scalar)
    else { return false }
    let pair = font_kerning(weight, UInt32(previousKind), UInt32(kind))
    let own = font_advance(weight, UInt32(kind)) + pair
    // A line whose last grapheme fits must have room for those before it.
    guard own > Self.leastUnits else { return false }
    let rest = scalars
    let lineBreak = lines.take(properties.lineClass) { Self.digitFollows(rest) }
    if lineBreak == .allowed, !close(next: start, kerning: pair) { return false }
    if role == .space {
      blanks += 1
      blankUnits += Int(own)
    } else {
      addVisible(1, units: Int(own))
    }
    previousKind = kind
    return true
  }

  /// What no tracking takes away, in 1/352,000 em.
  private static var leastUnits: Int32 {
    Int32(-SystemFontProfile.leastTracking) * Int32(font_units_per_em) / 1000
  }

  @inline(__always)
  private mutating func addVisible(_ count: Int, units own: Int) {
    graphemes += blanks + count
    units += blankUnits + own
    blanks = 0
    blankUnits = 0
    end = scalars.position
  }

  /// Ends the stretch at hand and begins the next.
  ///
  /// - Returns: false when it is too long.
  private mutating func close(next: Int, kerning nextKerning: Int32 = 0, endsLine: Bool = false)
    -> Bool
  {
    guard graphemes + blanks <= PlainText.Stretch.limit else { return false }
    stretches.append(
      PlainText.Stretch(
        end: Int32(truncatingIfNeeded: end), next: Int32(truncatingIfNeeded: next),
        graphemes: Int32(truncatingIfNeeded: graphemes), units: Int32(truncatingIfNeeded: units),
        blanks: Int32(truncatingIfNeeded: blanks),
        blankUnits: Int32(truncatingIfNeeded: blankUnits), kerning: kerning, endsLine: endsLine))
    end = next
    graphemes = 0
    units = 0
    blanks = 0
    blankUnits = 0
    kerning = nextKerning
    return true
  }

  /// Whether the first scalar from a reader's place on that is no mark is a digit.
  private static func digitFollows(_ scalars: ValidScalarReader) -> Bool {
    var scalars = scalars
    while let scalar = scalars.next() {
      let lineClass = LineClass(of: scalar)
      if !lineClass.isIn(.marks) { return lineClass == .digit }
    }
    return false
  }
}

/// Reads the scalars of UTF-8 that is known to be valid.
private struct ValidScalarReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next scalar starts in the bytes.
  private(set) var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The byte that the next scalar starts with; nil at the end.
  @inline(__always)
  var firstByte: UInt8? { position < bytes.count ? bytes[position] : nil }

  @inline(__always)
  mutating func next() -> UInt32? {
    guard let first = firstByte else { return nil }
    let start = position
    switch first {
    case 0..<0x80:
      position += 1
      return UInt32(first)
    case 0x80..<0xE0:
      position += 2
      return UInt32(first & 0x1F) << 6 | continuation(start + 1)
    case 0xE0..<0xF0:
      position += 3
      return scalarOfThree(at: start)
    default:
      position += 4
      return UInt32(first & 0x07) << 18 | continuation(start + 1) << 12
        | continuation(start + 2) << 6 | continuation(start + 3)
    }
  }

  /// Passes the Hangul syllables that follow, and says how many there are.
  @inline(__always)
  mutating func skipSyllables() -> Int {
    let start = position
    while let first = firstByte, first & 0xF0 == 0xE0, scalarOfThree(at: position) &- 0xAC00 < 11_172 {
      position += 3
    }
    return (position - start) / 3
  }

  @inline(__always)
  private func scalarOfThree(at index: Int) -> UInt32 {
    UInt32(bytes[index] & 0x0F) << 12 | continuation(index + 1) << 6 | continuation(index + 2)
  }

  @inline(__always)
  private func continuation(_ index: Int) -> UInt32 { UInt32(bytes[index] & 0x3F) }
}
