/// The warnings of one text: each once, in its order, and no more than a reader would read.
struct TextWarnings {
  private(set) var list: [TextWarning] = []
  /// The script last added or found again, so that a text in one script looks once.
  private var lastScript: ComplexScript?
  /// The scripts seen that are written without spaces, and those that need shaping.
  private(set) var unsegmented: [ComplexScript] = []
  private(set) var shaped: [ComplexScript] = []

  static let limit = 16

  mutating func add(_ warning: TextWarning) {
    guard list.count < Self.limit, !list.contains(warning) else { return }
    list.append(warning)
  }

  /// Notes a scalar outside the scripts that the tables measure exactly.
  @inline(__always)
  mutating func note(_ scalar: UInt32) {
    guard ComplexScript.mayHold(scalar) else { return }
    noteScript(scalar)
  }

  private mutating func noteScript(_ scalar: UInt32) {
    guard let script = ComplexScript(scalar), script != lastScript else { return }
    lastScript = script
    if script.isShaped, !shaped.contains(script) { shaped.append(script) }
    if script.isUnsegmented, !unsegmented.contains(script) { unsegmented.append(script) }
  }

  /// Notes what a font's metrics are not.
  mutating func note(_ font: Font) {
    guard case .named(let family) = font.family else { return }
    guard let facts = font.metrics?.facts else { return add(.unknownFamily(family)) }
    guard facts.weight != font.weight else { return }
    add(.missingWeight(family: family, font.weight, measured: facts.weight))
  }

  /// A line was broken inside a word.
  mutating func noteGraphemeBreak() {
    for script in unsegmented { add(.unsegmented(script: script.name)) }
  }
}

/// Scripts whose letters change with their neighbours, or whose words stand without spaces; by the
/// blocks of Unicode 15.0.
struct ComplexScript: Equatable {
  let name: String
  let isShaped: Bool
  let isUnsegmented: Bool

  /// Whether a scalar lies between the first and last of the blocks below: cheaper than looking.
  @inline(__always)
  static func mayHold(_ scalar: UInt32) -> Bool {
    scalar >= 0x600
      && (scalar < 0x1A00 || (0xA800...0xABFF).contains(scalar)
        || (0xFB50...0xFEFE).contains(scalar))
  }

  /// nil for a scalar of another script.
  init?(_ scalar: UInt32) {
    switch scalar {
    case 0x060C, 0x061B, 0x061F, 0x0660...0x066C, 0x06D4, 0x06F0...0x06F9:
      return nil  // punctuation and digits, which join nothing
    case 0x0600...0x06FF, 0x0750...0x077F, 0x0870...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE:
      self.init("Arabic")
    case 0x0700...0x074F, 0x0860...0x086F: self.init("Syriac")
    case 0x0780...0x07BF: self.init("Thaana")
    case 0x07C0...0x07FF: self.init("NKo")
    case 0x0840...0x085F: self.init("Mandaic")
    case 0x0900...0x097F, 0xA8E0...0xA8FF: self.init("Devanagari")
    case 0x0980...0x09FF: self.init("Bengali")
    case 0x0A00...0x0A7F: self.init("Gurmukhi")
    case 0x0A80...0x0AFF: self.init("Gujarati")
    case 0x0B00...0x0B7F: self.init("Oriya")
    case 0x0B80...0x0BFF: self.init("Tamil")
    case 0x0C00...0x0C7F: self.init("Telugu")
    case 0x0C80...0x0CFF: self.init("Kannada")
    case 0x0D00...0x0D7F: self.init("Malayalam")
    case 0x0D80...0x0DFF: self.init("Sinhala")
    case 0x0E00...0x0E7F: self.init("Thai", isShaped: false, isUnsegmented: true)
    case 0x0E80...0x0EFF: self.init("Lao", isShaped: false, isUnsegmented: true)
    case 0x0F00...0x0FFF: self.init("Tibetan")
    case 0x1000...0x109F: self.init("Myanmar", isUnsegmented: true)
    case 0x1780...0x17FF: self.init("Khmer", isUnsegmented: true)
    case 0x1800...0x18AF: self.init("Mongolian")
    default: return nil
    }
  }

  private init(_ name: String, isShaped: Bool = true, isUnsegmented: Bool = false) {
    self.name = name
    self.isShaped = isShaped
    self.isUnsegmented = isUnsegmented
  }
}
