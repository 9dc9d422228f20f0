import Geometry

/// A stack of views inside a view.
public struct GroupView: ViewKind {
  public var views: [View] = []
  public var layout: Arrangement?

  public init() {
    layout = Arrangement()
  }

  public static let name = "group"
  public static let doc = "A stack of views, with a layout of its own."
  public static let keys: [Key<GroupView>] = [
    Key("group", .map(.text), "The views inside, in drawing order.") { entry, group, reader in
      readViews(entry.value, into: &group.views, &reader)
    },
    .layout(\.layout),
  ]

  public var isEmpty: Bool { !views.contains(where: \.isPresent) }

  public var children: [View] {
    get { views }
    set { views = newValue }
  }

  public func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    box.arrangement = layout.map(boxes.arrangement)
    box.children = views.filter(\.isPresent).map(boxes.box)
  }
}
