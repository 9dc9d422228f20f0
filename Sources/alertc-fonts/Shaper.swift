import CHarfBuzz

/// Shapes texts with kerning and without the ligatures and alternates that depend on taste.
struct Shaper {
  private let font: OpaquePointer
  private let buffer: OpaquePointer?
  private let features: [hb_feature_t]

  init(_ font: OpaquePointer) {
    self.font = font
    buffer = hb_buffer_create()
    features = ["liga", "clig", "calt", "dlig"].compactMap { name in
      var feature = hb_feature_t()
      return hb_feature_from_string("-" + name, -1, &feature) != 0 ? feature : nil
    }
  }

  /// The advance of every scalar, in order; nil when scalars became other glyphs than one each.
  func advances(of scalars: [UInt32], script: hb_script_t) -> [Int32]? {
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_codepoints(buffer, scalars, Int32(scalars.count), 0, Int32(scalars.count))
    hb_buffer_set_direction(buffer, hb_script_get_horizontal_direction(script))
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_shape(font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count), count == scalars.count
    else { return nil }
    var advances = [Int32](repeating: 0, count: scalars.count)
    for index in 0..<Int(count) {
      let cluster = Int(infos[index].cluster)
      guard advances.indices.contains(cluster) else { return nil }
      advances[cluster] += positions[index].x_advance
    }
    return advances
  }

  /// The width of a word; nil when the font lacks a part of it.
  func width(of word: String) -> Int? {
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf8(buffer, word, -1, 0, -1)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return nil }
    var width = 0
    for index in 0..<Int(count) {
      if infos[index].codepoint == 0 { return nil }
      width += Int(positions[index].x_advance)
    }
    return width
  }
}
