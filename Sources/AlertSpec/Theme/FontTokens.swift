import Diagnostics
import Geometry
import Typography
import YAMLNodes

/// A font family's name, or a token that gives one.
struct FamilyValue: ValueType {
  var shape: ValueShape { .text }
  var initial: String { "" }

  func read(_ node: YAMLNode, _ value: inout String, _ reader: inout SpecReader) -> Bool {
    if let token = reader.token(node, .family, .font) {
      switch token {
      case .family(let family): value = family
      case .font(let font): value = font.family ?? ""
      default: return false
      }
      return true
    }
    guard TextValue().read(node, &value, &reader) else { return false }
    if let rawValues = reader.rawValues { reader.lintFont(rawValues.fonts, at: node) }
    return true
  }

  func text(of value: String) -> String? { value.isEmpty ? nil : value }
}

/// A size of type, in points.
struct FontSizeValue: ValueType {
  var shape: ValueShape { NumberValue.fontSize.shape }
  var initial: Rational { 0 }

  func read(_ node: YAMLNode, _ value: inout Rational, _ reader: inout SpecReader) -> Bool {
    guard NumberValue.fontSize.read(node, &value, &reader) else { return false }
    if let rawValues = reader.rawValues { reader.lintFont(rawValues.fonts, at: node) }
    return true
  }
}

/// A font's weight, or a token that gives one.
struct WeightValue: ValueType {
  var shape: ValueShape { .either([ChoiceValue<FontWeight>().shape, .token]) }
  var initial: FontWeight { .regular }

  func read(_ node: YAMLNode, _ value: inout FontWeight, _ reader: inout SpecReader) -> Bool {
    if let token = reader.token(node, .weight) {
      guard case .weight(let weight) = token else { return false }
      value = weight
      return true
    }
    return ChoiceValue().read(node, &value, &reader)
  }
}

extension SpecReader {
  /// The text style that a view takes; nil for anything else, which is reported.
  mutating func textStyle(_ node: YAMLNode) -> Token.Value? {
    if let token = token(node, .text) { return token }
    guard let scalar = scalar(of: node, expecting: "a text style of the theme") else { return nil }
    var help = [Help("write a token such as $text.title")]
    if TextStyle(rawValue: scalar.text) != nil {
      help = [
        Help("the system's text styles are fonts: write font: \(scalar.text)")
      ]
    }
    report(
      .wrongType, "\(quoted(scalar.text)) isn't a text style of a theme", at: node, help: help)
    return nil
  }

  /// A font's token, or the font of a text style's; nil outside for what is no token, nil inside
  /// for one that can't stand here, which is reported.
  mutating func fontToken(_ node: YAMLNode) -> FontDescription?? {
    guard let token = token(node, .font, .text, .family) else { return nil }
    switch token {
    case .font(let font): return .some(font)
    case .text(let style): return .some(style.font)
    case .family(let family):
      var font = FontDescription()
      font.family = family
      return .some(font)
    default: return .some(nil)
    }
  }
}
