import AlertLayout
import AlertSpec
import Geometry
import Typography

extension JSONWriter {
  /// The screen, its own facts on one line and its children below.
  mutating func root(_ screen: FrameNode) {
    beginBlock(.object)
    line()
    facts(screen)
    line()
    key("children")
    children(screen.children)
    endBlock(.object)
  }

  private mutating func node(_ node: FrameNode) {
    beginObject()
    facts(node)
    if !node.children.isEmpty {
      // The children go one level further in than the line that their parent begins.
      indented { writer in
        writer.line()
        writer.key("children")
        writer.children(node.children)
      }
    }
    endObject()
  }

  private mutating func children(_ nodes: [FrameNode]) {
    guard !nodes.isEmpty else { return emptyArray() }
    beginBlock(.array)
    for index in nodes.indices {
      line()
      node(nodes[index])
    }
    endBlock(.array)
  }

  private mutating func facts(_ node: FrameNode) {
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
      self.text(text)
    case .image(let name, _):
      key("image")
      string(name)
    case .custom(let name):
      key("custom")
      string(name)
    }
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

  private mutating func text(_ text: PlacedText) {
    let isMarked = text.hasSeveralLooks
    beginObject()
    key("lines")
    if text.layout.lines.isEmpty {
      emptyArray()
    } else {
      beginArray()
      for (index, line) in text.layout.lines.enumerated() {
        element()
        beginObject()
        key("text")
        string(line.text)
        if index < text.lineFrames.count {
          key("frame")
          frame(text.lineFrames[index])
        }
        if index < text.baselines.count {
          key("baseline")
          number(text.baselines[index])
        }
        if isMarked { pieces(of: line) }
        endObject()
      }
      endArray()
    }
    key("truncated")
    boolean(text.layout.isTruncated)
    fonts(text, isMarked: isMarked)
    // Of the size, where the text shrank to fit.
    if text.layout.scale != 1 {
      key("scale")
      number(text.layout.scale)
    }
    key("color")
    color(text.color)
    key("alignment")
    string(text.block.alignment.rawValue)
    endObject()
  }

  /// The parts of a line that look different, each with its run and its place from the line's start.
  private mutating func pieces(of line: TextLine) {
    key("pieces")
    beginArray()
    for piece in line.pieces {
      element()
      beginObject()
      key("run")
      number(Rational(Int64(piece.run)))
      key("text")
      string(piece.text)
      key("x")
      number(piece.offset)
      key("width")
      number(piece.width)
      endObject()
    }
    endArray()
  }

  /// `font` is that of the first run; `runs` are only there when some look different.
  private mutating func fonts(_ text: PlacedText, isMarked: Bool) {
    guard let first = text.block.runs.first else { return }
    key("font")
    font(first.font)
    guard isMarked else { return }
    key("runs")
    beginArray()
    for (index, run) in text.block.runs.enumerated() {
      element()
      beginObject()
      key("text")
      string(run.text)
      key("font")
      font(run.font)
      if text.runs.indices.contains(index) { look(text.runs[index]) }
      endObject()
    }
    endArray()
  }

  private mutating func look(_ run: BoxRun) {
    if let color = run.color {
      key("color")
      self.color(color)
    }
    if run.isUnderlined {
      key("underline")
      boolean(true)
    }
    if let link = run.link {
      key("link")
      string(link)
    }
  }

  private mutating func font(_ font: Font) {
    beginObject()
    key("family")
    string(font.family.name)
    key("size")
    number(font.size)
    key("weight")
    string(font.weight.rawValue)
    endObject()
  }
}

extension PlacedText {
  /// Whether a painter that knows only the first run would paint some words wrong.
  var hasSeveralLooks: Bool {
    runs.contains { $0 != BoxRun() } || block.runs.contains { $0.font != block.runs.first?.font }
  }
}

extension BoxStyle {
  var hasFill: Bool { fill.alpha != 0 }

  /// Whether a painter that knows only the frame would paint it wrong.
  var saysSomething: Bool {
    hasFill || !corners.areSquare || hasBorder || tint != nil || hasShadow || opacity != 1
  }
}
