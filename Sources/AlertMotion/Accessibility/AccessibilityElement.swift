import AlertLayout
import AlertSpec
import Geometry

/// One thing that assistive technologies stop at, with what they are told of it.
///
/// A node whose ``FrameNode/accessibility`` is not nil is an element when it has something to
/// say, and so is a row of a list. A screen, an alert, a group or a list is one only where a label,
/// a hint or an identifier is stated, and its parts are elements beside it; the parts of every
/// other element belong to it and are not elements.
public struct AccessibilityElement: Sendable {
  public var id: String
  /// The stated label, else the texts inside in full, joined with commas; of a field its
  /// placeholder. Nil where there are none, as in a picture without a label.
  public var label: String?
  /// What a field holds, whether a box is ticked, how far a bar has come.
  public var value: AccessibilityValue?
  public var hint: String?
  public var trait: Accessibility.Trait
  public var identifier: String?
  var role: BoxRole
  private var order: Int?

  /// The elements of an alert in reading order: a stated order n is the n-th place, the others
  /// keep the order of drawing. O(nodes × views + elements²) where orders are stated, else
  /// O(nodes × views).
  public static func inReadingOrder(of laidOut: LaidOutAlert) -> [AccessibilityElement] {
    var elements: [AccessibilityElement] = []
    collect(laidOut.screen, of: laidOut.alert, into: &elements)
    guard elements.contains(where: { $0.order != nil }) else { return elements }
    var ordered = elements.filter { $0.order == nil }
    let placed = elements.enumerated().filter { $0.element.order != nil }.sorted {
      ($0.element.order ?? 0, $0.offset) < ($1.element.order ?? 0, $1.offset)
    }
    for (_, element) in placed {
      let place = max(0, min(ordered.count, (element.order ?? 1) - 1))
      ordered.insert(element, at: place)
    }
    return ordered
  }

  private static func collect(
    _ node: FrameNode, of alert: Alert, into elements: inout [AccessibilityElement]
  ) {
    // As UIKit has it for touches and for VoiceOver.
    guard node.style.opacity >= Rational(1, 100) else { return }
    let isContainer = node.role.isContainer
    if let stated = node.accessibility ?? (node.role == .row ? Accessibility() : nil) {
      let isNamed = stated.label != nil || stated.hint != nil || stated.identifier != nil
      let described = node.role.hasValue ? alert.view(named: node.id) : nil
      let own = described.map(\.spokenLabel) ?? (isContainer ? nil : textInside(node))
      let label = stated.label ?? own
      if isNamed || (!isContainer && (label != nil || described?.spokenValue != nil)) {
        elements.append(
          AccessibilityElement(
            id: node.id, label: label, value: described?.spokenValue, hint: stated.hint,
            trait: stated.trait ?? node.role.trait,
            identifier: stated.identifier, role: node.role, order: stated.order))
      }
      if !isContainer { return }
    }
    for child in node.children { collect(child, of: alert, into: &elements) }
  }

  private static func textInside(_ node: FrameNode) -> String? {
    var texts: [String] = []
    func visit(_ node: FrameNode) {
      if case .text(let text) = node.content {
        let whole = text.block.runs.map(\.text).joined()
        if !whole.isEmpty { texts.append(whole) }
      }
      for child in node.children { visit(child) }
    }
    visit(node)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension AccessibilityElement {
  /// What a screen reader says when it stops here: label, value, trait, hint, with pauses.
  ///
  /// - Parameter locale: a BCP 47 language tag; the words for traits are in its language.
  public func spoken(in locale: String) -> String {
    let words = SpokenWords.inLanguage(of: locale)
    return parts.map { part in
      switch part {
      case .said(let text): text
      case .word(let word): words.said(word)
      case .characters(let count): String(count) + words.characters
      }
    }.joined(separator: ", ")
  }

  /// What is said, part by part, the words of the screen reader's own by name: the same in every
  /// language.
  public var parts: [SpokenPart] {
    var parts: [SpokenPart] = []
    if let label { parts.append(.said(label)) }
    switch value {
    case .text(let text): parts.append(.said(text))
    case .characters(let count): parts.append(.characters(count))
    case .ticked(let isTicked): parts.append(.word(isTicked ? .ticked : .notTicked))
    case .on(let isOn): parts.append(.word(isOn ? .on : .off))
    case .share(let share): parts.append(.said((share * 100).decimal(places: 0) + "%"))
    case nil: break
    }
    if let word { parts.append(.word(word)) }
    if let hint { parts.append(.said(hint)) }
    return parts
  }

  private var word: SpokenPart.Word? {
    switch trait {
    case .staticText, .summaryElement: return nil
    case .header: return .heading
    case .button:
      if case .on = value { return .switchButton }
      return .button
    case .image: return .image
    case .link: return .link
    case .searchField: return .searchField
    case .adjustable: return .adjustable
    case .none:
      guard role == .field else { return nil }
      if case .characters = value { return .secureTextField }
      return .textField
    }
  }
}
