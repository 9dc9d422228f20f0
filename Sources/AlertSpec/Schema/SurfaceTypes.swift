import Geometry
import YAMLNodes

extension Corners: Record {
  static let title = "corners"
  static let doc = "Corner radii in points."
  static var blank: Corners { Corners() }
  static var shorthands: [ValueShape] { [LengthValue.extent.shape] }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("topLeft", &topLeft, .extent, "The radius at the top left.")
    visitor.key("topRight", &topRight, .extent, "The radius at the top right.")
    visitor.key("bottomLeft", &bottomLeft, .extent, "The radius at the bottom left.")
    visitor.key("bottomRight", &bottomRight, .extent, "The radius at the bottom right.")
    visitor.key("top", &topLeft, &topRight, .extent, "The radius of both top corners.")
    visitor.key(
      "bottom", &bottomLeft, &bottomRight, .extent, "The radius of both bottom corners.")
  }

  /// One radius for all.
  mutating func readShorthand(_ node: YAMLNode, _ reader: inout SpecReader) -> Bool? {
    var radius: Length = 0
    guard LengthValue.extent.read(node, &radius, &reader) else { return false }
    self = Corners(all: radius)
    return true
  }
}

extension Insets: Record {
  static let title = "insets"
  static let doc = "Distances from the sides inwards, in points."
  static var blank: Insets { Insets() }
  static var shorthands: [ValueShape] { [LengthValue.length.shape] }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("top", &top, .length, "From the top.")
    visitor.key("leading", &leading, .length, "From where a line of text begins.")
    visitor.key("bottom", &bottom, .length, "From the bottom.")
    visitor.key("trailing", &trailing, .length, "From where a line of text ends.")
    visitor.key(
      "sides", &leading, &trailing, .length, "From both the leading and the trailing side.")
  }

  /// One length for all sides.
  mutating func readShorthand(_ node: YAMLNode, _ reader: inout SpecReader) -> Bool? {
    var length: Length = 0
    guard LengthValue.length.read(node, &length, &reader) else { return false }
    self = Insets(all: length)
    return true
  }
}

extension Border: Record {
  static let title = "border"
  static let doc = "A line along the inside of the edges."
  static var blank: Border { Border() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("width", &width, .extent, "How wide the line is, in points.")
    visitor.key("color", &color, .color, "The line's colour.")
  }
}

extension Shadow: Record {
  static let title = "shadow"
  static let doc = "A blurred copy of the outline behind the view."
  static var blank: Shadow { Shadow() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("color", &color, .color, "The shadow's colour.")
    visitor.key("opacity", &opacity, .fraction, "How dense it is, from 0 to 1.")
    visitor.key("radius", &radius, .extent, "How far it is blurred, in points.")
    visitor.key("x", &x, .length, "How far it lies to the right, in points.")
    visitor.key("y", &y, .length, "How far it lies below, in points.")
  }
}

extension Surface {
  /// The rows of everything that has a surface.
  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("fill", &fill, .color, "The colour of the area.")
    visitor.key("corners", &corners, .record(), "Corner radii: one for all, or a map of some.")
    visitor.key("border", &border, .record(), "A line along the inside of the edges.")
    visitor.key("shadow", &shadow, .record(), "A shadow behind the view.")
    visitor.key("opacity", &opacity, .fraction, "How opaque all of it is, from 0 to 1.")
  }
}
