import Geometry

/// A picture by name, from the app's own assets.
struct ImageView: ViewKind {
  var image = ""

  init() {}

  static let name = "image"
  static let doc = "A picture."
  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("image", &image, .text, "The picture's name among the app's assets.")
  }

  var isEmpty: Bool { image.isEmpty }

  func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    box.content = .image(image)
    // A symbol's size; stated sizes take its place.
    if view.width == nil { box.intrinsicWidth = 24 }
    if view.height == nil { box.intrinsicHeight = 24 }
  }
}
