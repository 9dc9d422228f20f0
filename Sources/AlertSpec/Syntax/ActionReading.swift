import Diagnostics
import YAMLNodes

extension Action: Record {
  static let title = "an action"
  static let doc = "One button and what pressing it means."
  static var blank: Action { Action(id: "", range: SourceFile(path: "", bytes: []).range(0..<0)) }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("title", &title, .words, "The button's text.")
    visitor.key("role", &role, .choice(), "What the button is for.")
    visitor.key(
      "event", &event, .text, "What the app is sent; the action's name unless stated.")
    visitor.key(
      "dismiss", &dismissal, .choice(),
      "When the alert goes: before the event, after it, or never.")
    visitor.key("style", &style, .record(), "How this button is drawn.")
    visitor.key("constraints", &constraints, .constraints, "Relations to other views.")
    visitor.key(
      "accessibility", &accessibility, .record(), "What assistive technologies are told.")
  }

  /// The value of `actions`.
  static var mapShape: ValueShape { .map(.either([.text, .record(shape)])) }

  /// Puts a map of actions over the alert's.
  static func read(_ node: YAMLNode, into actions: inout [Action], _ reader: inout SpecReader) {
    guard let entries = reader.entries(of: node, expecting: "a map of actions", mapShape) else {
      return
    }
    var places = NameIndex<Int>(expecting: actions.count)
    for (index, action) in actions.enumerated() { places.add(index, named: action.id) }
    let known =
      actions.map { KnownName(text: $0.id, range: $0.range) }
      + [KnownName(text: "cancel", range: nil), KnownName(text: "confirm", range: nil)]
    var new: [Action] = []
    for entry in reader.nested(entries, of: node, named: .record(shape)) {
      guard let id = reader.keyText(entry), !isForOtherTools(id),
        reader.checkedIdentifier(id, at: entry.key) != nil
      else { continue }
      if Anchor.Item.reserved.contains(id) {
        reader.report(
          .nameTaken, "'\(id)' is a name of the language, so no action can have it",
          at: entry.key, help: [Help("choose another name, such as \(id)-button")])
        continue
      }
      guard reader.spend(.actions, at: reader.range(entry.key)) else { break }
      if let index = places[id] {
        actions[index].readArms(of: entry, &reader)
      } else {
        reader.warnOfSlip(id, of: "action", at: entry.key, known: known, among: entries)
        var action = Action(id: id, range: reader.range(entry.key))
        action.readArms(of: entry, &reader)
        new.append(action)
      }
    }
    OrderedNames(written: entries.compactMap { $0.key.scalar?.text })
      .insert(new, into: &actions, id: \.id)
  }

  private mutating func readArms(of entry: YAMLNode.Entry, _ reader: inout SpecReader) {
    guard entry.value.isConditional else { return read(entry, &reader) }
    _ = reader.readArms(of: entry, into: &self) { entry, action, reader in
      action.read(entry, &reader)
      return true
    }
  }

  private mutating func read(_ entry: YAMLNode.Entry, _ reader: inout SpecReader) {
    range = reader.range(entry.key)
    isStated = isStated || !reader.isBase
    switch entry.value.content {
    case .scalar(let scalar) where scalar.isNull:
      // Where a base has the text this says nothing; where none has, that is reported once all
      // is read.
      if !title.isEmpty {
        reader.reportNoValue(
          entry.value, expecting: "the button's text, or a map", takesText: true)
      }
    case .scalar: _ = WordsValue().read(entry.value, &title, &reader)
    case .faulty: isFaulty = true
    default:
      if entry.value.looksLikePlaceholder {
        isFaulty = !WordsValue().read(entry.value, &title, &reader)
      } else {
        let reported = reader.diagnostics.count
        reader.read(entry.value, into: &self)
        // A misspelt key may be the one that has the text.
        isFaulty =
          isFaulty || entry.value.isIncomplete
          || reader.diagnostics.dropFirst(reported).contains { $0.severity == .error }
          || entry.value["title"].map { $0.scalar == nil } ?? false
      }
    }
  }
}

extension ButtonStyle: Record {
  static let title = "a button's style"
  static let doc = "How buttons are drawn."
  static var blank: ButtonStyle { ButtonStyle() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("font", &font, .record(), "The title's font.")
    visitor.key("color", &color, .color, "The title's colour.")
    visitor.key("fill", &fill, .color, "The colour of the button's area.")
    visitor.key("corners", &corners, .record(), "The button's corner radii.")
    visitor.key("border", &border, .record(), "A line along the inside of the button's edges.")
  }

  /// Nothing may stand in place of the map; a role there is told where it belongs.
  mutating func readShorthand(_ node: YAMLNode, _ reader: inout SpecReader) -> Bool? {
    guard let role = node.scalar.flatMap({ Action.Role(rawValue: $0.text) }) else { return nil }
    reader.report(
      .wrongType, "expected a map of how the button is drawn, found \(quoted(role.rawValue))",
      at: node, help: [Help("write role: \(role.rawValue)")])
    return false
  }
}

extension Buttons: Record {
  static let title = "buttons"
  static let doc = "The area of the buttons."
  static var blank: Buttons { Buttons() }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("axis", &axis, .choice(), "A row, a column, or whichever the titles fit.")
    visitor.key("height", &height, .extent, "Of each button, in points.")
    visitor.key("spacing", &spacing, .extent, "Between buttons, in points.")
    visitor.key("insets", &insets, .record(), "Around all buttons together, in points.")
    visitor.key("divider", &divider, .record(), "The lines above and between buttons.")
    style.visitKeys(&visitor)
    visitor.key("cancel", &cancel, .record(), "How a cancel button differs.")
    visitor.key("confirm", &confirm, .record(), "How a confirm button differs.")
    visitor.key("destructive", &destructive, .record(), "How a destructive button differs.")
    visitor.key(
      "followsCorners", &followsCorners, .boolean,
      "Whether buttons at the alert's corners take its radii there.")
    visitor.key(
      "dismiss", &dismissal, .choice(),
      "When the alert goes, for actions that don't say: before the event, after it, or never.")
    visitor.key("in", &container, .identifier, "The group that the buttons are put into.")
  }
}

extension Buttons.Divider: Record {
  static let title = "a divider"
  static let doc = "A line above the buttons and between them."
  static var blank: Self { Self() }
  static var shorthands: [ValueShape] { [.choice(["none"])] }

  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("thickness", &thickness, .extent, "How thick the line is, in points.")
    visitor.key("color", &color, .color, "The line's colour.")
  }

  mutating func readShorthand(_ node: YAMLNode, _ reader: inout SpecReader) -> Bool? {
    guard node.scalar?.text == "none" else { return nil }
    self = Self()
    return true
  }
}
