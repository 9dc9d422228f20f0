import AlertLayout
import AlertMotion
import AlertSpec
import Geometry

/// Draws an alert: the screen, what dims it, and the alert's boxes in drawing order.
struct SVGDrawing: ~Copyable {
  var writer = SVGWriter()
  let alert: LaidOutAlert
  /// The nodes whose pictures are in it as files, with what these are called, as they are drawn.
  var embedded: [(node: String, name: String)] = []
  /// What assistive technologies are told, by node.
  private let elements: [String: AccessibilityElement]
  private let order: [AccessibilityElement]

  init(_ alert: LaidOutAlert) {
    self.alert = alert
    order = AccessibilityElement.inReadingOrder(of: alert)
    var elements: [String: AccessibilityElement] = [:]
    for element in order { elements[element.id] = element }
    self.elements = elements
  }

  var appearance: Appearance { alert.environment.appearance }

  mutating func document() {
    let screen = alert.environment.screen
    writer.element("svg")
    writer.raw(" xmlns=\"http://www.w3.org/2000/svg\"")
    writer.attribute("width", screen.width)
    writer.attribute("height", screen.height)
    writer.beginAttribute("viewBox")
    writer.literal("0 0 ")
    writer.number(screen.width)
    writer.literal(" ")
    writer.number(screen.height)
    writer.endAttribute()
    if !alert.environment.locale.isEmpty {
      writer.attribute("xml:lang", alert.environment.locale)
    }
    writer.raw(" role=\"group\"")
    writer.attribute("aria-label", alert.alert.name)
    fonts()
    writer.raw(" text-rendering=\"geometricPrecision\" style=\"font-variant-ligatures:none\"")
    writer.open()
    writer.element("title", text: alert.alert.name)
    writer.element("desc", text: summary)
    screenBehind()
    for child in alert.screen.children { node(child) }
    writer.end("svg")
  }

  /// Where it is shown, and what is read of it, in the order of reading.
  private var summary: String {
    let environment = alert.environment
    var facts = [
      environment.device.name, environment.orientation.rawValue, environment.appearance.rawValue,
      environment.locale, environment.textSize.shortName,
    ]
    if let name = environment.caseName { facts.append(name) }
    var words = facts.joined(separator: ", ") + "."
    for element in order {
      guard let label = element.label else { continue }
      words += "\n" + label
      if let hint = element.hint { words += " (" + hint + ")" }
    }
    return words
  }

  /// The app that the alert stands before: unknown, so a plain colour that none of the system's
  /// backgrounds has, with the screen's edge around it.
  private mutating func screenBehind() {
    let pixel = alert.environment.grid.pixel
    let screen = alert.environment.screen
    let half = pixel * Rational(1, 2)
    writer.element("rect")
    writer.raw(" data-kind=\"screen\"")
    writer.place(
      Rect(x: half, y: half, width: screen.width - pixel, height: screen.height - pixel))
    writer.fill(Color(rgba: appearance.isDark ? 0x6363_66FF : 0xD1D1_D6FF))
    writer.stroke(Color(rgba: 0x8E8E_93FF), width: pixel)
    writer.close()
  }

  // MARK: Nodes

  /// A node with everything in it; one that paints nothing is left out.
  mutating func node(_ node: FrameNode) {
    guard node.isPainted else { return }
    writer.element("g")
    writer.attribute("data-node", node.id)
    writer.attribute("data-kind", node.kind)
    if let element = elements[node.id] { tell(element, of: node) }
    if node.style.opacity != 1 { writer.attribute("opacity", node.style.opacity) }
    if node.shadowIsOfContent { shadowReference(of: node) }
    writer.open()
    if node.style.hasShadow { shadow(of: node) }
    if node.style.hasFill { fill(node) }
    content(of: node)
    if node.style.hasBorder { border(of: node) }
    writer.end("g")
  }

  private mutating func content(of node: FrameNode) {
    let isClipped = node.scrolledHeight != nil
    if isClipped { beginClip(to: node) }
    switch node.content {
    case .none: break
    case .text(let text): lines(of: text, in: node.absoluteFrame)
    case .image(let name, let file): picture(name, file, in: node)
    case .custom(let name): placeholder(name, in: node.absoluteFrame)
    }
    for child in node.children { self.node(child) }
    if isClipped { writer.end("g") }
  }
}

extension FrameNode {
  /// Whether anything of it is seen.
  fileprivate var isPainted: Bool {
    if style.hasFill || style.hasBorder { return true }
    switch content {
    case .none: return children.contains(where: \.isPainted)
    case .text(let text): return !text.layout.lines.isEmpty || !children.isEmpty
    case .image, .custom: return true
    }
  }

  /// Whether the shadow is that of what is inside, as a layer's is that has no background.
  var shadowIsOfContent: Bool { style.hasShadow && !style.hasFill }
}
