import CFontTables

/// Cuts a text into graphemes, measures each and finds the line breaks between them, in one pass
/// over its scalars. O(n).
struct Clusterer {
  let bytes: [UInt8]
  private let runs: [TextRun]
  let fonts: [RunFont]
  var clusters: [Cluster] = []
  var warnings = TextWarnings()
  private var graphemes = GraphemeBreaker()
  private var lines = LineBreaker(keepsWords: true)

  private var run = 0
  private var runEnd: Int
  private(set) var scale: FontScale
  /// The imported font of the run; nil for the built-in tables alone.
  private var imported: FontMetrics?
  /// The visible kind before the grapheme at hand in the same font, for kerning.
  var previousKind = missing

  /// The Arabic letter before, when the next one may join it.
  var joinable: JoinableLetter?
  /// Whether the letter at hand joins the one before.
  var isJoined = false

  static let missing = UInt16(font_kind_missing)
  private static let hangul = UInt16(font_kind_hangul)
  static let transparent = UInt16(font_kind_transparent)

  /// - Parameter perMille: the part of the fonts' sizes to measure at.
  static func cluster(_ runs: [TextRun], perMille: Int64 = 1000) -> ClusteredText {
    var clusterer = Clusterer(runs, perMille: perMille)
    clusterer.readAll()
    if !clusterer.warnings.shaped.isEmpty { clusterer.takeShapedWords() }
    return ClusteredText(
      bytes: clusterer.bytes, fonts: clusterer.fonts, clusters: clusterer.clusters,
      warnings: clusterer.warnings)
  }

  private init(_ runs: [TextRun], perMille: Int64) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(runs.reduce(0) { $0 + $1.text.utf8.count })
    for run in runs {
      let isCopied: Void? = run.text.utf8.withContiguousStorageIfAvailable {
        bytes.append(contentsOf: $0)
      }
      if isCopied == nil { bytes.append(contentsOf: run.text.utf8) }
    }
    self.bytes = bytes
    self.runs = runs
    fonts = runs.map { RunFont($0.font, perMille: perMille) }
    scale = fonts.first?.scale ?? FontScale(Font(size: 0))
    imported = fonts.first?.imported
    runEnd = runs.first?.text.utf8.count ?? 0
    // Korean has three bytes to a grapheme with a space in four, English one.
    clusters.reserveCapacity(bytes.count / 2 + 16)
  }

  /// The grapheme being read.
  struct Pending {
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
      if let first = pending, first.first.kind == Self.hangul, first.isSingle {
        readSyllables(after: first, &pending, &reader)
      }
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

  /// Takes Hangul syllables that follow one: each is a grapheme, nothing breaks or kerns between
  /// them, and all are as wide. Leaves the last one pending.
  private mutating func readSyllables(
    after first: Pending, _ pending: inout Pending?, _ reader: inout ScalarReader
  ) {
    guard !first.isUnstable, first.first.isSyllable, imported == nil else { return }
    let width = scale.width(kind: Self.hangul)
    var last = first
    while last.start < runEnd, let next = reader.nextSyllable() {
      append(
        last, width: width, kerning: 0, first: Self.hangul, last: Self.hangul, role: .visible)
      last.start = reader.position - 3
      last.first = next
      last.lineBreak = .prohibited
    }
    if last.start == first.start { return }
    pending = last
    previousKind = Self.hangul
    joinable = nil
    lines.takeSyllable()
    graphemes.takeSyllable(last.first.flags)
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
    while pending.start >= runEnd, run + 1 < runs.count { enterNextRun() }
    if let imported, append(pending, end: end, in: imported) { return }
    if pending.isSingle, !pending.isUnstable {
      appendSingle(pending)
    } else {
      appendCluster(pending, end: end)
    }
  }

  private mutating func enterNextRun() {
    run += 1
    runEnd += runs[run].text.utf8.count
    scale = fonts[run].scale
    imported = fonts[run].imported
    if runs[run].font != runs[run - 1].font { previousKind = Self.missing }
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
    if let forms = font_find_forms(scalar) {
      kind = join(forms.pointee)
    } else {
      joinable = nil
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
    noteJoinable(scalar, kindBefore: previousKind)
    previousKind = kind
  }

  mutating func append(
    _ pending: Pending, width: Int64, kerning: Int64, first: UInt16, last: UInt16,
    role: Cluster.Role
  ) {
    clusters.append(
      Cluster(
        width: width, kerning: kerning, offset: pending.start, run: Int32(truncatingIfNeeded: run),
        lastKind: last, firstKind: first, lineBreak: pending.lineBreak, role: role))
  }

  mutating func noteMissing(_ scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    warnings.add(.missingGlyph(scalar))
  }
}
