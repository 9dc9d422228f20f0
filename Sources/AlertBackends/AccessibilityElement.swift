import AlertLayout
import AlertSpec

/// One thing that assistive technologies stop at, with what they are told of it.
///
/// A node whose ``FrameNode/accessibility`` is not nil is an element when it has something to
/// say, and so is a row of a list. A screen, an alert, a group or a list is one only where a label,
/// a hint or an identifier is stated, and its parts are elements beside it; the parts of every
/// other element belong to it and are not elements.
struct AccessibilityElement {
  var id: String
  /// The stated label, else the texts inside in full, joined with commas; nil where there are
  /// none, as in a picture without a label.
  var label: String?
  var hint: String?
  var trait: Accessibility.Trait
  var identifier: String?
  private var order: Int?

  /// The elements of a tree in reading order: a stated order n is the n-th place, the others keep
  /// the order of drawing. O(nodes + elements²) where orders are stated, else O(nodes).
  static func inReadingOrder(of root: FrameNode) -> [AccessibilityElement] {
    var elements: [AccessibilityElement] = []
    collect(root, into: &elements)
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

  private static func collect(_ node: FrameNode, into elements: inout [AccessibilityElement]) {
    let isContainer = isContainer(kind: node.kind)
    if let stated = node.accessibility ?? (node.kind == "row" ? Accessibility() : nil) {
      let isNamed = stated.label != nil || stated.hint != nil || stated.identifier != nil
      let label = stated.label ?? (isContainer ? nil : textInside(node))
      if isNamed || (!isContainer && label != nil) {
        elements.append(
          AccessibilityElement(
            id: node.id, label: label, hint: stated.hint,
            trait: stated.trait ?? defaultTrait(ofKind: node.kind),
            identifier: stated.identifier, order: stated.order))
      }
      if !isContainer { return }
    }
    for child in node.children { collect(child, into: &elements) }
  }

  private static func isContainer(kind: String) -> Bool {
    switch kind {
    case "screen", "backdrop", "alert", "group", "list": true
    default: false
    }
  }

  /// What UIKit's own view of that kind has.
  static func defaultTrait(ofKind kind: String) -> Accessibility.Trait {
    switch kind {
    case "text", "row": .staticText
    case "button", "checkbox": .button
    case "image": .image
    default: .none
    }
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
