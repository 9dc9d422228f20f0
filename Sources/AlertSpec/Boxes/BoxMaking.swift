import Geometry
import Typography

/// Turns what a resolved alert says into boxes for one environment.
public struct BoxMaking: Sendable {
  /// What colours, hairlines and text styles are resolved for.
  public let environment: Environment
  private let direction: TextDirection

  init(environment: Environment) {
    self.environment = environment
    direction = TextDirection(language: environment.locale)
  }

  // MARK: Values

  /// A length on the environment's screen: a hairline is one pixel.
  public func points(_ length: Length) -> Rational { length.resolved(on: environment.grid) }

  /// A colour in the environment's appearance.
  public func color(_ color: DynamicColor) -> Color {
    color.resolved(in: environment.appearance)
  }

  /// The radii in points.
  public func corners(_ corners: Corners) -> BoxStyle.Corners {
    var radii = BoxStyle.Corners()
    radii.topLeft = points(corners.topLeft)
    radii.topRight = points(corners.topRight)
    radii.bottomLeft = points(corners.bottomLeft)
    radii.bottomRight = points(corners.bottomRight)
    return radii
  }

  /// What is painted, with the shadow's opacity multiplied into its colour.
  public func style(_ surface: Surface) -> BoxStyle {
    var style = BoxStyle()
    style.fill = color(surface.fill)
    if !surface.corners.areSquare { style.corners = corners(surface.corners) }
    style.borderWidth = points(surface.border.width)
    style.borderColor = color(surface.border.color)
    style.shadowColor = color(surface.shadow.color).multiplied(byOpacity: surface.shadow.opacity)
    style.shadowRadius = points(surface.shadow.radius)
    style.shadowOffset = Point(x: points(surface.shadow.x), y: points(surface.shadow.y))
    style.opacity = surface.opacity
    return style
  }

  /// The distances in points; sides keep their names, for the direction is layout's affair.
  public func insets(_ insets: Insets) -> BoxArrangement.DirectionalInsets {
    var resolved = BoxArrangement.DirectionalInsets()
    resolved.top = points(insets.top)
    resolved.leading = points(insets.leading)
    resolved.bottom = points(insets.bottom)
    resolved.trailing = points(insets.trailing)
    return resolved
  }

  /// The same rules with their lengths in points.
  public func arrangement(_ layout: Arrangement) -> BoxArrangement {
    var arrangement = BoxArrangement()
    arrangement.axis = layout.axis
    arrangement.distribution = layout.distribution
    arrangement.alignment = layout.alignment
    arrangement.spacing = points(layout.spacing)
    arrangement.insets = insets(layout.insets)
    arrangement.width = layout.width.map(points)
    arrangement.minWidth = layout.minWidth.map(points)
    arrangement.maxWidth = layout.maxWidth.map(points)
    arrangement.height = layout.height.map(points)
    arrangement.minHeight = layout.minHeight.map(points)
    arrangement.maxHeight = layout.maxHeight.map(points)
    arrangement.scrolls = layout.scrolls
    arrangement.shrinks = layout.shrinks
    return arrangement
  }

  // MARK: Boxes

  /// A part of a view, named after it.
  public func part(
    _ name: String, of view: View, kind: String, role: BoxRole = .decoration
  ) -> Box {
    Box(id: view.id + "." + name, kind: kind, role: role, range: view.range)
  }

  /// Pins a part to its view: `attribute == view.attribute * multiplier + constant`, required.
  func pin(
    _ attribute: Attribute, to view: View, multiplier: Rational = 1, constant: Length = 0
  ) -> ConstraintStatement {
    ConstraintStatement(
      left: Anchor(.itself, nil, attribute, range: view.range), .equal,
      right: Anchor(.named(view.id), nil, attribute, range: view.range), multiplier: multiplier,
      constant: constant, range: view.range)
  }

