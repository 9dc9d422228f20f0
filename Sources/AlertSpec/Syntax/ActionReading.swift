import Diagnostics
import YAMLNodes

extension Action {
  static let type = RecordType<Action>(
    "an action", "One button and what pressing it means.",
    [
      Key("title", \.title, .text, "The button's text."),
      Key("role", \.role, .choice(), "What the button is for."),
      Key("event", \.event, .text, "What the app is sent; the action's name unless stated."),
      Key(
        "dismiss", \.dismissal, .choice(),
        "When the alert goes: before the event, after it, or never."),
      Key("style", \.style, .buttonStyle, "How this button is drawn."),
      Key("constraints", \.constraints, .constraints, "Relations to other views."),
      Key(
        "accessibility", \.accessibility, .accessibility,
        "What assistive technologies are told."),
    ])

  /// The value of `actions`.
  static let mapShape = ValueShape.map(.either([.text, .record(type.shape)]))

  /// Puts a map of actions over the alert's.
  static func read(_ node: YAMLNode, into actions: inout [Action], _ reader: inout SpecReader) {
    guard let entries = reader.entries(of: node, expecting: "a map of actions") else { return }
    var places: [Name: Int] = [:]
    for (index, action) in actions.enumerated() { places[Name(action.id)] = index }
    var new: [Action] = []
    for entry in entries {
      guard let id = reader.keyText(entry), !id.hasPrefix("x-"),
        reader.checkedIdentifier(id, at: entry.key) != nil
      else { continue }
      if Anchor.Item.reserved.contains(id) {
        reader.report(
          .nameTaken, "'\(id)' is a name of the language, so no action can have it",
          at: entry.key, help: [Help("choose another name, such as \(id)-button")])
        continue
      }
      if let index = places[Name(id)] {
        actions[index].read(entry, &reader)
      } else {
        var action = Action(id: id, range: reader.range(entry.key))
        action.read(entry, &reader)
        new.append(action)
      }
    }
    OrderedNames(written: entries.compactMap { $0.key.scalar?.text })
      .insert(new, into: &actions, id: \.id)
  }

  private mutating func read(_ entry: YAMLNode.Entry, _ reader: inout SpecReader) {
    range = reader.range(entry.key)
    isStated = isStated || !reader.isBase
    switch entry.value.content {
    case .scalar(let scalar) where scalar.isNull: break  // No text: reported once all is read.
    case .scalar: _ = ValueType<String>.text.read(entry.value, &title, &reader)
    case .faulty: isFaulty = true
    default:
      if entry.value.looksLikePlaceholder {
        isFaulty = !ValueType<String>.text.read(entry.value, &title, &reader)
      } else {
        Action.type.read(entry.value, into: &self, &reader)
        isFaulty = isFaulty || entry.value.isIncomplete
          || entry.value["title"].map { $0.scalar == nil } ?? false
      }
    }
  }
}

extension ValueType where Value == ButtonStyle {
  static let buttonStyle = ValueType.record(
    RecordType<ButtonStyle>("a button's style", "How buttons are drawn.", ButtonStyle.keys),
    initial: ButtonStyle()
  ) { node, _, reader in
    guard let role = node.scalar.flatMap({ Action.Role(rawValue: $0.text) }) else { return nil }
    reader.report(
      .wrongType, "expected a map of how the button is drawn, found \(quoted(role.rawValue))",
      at: node, help: [Help("write role: \(role.rawValue)")])
    return false
  }
}

extension ButtonStyle {
  static let keys: [Key<ButtonStyle>] = [
    Key("font", \.font, .font, "The title's font."),
    Key("color", \.color, .color, "The title's colour."),
    Key("fill", \.fill, .color, "The colour of the button's area."),
    Key("corners", \.corners, .corners, "The button's corner radii."),
    Key("border", \.border, .border, "A line along the inside of the button's edges."),
  ]
}

extension ValueType where Value == Buttons {
  static let buttons = ValueType.record(
    RecordType<Buttons>(
      "buttons", "The area of the buttons.",
      [
        Key("axis", \.axis, .choice(), "A row, a column, or whichever the titles fit."),
        Key("height", \.height, .extent, "Of each button, in points."),
        Key("spacing", \.spacing, .extent, "Between buttons, in points."),
        Key("insets", \.insets, .insets, "Around all buttons together, in points."),
        Key("divider", \.divider, .buttonDivider, "The lines above and between buttons."),
        Key("cancel", \.cancel, .buttonStyle, "How a cancel button differs."),
        Key("confirm", \.confirm, .buttonStyle, "How a confirm button differs."),
        Key("destructive", \.destructive, .buttonStyle, "How a destructive button differs."),
        Key(
          "followsCorners", \.followsCorners, .boolean,
          "Whether buttons at the alert's corners take its radii there."),
        Key(
          "dismiss", \.dismissal, .choice(),
          "When the alert goes, for actions that don't say: before the event, after it, or never."),
        Key("in", \.container, .identifier, "The group that the buttons are put into."),
      ] + ButtonStyle.keys.map { $0.within(\.style) }),
    initial: Buttons())
}

extension ValueType where Value == Buttons.Divider {
  /// `none`, or a map.
  static let buttonDivider = ValueType.record(
    RecordType<Buttons.Divider>(
      "a divider", "A line above the buttons and between them.",
      [
        Key("thickness", \.thickness, .extent, "How thick the line is, in points."),
        Key("color", \.color, .color, "The line's colour."),
      ]),
    initial: Buttons.Divider(), also: [.choice(["none"])]
  ) { node, value, _ in
    guard node.scalar?.text == "none" else { return nil }
    value = Buttons.Divider()
    return true
  }
}
