import CFontTables
import CUnicodeTables

/// Cuts a text into graphemes, measures each and finds the line breaks between them, in one pass
/// over its scalars. O(n).
struct Clusterer {
  private var result: ClusteredText
  private let fonts: [Font]
  private var graphemes = GraphemeBreaker()
  private var lines = LineBreaker(keepsWords: true)

  private var run = 0
  private var runEnd: Int
  /// The visible kind before the grapheme at hand in the same font, for kerning.
  private var previousKind = missing

  private static let missing = UInt16(font_kind_missing)
  private static let transparent = UInt16(font_kind_transparent)

  /// - Parameter perMille: the part of the fonts' sizes to measure at.
  static func cluster(_ runs: [TextRun], perMille: Int64 = 1000) -> ClusteredText {
    var clusterer = Clusterer(runs, perMille: perMille)
    clusterer.readAll()
    return clusterer.result
  }

  private init(_ runs: [TextRun], perMille: Int64) {
    var bytes: [UInt8] = []
    var starts: [Int] = []
    bytes.reserveCapacity(runs.reduce(0) { $0 + $1.text.utf8.count })
    for run in runs {
      starts.append(bytes.count)
      bytes.append(contentsOf: run.text.utf8)
    }
    fonts = runs.map(\.font)
    result = ClusteredText(
      bytes: bytes, runStarts: starts,
      scales: fonts.map { FontScale($0, perMille: perMille) }, clusters: [],
      warnings: TextWarnings())
    result.clusters.reserveCapacity(min(bytes.count, bytes.count / 2 + 16))
    runEnd = starts.count > 1 ? starts[1] : bytes.count
  }

  /// The grapheme being read.
  private struct Pending {
    var start = 0
    var scalar: UInt32 = 0
    var isSingle = true
    var isUnstable = false
    var lineBreak = LineBreak.prohibited
    var lineClass = LineClass.none
  }

  private mutating func readAll() {
    let bytes = result.bytes[...]
    var reader = ScalarReader(bytes)
    var pending = Pending()
    var isFirst = true
    while true {
      let start = reader.position
      guard let scalar = reader.next() else { break }
      let flags = GraphemeBreaker.flags(scalar)
      let lineClass = LineClass(of: scalar)
      let lineBreak = lines.take(lineClass) { Self.digitFollows(reader) }
      if graphemes.take(flags) {
        if !isFirst { finish(pending, end: start) }
        isFirst = false
        pending = Pending(
          start: start, scalar: scalar, isUnstable: Normalisation.isUnstable(flags),
          lineBreak: lineBreak, lineClass: lineClass)
      } else {
        pending.isSingle = false
        pending.isUnstable = pending.isUnstable || Normalisation.isUnstable(flags)
      }
    }
    if !isFirst { finish(pending, end: bytes.count) }
  }

  /// Whether the first scalar from here on that is no mark is a digit.
  private static func digitFollows(_ reader: ScalarReader) -> Bool {
    var reader = reader
    while let scalar = reader.next() {
      let lineClass = LineClass(of: scalar)
      if !lineClass.isIn(.marks) { return lineClass == .digit }
    }
    return false
  }

  private mutating func finish(_ pending: Pending, end: Int) {
    while pending.start >= runEnd, run + 1 < result.runStarts.count { enterNextRun() }
    if pending.isSingle, !pending.isUnstable {
      appendSingle(pending)
    } else {
      appendCluster(pending, end: end)
    }
  }

  private mutating func enterNextRun() {
    run += 1
    runEnd = run + 1 < result.runStarts.count ? result.runStarts[run + 1] : result.bytes.count
    if fonts[run] != fonts[run - 1] { previousKind = Self.missing }
  }

  private mutating func appendSingle(_ pending: Pending) {
    let scalar = pending.scalar
    var kind = font_kind(scalar)
    let role = Self.role(pending)
    if scalar == 0x09 { kind = font_kind(0x20) }
    if role == .newline {
      append(pending, width: 0, kerning: 0, first: Self.missing, last: Self.missing, role: role)
      previousKind = Self.missing
      return
    }
    if kind == Self.transparent {
      append(pending, width: 0, kerning: 0, first: Self.missing, last: previousKind, role: role)
      return
    }
    result.warnings.note(scalar)
    if kind == Self.missing { noteMissing(scalar) }
    let scale = result.scales[run]
    let kerning = Int64(scale.kerning(previousKind, kind)) * scale.perFontUnit
    append(
      pending, width: scale.width(kind: kind) + kerning, kerning: kerning, first: kind,
      last: kind, role: role)
    previousKind = kind
  }