  /// The boxes of those views that take part in the layout.
  public func boxes(of views: [View]) -> [Box] {
    var boxes: [Box] = []
    boxes.reserveCapacity(views.count)
    for view in views where view.isPresent { boxes.append(box(view)) }
    return boxes
  }

  /// The box of a view, its parts inside.
  public func box(_ view: View) -> Box {
    guard let content = view.content else {
      return Box(id: view.id, kind: "view", range: view.range)
    }
    var box = Box(id: view.id, kind: content.kindName, role: content.role, range: view.range)
    box.style = style(view.surface)
    content.fill(&box, of: view, in: self)
    box.width = view.width.map(points)
    box.height = view.height.map(points)
    if let priority = view.hugging.x { box.hugging.x = priority }
    if let priority = view.hugging.y { box.hugging.y = priority }
    if let priority = view.compression.x { box.compression.x = priority }
    if let priority = view.compression.y { box.compression.y = priority }
    box.spacingAfter = view.spacingAfter.map(points)
    box.constraints = view.constraints
    box.accessibility = view.accessibility
    return box
  }

  /// The box of a button.
  public func box(_ action: Action, among buttons: Buttons) -> Box {
    let style = action.style.over(buttons.style(for: action.role))
    var box = Box(id: action.id, kind: "button", role: .button, range: action.range)
    box.style.fill = color(style.fill ?? .clear)
    if let corners = style.corners { box.style.corners = self.corners(corners) }
    if let border = style.border {
      box.style.borderWidth = points(border.width)
      box.style.borderColor = color(border.color)
    }
    var title = TextAttributes()
    title.font = style.font
    title.color = style.color ?? title.color
    title.alignment = .center
    title.lines = 1
    box.content = text(action.title, title)
    box.constraints = action.constraints
    box.accessibility = action.accessibility
    return box
  }
}

// MARK: - Text

extension BoxMaking {
  /// A text's words and attributes as what is measured and drawn.
  public func text(_ words: String, _ attributes: TextAttributes) -> Box.Content {
    let font = self.font(attributes.font)
    let block = TextBlock(
      words, font: font.font, alignment: attributes.alignment, maximumLines: attributes.lines,
      truncation: attributes.truncation, minimumScale: attributes.minimumScale,
      lineHeight: attributes.lineHeight.map(points), leading: font.leading,
      direction: direction)
    return .text(block, color: color(attributes.color))
  }

  /// A marked text's words, and what its runs have besides their fonts.
  func text(
    _ marked: MarkedText, _ markup: Markup, _ attributes: TextAttributes
  ) -> (Box.Content, [BoxRun]) {
    guard case .text(var block, let color, let padding) = text("", attributes) else {
      return (.none, [])
    }
    var runs: [BoxRun] = []
    block.runs = marked.runs.map { run in
      let style = run.name.flatMap { markup.style(named: $0) } ?? RunStyle()
      var look = BoxRun()
      look.color = style.color.map(self.color)
      look.isUnderlined = style.isUnderlined ?? run.isUnderlined
      look.link = style.link
      if style.link != nil { look.name = run.name }
      runs.append(look)
      return TextRun(run.text, font: font(style.font(ofRun: run, over: attributes.font)).font)
    }
    let isPlain = runs.allSatisfy { $0 == BoxRun() }
    return (.text(block, color: color, padding: padding), isPlain ? [] : runs)
  }

  /// The font, and a text style's distance between baselines where one decides it.
  func font(_ description: FontDescription) -> (font: Font, leading: Rational?) {
    var font = Font(size: 17)
    var leading: Rational?
    if let style = description.style, description.size == nil {
      font = style.font(at: environment.textSize)
      leading = style.leading(at: environment.textSize)
    }
    if let size = description.size { font.size = size }
    if let weight = description.weight { font.weight = weight }
    if let family = description.family {
      font.family = family == FontFamily.system.name ? .system : .named(family)
    }
    return (environment.fonts.font(font), leading)
  }
}
