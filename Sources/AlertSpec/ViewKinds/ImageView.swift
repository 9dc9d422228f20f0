import Diagnostics
import Geometry

/// A picture by name from the app's own assets, or from a file.
struct ImageView: ViewKind {
  var image = ""
  /// The file; nil for a symbol, and for an asset that no catalogue at hand has.
  var file: SourceFile?
  /// The file's own size, in points; nil where there is no file.
  var size: Size?
  /// Nil leaves a file its colours, and gives a symbol the app's tint.
  var color: DynamicColor?

  init() {}

  static let name = "image"
  static let doc = "A picture."
  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key(
      "image", shape: .text,
      "The picture's name among the app's assets, or the path of a PNG, JPEG, SVG or PDF file."
    ) { entry, reader in
      guard TextValue().read(entry.value, &image, &reader) else { return }
      let picture =
        ImageHeader.isFile(image)
        ? reader.picture(at: image, named: entry.value) : reader.asset(image, named: entry.value)
      (file, size) = (picture?.file, picture?.size)
    }
    visitor.key(
      "color", &color, .color,
      "Draws a symbol or the shape of a picture in one colour, as UIKit does a template image.")
  }

  var role: BoxRole { .image }
  var isEmpty: Bool { image.isEmpty }

  func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    box.content = .image(image, file: file)
    box.style.tint = color.map(boxes.color)
    // A symbol's size; stated sizes take its place.
    if view.width == nil { box.intrinsicWidth = size?.width ?? 24 }
    if view.height == nil { box.intrinsicHeight = size?.height ?? 24 }
  }
}
