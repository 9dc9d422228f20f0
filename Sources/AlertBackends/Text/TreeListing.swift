import AlertLayout
import AlertMotion
import AlertSpec
import Geometry
import TextCells
import Typography

/// Every node of a frame tree on a line: id, place in its parent, size, and whatever else it says.
///
/// A fact that says nothing is left out: a clear fill, square corners, full opacity, the label
/// colour of the appearance, a kind that the id or the content tells.
struct TreeListing {
  let appearance: Appearance

  /// Cells of the first three columns. What is wider moves only its own line.
  private static let idWidth = 22
  private static let placeWidth = 15
  private static let sizeWidth = 17

  /// The screen and what stands on it are not indented, everything else is by depth.
  func append(_ screen: FrameNode, to buffer: inout ByteBuffer) {
    appendLine(screen, depth: 0, to: &buffer)
    for child in screen.children { append(child, depth: 0, to: &buffer) }
  }

  private func append(_ node: FrameNode, depth: Int, to buffer: inout ByteBuffer) {
    appendLine(node, depth: depth, to: &buffer)
    for child in node.children { append(child, depth: depth + 1, to: &buffer) }
  }

  private func appendLine(_ node: FrameNode, depth: Int, to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: " "), times: 2 * depth)
    buffer.append(text: node.id)
    buffer.append(
      UInt8(ascii: " "), times: max(2, TreeListing.idWidth + 2 - 2 * depth - cells(of: node.id)))

    let place = buffer.count
    appendNumber(node.frame.minX, to: &buffer)
    buffer.append(UInt8(ascii: " "))
    appendNumber(node.frame.minY, to: &buffer)
    let placeWidth = buffer.count - place
    buffer.append(UInt8(ascii: " "), times: max(2, TreeListing.placeWidth + 2 - placeWidth))

    let size = buffer.count
    appendNumber(node.frame.width, to: &buffer)
    buffer.append(" × ")
    appendNumber(node.frame.height, to: &buffer)
    // The multiplication sign is one cell in two bytes.
    let sizeWidth = buffer.count - size - 1

    var facts = Facts(padding: max(0, TreeListing.sizeWidth - sizeWidth))
    appendKind(of: node, &facts, to: &buffer)
    appendStyle(node.style, &facts, to: &buffer)
    appendContent(of: node, &facts, to: &buffer)
    appendAccessibility(of: node, &facts, to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
  }

  // MARK: Facts

  private func appendKind(of node: FrameNode, _ facts: inout Facts, to buffer: inout ByteBuffer) {
    guard node.kind != node.id else { return }
    switch (node.content, node.role) {
    case (.text, .text), (.image, .image), (.custom, .custom): return
    default: facts.begin(in: &buffer)
    }
    buffer.append(text: node.kind)
  }

  private func appendStyle(
    _ style: BoxStyle, _ facts: inout Facts, to buffer: inout ByteBuffer
  ) {
    if style.hasFill {
      facts.begin("fill ", in: &buffer)
      buffer.append(style.fill)
    }
    if !style.corners.areSquare {
      facts.begin("corners", in: &buffer)
      appendCorners(style.corners, to: &buffer)
    }
    if style.hasBorder {
      facts.begin("border ", in: &buffer)
      appendNumber(style.borderWidth, to: &buffer)
      buffer.append(UInt8(ascii: " "))
      buffer.append(style.borderColor)
    }
    if let tint = style.tint {
      facts.begin("tint ", in: &buffer)
      buffer.append(tint)
    }
    if style.hasShadow {
      facts.begin("shadow ", in: &buffer)
      buffer.append(style.shadowColor)
      buffer.append(" radius ")
      appendNumber(style.shadowRadius, to: &buffer)
      buffer.append(" offset ")
      appendNumber(style.shadowOffset.x, to: &buffer)
      buffer.append(UInt8(ascii: " "))
      appendNumber(style.shadowOffset.y, to: &buffer)
    }
    if style.opacity != 1 {
      facts.begin("opacity ", in: &buffer)
      appendNumber(style.opacity, to: &buffer)
    }
  }

  /// One radius for all, one for each round side, or one for each round corner.
  private func appendCorners(_ corners: BoxStyle.Corners, to buffer: inout ByteBuffer) {
    func append(_ name: StaticString, _ radius: Rational) {
      guard !radius.isZero else { return }
      buffer.append(name)
      appendNumber(radius, to: &buffer)
    }
    let isTopEven = corners.topLeft == corners.topRight
    let isBottomEven = corners.bottomLeft == corners.bottomRight
    if isTopEven, isBottomEven, corners.topLeft == corners.bottomLeft {
      return append(" ", corners.topLeft)
    }
    if isTopEven {
      append(" top ", corners.topLeft)
    } else {
      append(" topLeft ", corners.topLeft)
      append(" topRight ", corners.topRight)
    }
    if isBottomEven {
      append(" bottom ", corners.bottomLeft)
    } else {
      append(" bottomLeft ", corners.bottomLeft)
      append(" bottomRight ", corners.bottomRight)
    }
  }

  private func appendContent(
    of node: FrameNode, _ facts: inout Facts, to buffer: inout ByteBuffer
  ) {
    switch node.content {
    case .none: break
    case .text(let text): appendText(text, &facts, to: &buffer)
    case .image(let name, _):
      facts.begin("image ", in: &buffer)
      DrawnText.appendName(name, to: &buffer)
    case .custom(let name):
      facts.begin("custom ", in: &buffer)
      DrawnText.appendName(name, to: &buffer)
    }
    if let height = node.scrolledHeight {
      facts.begin("scrolls ", in: &buffer)
      appendNumber(height, to: &buffer)
    }
  }

  private func appendText(
    _ text: PlacedText, _ facts: inout Facts, to buffer: inout ByteBuffer
  ) {
    if let first = text.block.runs.first {
      facts.begin(in: &buffer)
      appendFont(first.font, to: &buffer)
    }
    if text.layout.scale != 1 {
      facts.begin("scale ", in: &buffer)
      appendNumber(text.layout.scale, to: &buffer)
    }
    if text.color != labelColor {
      facts.begin("color ", in: &buffer)
      buffer.append(text.color)
    }
    // Where lines stand is drawn; what centre and natural mean is seen there.
    if text.block.alignment != .natural, text.block.alignment != .center {
      facts.begin(in: &buffer)
      buffer.append(text: text.block.alignment.rawValue)
    }
    facts.begin(in: &buffer)
    if text.layout.lines.isEmpty { buffer.append("\"\"") }
    for (index, line) in text.layout.lines.enumerated() {
      if index > 0 { buffer.append(" / ") }
      DrawnText.appendQuoted(line.text, to: &buffer)
    }
    if text.layout.isTruncated {
      buffer.append(" of ")
      DrawnText.appendQuoted(text.block.runs.map(\.text).joined(), to: &buffer)
    }
    if text.hasSeveralLooks { appendRuns(of: text, &facts, to: &buffer) }
  }

  /// The runs of a text that don't look as its font and colour say, each with what it has.
  private func appendRuns(
    of text: PlacedText, _ facts: inout Facts, to buffer: inout ByteBuffer
  ) {
    for (index, run) in text.block.runs.enumerated() {
      let look = text.runs.indices.contains(index) ? text.runs[index] : BoxRun()
      let isFontOwn = run.font != text.block.runs[0].font
      guard isFontOwn || look != BoxRun() else { continue }
      facts.begin("run ", in: &buffer)
      DrawnText.appendQuoted(run.text, to: &buffer)
      if isFontOwn {
        buffer.append(UInt8(ascii: " "))
        appendFont(run.font, to: &buffer)
      }
      if let color = look.color {
        buffer.append(" color ")
        buffer.append(color)
      }
      if look.isUnderlined { buffer.append(" underline") }
      if let link = look.link {
        buffer.append(" link ")
        DrawnText.appendName(link, to: &buffer)
      }
    }
  }

  /// UIKit's `label` in either appearance.
  private var labelColor: Color {
    appearance.isDark ? Color(rgba: 0xFFFF_FFFF) : Color(rgba: 0x0000_00FF)
  }

  private func appendFont(_ font: Font, to buffer: inout ByteBuffer) {
    if case .named(let family) = font.family {
      DrawnText.appendName(family, to: &buffer)
      buffer.append(UInt8(ascii: " "))
    }
    appendNumber(font.size, to: &buffer)
    buffer.append(UInt8(ascii: " "))
    buffer.append(text: font.weight.rawValue)
  }

  /// What is stated beyond what the node's kind and content tell.
  private func appendAccessibility(
    of node: FrameNode, _ facts: inout Facts, to buffer: inout ByteBuffer
  ) {
    guard let accessibility = node.accessibility else { return }
    if let label = accessibility.label {
      facts.begin("label ", in: &buffer)
      DrawnText.appendQuoted(label, to: &buffer)
    }
    if let hint = accessibility.hint {
      facts.begin("hint ", in: &buffer)
      DrawnText.appendQuoted(hint, to: &buffer)
    }
    let usual = node.role.trait
    if let trait = accessibility.trait, trait != usual {
      facts.begin("trait ", in: &buffer)
      buffer.append(text: trait.rawValue)
    }
    if let order = accessibility.order {
      facts.begin("order ", in: &buffer)
      buffer.append(text: String(order))
    }
    if let identifier = accessibility.identifier {
      facts.begin("identifier ", in: &buffer)
      DrawnText.appendName(identifier, to: &buffer)
    }
  }

  private func appendNumber(_ value: Rational, to buffer: inout ByteBuffer) {
    if !buffer.append(value) { buffer.append(UInt8(ascii: "?")) }
  }
}

/// The last column of a line: two blanks before each fact, and the padding of the column before
/// it only where there is one.
private struct Facts {
  var padding: Int

  mutating func begin(_ name: StaticString = "", in buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: " "), times: padding + 2)
    padding = 0
    buffer.append(name)
  }
}
