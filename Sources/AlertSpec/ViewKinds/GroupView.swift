import Geometry

/// A stack of views inside a view.
struct GroupView: ViewKind {
  var views: [View] = []
  var layout: Arrangement?
  /// Whether the alert's buttons stand in it: then it is shown also without views.
  var holdsButtons = false

  init() {
    layout = Arrangement()
  }

  static let name = "group"
  static let doc = "A stack of views, with a layout of its own."
  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("group", shape: View.mapShape, "The views inside, in drawing order.") {
      entry, reader in readViews(entry.value, into: &views, &reader)
    }
    visitor.layoutKey(&layout)
  }

  var role: BoxRole { .container }
  var isEmpty: Bool { !holdsButtons && !views.contains(where: \.isPresent) }

  var children: [View] {
    get { views }
    set { views = newValue }
  }

  func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    box.arrangement = layout.map(boxes.arrangement)
    box.children = boxes.boxes(of: views)
  }
}
