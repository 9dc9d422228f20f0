import CPictures

/// The fonts at hand, by Pango and fontconfig, and what they could not do.
final class Fonts {
  /// Letters are set this many times as large as they are drawn, so that no place is rounded by
  /// more than a thousandth of a point.
  static let magnification = 64.0
  /// Pango's units in one of its pixels.
  static let unitsPerPixel = 1024.0

  private let map: OpaquePointer?
  private let context: OpaquePointer?
  private let canvas: OpaquePointer?
  private let canvasSurface: OpaquePointer?
  private var notes: [String] = []
  /// Characters that no font has a glyph for, such as U+1F469, each once.
  private var missing: [String] = []
  private var noted: Set<String> = []

  init() {
    map = pango_cairo_font_map_new()
    pango_cairo_font_map_set_resolution(map, 72)
    context = pango_font_map_create_context(map)
    canvasSurface = cairo_image_surface_create(0, 1, 1)
    canvas = cairo_create(canvasSurface)
    let options = cairo_font_options_create()
    // No hints: CAIRO_HINT_STYLE_NONE and CAIRO_HINT_METRICS_OFF.
    cairo_font_options_set_hint_style(options, 1)
    cairo_font_options_set_hint_metrics(options, 1)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  /// What there is to say of the texts since the last time, each once.
  func takeNotes() -> [String] {
    defer {
      notes = []
      noted = []
      missing = []
    }
    guard let first = missing.first else { return notes }
    return notes + ["glyphs \(missing.count) \(first)"]
  }

  private func note(_ sentence: String) {
    if noted.insert(sentence).inserted { notes.append(sentence) }
  }

  /// The outlines of a text, stretch by stretch.
  func shapes(of text: DrawnText, families: String, language: String) -> [DrawnShape] {
    pango_context_set_base_dir(context, text.isRightToLeft ? 1 : 0)
    pango_context_set_language(
      context, language.isEmpty ? nil : pango_language_from_string(language))
    return text.chunks.flatMap { shapes(of: $0, in: text, families) }
  }

  private func shapes(
    of chunk: DrawnText.Chunk, in text: DrawnText, _ families: String
  ) -> [DrawnShape] {
    let layout = pango_layout_new(context)
    defer { g_object_unref(layout.map(UnsafeMutableRawPointer.init)) }
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    let words = chunk.spans.map(\.words).joined()
    pango_layout_set_text(layout, words, Int32(words.utf8.count))
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    var ends: [Int] = []
    var start = 0
    for span in chunk.spans {
      let end = start + span.words.utf8.count
      let description = self.description(of: span, families)
      insert(pango_attr_font_desc_new(description), from: start, to: end, into: list)
      insert(
        pango_attr_font_features_new("liga=0, clig=0, calt=0"), from: start, to: end, into: list)
      check(span, description, families)
      pango_font_description_free(description)
      ends.append(end)
      start = end
    }
    pango_layout_set_attributes(layout, list)
    guard let line = pango_layout_get_line(layout, 0) else { return [] }
    let runs = GlyphRuns(line, ends: ends, words: words)
    for character in runs.missing where !missing.contains(character) { missing.append(character) }
    return runs.shapes(of: chunk, in: text, on: canvas)
  }

  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, from start: Int, to end: Int,
    into list: OpaquePointer?
  ) {
    attribute?.pointee.start_index = UInt32(start)
    attribute?.pointee.end_index = UInt32(end)
    pango_attr_list_insert(list, attribute)
  }

  /// To be freed.
  private func description(of span: DrawnText.Span, _ families: String) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(
      description, Fonts.plain(span.families ?? families).joined(separator: ","))
    pango_font_description_set_absolute_size(
      description, span.size * Fonts.magnification * Fonts.unitsPerPixel)
    pango_font_description_set_weight(description, span.weight)
    return description
  }

  /// Names of families without the quotes and words of CSS.
  private static func plain(_ families: String) -> [String] {
    families.split(separator: ",").map { part in
      var name = part.drop { $0 == " " || $0 == "'" }
      while name.last == " " || name.last == "'" { name.removeLast() }
      return String(name)
    }.filter { !["-apple-system", "BlinkMacSystemFont", "system-ui"].contains($0) }
  }

  /// Whether the font that letters are drawn with is the first that was asked for.
  private func check(_ span: DrawnText.Span, _ description: OpaquePointer?, _ families: String) {
    guard let font = pango_font_map_load_font(map, context, description) else {
      return note("nofont")
    }
    guard let asked = Fonts.plain(span.families ?? families).first else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    let found = pango_font_describe(font)
    defer { pango_font_description_free(found) }
    let name = pango_font_description_get_family(found).map { String(cString: $0) } ?? ""
    guard name.lowercased() != asked.lowercased() else { return }
    note("font \(asked)\t\(name)")
  }
}
