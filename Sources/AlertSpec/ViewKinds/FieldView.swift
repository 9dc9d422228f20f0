import Geometry
import YAMLNodes

/// A text field.
public struct FieldView: ViewKind {
  /// The keyboard that comes up, by the names of `UIKeyboardType`.
  public enum Keyboard: String, Sendable, CaseIterable {
    case normal, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch
  }

  public var placeholder = ""
  public var text = ""
  public var isSecure = false
  public var keyboard = Keyboard.normal
  public var attributes = TextAttributes()

  public init() {
    attributes.lines = 1
  }

  public static let name = "field"
  public static let doc = "A text field, 36 points high unless its size says otherwise."
  public static let keys: [Key<FieldView>] = [
    Key("field", ValueShape.record(contents.shape), "What it holds and how it is filled in.") {
      entry, field, reader in
      contents.read(entry.value, into: &field, &reader)
    },
    Key("font", \.attributes.font, .font, "The font."),
    Key("color", \.attributes.color, .color, "The text's colour."),
  ]

  private static let contents = RecordType<FieldView>(
    "a field", "What a text field holds.",
    [
      Key("placeholder", \.placeholder, .text, "Shown while the field is empty."),
      Key("text", \.text, .text, "What the field holds at first."),
      Key("secure", \.isSecure, .boolean, "Whether what is typed is hidden."),
      Key("keyboard", \.keyboard, .choice(), "The keyboard that comes up."),
    ])

  public func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    box.intrinsicHeight = 36
    if view.surface.fill == .clear {
      box.style.fill = boxes.color(SystemColors.color(named: "tertiarySystemFill") ?? .clear)
    }
    if view.surface.corners.areSquare { box.style.corners = boxes.corners(Corners(all: 8)) }
    var shown = attributes
    var words = isSecure ? String(text.map { _ in "•" }) : text
    if words.isEmpty {
      words = placeholder
      shown.color = SystemColors.color(named: "placeholderText") ?? shown.color
    }
    guard !words.isEmpty else { return }
    var row = BoxArrangement()
    row.axis = .row
    row.distribution = .fill
    row.alignment = .center
    row.insets.leading = 8
    row.insets.trailing = 8
    box.arrangement = row
    var label = boxes.part("text", of: view, kind: "text")
    label.content = boxes.text(words, shown)
    box.children = [label]
  }
}
