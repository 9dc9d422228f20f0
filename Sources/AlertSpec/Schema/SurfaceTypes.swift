import Diagnostics
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
    let clockwise = ["topLeft", "topRight", "bottomRight", "bottomLeft"]
    if reader.reportListedLengths(node, for: clockwise) { return false }
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
    let clockwise = ["top", "trailing", "bottom", "leading"]
    if reader.reportListedLengths(node, for: clockwise) { return false }
    var length: Length = 0
    guard LengthValue.length.read(node, &length, &reader) else { return false }
    self = Insets(all: length)
    return true
  }
}

extension SpecReader {
  /// Reports two to four lengths with blanks between them, as style sheets list them (CSS
  /// Backgrounds and Borders 3, CSS Box Model 3): what is left out is as on the opposite place.
  ///
  /// - Parameter keys: in the order of style sheets, clockwise.
  /// - Returns: false for anything else, and nothing is reported.
  fileprivate mutating func reportListedLengths(_ node: YAMLNode, for keys: [String]) -> Bool {
    guard let text = node.scalar?.text, text.utf8.count <= 100 else { return false }
    let parts = text.split(separator: " ").map { part in
      part.hasSuffix("px") || part.hasSuffix("pt") ? part.dropLast(2) : part
    }
    guard (2...4).contains(parts.count),
      parts.allSatisfy({ Rational(decimal: String($0)) != nil })
    else { return false }
    let values = keys.indices.map { index in
      index < parts.count ? parts[index] : parts[index == 3 ? 1 : 0]
    }
    let entries = zip(keys, values).map { "\($0): \($1)" }
    let map = "{ " + entries.joined(separator: ", ") + " }"
    report(
      .notANumber, "\(quoted(text)) is more than one number", at: node,
      help: [
        Help(
          "write \(map)",
          fix: FixIt([.init(replacing: range(node), with: map)], isCertain: false))
      ])
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
