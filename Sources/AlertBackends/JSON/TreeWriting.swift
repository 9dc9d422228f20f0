import AlertLayout
import AlertSpec
import Geometry

extension JSONWriter {
  /// The screen, its own facts on one line and its children below.
  mutating func root(_ screen: FrameNode, of stated: StatedValues) {
    beginBlock(.object)
    line()
    facts(screen, stated)
    line()
    key("children")
    children(screen.children, stated)
    endBlock(.object)
  }

  private mutating func node(_ node: FrameNode, _ stated: StatedValues) {
    beginObject()
    facts(node, stated)
    if !node.children.isEmpty {
      // The children go one level further in than the line that their parent begins.
      indented { writer in
        writer.line()
        writer.key("children")
        writer.children(node.children, stated)
      }
    }
    endObject()
  }

  private mutating func children(_ nodes: [FrameNode], _ stated: StatedValues) {
    guard !nodes.isEmpty else { return emptyArray() }
    beginBlock(.array)
    for index in nodes.indices {
      line()
      node(nodes[index], stated)
    }
    endBlock(.array)
  }

  private mutating func facts(_ node: FrameNode, _ stated: StatedValues) {
    key("id")
    string(node.id)
    key("kind")
    string(node.kind)
    key("frame")
    frame(node.frame)
    if node.style.saysSomething {
      key("style")
      style(node.style)
    }
    switch node.content {
    case .none: break
    case .text(let text):
      key("text")
      self.text(text, stated.textStyles(of: node))
    case .image(let name, _):
      key("image")
      string(name)
    case .custom(let name):
      key("custom")
      string(name)
    }
    control(stated.controlFacts(of: node), in: stated.appearance)
    if let height = node.scrolledHeight {
      key("scrolledHeight")
      number(height)
    }
  }

  mutating func frame(_ frame: Rect) {
    fixed(pretty: "{ \"x\": ", compact: "{\"x\":")
    number(frame.minX)
    fixed(pretty: ", \"y\": ", compact: ",\"y\":")
    number(frame.minY)
    fixed(pretty: ", \"width\": ", compact: ",\"width\":")
    number(frame.width)
    fixed(pretty: ", \"height\": ", compact: ",\"height\":")
    number(frame.height)
    endObject()
  }

  private mutating func style(_ style: BoxStyle) {
    beginObject()
    if style.hasFill {
      key("fill")
      color(style.fill)
    }
    if !style.corners.areSquare {
      key("corners")
      beginObject()
      key("topLeft")
      number(style.corners.topLeft)
      key("topRight")
      number(style.corners.topRight)
      key("bottomLeft")
      number(style.corners.bottomLeft)
      key("bottomRight")
      number(style.corners.bottomRight)
      endObject()
    }
    if style.hasBorder {
      key("border")
      beginObject()
      key("width")
      number(style.borderWidth)
      key("color")
      color(style.borderColor)
      endObject()
    }
    if let tint = style.tint {
      key("tint")
      color(tint)
    }
    if style.hasShadow {
      key("shadow")
      beginObject()
      key("color")
      color(style.shadowColor)
      key("radius")
      number(style.shadowRadius)
      key("x")
      number(style.shadowOffset.x)
      key("y")
      number(style.shadowOffset.y)
      endObject()
    }
    if style.opacity != 1 {
      key("opacity")
      number(style.opacity)
    }
    endObject()
  }
}

extension BoxStyle {
  var hasFill: Bool { fill.alpha != 0 }

  /// Whether a painter that knows only the frame would paint it wrong.
  var saysSomething: Bool {
    hasFill || !corners.areSquare || hasBorder || tint != nil || hasShadow || opacity != 1
  }
}
