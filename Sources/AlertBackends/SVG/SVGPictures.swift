import AlertLayout
import AlertSpec
import Diagnostics
import Geometry
import Typography

extension SVGDrawing {
  /// A picture: the bytes of its file, a glyph for a symbol of the system, else a placeholder.
  mutating func picture(_ name: String, _ file: SourceFile?, in node: FrameNode) {
    let frame = node.absoluteFrame
    if let file, let mediaType = PictureFormat(file.bytes)?.mediaType {
      embedded.append((node.id, name))
      if let tint = node.style.tint { tintFilter(tint, of: node) }
      writer.element("image")
      if node.style.tint != nil { filterReference("tint", of: node) }
      writer.place(frame)
      writer.raw(" preserveAspectRatio=\"none\"")
      writer.beginAttribute("href")
      writer.literal("data:")
      writer.literal(mediaType)
      writer.literal(";base64,")
      writer.base64(file.bytes)
      writer.endAttribute()
      writer.close()
    } else if let symbol = SVGSymbol.named(name) {
      writer.element("svg")
      writer.place(frame)
      writer.raw(" viewBox=\"0 0 24 24\"")
      writer.open()
      writer.element("path")
      writer.beginAttribute("d")
      writer.literal(symbol.path)
      writer.endAttribute()
      writer.raw(" fill-rule=\"evenodd\"")
      writer.fill(node.style.tint ?? DynamicColor.tint.resolved(in: appearance))
      writer.close()
      writer.end("svg")
    } else {
      placeholder(name, in: frame)
    }
  }

  /// What makes a picture's shape one colour.
  private mutating func tintFilter(_ tint: Color, of node: FrameNode) {
    writer.element("filter")
    writer.attribute("id", reference("tint", of: node))
    writer.raw(" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"")
    writer.place(node.absoluteFrame)
    writer.open()
    flood(tint)
    writer.element("feComposite")
    writer.raw(" in2=\"SourceAlpha\" operator=\"in\"")
    writer.close()
    writer.end("filter")
  }

  /// A dashed outline around a name, for what only the app has.
  mutating func placeholder(_ name: String, in frame: Rect) {
    let gray = Color(rgba: 0x8E8E_93FF)
    let inner = Rect(
      x: frame.minX + Rational(1, 2), y: frame.minY + Rational(1, 2), width: frame.width - 1,
      height: frame.height - 1)
    guard inner.width.isPositive, inner.height.isPositive else { return }
    writer.element("rect")
    writer.raw(" data-kind=\"placeholder\"")
    writer.place(inner)
    writer.raw(" rx=\"4\" stroke-dasharray=\"3 2\"")
    writer.fill(gray.multiplied(byOpacity: Rational(1, 5)))
    writer.stroke(gray, width: 1)
    writer.close()
    label(name, color: gray, in: inner)
  }

  /// The name in the middle, cut where it is too long; nothing where less than a letter would be
  /// left.
  private mutating func label(_ name: String, color: Color, in frame: Rect) {
    let block = TextBlock(
      name, font: Font(size: 9), alignment: .center, maximumLines: 1, truncation: .middle)
    let room = frame.width - 4
    let layout = Typography.layOut(block, width: room, grid: alert.environment.grid)
    guard let line = layout.lines.first, line.width <= room, line.range.count > 1,
      layout.size.height <= frame.height
    else { return }
    let top = (frame.height - layout.size.height) * Rational(1, 2)
    let placed = PlacedText(
      block: block, color: color, layout: layout,
      lineFrames: [
        Rect(
          x: (frame.width - line.width) * Rational(1, 2), y: top, width: line.width,
          height: line.frame.height)
      ], baselines: [top + line.baseline])
    lines(of: placed, in: frame)
  }
}

/// What a picture's bytes are, where a browser can show them.
enum PictureFormat {
  case png, jpeg, svg

  /// Nil for what a browser doesn't show, such as PDF, and for a file of which a part is missing.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      guard bytes.suffix(8).starts(with: "IEND".utf8) else { return nil }
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      // The end may be followed by filling.
      guard bytes.suffix(4096).reversed().drop(while: { $0 != 0xD9 }).dropFirst().first == 0xFF
      else { return nil }
      self = .jpeg
    } else if PictureFormat.endsAsSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  private static func endsAsSVG(_ bytes: [UInt8]) -> Bool {
    let key = Array("</svg".utf8)
    let tail = bytes.suffix(4096)
    for start in tail.indices where tail[start] == key[0] {
      if tail[start...].starts(with: key) { return true }
    }
    return false
  }

  var mediaType: StaticString {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .svg: "image/svg+xml"
    }
  }
}
