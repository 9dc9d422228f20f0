/// A font file of a test's own making: advances, kerning and the facts of a font, no outlines.
public struct TinyFont {
  /// Of the `name` table.
  public var family = "Tiny"
  /// Of the `name` table.
  public var version = "Version 1.5"
  /// Of the `head` table.
  public var unitsPerEm: UInt16 = 1000
  /// `usWeightClass` of the `OS/2` table.
  public var weight: UInt16 = 600
  /// Of `hhea`, in font units.
  public var ascender: Int16 = 900
  /// Of `hhea`, in font units: below the baseline, so negative.
  public var descender: Int16 = -250
  /// Of `hhea`, in font units.
  public var lineGap: Int16 = 30
  /// In the order of code points.
  public var glyphs: [(scalar: UInt32, advance: UInt16)]
  /// Pairs of the `kern` table, in font units.
  public var kerning: [(left: UInt32, right: UInt32, value: Int16)] = []
  /// What every advance gains at `wght=900`, where 400 is the middle; nil for a static font.
  public var growth: Int16?

  /// Advances are in font units; no glyph has an outline.
  public init(_ glyphs: [(scalar: UInt32, advance: UInt16)]) {
    self.glyphs = glyphs
  }

  /// The file.
  public var bytes: [UInt8] { sfnt(at: 0) }

  /// A collection of the font twice.
  public var collection: [UInt8] {
    let first = 20
    let second = first + sfnt(at: first).count
    var file = Table()
    file.tag("ttcf")
    file.long(0x0001_0000)
    for number in [2, first, second] { file.long(UInt32(number)) }
    return file.bytes + sfnt(at: first) + sfnt(at: second)
  }

  private func sfnt(at base: Int) -> [UInt8] {
    var tables = [
      ("OS/2", os2), ("cmap", cmap), ("head", head), ("hhea", hhea), ("hmtx", hmtx), ("maxp", maxp),
      ("name", name),
    ]
    if !kerning.isEmpty { tables.append(("kern", kern)) }
    if let growth { tables += [("HVAR", horizontalVariations(growth)), ("fvar", axes)] }
    tables.sort { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    var file = Table()
    file.long(0x0001_0000)
    for number in [UInt16(tables.count), 0, 0, 0] { file.short(number) }
    var body: [UInt8] = []
    let start = base + 12 + 16 * tables.count
    for (tag, table) in tables {
      file.tag(tag)
      for number in [0, start + body.count, table.bytes.count] { file.long(UInt32(number)) }
      body += table.bytes
      while body.count % 4 != 0 { body.append(0) }
    }
    return file.bytes + body
  }

  // MARK: Tables of the OpenType specification

  private var head: Table {
    var table = Table()
    for number: UInt32 in [0x0001_0000, 0x0001_0000, 0, 0x5F0F_3CF5] { table.long(number) }
    table.shorts([0, unitsPerEm] + [UInt16](repeating: 0, count: 17))
    return table
  }

  private var hhea: Table {
    var table = Table()
    table.long(0x0001_0000)
    table.shorts([ascender, descender, lineGap].map { UInt16(bitPattern: $0) })
    table.shorts([UInt16](repeating: 0, count: 12) + [UInt16(glyphs.count + 1)])
    return table
  }

  private var hmtx: Table {
    var table = Table()
    for advance in [500] + glyphs.map(\.advance) { table.shorts([advance, 0]) }
    return table
  }

  private var maxp: Table {
    var table = Table()
    table.long(0x0000_5000)
    table.short(UInt16(glyphs.count + 1))
    return table
  }

  private var cmap: Table {
    var table = Table()
    table.shorts([0, 1, 3, 10])
    table.long(12)
    table.shorts([12, 0])
    table.long(UInt32(16 + 12 * glyphs.count))
    table.long(0)
    table.long(UInt32(glyphs.count))
    for (index, glyph) in glyphs.enumerated() {
      for number in [glyph.scalar, glyph.scalar, UInt32(index + 1)] { table.long(number) }
    }
    return table
  }

  private var name: Table {
    let names = [(1, family), (5, version)].filter { !$0.1.isEmpty }
    var table = Table()
    table.shorts([0, UInt16(names.count), UInt16(6 + 12 * names.count)])
    var offset = 0
    for (id, text) in names {
      let length = 2 * text.utf16.count
      table.shorts([3, 1, 0x409, UInt16(id), UInt16(length), UInt16(offset)])
      offset += length
    }
    for (_, text) in names { table.shorts(Array(text.utf16)) }
    return table
  }

  private var os2: Table {
    var table = Table()
    table.shorts([2, 500, weight, 5] + [UInt16](repeating: 0, count: 30))
    table.shorts([ascender, descender, lineGap].map { UInt16(bitPattern: $0) })
    table.shorts([900, 250, 0, 0, 0, 0])
    table.shorts([520, 700, 0, 32, 1])
    return table
  }

  private var kern: Table {
    func glyph(_ scalar: UInt32) -> UInt16 {
      UInt16((glyphs.firstIndex { $0.scalar == scalar } ?? -1) + 1)
    }
    let pairs = kerning.map { (glyph($0.left), glyph($0.right), $0.value) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    var table = Table()
    table.shorts([0, 1, 0, UInt16(14 + 6 * pairs.count), 1, UInt16(pairs.count), 0, 0, 0])
    for (left, right, value) in pairs { table.shorts([left, right, UInt16(bitPattern: value)]) }
    return table
  }

  private var axes: Table {
    var table = Table()
    table.shorts([1, 0, 16, 2, 1, 20, 0, 8])
    table.tag("wght")
    for number: UInt32 in [100, 400, 900] { table.long(number << 16) }
    table.shorts([0, 256])
    return table
  }

  private func horizontalVariations(_ growth: Int16) -> Table {
    var table = Table()
    table.shorts([1, 0])
    for offset: UInt32 in [20, 0, 0, 0] { table.long(offset) }
    // One region, from the middle of the axis to its end; a delta for each glyph.
    table.short(1)
    table.long(12)
    table.short(1)
    table.long(22)
    table.shorts([1, 1, 0, 0x4000, 0x4000])
    table.shorts([UInt16(glyphs.count + 1), 1, 1, 0])
    for _ in 0...glyphs.count { table.short(UInt16(bitPattern: growth)) }
    return table
  }
}

/// Big-endian numbers one after the other.
private struct Table {
  var bytes: [UInt8] = []

  mutating func short(_ number: UInt16) {
    bytes += [UInt8(number >> 8), UInt8(number & 255)]
  }

  mutating func shorts(_ numbers: [UInt16]) {
    for number in numbers { short(number) }
  }

  mutating func long(_ number: UInt32) {
    shorts([UInt16(number >> 16), UInt16(number & 0xFFFF)])
  }

  mutating func tag(_ name: String) { bytes += Array(name.utf8) }
}
