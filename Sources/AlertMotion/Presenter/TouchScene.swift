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
    let role: BoxRole
    let frame: Rect
    let takesTouches: Bool
    /// How far what it holds can be scrolled, in points.
    let scrollRange: Rational
    let links: [TouchLink]
    let children: [Node]

    /// How far it is scrolled, in points.
    func offset(_ scrolled: Scrolling) -> Rational {
      scrollRange.isPositive ? min(scrolled[id] ?? 0, scrollRange) : 0
    }
  }

  /// How far the content of views has been scrolled, by their ids, in points.
  public typealias Scrolling = [String: Rational]

  /// What a touch has reached.
  public struct Hit: Sendable, Equatable {
    public let id: String
    public let role: BoxRole
    /// What the app is sent for a link.
    public var event: String?
  }

  /// O(nodes).
  public init(_ laidOut: LaidOutAlert) {
    let screen = laidOut.screen
    self.screen = screen.frame.size
    guard let alert = screen.children.last(where: { $0.kind == "alert" }) else {
      frame = .zero
      root = Node(
        id: "alert", role: .container, frame: .zero, takesTouches: false, scrollRange: 0, links: [],
        children: [])
      return
    }
    frame = alert.absoluteFrame
    root = Self.node(alert, in: screen.frame.size)
  }

  private static func node(_ node: FrameNode, in screen: Size) -> Node {
    let scrollRange = max(0, (node.scrolledHeight ?? 0) - node.frame.height)
    return Node(
      id: node.id, role: node.role, frame: node.absoluteFrame,
      takesTouches: takesTouches(node, in: screen) || scrollRange.isPositive,
      scrollRange: scrollRange, links: TouchLink.links(of: node),
      children: node.children.filter { $0.style.opacity >= Rational(1, 100) }
        .map { Self.node($0, in: screen) })
  }

  /// An alert that covers the screen and paints nothing lets touches through, as the view that
  /// holds a popup's card does.
  private static func takesTouches(_ node: FrameNode, in screen: Size) -> Bool {
    if node.kind == "alert" { return node.style.fill.alpha != 0 || node.frame.size != screen }
    return node.role.takesTouches
  }

  /// What a touch reaches at a point of the screen; nil beside the alert. O(nodes).
  public func hit(at point: Point, scrolled: Scrolling = [:]) -> Hit? {
    Self.hit(root, at: point, scrolled)
  }

  private static func hit(_ node: Node, at point: Point, _ scrolled: Scrolling) -> Hit? {
    guard node.frame.contains(point) else { return nil }
    let inner = Point(x: point.x, y: point.y + node.offset(scrolled))
    for child in node.children.reversed() {
      if let hit = hit(child, at: inner, scrolled) { return hit }
    }
    if let link = node.links.first(where: { $0.frame.contains(inner) }) {
      return Hit(id: link.id, role: .link, event: link.event)
    }
    return node.takesTouches ? Hit(id: node.id, role: node.role) : nil
  }

  /// The innermost view at a point whose content exceeds it; nil where there is none. O(nodes).
  func scroller(at point: Point, scrolled: Scrolling) -> Scroller? {
    func find(_ node: Node, _ point: Point) -> Scroller? {
      guard node.frame.contains(point) else { return nil }
      let offset = node.offset(scrolled)
      let inner = Point(x: point.x, y: point.y + offset)
      for child in node.children.reversed() {
        if let found = find(child, inner) { return found }
      }
      guard node.scrollRange.isPositive else { return nil }
      return Scroller(id: node.id, offset: offset, range: node.scrollRange)
    }
    return find(root, point)
  }

  /// The middle of a node, or of the first line of a link; nil when none of that id is laid out.
  /// O(nodes).
  public func center(of id: String, scrolled: Scrolling = [:]) -> Point? {
    func find(_ node: Node, _ offset: Rational) -> Point? {
      if node.id == id { return node.frame.center.raised(by: offset) }
      let offset = offset + node.offset(scrolled)
      if let link = node.links.first(where: { $0.id == id }) {
        return link.frame.center.raised(by: offset)
      }
      for child in node.children {
        if let found = find(child, offset) { return found }
      }
      return nil
    }
    return find(root, 0)
  }

  /// What its links send.
  var linkEvents: [String] {
    func events(_ node: Node) -> [String] {
      node.links.map(\.event) + node.children.flatMap(events)
    }
    return events(root)
  }

  /// What a node is to touches; nil when none of that id is laid out. O(nodes).
  public func role(of id: String) -> BoxRole? {
    func find(_ node: Node) -> BoxRole? {
      if node.id == id { return node.role }
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

extension Point {
  fileprivate func raised(by distance: Rational) -> Point { Point(x: x, y: y - distance) }
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
