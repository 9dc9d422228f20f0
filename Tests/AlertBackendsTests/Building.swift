import AlertLayout
import AlertSpec
import Diagnostics
import Geometry
import Typography

/// Frame trees made by hand, as layout would make them.
enum Build {
  static let file = SourceFile(path: "specimen.alert.yaml", text: "alert: specimen\n")
  static var range: SourceRange { file.range(0..<5) }

  enum Side {
    case leading, center, trailing
  }

  static func rect(_ x: Rational, _ y: Rational, _ width: Rational, _ height: Rational) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  /// A node by its frame in its parent's coordinates; absolute frames come from ``alert``.
  static func node(
    _ id: String, _ kind: String? = nil, _ frame: Rect, fill: UInt32 = 0, corners: Rational = 0,
    content: FrameNode.Content = .none, accessibility: Accessibility? = nil,
    style: (inout BoxStyle) -> Void = { _ in }, _ children: [FrameNode] = []
  ) -> FrameNode {
    var node = FrameNode(
      id: id, kind: kind ?? id, frame: frame, absoluteFrame: frame, exactFrame: frame,
      content: content, accessibility: accessibility, children: children)
    node.style.fill = Color(rgba: fill)
    node.style.corners.topLeft = corners
    node.style.corners.topRight = corners
    node.style.corners.bottomLeft = corners
    node.style.corners.bottomRight = corners
    style(&node.style)
    return node
  }

  /// A text whose lines are given; each is as wide as a rough estimate says, and no wider than
  /// its frame.
  static func text(
    _ id: String, kind: String = "text", _ frame: Rect, _ lines: [String], size: Rational = 17,
    weight: FontWeight = .regular, family: String? = nil, color: UInt32 = 0x0000_00FF,
    side: Side = .center, of whole: String? = nil, fill: UInt32 = 0,
    accessibility: Accessibility? = Accessibility(), style: (inout BoxStyle) -> Void = { _ in }
  ) -> FrameNode {
    node(
      id, kind, frame, fill: fill,
      content: .text(
        placed(
          frame, lines, size: size, weight: weight, family: family, color: color, side: side,
          of: whole)),
      accessibility: accessibility, style: style)
  }

  static func placed(
    _ frame: Rect, _ lines: [String], size: Rational, weight: FontWeight, family: String?,
    color: UInt32, side: Side, of whole: String?
  ) -> PlacedText {
    let lineHeight = size * Rational(6, 5)
    let top = (frame.height - lineHeight * Rational(Int64(lines.count))) * Rational(1, 2)
    var frames: [Rect] = []
    var baselines: [Rational] = []
    for (index, line) in lines.enumerated() {
      let width = min(estimatedWidth(line, size: size), frame.width)
      let x: Rational =
        switch side {
        case .leading: 0
        case .center: (frame.width - width) * Rational(1, 2)
        case .trailing: frame.width - width
        }
      let y = top + lineHeight * Rational(Int64(index))
      frames.append(rect(x, y, width, lineHeight))
      baselines.append(y + size)
    }
    let font = Font(family: family, size: size, weight: weight)
    return PlacedText(
      block: block(whole ?? lines.joined(separator: " "), font),
      color: Color(rgba: color),
      layout: layout(zip(lines, frames).map { ($0, $1.width) }, frame.size, whole != nil),
      lineFrames: frames, baselines: baselines)
  }

  /// 0.92 em for what takes two cells, 0.5 em for the rest.
  static func estimatedWidth(_ line: String, size: Rational) -> Rational {
    line.reduce(0) { width, character in
      let isWide = character.unicodeScalars.contains { $0.value >= 0x1100 }
      return width + size * (isWide ? Rational(92, 100) : Rational(1, 2))
    }
  }

  static func button(
    _ id: String, _ frame: Rect, _ title: String, size: Rational = 17,
    weight: FontWeight = .regular, color: UInt32 = 0x007A_FFFF, fill: UInt32 = 0,
    style: (inout BoxStyle) -> Void = { _ in }
  ) -> FrameNode {
    text(
      id, kind: "button", frame, [title], size: size, weight: weight, color: color, fill: fill,
      style: style)
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

  // MARK: Typography's types

  static func block(_ text: String, _ font: Font) -> TextBlock {
    var block = TextBlock(runs: [])
    block.runs = [TextRun(text: text, font: font)]
    return block
  }

  static func layout(
    _ lines: [(text: String, width: Rational)], _ size: Size, _ isTruncated: Bool
  ) -> TextLayout {
    TextLayout(
      lines: lines.map { TextLine(text: $0.text, width: $0.width) }, size: size,
      isTruncated: isTruncated)
  }
}
