import CPictures

/// Looks at the pictures inside a picture: librsvg says nothing of one that it can't decode, and
/// leaves its place empty.
final class EmbeddedPictures {
  /// What was found of references that were looked at, by their hashes: the same pictures come in
  /// every environment.
  private var known: [Int: Bool] = [:]
  private var count = 0
  private var broken: [Int] = []

  /// Looks at the next `image` of a document.
  func look(at attributes: [(name: String, value: String)]) {
    defer { count += 1 }
    guard let reference = attributes.first(where: { $0.name == "href" })?.value else { return }
    var hasher = Hasher()
    hasher.combine(reference)
    let hash = hasher.finalize()
    let isWhole = known[hash] ?? canBeDrawn(reference)
    known[hash] = isWhole
    if !isWhole { broken.append(count) }
  }

  /// The numbers, from 0, of those that can't be decoded, since the last time.
  func takeBroken() -> [Int] {
    defer {
      broken = []
      count = 0
    }
    return broken
  }

  private func canBeDrawn(_ reference: String) -> Bool {
    guard let comma = reference.utf8.firstIndex(of: UInt8(ascii: ",")) else { return false }
    let bytes = base64Decoded(reference.utf8[reference.utf8.index(after: comma)...])
    if reference.hasPrefix("data:image/png;") { return isPNG(bytes) }
    if reference.hasPrefix("data:image/svg+xml;") { return Raster.handle(for: bytes) != nil }
    return covers(reference)
  }

  private func isPNG(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    return withUnsafeMutablePointer(to: &rest) { rest in
      let surface = cairo_image_surface_create_from_png_stream(
        { source, target, count in
          let rest = source?.assumingMemoryBound(to: ArraySlice<UInt8>.self)
          guard let rest, let target, rest.pointee.count >= Int(count) else {
            return EmbeddedPictures.readError
          }
          for (place, byte) in rest.pointee.prefix(Int(count)).enumerated() { target[place] = byte }
          rest.pointee = rest.pointee.dropFirst(Int(count))
          return 0
        }, rest)
      defer { cairo_surface_destroy(surface) }
      return cairo_surface_status(surface) == 0
    }
  }

  /// `CAIRO_STATUS_READ_ERROR`
  private static let readError: cairo_status_t = 10

  /// Whether a picture without transparency, such as a JPEG, leaves its mark on one pixel.
  private func covers(_ reference: String) -> Bool {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">\
      <image width="1" height="1" preserveAspectRatio="none" href="\(reference)"/></svg>
      """
    guard let handle = Raster.handle(for: Array(svg.utf8)) else { return false }
    let surface = cairo_image_surface_create(0, 1, 1)
    defer { cairo_surface_destroy(surface) }
    let canvas = cairo_create(surface)
    defer { cairo_destroy(canvas) }
    var viewport = RsvgRectangle(x: 0, y: 0, width: 1, height: 1)
    guard rsvg_handle_render_document(handle.pointer, canvas, &viewport, nil) != 0 else {
      return false
    }
    cairo_surface_flush(surface)
    guard let pixel = cairo_image_surface_get_data(surface) else { return false }
    return (0..<4).contains { pixel[$0] != 0 }
  }
}

/// RFC 4648, section 4; what is no digit is left out.
private func base64Decoded(_ text: Substring.UTF8View) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.count / 4 * 3)
  var bits: UInt32 = 0
  var count = 0
  for digit in text {
    let value: UInt8
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = digit - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): value = digit - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): value = 62
    case UInt8(ascii: "/"): value = 63
    default: continue
    }
    bits = bits << 6 | UInt32(value)
    count += 6
    guard count >= 8 else { continue }
    count -= 8
    bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
  }
  return bytes
}
