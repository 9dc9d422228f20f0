import Diagnostics
import Geometry
import Typography
import YAMLNodes

/// How marked words stand out from the text around them; what is not stated is the text's own.
public struct RunStyle: Sendable, Equatable {
  /// What it doesn't state is the text's.
  public var font = FontDescription()
  /// Nil is the text's.
  public var color: DynamicColor?
  /// Nil is as the marks have it.
  public var isUnderlined: Bool?
  /// What the app is told when somebody touches the words.
  public var link: String?

  /// The font of a run in this style, in a text whose own is `base`.
  func font(ofRun run: MarkedText.Run, over base: FontDescription) -> FontDescription {
    var described = base
    if run.isBold { described.weight = .bold }
    return font.over(described)
  }
}

extension RunStyle: Record {
  static let title = "a run"
  static let doc = "How marked words stand out from the text around them."
  static var blank: RunStyle { RunStyle() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("font", &font, .record(), "What the words' font has of its own.")
    visitor.key("color", &color, .color, "The words' colour.")
    visitor.key("underline", &isUnderlined, .boolean, "Whether a line is drawn below the words.")
    visitor.key("link", &link, .text, "What the app is sent when the words are touched.")
  }
}

/// Whether a text is read with marks, and how the words that they name look.
public struct Markup: Sendable, Equatable {
  /// A text is what it is unless a spec says otherwise: asterisks and brackets are drawn.
  public var isOn = false
  /// By name, in the order written.
  public var styles: [(name: String, style: RunStyle)] = []

  /// Whether styles, names and their order are the same.
  public static func == (left: Markup, right: Markup) -> Bool {
    left.isOn == right.isOn
      && left.styles.elementsEqual(right.styles) { $0.name == $1.name && $0.style == $1.style }
  }

  func style(named name: String) -> RunStyle? {
    styles.first { sameBytes($0.name, name) }?.style
  }
}

/// `true`, or the runs by name.
struct MarkupValue: ValueType {
  var shape: ValueShape { .either([.boolean, .map(RecordValue<RunStyle>().shape)]) }
  var initial: Markup { Markup() }

  func read(_ node: YAMLNode, _ value: inout Markup, _ reader: inout SpecReader) -> Bool {
    if node.scalar != nil {
      return BooleanValue().read(node, &value.isOn, &reader)
    }
    guard let entries = reader.entries(of: node, expecting: "true or a map of runs", shape) else {
      return false
    }
    value.isOn = true
    for entry in entries {
      guard let name = reader.keyText(entry), !name.hasPrefix("x-"),
        reader.checkedIdentifier(name, at: entry.key) != nil
      else { continue }
      let place = value.styles.firstIndex { sameBytes($0.name, name) }
      var style = place.map { value.styles[$0].style } ?? RunStyle()
      guard reader.read(entry.value, into: &style) else { continue }
      if let place {
        value.styles[place].style = style
      } else {
        value.styles.append((name, style))
      }
    }
    return true
  }
}

extension ValueType where Self == MarkupValue {
  static var markup: MarkupValue { MarkupValue() }
}
