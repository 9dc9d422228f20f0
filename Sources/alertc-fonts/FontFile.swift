import CHarfBuzz

/// A face of a font file with the instance that is asked for, scaled so that every number comes
/// in the font's own units.
///
/// HarfBuzz counts its references itself; this process ends when the font is read.
struct FontFile {
  let bytes: [UInt8]
  let face: OpaquePointer
  let font: OpaquePointer
  let unitsPerEm: Int

  init(_ request: Request, bytes: [UInt8]) throws(FontFault) {
    self.bytes = bytes
    let blob = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress?.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
        hb_blob_create($0, UInt32(buffer.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
      }
    }
    let count = hb_face_count(blob)
    guard let blob, count > 0 else {
      throw FontFault(
        "It is no TrueType or OpenType font", help: "name a file such as Brand.otf or Brand.ttf")
    }
    if count > 1, request.index == nil {
      throw FontFault(
        "It is a collection of \(count) fonts",
        help: "say which one, from 0 to \(count - 1): --index 0")
    }
    guard request.index ?? 0 < count else {
      throw FontFault(
        "It has no font with the index \(request.index ?? 0)",
        help: count == 1 ? "leave --index out" : "write --index 0 to \(count - 1)")
    }
    guard let face = hb_face_create(blob, request.index ?? 0), hb_face_get_glyph_count(face) > 0,
      let font = hb_font_create(face)
    else {
      throw FontFault(
        "It is no TrueType or OpenType font", help: "name a file such as Brand.otf or Brand.ttf")
    }
    self.face = face
    self.font = font
    unitsPerEm = Int(hb_face_get_upem(face))
    hb_ot_font_set_funcs(font)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    try setInstance(request.instance)
  }

  private func setInstance(_ instance: [(axis: String, value: String)]) throws(FontFault) {
    guard !instance.isEmpty else { return }
    let axes = self.axes
    guard !axes.isEmpty else {
      throw FontFault("It is no variable font", help: "leave --instance out")
    }
    var variations: [hb_variation_t] = []
    for (name, text) in instance {
      guard let axis = axes.first(where: { $0.name == name }), let value = Float(text) else {
        let names = axes.map(\.name).joined(separator: ", ")
        throw FontFault("It has no axis '\(name)'", help: "its axes are: \(names)")
      }
      guard (axis.least...axis.most).contains(value) else {
        throw FontFault(
          "\(name)=\(text) is out of its range",
          help: "write a number from \(plain(axis.least)) to \(plain(axis.most))")
      }
      variations.append(hb_variation_t(tag: axis.tag, value: value))
    }
    hb_font_set_variations(font, variations, UInt32(variations.count))
  }

  private struct Axis {
    var tag: hb_tag_t
    var name: String
    var least: Float
    var most: Float
  }

  private var axes: [Axis] {
    var count = hb_ot_var_get_axis_count(face)
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: info.tag >> $0) }
      return Axis(
        tag: info.tag, name: String(decoding: letters, as: UTF8.self), least: info.min_value,
        most: info.max_value)
    }
  }

  private func plain(_ value: Float) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  // MARK: What the font says of itself

  /// A name from the name table, in English where there is one.
  func name(_ id: Int) -> String? {
    var bytes = [CChar](repeating: 0, count: 512)
    var size = UInt32(bytes.count)
    let length = hb_ot_name_get_utf8(
      face, hb_ot_name_id_t(id), hb_language_from_string("en", -1), &size, &bytes)
    guard length > 0 else { return nil }
    let text = String(
      decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    // One line, whatever it holds.
    let words = text.split { $0.isNewline || $0.isWhitespace }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// From 1 to 1000, of the instance; the OS/2 table's.
  var weightNumber: Int { Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded()) }

  func metric(_ tag: hb_ot_metrics_tag_t) -> Int? {
    var position: hb_position_t = 0
    return hb_ot_metrics_get_position(font, tag, &position) != 0 ? Int(position) : nil
  }
}
