import Geometry
import YAMLNodes

/// A box to tick, with its text beside it.
public struct CheckboxView: ViewKind {
  public var title = ""
  public var isOn = false
  public var attributes = TextAttributes()

  public init() {}

  public static let name = "checkbox"
  public static let doc = "A box to tick, with its text beside it."
  public static let keys: [Key<CheckboxView>] = [
    Key("checkbox", ValueShape.record(contents.shape), "Its text and whether it is ticked.") {
      entry, checkbox, reader in
      contents.read(entry.value, into: &checkbox, &reader)
    },
    Key("font", \.attributes.font, .font, "The font of its text."),
    Key("color", \.attributes.color, .color, "The colour of its text."),
  ]

  private static let contents = RecordType<CheckboxView>(
    "a checkbox", "A checkbox's text and state.",
    [
      Key("title", \.title, .text, "The text beside the box."),
      Key("on", \.isOn, .boolean, "Whether it is ticked at first."),
    ])

  public func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    var row = BoxArrangement()
    row.axis = .row
    row.distribution = .fill
    row.alignment = .center
    row.spacing = 8
    box.arrangement = row
    var mark = boxes.part("mark", of: view, kind: "checkmark")
    mark.content = .image(isOn ? "checkmark.square.fill" : "square")
    mark.width = 22
    mark.height = 22
    box.children = [mark]
    if !title.isEmpty {
      var label = boxes.part("title", of: view, kind: "text")
      label.content = boxes.text(title, attributes)
      label.hugging.x = 200
      box.children.append(label)
    }
  }
}