  /// A grapheme of several scalars, or one that NFC changes.
  private mutating func appendCluster(_ pending: Pending, end: Int) {
    var scalars: [UInt32] = []
    var reader = ScalarReader(result.bytes[pending.start..<end])
    while let scalar = reader.next() { scalars.append(scalar) }
    var role = Self.role(pending)
    if role == .space, scalars.count > 1 { role = .visible }
    if role == .newline {
      append(pending, width: 0, kerning: 0, first: Self.missing, last: Self.missing, role: role)
      previousKind = Self.missing
      return
    }
    if pending.isUnstable { scalars = Normalisation.composed(scalars) }
    let scale = result.scales[run]
    var units: Int64 = 0
    var kerning: Int64 = 0
    var first = Self.missing
    var last = previousKind
    if let kind = Self.unitKind(scalars) {
      kerning = Int64(scale.kerning(last, kind))
      units = Int64(font_advance(scale.weight, UInt32(kind)))
      (first, last) = (kind, kind)
    } else {
      for scalar in scalars {
        let kind = font_kind(scalar)
        if kind == Self.transparent { continue }
        result.warnings.note(scalar)
        if kind == Self.missing { noteMissing(scalar) }
        let pair = Int64(scale.kerning(last, kind))
        if first == Self.missing { (first, kerning) = (kind, pair) } else { units += pair }
        units += Int64(font_advance(scale.weight, UInt32(kind)))
        last = kind
      }
    }
    let isDrawn = first != Self.missing || units > 0
    append(
      pending, width: (units + kerning) * scale.perFontUnit + (isDrawn ? scale.tracking : 0),
      kerning: kerning * scale.perFontUnit, first: first, last: last, role: role)
    previousKind = last
  }

  private mutating func append(
    _ pending: Pending, width: Int64, kerning: Int64, first: UInt16, last: UInt16,
    role: Cluster.Role
  ) {
    result.clusters.append(
      Cluster(
        width: width, kerning: kerning, offset: pending.start, run: Int32(truncatingIfNeeded: run),
        lastKind: last, firstKind: first, lineBreak: pending.lineBreak, role: role))
  }

  private mutating func noteMissing(_ scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    result.warnings.add(.missingGlyph(scalar))
  }

  private static func role(_ pending: Pending) -> Cluster.Role {
    if pending.lineClass == .letter { return .visible }
    if pending.lineClass == .space { return .space }
    if pending.lineClass.isIn(.newlines) { return .newline }
    switch pending.scalar {
    case 0x00AD: return .softHyphen
    case 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return .space
    default: return .visible
    }
  }

  /// The one kind of a grapheme that is drawn as a unit: an emoji, or a Hangul syllable that has
  /// no code of its own.
  private static func unitKind(_ scalars: [UInt32]) -> UInt16? {
    guard scalars.count > 1, let first = scalars.first else { return nil }
    let emoji = UInt16(font_kind_emoji)
    switch Int(unicode_grapheme_flags(first) & 0xF) {
    case unicode_grapheme_L, unicode_grapheme_V, unicode_grapheme_T, unicode_grapheme_LV,
      unicode_grapheme_LVT:
      return UInt16(font_kind_hangul)
    case unicode_grapheme_Regional_Indicator: return emoji
    default: break
    }
    if font_kind(first) == emoji { return scalars.contains(0xFE0E) ? nil : emoji }
    let isListed = unicode_line_and_cells(first) >> 6 == 3
    guard isListed else { return nil }
    return scalars.contains(0xFE0F) || scalars.contains(0x20E3) || scalars.contains(0x200D)
      || scalars.contains { (0x1F3FB...0x1F3FF).contains($0) } ? emoji : nil
  }
}
