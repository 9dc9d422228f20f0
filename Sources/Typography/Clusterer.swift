import CFontTables
import CUnicodeTables

/// Cuts a text into graphemes, measures each and finds the line breaks between them, in one pass
/// over its scalars. O(n).
struct Clusterer {
  private let bytes: [UInt8]
  /// Where each run starts in the bytes.
  private let runStarts: [Int]
  private let fonts: [Font]
  private let scales: [FontScale]
  private var clusters: [Cluster] = []
  private var warnings = TextWarnings()
  private var graphemes = GraphemeBreaker()
  private var lines = LineBreaker(keepsWords: true)

  private var run = 0
  private var runEnd: Int
  private var scale: FontScale
  /// The visible kind before the grapheme at hand in the same font, for kerning.
  private var previousKind = missing

  private static let missing = UInt16(font_kind_missing)
  private static let transparent = UInt16(font_kind_transparent)

  /// - Parameter perMille: the part of the fonts' sizes to measure at.
  static func cluster(_ runs: [TextRun], perMille: Int64 = 1000) -> ClusteredText {
    var clusterer = Clusterer(runs, perMille: perMille)
    clusterer.readAll()
    return ClusteredText(
      bytes: clusterer.bytes, scales: clusterer.scales, clusters: clusterer.clusters,
      warnings: clusterer.warnings)
  }

  private init(_ runs: [TextRun], perMille: Int64) {
    var bytes: [UInt8] = []
    var starts: [Int] = []
    bytes.reserveCapacity(runs.reduce(0) { $0 + $1.text.utf8.count })
    for run in runs {
      starts.append(bytes.count)
      bytes.append(contentsOf: run.text.utf8)
    }
    self.bytes = bytes
    runStarts = starts
    fonts = runs.map(\.font)
    scales = fonts.map { FontScale($0, perMille: perMille) }
    scale = scales.first ?? FontScale(Font(size: 0))
    runEnd = starts.count > 1 ? starts[1] : bytes.count
    // Korean has three bytes to a grapheme with a space in four, English one.
    clusters.reserveCapacity(bytes.count / 2 + 16)
  }

  /// The grapheme being read.
  private struct Pending {
    var start: Int
    var first: ScalarProperties
    var isSingle = true
    var isUnstable: Bool
    var lineBreak: LineBreak
  }

  private mutating func readAll() {
    var reader = ScalarReader(bytes, in: 0..<bytes.count)
    var pending: Pending?
    while true {
      let start = reader.position
      guard let scalar = reader.next() else { break }
      let properties = ScalarProperties(scalar)
      let lineBreak = lines.take(properties.lineClass) { Self.digitFollows(reader) }
      let isUnstable = Normalisation.isUnstable(properties.flags)
      if graphemes.take(properties.flags) {
        if let pending { finish(pending, end: start) }
        pending = Pending(
          start: start, first: properties, isUnstable: isUnstable, lineBreak: lineBreak)
      } else {
        pending?.isSingle = false
        if isUnstable { pending?.isUnstable = true }
      }
    }
    if let pending { finish(pending, end: bytes.count) }
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
    while pending.start >= runEnd, run + 1 < runStarts.count { enterNextRun() }
    if pending.isSingle, !pending.isUnstable {
      appendSingle(pending)
    } else {
      appendCluster(pending, end: end)
    }
  }

  private mutating func enterNextRun() {
    run += 1
    runEnd = run + 1 < runStarts.count ? runStarts[run + 1] : bytes.count
    scale = scales[run]
    if fonts[run] != fonts[run - 1] { previousKind = Self.missing }
  }

  @inline(__always)
  private mutating func appendSingle(_ pending: Pending) {
    let scalar = pending.first.scalar
    var kind = pending.first.kind
    let role = pending.first.role
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
    warnings.note(scalar)
    if kind == Self.missing { noteMissing(scalar) }
    let kerning = Int64(scale.kerning(previousKind, kind)) * scale.perFontUnit
    append(
      pending, width: scale.width(kind: kind) + kerning, kerning: kerning, first: kind,
      last: kind, role: role)
    previousKind = kind
  }

  /// A grapheme of several scalars, or one that NFC changes.
  private mutating func appendCluster(_ pending: Pending, end: Int) {
    var scalars: [UInt32] = []
    var reader = ScalarReader(bytes, in: pending.start..<end)
    while let scalar = reader.next() { scalars.append(scalar) }
    var role = pending.first.role
    if role == .space, scalars.count > 1 { role = .visible }
    if role == .newline {
      append(pending, width: 0, kerning: 0, first: Self.missing, last: Self.missing, role: role)
      previousKind = Self.missing
      return
    }
    if pending.isUnstable { scalars = Normalisation.composed(scalars) }
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
        warnings.note(scalar)
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
    clusters.append(
      Cluster(
        width: width, kerning: kerning, offset: pending.start, run: Int32(truncatingIfNeeded: run),
        lastKind: last, firstKind: first, lineBreak: pending.lineBreak, role: role))
  }

  private mutating func noteMissing(_ scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    warnings.add(.missingGlyph(scalar))
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
