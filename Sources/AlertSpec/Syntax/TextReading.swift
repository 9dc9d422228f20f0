import Diagnostics
import Geometry
import Typography
import YAMLNodes

extension FontDescription: Record {
  static let title = "a font"
  static let doc = "A size and weight, or a text style that follows the reader's text size."
  static var blank: FontDescription { FontDescription() }
  static var shorthands: [ValueShape] { [ChoiceValue<TextStyle>().shape, .token] }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("family", &family, FamilyValue(), "The family's name; the system's unless stated.")
    visitor.key(
      "size", &size, FontSizeValue(), "The size, in points; fixed whatever the text size.")
    visitor.key("weight", &weight, WeightValue(), "The weight.")
    visitor.key("style", &style, .choice(), "One of the system's text styles.")
  }

  /// A text style's name alone, or a token.
  mutating func readShorthand(_ node: YAMLNode, _ reader: inout SpecReader) -> Bool? {
    guard let scalar = reader.scalar(of: node, expecting: "a font") else { return false }
    if let style = TextStyle(rawValue: scalar.text) {
      self = FontDescription()
      self.style = style
      return true
    }
    if let token = reader.fontToken(node) {
      guard let token else { return false }
      self = token
      return true
    }
    let text = reader.file.text(in: node.span)
    let known = TextStyle.allCases.map(\.rawValue)
    var map: String?
    if Rational(decimal: scalar.text) != nil {
      let size = "{ size: \(text) }"
      map = SpecReader.canRead(size, into: FontDescription.self) ? size : "{ size: 16 }"
    } else if FontWeight(rawValue: scalar.text) != nil {
      map = "{ weight: \(text) }"
    } else if nearestName(to: scalar.text, among: known) == nil,
      NumberFault(scalar.text, isLength: true) == nil
    {
      map = "{ family: \(text) }"
    }
    guard let map, scalar.isVerbatim else {
      reader.reportUnknownValue(scalar.text, at: node, known: known)
      return false
    }
    reader.report(
      .unknownValue, "\(quoted(scalar.text)) alone is no font: a text style is, such as headline",
      at: node,
      help: [
        Help(
          "write \(escaped(map))",
          fix: FixIt([.init(replacing: reader.range(node), with: map)], isCertain: false))
      ])
    return false
  }
}

extension TextAttributes {
  /// Takes what a text style of a theme states.
  private mutating func take(_ style: TextTokens) {
    font = style.font.over(font)
    color = style.color ?? color
    alignment = style.alignment ?? alignment
    lineHeight = style.lineHeight ?? lineHeight
  }

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
    visitor.key(
      "style", shape: .token, "A text style of the theme; the other keys go over it."
    ) { entry, reader in
      if case .text(let style) = reader.textStyle(entry.value) { take(style) }
    }
  }
}
