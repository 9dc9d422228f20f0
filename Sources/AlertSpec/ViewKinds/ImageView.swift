import Geometry

/// A picture by name, from the app's own assets.
public struct ImageView: ViewKind {
  public var image = ""

  public init() {}

  public static let name = "image"
  public static let doc = "A picture."
  public static let keys: [Key<ImageView>] = [
    Key("image", \.image, .text, "The picture's name among the app's assets.")
  ]

  public var isEmpty: Bool { image.isEmpty }

  public func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    box.content = .image(image)
    // A symbol's size; stated sizes take its place.
    if view.width == nil { box.intrinsicWidth = 24 }
    if view.height == nil { box.intrinsicHeight = 24 }
  }
}
