import CHarfBuzz
import Digests
import Typography

extension FontFile {
  /// Everything that a metrics file says.
  ///
  /// - Parameter words: to be shaped; what the font lacks a part of is left out.
  func facts(_ request: Request, words: [String]) throws(FontFault) -> FontFacts {
    let family =
      request.family ?? name(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY) ?? name(HB_OT_NAME_ID_FONT_FAMILY)
    guard let family else {
      throw FontFault("It doesn't say its family's name", help: "give it one: --name Brand")
    }
    let stated = request.weight.flatMap { FontWeight(rawValue: $0) }
    var facts = FontFacts(
      family: family, weight: stated ?? FontWeight(number: weightNumber), unitsPerEm: unitsPerEm)
    facts.digest = SHA256.hash(bytes).hexadecimal
    facts.version = name(HB_OT_NAME_ID_VERSION_STRING) ?? ""
    facts.index = Int(request.index ?? 0)
    facts.instance = request.instance.map { $0.axis + "=" + $0.value }.joined(separator: ",")
    facts.reader = "HarfBuzz " + String(cString: hb_version_string())
    guard let ascender = metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER), ascender > 0,
      let descender = metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)
    else {
      throw FontFault(
        "It doesn't say how high its lines are", help: "use a font with 'hhea' and 'OS/2' tables")
    }
    facts.ascender = ascender
    facts.descender = min(0, descender)
    facts.lineGap = metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0
    facts.capHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? 0
    facts.xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT) ?? 0
    let shaper = Shaper(font)
    let letters = advances
    facts.advances = FontFile.folded(letters)
    let kerning = Kerning(letters, shaper)
    facts.leftClasses = kerning.left
    facts.rightClasses = kerning.right
    facts.kerning = kerning.pairs
    facts.words = Set(words).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .compactMap { word in shaper.width(of: word).map { FontFacts.Word(word, units: $0) } }
    guard !letters.isEmpty || !facts.words.isEmpty else {
      throw FontFault("It has no letters", help: "name a font of text")
    }
    return facts
  }

  /// What every character takes by itself, in order of code points: without controls, and without
  /// the scripts whose letters change with their neighbours.
  private var advances: [(scalar: UInt32, units: Int)] {
    let set = hb_set_create()
    hb_face_collect_unicodes(face, set)
    var letters: [(scalar: UInt32, units: Int)] = []
    var scalar = hb_codepoint_t.max
    while hb_set_next(set, &scalar) != 0 {
      guard let character = Unicode.Scalar(scalar), isMeasured(character) else { continue }
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 else { continue }
      let isMark =
        [.nonspacingMark, .enclosingMark].contains(character.properties.generalCategory)
      letters.append(
        (scalar, isMark ? 0 : Int(max(0, hb_font_get_glyph_h_advance(font, glyph)))))
    }
    return letters
  }

  private func isMeasured(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: !needsShaping(scalar)
    }
  }

  /// Equal advances of neighbouring code points in one line.
  private static func folded(_ letters: [(scalar: UInt32, units: Int)]) -> [FontFacts.Advance] {
    var advances: [FontFacts.Advance] = []
    for (scalar, units) in letters {
      if let last = advances.last, last.units == units, last.scalars.upperBound + 1 == scalar {
        advances[advances.count - 1].scalars = last.scalars.lowerBound...scalar
      } else {
        advances.append(FontFacts.Advance(scalar...scalar, units: units))
      }
    }
    return advances
  }
}
