import AlertLayout
import AlertSpec
import Geometry

extension SVGDrawing {
  mutating func fill(_ node: FrameNode) {
    shape(node.absoluteFrame, node.style.corners)
    writer.fill(node.style.fill)
    writer.close()
  }

  /// Inside the edges, as a layer draws it, and above its content.
  mutating func border(of node: FrameNode) {
    let width = node.style.borderWidth
    let half = width * Rational(1, 2)
    let frame = node.absoluteFrame
    let inner = Rect(
      x: frame.minX + half, y: frame.minY + half, width: frame.width - width,
      height: frame.height - width)
    guard !inner.width.isNegative, !inner.height.isNegative else { return }
    shape(inner, node.style.corners.reduced(by: half))
    writer.raw(" fill=\"none\"")
    writer.stroke(node.style.borderColor, width: width)
    writer.close()
  }

  /// A rectangle with its corners, left open for how it is painted.
  private mutating func shape(_ frame: Rect, _ stated: BoxStyle.Corners) {
    let corners = stated.fitted(into: frame.size)
    guard !corners.areAlike else {
      writer.element("rect")
      writer.place(frame)
      if corners.topLeft.isPositive { writer.attribute("rx", corners.topLeft) }
      return
    }
    writer.element("path")
    writer.beginAttribute("d")
    writer.step("M", frame.minX + corners.topLeft, frame.minY)
    writer.literal("H")
    writer.number(frame.maxX - corners.topRight)
    arc(corners.topRight, to: Point(x: frame.maxX, y: frame.minY + corners.topRight))
    writer.literal("V")
    writer.number(frame.maxY - corners.bottomRight)
    arc(corners.bottomRight, to: Point(x: frame.maxX - corners.bottomRight, y: frame.maxY))
    writer.literal("H")
    writer.number(frame.minX + corners.bottomLeft)
    arc(corners.bottomLeft, to: Point(x: frame.minX, y: frame.maxY - corners.bottomLeft))
    writer.literal("V")
    writer.number(frame.minY + corners.topLeft)
    arc(corners.topLeft, to: Point(x: frame.minX + corners.topLeft, y: frame.minY))
    writer.literal("Z")
    writer.endAttribute()
  }

  /// A quarter of a circle, clockwise.
  private mutating func arc(_ radius: Rational, to end: Point) {
    guard radius.isPositive else { return }
    writer.step("A", radius, radius)
    writer.step(" 0 0 1 ", end.x, end.y)
  }

  // MARK: Shadows

