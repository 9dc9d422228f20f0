import CPictures

/// A line that Pango has put in order, shaped and found fonts for, from left to right.
struct GlyphRuns {
  private struct Run {
    var font: OpaquePointer
    var glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// The place of its span.
    var span: Int
    var hasColors = false
  }

  private var runs: [Run] = []
  /// Pango's units.
  private var natural = 0
  private var clusters = 0
  /// Characters that no font has a glyph for, such as U+1F469, each once.
  private(set) var missing: [String] = []

  /// - Parameter ends: where each span ends, in bytes.
  init(_ line: UnsafeMutablePointer<PangoLayoutLine>, ends: [Int], words: String) {
    var entry = line.pointee.runs
    while let current = entry {
      entry = current.pointee.next
      guard let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let source = item.pointee.item, let glyphs = item.pointee.glyphs,
        let font = source.pointee.analysis.font
      else { continue }
      let offset = Int(source.pointee.offset)
      var run = Run(font: font, glyphs: glyphs, span: ends.firstIndex { offset < $0 } ?? 0)
      for index in 0..<Int(glyphs.pointee.num_glyphs) {
        let glyph = glyphs.pointee.glyphs[index]
        natural += Int(glyph.geometry.width)
        if glyph.attr.is_cluster_start != 0 { clusters += 1 }
        if glyph.attr.is_color != 0 { run.hasColors = true }
        if glyph.glyph & 0x1000_0000 != 0, glyph.glyph != 0x0FFF_FFFF {
          let name = GlyphRuns.name(of: glyph.glyph & 0x00FF_FFFF)
          if !missing.contains(name) { missing.append(name) }
        }
      }
      runs.append(run)
    }
  }

  private static func name(of scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The outlines, from the chunk's place and as wide as it is: letters that join are stretched,
  /// others are moved apart or together, each by the same.
  func shapes(
    of chunk: DrawnText.Chunk, in text: DrawnText, on canvas: OpaquePointer?
  ) -> [DrawnShape] {
    let magnification = Fonts.magnification
    let wanted = chunk.width * magnification * Fonts.unitsPerPixel
    let isKnown = chunk.width > 0 && natural > 0
    let stretch = isKnown && text.isStretched ? wanted / Double(natural) : 1
    let extra =
      isKnown && !text.isStretched && clusters > 0
      ? (wanted - Double(natural)) / Double(clusters) : 0
    var shapes: [DrawnShape] = []
    var x = 0.0
    for run in runs where chunk.spans.indices.contains(run.span) {
      let span = chunk.spans[run.span]
      let before = x
      x += widen(run, by: extra)
      var frame = OutlineFrame(
        x: chunk.x, baseline: text.baseline, stretch: stretch, magnification: magnification)
      if run.hasColors {
        if let image = colored(run, from: before, to: x, span.size, frame, canvas) {
          shapes.append(DrawnShape(form: .image(image), paint: span.paint))
        }
      } else {
        outline(run, from: before, &frame, canvas)
      }
      if span.isUnderlined { underline(run, from: before, to: x, &frame) }
      if !frame.path.isEmpty {
        shapes.append(DrawnShape(form: .path(frame.path), paint: span.paint))
      }
    }
    return shapes
  }

  /// Adds to each cluster's width; gives the run's.
  private func widen(_ run: Run, by extra: Double) -> Double {
    var width = 0.0
    var given = 0.0
    var due = 0.0
    for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
      let glyph = run.glyphs.pointee.glyphs + index
      if glyph.pointee.attr.is_cluster_start != 0 {
        due += extra
        let whole = (due - given).rounded()
        given += whole
        glyph.pointee.geometry.width += Int32(whole)
      }
      width += Double(glyph.pointee.geometry.width)
    }
    return width
  }

  /// Letter by letter, each from the canvas's origin: far from it Cairo gives no outlines.
  private func outline(
    _ run: Run, from start: Double, _ frame: inout OutlineFrame, _ canvas: OpaquePointer?
  ) {
    var x = start
    for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
      let glyph = run.glyphs.pointee.glyphs + index
      var cluster: Int32 = 0
      withUnsafeMutablePointer(to: &cluster) { cluster in
        var single = PangoGlyphString(
          num_glyphs: 1, glyphs: glyph, log_clusters: cluster, space: 1)
        cairo_new_path(canvas)
        cairo_move_to(canvas, 0, 0)
        pango_cairo_glyph_string_path(canvas, run.font, &single)
      }
      let path = cairo_copy_path(canvas)
      frame.add(path, at: x / Fonts.unitsPerPixel)
      cairo_path_destroy(path)
      x += Double(glyph.pointee.geometry.width)
    }
  }

  private func underline(
    _ run: Run, from start: Double, to end: Double, _ frame: inout OutlineFrame
  ) {
    let metrics = pango_font_get_metrics(run.font, nil)
    defer { pango_font_metrics_unref(metrics) }
    let units = Fonts.unitsPerPixel
    let top = -Double(pango_font_metrics_get_underline_position(metrics)) / units
    let height = Double(pango_font_metrics_get_underline_thickness(metrics)) / units
    frame.addRectangle(from: (start / units, top), to: (end / units, top + height))
  }

  /// A run whose letters are pictures, drawn four times as large as it is shown.
  private func colored(
    _ run: Run, from start: Double, to end: Double, _ size: Double, _ frame: OutlineFrame,
    _ canvas: OpaquePointer?
  ) -> DrawnImage? {
    let sharpness = 4.0
    let scale = sharpness / Fonts.magnification
    let width = (end - start) / Fonts.unitsPerPixel
    let columns = Int32((width * scale).rounded(.up)) + 2
    let rows = Int32((size * 1.5 * sharpness).rounded(.up))
    guard columns > 0, columns < 16384, rows > 0, rows < 16384 else { return nil }
    let surface = cairo_image_surface_create(0, columns, rows)
    defer { cairo_surface_destroy(surface) }
    let own = cairo_create(surface)
    defer { cairo_destroy(own) }
    cairo_scale(own, scale, scale)
    cairo_move_to(own, 0, size * 1.15 * Fonts.magnification)
    pango_cairo_show_glyph_string(own, run.font, run.glyphs)
    return DrawnImage(
      x: frame.x + start / Fonts.unitsPerPixel / Fonts.magnification * frame.stretch,
      y: frame.baseline - size * 1.15, width: Double(columns) / sharpness * frame.stretch,
      height: Double(rows) / sharpness, png: Raster.png(of: surface))
  }
}
