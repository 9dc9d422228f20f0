import AlertLayout
import AlertMotion
import AlertSpec
import Geometry

extension JSONWriter {
  /// What lies where, for pointing at it: the screen, what is clear of sensors, every node in
  /// drawing order, and what assistive technologies stop at, in their order.
  mutating func scene(
    _ alert: LaidOutAlert, _ account: LayoutAccount, _ sources: inout PageSources
  ) {
    let (screen, safe) = (alert.environment.screen, alert.environment.safeArea)
    beginObject()
    key("screen")
    list([screen.width, screen.height]) { $0.number($1) }
    key("safeArea")
    list([safe.top, safe.left, safe.bottom, safe.right]) { $0.number($1) }
    key("nodes")
    beginNodes()
    var ranges: [String: Int] = [:]
    for node in account.nodes { ranges[node.id] = sources.number(of: node.range) }
    var count = 0
    node(alert.screen, in: -1, &count, ranges)
    endArray()
    key("elements")
    list(AccessibilityElement.inReadingOrder(of: alert)) { writer, element in
      writer.list([element.id, element.label ?? "", element.trait.rawValue, element.hint ?? ""]) {
        $0.string($1)
      }
    }
    endObject()
  }

  private mutating func beginNodes() {
    element()
    beginArray()
  }

  /// `[id, kind, parent, x, y, width, height, place, isActive]`, frames in the screen's coordinates.
  private mutating func node(
    _ node: FrameNode, in parent: Int, _ count: inout Int, _ ranges: [String: Int]
  ) {
    let own = count
    count += 1
    element()
    beginArray()
    element()
    string(node.id)
    element()
    string(node.kind)
    element()
    integer(parent)
    let frame = node.absoluteFrame
    for number in [frame.minX, frame.minY, frame.width, frame.height] {
      element()
      self.number(number)
    }
    element()
    integer(ranges[node.id] ?? -1)
    element()
    integer(node.role.isActive ? 1 : 0)
    endArray()
    for child in node.children { self.node(child, in: own, &count, ranges) }
  }
}
