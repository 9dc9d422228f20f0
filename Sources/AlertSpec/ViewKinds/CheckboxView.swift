import Geometry
import YAMLNodes

/// A box to tick, with its text beside it.
struct CheckboxView: ViewKind {
  var contents = Contents()
  var attributes = TextAttributes()

  init() {}

  static let name = "checkbox"
  static let doc = "A box to tick, with its text beside it."
  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("checkbox", &contents, .record(), "Its text and whether it is ticked.")
    visitor.key("font", &attributes.font, .record(), "The font of its text.")
    visitor.key("color", &attributes.color, .color, "The colour of its text.")
  }

  var role: BoxRole { .toggle(isOn: contents.isOn) }
  var spokenValue: AccessibilityValue? { .ticked(contents.isOn) }
  var spokenLabel: String? { contents.title.isEmpty ? nil : contents.title }
  var controlFacts: [ControlFact] { [ControlFact("on", .truth(contents.isOn))] }

  func fonts(ofPart part: String) -> [FontDescription] {
    part == "title" ? [attributes.font] : []
  }

  func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    var row = BoxArrangement()
    row.axis = .row
    row.distribution = .fill
    row.alignment = .center
    row.spacing = 8
    box.arrangement = row
    var mark = boxes.part("mark", of: view, kind: "checkmark")
    mark.content = .image(contents.isOn ? "checkmark.square.fill" : "square")
    mark.width = 22
    mark.height = 22
    box.children = [mark]
    if !contents.title.isEmpty {
      var label = boxes.part("title", of: view, kind: "text", role: .text)
      label.content = boxes.text(contents.title, attributes)
      label.hugging.x = 200
      box.children.append(label)
    }
  }
}

extension CheckboxView {
  /// A checkbox's text and state.
  struct Contents: Record {
    var title = ""
    var isOn = false

    static let title = "a checkbox"
    static let doc = "A checkbox's text and state."
    static var blank: Contents { Contents() }

    mutating func visitKeys(_ visitor: inout some KeyVisitor) {
      visitor.key("title", &title, .words, "The text beside the box.")
      visitor.key("on", &isOn, .boolean, "Whether it is ticked at first.")
    }
  }
}
