import CFontTables

/// Cuts UTF-8 text into stretches between breaks, in one pass.
struct PlainTextReader {
  private let scale: FontScale
  private var scalars: ValidScalarReader
  private var lines = LineBreaker(keepsWords: true)
  private var previousKind = UInt16(font_kind_missing)
  private var stretches: StretchList

  /// Of what was read, and of the part of it that ends with the last visible grapheme.
  private var width: Int64 = 0
  private var widthToEnd: Int64 = 0
  private var end = 0
  /// Where the stretch at hand starts, and what its first grapheme loses at the start of a line.
  private var start = 0
  private var kerning: Int32 = 0

  /// - Parameter bytes: valid UTF-8.
  /// - Returns: nil for a text that is not plain, or too wide to be summed up. O(n).
  static func stretches(
    of bytes: UnsafeBufferPointer<UInt8>, in scale: FontScale
  ) -> [PlainText.Stretch]? {
    guard bytes.count <= Int32.max else { return nil }
    return withUnsafeTemporaryAllocation(of: PlainText.Stretch.self, capacity: 32) { room in
      var reader = PlainTextReader(bytes, scale: scale, room: room)
      return reader.readAll() ? reader.stretches.all() : nil
    }
  }

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, scale: FontScale,
    room: UnsafeMutableBufferPointer<PlainText.Stretch>
  ) {
    scalars = ValidScalarReader(bytes)
    stretches = StretchList(room)
    self.scale = scale
  }

  private mutating func readAll() -> Bool {
    let syllable = scale.width(kind: UInt16(font_kind_hangul))
    let space = scale.width(kind: font_kind(0x20))
    while let first = scalars.firstByte {
      let isTaken =
        if scalars.isAtSyllable {
          takeSyllables(width: syllable, space: space)
        } else if first == UInt8(ascii: "\n") {
          takeNewline()
        } else {
          takeScalar()
        }
      guard isTaken else { return false }
    }
    if scalars.position > start { close(next: scalars.position) }
    return true
  }

  /// Takes the syllables that follow, and the words of syllables alone behind them. Nothing kerns
  /// with a syllable, no line ends between two, and one may at the space before another (LB18).
  private mutating func takeSyllables(width syllable: Int64, space: Int64) -> Bool {
    if lines.take(.letter, digitFollows: { false }) == .allowed { close(next: scalars.position) }
    previousKind = UInt16(font_kind_hangul)
    var scalars = scalars
    var sum = width
    var isSummed = add(scalars.skipSyllables(), syllable, to: &sum)
    while isSummed, scalars.skipSpaceBeforeSyllable() {
      let next = scalars.position
      let sumToEnd = sum
      isSummed = add(1, space, to: &sum)
      stretches.append(
        end: next &- 1, next: next, widthToEnd: sumToEnd, widthToNext: sum, kerning: kerning)
      kerning = 0
      start = next
      isSummed = add(scalars.skipSyllables(), syllable, to: &sum) && isSummed
    }
    self.scalars = scalars
    width = sum
    endVisible()
    return isSummed
  }

  private mutating func takeNewline() -> Bool {
    _ = scalars.next()
    _ = lines.take(.lineFeed) { false }
    previousKind = UInt16(font_kind_missing)
    close(next: scalars.position, endsLine: true)
    endVisible()
    return true
  }

  /// Takes any other scalar.
  ///
  /// - Returns: false when it may be part of a larger grapheme, or isn't measured by itself.
  private mutating func takeScalar() -> Bool {
    let position = scalars.position
    guard let scalar = scalars.next() else { return false }
    let properties = ScalarProperties(scalar)
    let role = properties.role
    let kind = properties.kind
    guard properties.flags == 0, role == .visible || role == .space,
      kind != UInt16(font_kind_missing), kind != UInt16(font_kind_transparent),
      !ComplexScript.mayHold(scalar)
    else { return false }
    let pair = scale.kerning(previousKind, kind)
    let units = font_advance(scale.weight, UInt32(kind)) + pair
    // A line whose last grapheme fits must have room for those before it.
    guard units > Self.leastUnits else { return false }
    let rest = scalars
    let lineBreak = lines.take(properties.lineClass) { Self.digitFollows(rest) }
    if lineBreak == .allowed {
      close(next: position)
      kerning = pair
    }
    previousKind = kind
    let isSummed = add(1, Int64(units) * scale.perFontUnit + scale.tracking, to: &width)
    if role == .visible { endVisible() }
    return isSummed
  }

  /// What no tracking takes away, in 1/352,000 em.
  private static var leastUnits: Int32 {
    Int32(-SystemFontProfile.leastTracking) * Int32(font_units_per_em) / 1000
  }

  /// - Returns: false when the sum passes 62 bits, beside which a kerning still has room.
  @inline(__always)
  private func add(_ count: Int, _ width: Int64, to sum: inout Int64) -> Bool {
    let (product, overflow) = width.multipliedReportingOverflow(by: Int64(count))
    let (result, overflowSum) = sum.addingReportingOverflow(product)
    sum = result
    return !overflow && !overflowSum && result < 1 << 62
  }

  /// Notes that what was read ends with a visible grapheme, or begins a paragraph.
  @inline(__always)
  private mutating func endVisible() {
    end = scalars.position
    widthToEnd = width
  }

  /// Ends the stretch at hand and begins the next.
  private mutating func close(next: Int, endsLine: Bool = false) {
    stretches.append(
      end: end, next: next, widthToEnd: widthToEnd, widthToNext: width, kerning: kerning,
      endsLine: endsLine)
    kerning = 0
    start = next
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

/// Collects stretches in a room that is emptied into an array whenever it is full.
private struct StretchList {
  private let room: UnsafeMutableBufferPointer<PlainText.Stretch>
  private var count = 0
  private var earlier: [PlainText.Stretch] = []

  init(_ room: UnsafeMutableBufferPointer<PlainText.Stretch>) {
    self.room = room
  }

  @inline(__always)
  mutating func append(
    end: Int, next: Int, widthToEnd: Int64, widthToNext: Int64, kerning: Int32,
    endsLine: Bool = false
  ) {
    if count == room.count { emptyRoom() }
    room.initializeElement(
      at: count,
      to: PlainText.Stretch(
        end: Int32(truncatingIfNeeded: end), next: Int32(truncatingIfNeeded: next),
        widthToEnd: widthToEnd, widthToNext: widthToNext, kerning: kerning, endsLine: endsLine))
    count &+= 1
  }

  private mutating func emptyRoom() {
    earlier.append(contentsOf: room[..<count])
    count = 0
  }

  func all() -> [PlainText.Stretch] {
    earlier.isEmpty ? Array(room[..<count]) : earlier + room[..<count]
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
      position &+= 1
      return UInt32(first)
    case 0x80..<0xE0:
      position &+= 2
      return UInt32(first & 0x1F) << 6 | continuation(start &+ 1)
    case 0xE0..<0xF0:
      position &+= 3
      return scalarOfThree(at: start)
    default:
      position &+= 4
      return UInt32(first & 0x07) << 18 | continuation(start &+ 1) << 12
        | continuation(start &+ 2) << 6 | continuation(start &+ 3)
    }
  }

  /// Whether a Hangul syllable starts at a place where a scalar does: UTF-8 sorts as scalars do.
  @inline(__always)
  private func isSyllable(at index: Int) -> Bool {
    guard index &+ 2 < bytes.count else { return false }
    let sorted =
      UInt32(bytes[index]) << 16 | UInt32(bytes[index &+ 1]) << 8 | UInt32(bytes[index &+ 2])
    return sorted &- 0xEAB080 <= 0xED9EA3 - 0xEAB080
  }

  @inline(__always)
  var isAtSyllable: Bool { isSyllable(at: position) }

  /// Passes the Hangul syllables that follow, and says how many there are.
  @inline(__always)
  mutating func skipSyllables() -> Int {
    var count = 0
    while isSyllable(at: position) {
      position &+= 3
      count &+= 1
    }
    return count
  }

  /// Passes a space with a Hangul syllable behind it, and not the syllable.
  ///
  /// - Returns: false, with nothing passed, when something else follows.
  @inline(__always)
  mutating func skipSpaceBeforeSyllable() -> Bool {
    guard firstByte == 0x20, isSyllable(at: position &+ 1) else { return false }
    position &+= 1
    return true
  }

  @inline(__always)
  private func scalarOfThree(at index: Int) -> UInt32 {
    UInt32(bytes[index] & 0x0F) << 12 | continuation(index &+ 1) << 6 | continuation(index &+ 2)
  }

  @inline(__always)
  private func continuation(_ index: Int) -> UInt32 { UInt32(bytes[index] & 0x3F) }
}
