import AlertLayout
import AlertSpec
import Geometry

/// A laid-out alert as touches see it.
///
/// The rules are those of `UIView.hitTest(_:with:)`: the frontmost view that has the point, looked
/// for among the children from the last to the first; a point outside a view reaches nothing inside
/// it; a view of less than 1 % opacity is not there. Texts, pictures, lines and bars take no
/// touches, as their classes in UIKit don't.
public struct TouchScene: Sendable {
  /// The screen, in points, with its origin at zero.
  public let screen: Size
  /// Of the alert, in the screen's coordinates, in points.
  public let frame: Rect
  private let root: Node

  private struct Node: Sendable {
    let id: String
    let kind: String
    let frame: Rect
    let takesTouches: Bool
    let children: [Node]
  }

  /// What a touch has reached.
  public struct Hit: Sendable, Equatable {
    public let id: String
    /// The node's kind: `button`, `row`, `field`, …
    public let kind: String
  }

  /// O(nodes).
  public init(_ laidOut: LaidOutAlert) {
    let screen = laidOut.screen
    self.screen = screen.frame.size
    guard let alert = screen.children.last(where: { $0.kind == "alert" }) else {
      frame = .zero
      root = Node(id: "alert", kind: "alert", frame: .zero, takesTouches: false, children: [])
      return
    }
    frame = alert.absoluteFrame
    root = Self.node(alert, in: screen.frame.size)
  }

  private static func node(_ node: FrameNode, in screen: Size) -> Node {
    Node(
      id: node.id, kind: node.kind, frame: node.absoluteFrame,
      takesTouches: takesTouches(node, in: screen),
      children: node.children.filter { $0.style.opacity >= Rational(1, 100) }
        .map { Self.node($0, in: screen) })
  }

  /// An alert that covers the screen and paints nothing lets touches through, as the view that
  /// holds a popup's card does.
  private static func takesTouches(_ node: FrameNode, in screen: Size) -> Bool {
    switch node.kind {
    case "text", "image", "divider", "spacer", "progress", "bar", "checkmark": false
    case "alert": node.style.fill.alpha != 0 || node.frame.size != screen
    default: true
    }
  }

  /// What a touch reaches at a point of the screen; nil beside the alert. O(nodes).
  public func hit(at point: Point) -> Hit? { Self.hit(root, at: point) }

  private static func hit(_ node: Node, at point: Point) -> Hit? {
    guard node.frame.contains(point) else { return nil }
    for child in node.children.reversed() {
      if let hit = hit(child, at: point) { return hit }
    }
    return node.takesTouches ? Hit(id: node.id, kind: node.kind) : nil
  }

  /// The middle of a node; nil when none of that id is laid out. O(nodes).
  public func center(of id: String) -> Point? {
    func find(_ node: Node) -> Rect? {
      if node.id == id { return node.frame }
      for child in node.children {
        if let found = find(child) { return found }
      }
      return nil
    }
    return find(root)?.center
  }

  /// The kind of a node; nil when none of that id is laid out. O(nodes).
  public func kind(of id: String) -> String? {
    func find(_ node: Node) -> String? {
      if node.id == id { return node.kind }
      for child in node.children {
        if let found = find(child) { return found }
      }
      return nil
    }
    return find(root)
  }

  /// What of the alert stands in the way of a keyboard: all of it, or the card of one that covers
  /// the screen.
  private var solidFrame: Rect {
    root.takesTouches ? root.frame : root.children.last?.frame ?? root.frame
  }

  /// The upper edge of the keyboard, in points. Its height is that of the English keyboard with its
  /// bar of suggestions on a phone with a home indicator, 336 points upright, and a little more than
  /// half of the screen on its side.
  var keyboardTop: Rational {
    screen.height > screen.width
      ? screen.height - min(336, screen.height * Rational(2, 5))
      : screen.height * Rational(9, 20)
  }

  /// How far the alert goes up to stay so many points above the keyboard, in points.
  func keyboardLift(spacing: Rational) -> Rational {
    let free = keyboardTop - spacing
    return max(0, min(solidFrame.maxY - free, max(0, solidFrame.minY)))
  }

  /// A point beside the alert: a corner of the screen, or the middle of one of its edges. Nil when
  /// the alert covers them all.
  public var pointOutside: Point? {
    let (right, bottom) = (screen.width - 1, screen.height - 1)
    let half = Rational(1, 2)
    let places: [Point] = [
      Point(x: 1, y: 1), Point(x: right, y: 1), Point(x: 1, y: bottom),
      Point(x: right, y: bottom), Point(x: right * half, y: 1),
      Point(x: right * half, y: bottom), Point(x: 1, y: bottom * half),
      Point(x: right, y: bottom * half),
    ]
    return places.first { hit(at: $0) == nil }
  }
}

extension Rect {
  /// As `CGRect.contains`: the left and the top edge belong to a rectangle, the others don't.
  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.y >= minY && point.x < maxX && point.y < maxY
  }

  var center: Point {
    Point(x: minX + width * Rational(1, 2), y: minY + height * Rational(1, 2))
  }
}
