import Geometry
import YAMLNodes

extension ValueType where Value == Corners {
  /// A radius for all corners, or a map of some.
  static let corners = ValueType.record(
    RecordType<Corners>(
      "corners", "Corner radii in points.",
      [
        Key("topLeft", \.topLeft, .extent, "The radius at the top left."),
        Key("topRight", \.topRight, .extent, "The radius at the top right."),
        Key("bottomLeft", \.bottomLeft, .extent, "The radius at the bottom left."),
        Key("bottomRight", \.bottomRight, .extent, "The radius at the bottom right."),
        Key("top", \.top, .extent, "The radius of both top corners."),
        Key("bottom", \.bottom, .extent, "The radius of both bottom corners."),
      ]),
    initial: Corners(), also: [.length]
  ) { node, value, reader in
    var radius: Length = 0
    guard ValueType<Length>.extent.read(node, &radius, &reader) else { return false }
    value = Corners(all: radius)
    return true
  }
}

extension Corners {
  fileprivate var top: Length {
    get { topLeft }
    set { (topLeft, topRight) = (newValue, newValue) }
  }
  fileprivate var bottom: Length {
    get { bottomLeft }
    set { (bottomLeft, bottomRight) = (newValue, newValue) }
  }
}

extension ValueType where Value == Insets {
  /// One length for all sides, or a map of some.
  static let insets = ValueType.record(
    RecordType<Insets>(
      "insets", "Distances from the sides inwards, in points.",
      [
        Key("top", \.top, .length(), "From the top."),
        Key("leading", \.leading, .length(), "From where a line of text begins."),
        Key("bottom", \.bottom, .length(), "From the bottom."),
        Key("trailing", \.trailing, .length(), "From where a line of text ends."),
        Key("sides", \.sides, .length(), "From both the leading and the trailing side."),
      ]),
    initial: Insets(), also: [.length]
  ) { node, value, reader in
    var length: Length = 0
    guard ValueType<Length>.length().read(node, &length, &reader) else { return false }
    value = Insets(all: length)
    return true
  }
}

extension Insets {
  fileprivate var sides: Length {
    get { leading }
    set { (leading, trailing) = (newValue, newValue) }
  }
}

extension ValueType where Value == Border {
  static let border = ValueType.record(
    RecordType<Border>(
      "border", "A line along the inside of the edges.",
      [
        Key("width", \.width, .extent, "How wide the line is, in points."),
        Key("color", \.color, .color, "The line's colour."),
      ]),
    initial: Border())
}

extension ValueType where Value == Shadow {
  static let shadow = ValueType.record(
    RecordType<Shadow>(
      "shadow", "A blurred copy of the outline behind the view.",
      [
        Key("color", \.color, .color, "The shadow's colour."),
        Key("opacity", \.opacity, .fraction, "How dense it is, from 0 to 1."),
        Key("radius", \.radius, .extent, "How far it is blurred, in points."),
        Key("x", \.x, .length(), "How far it lies to the right, in points."),
        Key("y", \.y, .length(), "How far it lies below, in points."),
      ]),
    initial: Shadow())
}

extension Surface {
  /// The rows of everything that has a surface.
  static let keys: [Key<Surface>] = [
    Key("fill", \.fill, .color, "The colour of the area."),
    Key("corners", \.corners, .corners, "Corner radii: one for all, or a map of some."),
    Key("border", \.border, .border, "A line along the inside of the edges."),
    Key("shadow", \.shadow, .shadow, "A shadow behind the view."),
    Key("opacity", \.opacity, .fraction, "How opaque all of it is, from 0 to 1."),
  ]
}