  /// The blurred outline, or for a node without a background the filter that blurs its content.
  mutating func shadow(of node: FrameNode) {
    let style = node.style
    writer.element("filter")
    writer.attribute("id", reference("shadow", of: node))
    writer.raw(" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"")
    writer.place(shadowArea(of: node))
    writer.open()
    writer.element("feGaussianBlur")
    if node.shadowIsOfContent { writer.raw(" in=\"SourceAlpha\" result=\"blur\"") }
    writer.attribute("stdDeviation", style.shadowRadius)
    writer.close()
    if node.shadowIsOfContent { mergeShadowOfContent(style) }
    writer.end("filter")
    guard !node.shadowIsOfContent else { return }
    shape(
      Rect(
        origin: Point(
          x: node.absoluteFrame.minX + style.shadowOffset.x,
          y: node.absoluteFrame.minY + style.shadowOffset.y), size: node.absoluteFrame.size),
      style.corners)
    writer.fill(style.shadowColor)
    shadowReference(of: node)
    writer.close()
  }

  private mutating func mergeShadowOfContent(_ style: BoxStyle) {
    writer.element("feOffset")
    writer.attribute("dx", style.shadowOffset.x)
    writer.attribute("dy", style.shadowOffset.y)
    writer.raw(" in=\"blur\" result=\"moved\"")
    writer.close()
    flood(style.shadowColor)
    writer.element("feComposite")
    writer.raw(" in2=\"moved\" operator=\"in\" result=\"shadow\"")
    writer.close()
    writer.element("feMerge")
    writer.open()
    writer.element("feMergeNode")
    writer.raw(" in=\"shadow\"")
    writer.close()
    writer.element("feMergeNode")
    writer.raw(" in=\"SourceGraphic\"")
    writer.close()
    writer.end("feMerge")
  }

  /// One colour all over a filter's area.
  mutating func flood(_ color: Color) {
    writer.element("feFlood")
    writer.beginAttribute("flood-color")
    var solid = color
    solid.alpha = 255
    writer.attributePart(solid.hexadecimal)
    writer.endAttribute()
    writer.attribute("flood-opacity", Rational(Int64(color.alpha), 255))
    writer.close()
  }

  mutating func shadowReference(of node: FrameNode) { filterReference("shadow", of: node) }

  mutating func filterReference(_ purpose: String, of node: FrameNode) {
    writer.beginAttribute("filter")
    writer.literal("url(#")
    writer.attributePart(reference(purpose, of: node))
    writer.literal(")")
    writer.endAttribute()
  }

  /// Three standard deviations around the shadow, and the node itself: beyond, a Gaussian is below
  /// one step of eight bits.
  private func shadowArea(of node: FrameNode) -> Rect {
    let frame = node.absoluteFrame
    let offset = node.style.shadowOffset
    let reach = node.style.shadowRadius * 3 + 1
    return Rect(
      x: frame.minX - reach - offset.x.magnitude, y: frame.minY - reach - offset.y.magnitude,
      width: frame.width + (reach + offset.x.magnitude) * 2,
      height: frame.height + (reach + offset.y.magnitude) * 2)
  }

  // MARK: Clipping

  /// Opens a group that shows nothing outside of a node's frame.
  mutating func beginClip(to node: FrameNode) {
    writer.element("clipPath")
    writer.attribute("id", reference("clip", of: node))
    writer.open()
    shape(node.absoluteFrame, node.style.corners)
    writer.close()
    writer.end("clipPath")
    writer.element("g")
    writer.beginAttribute("clip-path")
    writer.literal("url(#")
    writer.attributePart(reference("clip", of: node))
    writer.literal(")")
    writer.endAttribute()
    writer.open()
  }

  /// A name that is unique where pictures of several alerts and environments stand on one page.
  func reference(_ purpose: String, of node: FrameNode) -> String {
    let environment = alert.environment
    let parts = [
      alert.alert.name, environment.device.id, environment.orientation.rawValue,
      environment.appearance.rawValue, environment.locale, environment.textSize.shortName,
      environment.caseName ?? "", node.id, purpose,
    ]
    // In a reference that begins an escape.
    return parts.joined(separator: ".").split(separator: "%").joined(separator: "_")
  }
}

extension BoxStyle.Corners {
  var areAlike: Bool {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft
  }

  /// The corners of a line inside of theirs.
  func reduced(by distance: Rational) -> BoxStyle.Corners {
    func inner(_ radius: Rational) -> Rational {
      radius > distance ? radius - distance : 0
    }
    var corners = BoxStyle.Corners()
    corners.topLeft = inner(topLeft)
    corners.topRight = inner(topRight)
    corners.bottomLeft = inner(bottomLeft)
    corners.bottomRight = inner(bottomRight)
    return corners
  }

  /// No two corners of a side longer than it: all are scaled alike, as CSS has it (CSS Backgrounds
  /// 3, 4.5).
  func fitted(into size: Size) -> BoxStyle.Corners {
    guard !areSquare else { return self }
    var factor: Rational = 1
    for (sum, side) in [
      (topLeft + topRight, size.width), (bottomLeft + bottomRight, size.width),
      (topLeft + bottomLeft, size.height), (topRight + bottomRight, size.height),
    ] where sum > side {
      let own = side.isPositive ? side / sum : 0
      if own < factor { factor = own }
    }
    guard factor < 1 else { return self }
    var corners = BoxStyle.Corners()
    corners.topLeft = topLeft * factor
    corners.topRight = topRight * factor
    corners.bottomLeft = bottomLeft * factor
    corners.bottomRight = bottomRight * factor
    return corners
  }
}
