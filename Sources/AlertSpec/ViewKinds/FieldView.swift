import Geometry
import YAMLNodes

/// A text field.
struct FieldView: ViewKind {
  var contents = Contents()
  var attributes = TextAttributes()

  init() {
    attributes.lines = 1
  }

  static let name = "field"
  static let doc = "A text field, 36 points high unless its size says otherwise."
  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("field", &contents, .record(), "What it holds and how it is filled in.")
    visitor.key("font", &attributes.font, .record(), "The font.")
    visitor.key("color", &attributes.color, .color, "The text's colour.")
  }

  var role: BoxRole { .field }
  var spokenValue: AccessibilityValue? {
    if contents.text.isEmpty { return nil }
    return contents.isSecure ? .characters(contents.text.count) : .text(contents.text)
  }

  var spokenLabel: String? { contents.placeholder.isEmpty ? nil : contents.placeholder }
  var controlFacts: [ControlFact] {
    var facts: [ControlFact] = []
    if !contents.placeholder.isEmpty {
      facts.append(ControlFact("placeholder", .text(contents.placeholder)))
    }
    if !contents.text.isEmpty { facts.append(ControlFact("text", .text(contents.text))) }
    if contents.isSecure { facts.append(ControlFact("secure", .truth(true))) }
    if contents.keyboard != .normal {
      facts.append(ControlFact("keyboard", .text(contents.keyboard.rawValue)))
    }
    return facts
  }

  func fonts(ofPart part: String) -> [FontDescription] {
    part == "text" ? [attributes.font] : []
  }

  func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    box.intrinsicHeight = 36
    if view.surface.fill == .clear {
      box.style.fill = boxes.color(SystemColors.color(named: "tertiarySystemFill") ?? .clear)
    }
    if view.surface.corners.areSquare { box.style.corners = boxes.corners(Corners(all: 8)) }
    var shown = attributes
    var words = contents.shownText
    if words.isEmpty {
      words = contents.placeholder
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
    var label = boxes.part("text", of: view, kind: "text", role: .text)
    label.content = boxes.text(words, shown)
    box.children = [label]
  }
}

extension FieldView {
  /// What a text field holds and how it is filled in.
  struct Contents: Record {
    /// The keyboard that comes up, by the names of `UIKeyboardType`.
    enum Keyboard: String, Sendable, CaseIterable {
      case normal, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad
      case emailAddress, decimalPad, twitter, webSearch
    }

    var placeholder = ""
    var text = ""
    var isSecure = false
    var keyboard = Keyboard.normal

    /// The text as it is drawn: dots where it is secret.
    var shownText: String { isSecure ? String(text.map { _ in "•" }) : text }

    static let title = "a field"
    static let doc = "What a text field holds."
    static var blank: Contents { Contents() }

    mutating func visitKeys(_ visitor: inout some KeyVisitor) {
      visitor.key("placeholder", &placeholder, .words, "Shown while the field is empty.")
      visitor.key("text", &text, .words, "What the field holds at first.")
      visitor.key("secure", &isSecure, .boolean, "Whether what is typed is hidden.")
      visitor.key("keyboard", &keyboard, .choice(), "The keyboard that comes up.")
    }
  }
}
