import AlertLayout
import AlertSpec
import Diagnostics
import Geometry
import Typography

/// Frame trees made by hand, as layout would make them.
enum Build {
  static let file = SourceFile(path: "specimen.alert.yaml", text: "alert: specimen\n")
  static var range: SourceRange { file.range(0..<5) }

  static func rect(_ x: Rational, _ y: Rational, _ width: Rational, _ height: Rational) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  /// What nodes of a kind are, where they are more than a container.
  private static let roles: [String: BoxRole] = [
    "text": .text, "image": .image, "divider": .divider, "button": .button, "field": .field,
    "bar": .decoration, "checkmark": .decoration, "checkbox": .toggle(isOn: true),
    "progress": .progress, "custom": .custom, "list": .list, "row": .row,
  ]

  /// A node of the kind that it is named after.
  static func node(
    _ id: String, _ frame: Rect, fill: UInt32 = 0, corners: Rational = 0,
    style: (inout BoxStyle) -> Void = { _ in }, _ children: [FrameNode] = []
  ) -> FrameNode {
    node(id, id, frame, fill: fill, corners: corners, style: style, children)
  }

  /// A node by its frame in its parent's coordinates; absolute frames come from ``alert``.
  static func node(
    _ id: String, _ kind: String, _ frame: Rect, fill: UInt32 = 0, corners: Rational = 0,
    content: FrameNode.Content = .none, accessibility: Accessibility? = nil,
    style: (inout BoxStyle) -> Void = { _ in }, _ children: [FrameNode] = []
  ) -> FrameNode {
    var node = FrameNode(
      id: id, kind: kind, role: roles[kind] ?? .container, frame: frame, absoluteFrame: frame,
      exactFrame: frame, content: content, accessibility: accessibility, children: children)
    node.style.fill = Color(rgba: fill)
    node.style.corners.topLeft = corners
    node.style.corners.topRight = corners
    node.style.corners.bottomLeft = corners
    node.style.corners.bottomRight = corners
    style(&node.style)
    return node
  }

  /// A text, typeset at the width of its frame and centred in it vertically.
  static func text(
    _ id: String, kind: String = "text", _ frame: Rect, _ text: String, size: Rational = 17,
    weight: FontWeight = .regular, color: UInt32 = 0x0000_00FF,
    alignment: TextAlignment = .center, lines: Int = 0, direction: TextDirection = .leftToRight,
    fill: UInt32 = 0, accessibility: Accessibility? = Accessibility(),
    style: (inout BoxStyle) -> Void = { _ in }
  ) -> FrameNode {
    let block = TextBlock(
      text, font: Font(size: size, weight: weight), alignment: alignment, maximumLines: lines,
      direction: direction)
    return node(
      id, kind, frame, fill: fill, content: .text(placed(block, in: frame, color)),
      accessibility: accessibility, style: style)
  }

  static func placed(_ block: TextBlock, in frame: Rect, _ color: UInt32) -> PlacedText {
    let layout = layOut(block, width: frame.width, grid: PixelGrid(scale: 3))
    let top = (frame.height - layout.size.height) * Rational(1, 2)
    return PlacedText(
      block: block, color: Color(rgba: color), layout: layout,
      lineFrames: layout.lines.map {
        rect($0.frame.minX, $0.frame.minY + top, $0.width, $0.frame.height)
      }, baselines: layout.lines.map { $0.baseline + top })
  }

  static func button(
    _ id: String, _ frame: Rect, _ title: String, size: Rational = 17,
    weight: FontWeight = .regular, color: UInt32 = 0x007A_FFFF, fill: UInt32 = 0,
    style: (inout BoxStyle) -> Void = { _ in }
  ) -> FrameNode {
    text(
      id, kind: "button", frame, title, size: size, weight: weight, color: color, lines: 1,
      fill: fill, style: style)
  }

  static func action(
    _ id: String, _ title: String, role: Action.Role? = nil, event: String? = nil,
    dismissal: Action.Dismissal? = nil
  ) -> Action {
    var action = Action(id: id, range: range)
    action.title = title
    if let role { action.role = role }
    if let event { action.event = event }
    action.dismissal = dismissal
    return action
  }

  /// The whole: screen, backdrop and alert; `alert` has its frame in the screen's coordinates.
  static func alert(
    _ name: String, device: String = "iphone-14", locale: String = "ko",
    appearance: Appearance = .light, caseName: String? = nil, backdrop: UInt32? = 0x0000_0080,
    _ alert: FrameNode, actions: [Action] = [], configure: (inout Alert) -> Void = { _ in }
  ) -> LaidOutAlert {
    let environment = Environment(
      device: Device.named(device) ?? .standard, appearance: appearance, locale: locale,
      caseName: caseName)
    let whole = Rect(origin: .zero, size: environment.screen)
    var children: [FrameNode] = []
    if let backdrop { children.append(node("backdrop", whole, fill: backdrop)) }
    children.append(alert)
    var model = Alert(name: name, range: range)
    model.actions = actions
    configure(&model)
    return LaidOutAlert(
      alert: model, environment: environment,
      screen: placing(node("screen", whole, children), in: .zero))
  }

  private static func placing(_ node: FrameNode, in origin: Point) -> FrameNode {
    var node = node
    let absolute = Point(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
    node.absoluteFrame = Rect(origin: absolute, size: node.frame.size)
    node.exactFrame = node.absoluteFrame
    node.children = node.children.map { placing($0, in: absolute) }
    return node
  }
}
