import AlertLayout
import AlertSpec
import Geometry
import TextCells
import Typography

/// Walks a frame tree and notes what a drawing has to show.
struct Sketcher {
  var sketch = Sketch()

  /// What a node inherits on the way down.
  struct Surroundings {
    /// The innermost container, an index.
    var container: Int?
    /// What is painted behind.
    var fill = Color.clear
    /// What is visible of a content that scrolls, vertically.
    var visible: Span?
  }

  /// The whole alert, without the screen and the backdrop.
  static func sketch(_ screen: FrameNode) -> Sketch {
    var sketcher = Sketcher()
    for child in screen.children where child.kind != "backdrop" {
      sketcher.visit(child, in: Surroundings(), isOutermost: child.kind == "alert")
    }
    return sketcher.sketch
  }

  private mutating func visit(
    _ node: FrameNode, in outer: Surroundings, isOutermost: Bool = false
  ) {
    guard !node.style.opacity.isZero else { return }
    let frame = Extent(node.absoluteFrame)
    var inner = outer
    if node.style.hasFill { inner.fill = node.style.fill }

    switch form(of: node, frame, behind: outer.fill, isOutermost: isOutermost) {
    case .line:
      addLine(frame, in: outer)
      return
    case .stroke:
      addLabel("", in: frame, outer, form: .stroke)
      return
    case .progress:
      let filled = node.children.filter { $0.content.isNone && $0.style.hasFill }
        .map { Extent($0.absoluteFrame).x }
      let none = Span(start: frame.x.start, end: frame.x.start)
      addLabel(
        "", in: frame, outer,
        form: .bar(
          filled: filled.reduce(filled.first ?? none) {
            $0.union($1)
          }))
      for child in node.children where !child.content.isNone { visit(child, in: inner) }
      return
    case .outline:
      addContainer(.outline, frame, to: &inner)
      if node.content.isNone, node.children.isEmpty { sketch.voids.append(frame.y.middle) }
    case .brackets:
      addContainer(.brackets, frame, to: &inner)
      // Brackets are put on the rows of labels: an empty one makes sure that there is one.
      addLabel("", in: frame, inner)
    case .bare:
      break
    }

    if let height = node.scrolledHeight, height > node.frame.height {
      inner.visible = outer.visible.map { frame.y.clamped(to: $0) } ?? frame.y
      addContent(of: node, frame, in: inner)
      let end = Span(start: frame.y.end - 1, end: frame.y.end)
      addLabel("⋮", in: Extent(x: frame.x, y: end), inner)
    } else {
      addContent(of: node, frame, in: inner)
    }
  }

  private mutating func addContent(of node: FrameNode, _ frame: Extent, in inner: Surroundings) {
    switch node.content {
    case .none: break
    case .text(let text): addText(text, frame, in: inner)
    case .image(let name, _): addLabel("[ \(name) ]", in: frame, inner)
    case .custom(let name): addLabel("‹\(name)›", in: frame, inner)
    }
    if case .toggle(let isOn) = node.role { return addToggle(node, isOn: isOn, in: inner) }
    for child in node.children { visit(child, in: inner) }
  }

  /// What is drawn of a box that is on or off becomes one mark; its text stays.
  private mutating func addToggle(_ node: FrameNode, isOn: Bool, in inner: Surroundings) {
    if let mark = node.children.first(where: { $0.role == .decoration }) {
      addLabel(isOn ? "[x]" : "[ ]", in: Extent(mark.absoluteFrame), inner)
    }
    for child in node.children where child.role != .decoration { visit(child, in: inner) }
  }

  // MARK: What a node looks like

  private enum Form {
    /// A divider.
    case line
    /// A low filled rectangle, such as a sheet's grabber.
    case stroke
    case progress
    case outline
    case brackets
    /// Only what is inside.
    case bare
  }

  private func form(
    of node: FrameNode, _ frame: Extent, behind: Color, isOutermost: Bool
  ) -> Form {
    let isEmpty = node.content.isNone && node.children.isEmpty
    let paints = node.style.hasFill && node.style.fill != behind
    let isVisible = paints || node.style.hasBorder || node.style.hasShadow
    switch node.role {
    case _ where isOutermost: return .outline
    case .button: return .outline
    case .divider: return .line
    case .field: return .brackets
    case .progress: return .progress
    default: break
    }
    switch node.content {
    case .custom: return .outline
    case .image(let name, _):
      // Large enough that an outline to scale says more than a label.
      let room = 8000 * (cells(of: name) + 8)
      return frame.y.length >= 60_000 && frame.x.length >= room ? .outline : .bare
    case .text, .none: break
    }
    if isEmpty, isVisible {
      if min(frame.x.length, frame.y.length) <= Sketch.tolerance { return .line }
      if frame.y.length < 12_000 { return .stroke }
    }
    return isVisible ? .outline : .bare
  }
}

/// A rectangle in thousandths of a point.
struct Extent {
  var x: Span
  var y: Span

  init(x: Span, y: Span) {
    self.x = x
    self.y = y
  }

  init(_ rect: Rect) {
    let x = rect.minX.inThousandths
    let y = rect.minY.inThousandths
    self.init(
      x: Span(start: x, end: x + max(0, rect.width.inThousandths)),
      y: Span(start: y, end: y + max(0, rect.height.inThousandths)))
  }

  /// A rectangle in the coordinates of `parent`.
  init(_ rect: Rect, from parent: Extent) {
    self.init(rect)
    x = Span(start: x.start + parent.x.start, end: x.end + parent.x.start)
    y = Span(start: y.start + parent.y.start, end: y.end + parent.y.start)
  }
}

extension FrameNode.Content {
  var isNone: Bool {
    if case .none = self { true } else { false }
  }
}
