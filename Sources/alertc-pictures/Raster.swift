import CPictures

/// SVG without text to PNG, by librsvg and Cairo.
enum Raster {
  /// - Parameter scale: pixels to the point.
  static func png(of svg: [UInt8], scale: Int) throws(PictureFault) -> [UInt8] {
    var error: UnsafeMutablePointer<GError>?
    guard let size = PictureSize(svg) else { throw PictureFault("the picture has no size") }
    guard let handle = handle(for: svg, &error) else {
      throw PictureFault(error, orElse: "the picture can't be read")
    }
    let surface = cairo_image_surface_create(
      0, Int32((size.width * Double(scale)).rounded()),
      Int32((size.height * Double(scale)).rounded()))
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == 0 else {
      throw PictureFault("the picture is too large")
    }
    let canvas = cairo_create(surface)
    defer { cairo_destroy(canvas) }
    cairo_scale(canvas, Double(scale), Double(scale))
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    guard rsvg_handle_render_document(handle.pointer, canvas, &viewport, &error) != 0 else {
      throw PictureFault(error, orElse: "the picture can't be drawn")
    }
    return png(of: surface)
  }

  /// An SVG as librsvg has read it.
  final class Handle {
    let pointer: OpaquePointer

    fileprivate init(_ pointer: OpaquePointer) {
      self.pointer = pointer
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
  }

  /// - Returns: nil for what can't be read.
  static func handle(
    for svg: [UInt8], _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>? = nil
  ) -> Handle? {
    // Without the XML parser's limit of 10 MB: embedded pictures may be larger.
    guard let handle = rsvg_handle_new_with_flags(RSVG_HANDLE_FLAG_UNLIMITED).map(Handle.init)
    else { return nil }
    let isRead = svg.withUnsafeBufferPointer {
      rsvg_handle_write(handle.pointer, $0.baseAddress, $0.count, error) != 0
        && rsvg_handle_close(handle.pointer, error) != 0
    }
    return isRead ? handle : nil
  }

  /// A surface as PNG: no date and no name is in it, so that the same pixels give the same bytes.
  static func png(of surface: OpaquePointer?) -> [UInt8] {
    var bytes: [UInt8] = []
    withUnsafeMutablePointer(to: &bytes) { target in
      _ = cairo_surface_write_to_png_stream(
        surface,
        { target, chunk, count in
          let bytes = target?.assumingMemoryBound(to: [UInt8].self)
          bytes?.pointee += UnsafeBufferPointer(start: chunk, count: Int(count))
          return 0
        }, target)
    }
    return bytes
  }
}

/// The width and height of a picture in points: the first two attributes of that name in it.
private struct PictureSize {
  var width: Double
  var height: Double

  init?(_ svg: [UInt8]) {
    let start = String(decoding: svg.prefix(400), as: UTF8.self)
    func number(_ name: String) -> Double? {
      for part in start.split(separator: " ") where part.hasPrefix(name + "=\"") {
        return Double(part.dropFirst(name.count + 2).prefix { $0 != "\"" })
      }
      return nil
    }
    guard let width = number("width"), let height = number("height"), width >= 1, height >= 1,
      width <= 4000, height <= 4000
    else { return nil }
    self.width = width
    self.height = height
  }
}
