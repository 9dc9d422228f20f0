import Geometry
import Typography
import YAMLNodes

extension FontDescription: Record {
  static let title = "a font"
  static let doc = "A size and weight, or a text style that follows the reader's text size."
  static var blank: FontDescription { FontDescription() }
  static var shorthands: [ValueShape] { [ChoiceValue<TextStyle>().shape] }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("family", &family, .text, "The family's name; the system's unless stated.")
    visitor.key("size", &size, .fontSize, "The size, in points; fixed whatever the text size.")
    visitor.key("weight", &weight, .choice(), "The weight.")
    visitor.key("style", &style, .choice(), "One of the system's text styles.")
  }

  /// A text style's name alone.
  mutating func readShorthand(_ node: YAMLNode, _ reader: inout SpecReader) -> Bool? {
    var style = TextStyle.body
    guard ChoiceValue<TextStyle>().read(node, &style, &reader) else { return false }
    self = FontDescription()
    self.style = style
    return true
  }
}

extension TextAttributes {
  /// The rows of everything that holds one text.
  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("font", &font, .record(), "The font: family, size, weight, or a text style.")
    visitor.key("color", &color, .color, "The text's colour.")
    visitor.key("align", &alignment, .choice(), "Where lines stand across the view.")
    visitor.key("lines", &lines, .wholeNumber(0...1000), "The most lines; 0 is any number.")
    visitor.key(
      "truncate", &truncation, .choice(), "Where an ellipsis goes when the text doesn't fit.")
    visitor.key(
      "minimumScale", &minimumScale, .fraction,
      "How far the text may shrink to fit; 1 is not at all.")
    visitor.key("lineHeight", &lineHeight, .extent, "From one baseline to the next, in points.")
  }
}
