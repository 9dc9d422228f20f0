import AlertLayout
import AlertSpec
import Geometry
import Typography

/// What the views and actions behind nodes state that no frame shows, by the nodes' ids.
struct StatedValues {
  /// What colours are resolved for.
  let appearance: Appearance
  private var views: [String: View] = [:]
  private var titleStyles: [String: TextStyle] = [:]

  /// O(views and actions).
  init(_ laidOut: LaidOutAlert) {
    appearance = laidOut.environment.appearance
    add(laidOut.alert.views)
    for action in laidOut.alert.actions {
      titleStyles[action.id] = laidOut.alert.textStyle(of: action)
    }
  }

  private mutating func add(_ added: [View]) {
    for view in added {
      views[view.id] = view
      add(view.innerViews)
    }
  }

  /// Empty for what is no control, and for the parts of one.
  func controlFacts(of node: FrameNode) -> [ControlFact] {
    node.role.hasValue ? views[node.id]?.controlFacts ?? [] : []
  }

  /// The text style of each run of a node's text; empty where nothing states its font.
  func textStyles(of node: FrameNode) -> [TextStyle?] {
    if let view = views[node.id] { return view.textStyles(ofPart: "") }
    if let style = titleStyles[node.id] { return [style] }
    // A part is named after its view, and no view's name has a point in it.
    guard let point = node.id.utf8.firstIndex(of: UInt8(ascii: ".")) else { return [] }
    let view = views[String(node.id[..<point])]
    return view?.textStyles(ofPart: String(node.id[node.id.index(after: point)...])) ?? []
  }
}

extension JSONWriter {
  /// Nothing where there are no facts.
  mutating func control(_ facts: [ControlFact], in appearance: Appearance) {
    guard !facts.isEmpty else { return }
    key("control")
    beginObject()
    for fact in facts {
      key(fact.name)
      switch fact.value {
      case .truth(let isTrue): boolean(isTrue)
      case .number(let number): self.number(number)
      case .text(let text): string(text)
      case .color(let color): self.color(color.resolved(in: appearance))
      }
    }
    endObject()
  }
}
