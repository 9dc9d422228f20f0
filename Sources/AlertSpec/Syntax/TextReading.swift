import Diagnostics
import Geometry
import Typography
import YAMLNodes

extension ValueType where Value == FontDescription {
  /// A map, or a text style's name alone.
  static let font = ValueType.record(
    RecordType<FontDescription>(
      "a font", "A size and weight, or a text style that follows the reader's text size.",
      [
        Key("family", \.family, .text, "The family's name; the system's font unless stated."),
        Key("size", \.size, .fontSize, "The size, in points; fixed whatever the text size."),
        Key("weight", \.weight, .choice(), "The weight."),
        Key("style", \.style, .choice(), "One of the system's text styles."),
      ]),
    initial: FontDescription(), also: [.choice(TextStyle.allCases.map(\.rawValue))]
  ) { node, value, reader in
    guard let scalar = reader.scalar(of: node, expecting: "a font") else { return false }
    if let style = TextStyle(rawValue: scalar.text) {
      value = FontDescription()
      value.style = style
      return true
    }
    let text = reader.file.text(in: node.span)
    let known = TextStyle.allCases.map(\.rawValue)
    var map: String?
    if Rational(decimal: scalar.text) != nil {
      map = "{ size: \(text) }"
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
  static let keys: [Key<TextAttributes>] = [
    Key("font", \.font, .font, "The font: family, size, weight, or a text style."),
    Key("color", \.color, .color, "The text's colour."),
    Key("align", \.alignment, .choice(), "Where lines stand across the view."),
    Key("lines", \.lines, .wholeNumber(0...1000), "The most lines; 0 is any number."),
    Key("truncate", \.truncation, .choice(), "Where an ellipsis goes when the text doesn't fit."),
    Key(
      "minimumScale", \.minimumScale, .fraction,
      "How far the text may shrink to fit; 1 is not at all."),
    Key("lineHeight", \.lineHeight, .extent, "From one baseline to the next, in points."),
  ]
}
