import AlertLayout
import AlertMotion
import AlertSpec
import Geometry

/// Moments of an alert's motion, side by side: the screen to scale, what is on it, and the values
/// of all that changes.
///
/// The alert is drawn as its surfaces: with lines where it is opaque, dotted where it is not,
/// not at all where it is clear. The backdrop is shaded by how much it hides.
struct FilmStrip {
  private let frames: [Frame]

  /// One moment: lines of text, and how many cells each takes.
  private struct Frame {
    var lines: [String] = []
    var width = 0

    mutating func add(_ line: String, cells: Int) {
      lines.append(line)
      width = max(width, cells)
    }
  }

  /// The cells of a line of frames.
  private static let widest = 120
  private static let gap = 2

  init(of laidOut: LaidOutAlert, _ moments: [Moment]) {
    let scene = Scene(laidOut)
    frames = moments.map { FilmStrip.frame(of: $0, scene) }
  }

  private static func frame(of moment: Moment, _ scene: Scene) -> Frame {
    var frame = Frame()
    let title = self.title(of: moment)
    frame.add(title, cells: title.unicodeScalars.count)
    for row in scene.picture(of: moment.pose) { frame.add(row, cells: scene.columns + 2) }
    for track in moment.timeline.tracks {
      let value = track.value(at: moment.time).decimal()
      let line = "\(track.node.rawValue) \(track.property.name) \(value)"
      frame.add(line, cells: line.unicodeScalars.count)
    }
    return frame
  }

  /// `show 0.25 s`, or `hide 0.1 s after show 0.2 s`.
  private static func title(of moment: Moment) -> String {
    var title = "\(moment.direction.rawValue) \(moment.time.decimal()) s"
    var direction = moment.direction
    for turn in moment.turns.reversed() {
      direction = direction.opposite
      title += " after \(direction.rawValue) \(turn.decimal()) s"
    }
    return title
  }

  func append(to buffer: inout ByteBuffer) {
    var rest = frames[...]
    while !rest.isEmpty {
      var width = 0
      let strip = rest.prefix { frame in
        width += frame.width + FilmStrip.gap
        return width <= FilmStrip.widest + FilmStrip.gap
      }
      let shown = strip.isEmpty ? rest.prefix(1) : strip
      rest = rest.dropFirst(shown.count)
      buffer.append(UInt8(ascii: "\n"))
      append(shown, to: &buffer)
    }
  }

  private func append(_ strip: ArraySlice<Frame>, to buffer: inout ByteBuffer) {
    let height = strip.map(\.lines.count).max() ?? 0
    for row in 0..<height {
      var blanks = 0
      for frame in strip {
        let line = row < frame.lines.count ? frame.lines[row] : ""
        if !line.isEmpty {
          buffer.append(UInt8(ascii: " "), times: blanks)
          blanks = 0
          buffer.append(text: line)
        }
        blanks += frame.width - line.unicodeScalars.count + FilmStrip.gap
      }
      buffer.append(UInt8(ascii: "\n"))
    }
  }
}

/// A screen in cells, for small pictures of it.
private struct Scene {
  let columns: Int
  private let rows: Int
  private let screen: Size
  private let alert: Rect
  /// What of the alert is seen when it has no surface of its own: that of its parts.
  private let surfaces: [Rect]
  /// How much the backdrop hides while the alert is shown, 0 to 1.
  private let backdropAlpha: Rational

  init(_ laidOut: LaidOutAlert) {
    screen = laidOut.screen.frame.size
    let isUpright = screen.height >= screen.width
    columns = isUpright ? 16 : 32
    // A cell is about twice as high as it is wide.
    let ratio = screen.width.isPositive ? screen.height / screen.width : 1
    rows = min(max(4, Int((Rational(Int64(columns)) * ratio / 2).rounded)), 24)
    let nodes = laidOut.screen.children
    let alert = nodes.first { $0.id == AnimatedNode.alert.rawValue }
    self.alert = alert?.absoluteFrame ?? .zero
    surfaces = alert.map(Scene.surfaces) ?? []
    let backdrop = nodes.first { $0.id == AnimatedNode.backdrop.rawValue }
    backdropAlpha = Rational(Int64(backdrop?.style.fill.alpha ?? 0), 255)
  }

  private static func surfaces(of node: FrameNode) -> [Rect] {
    if node.style.hasFill || node.style.hasBorder || node.style.hasShadow {
      return [node.absoluteFrame]
    }
    let inner = node.children.filter { !$0.style.hasNothingToSee }
    return (inner.isEmpty ? node.children : inner).map(\.absoluteFrame)
  }

  /// Rows of cells within a frame of lines.
  func picture(of pose: Pose) -> [String] {
    var cells = [[Character]](
      repeating: [Character](repeating: shade(backdropAlpha * pose.backdropPart), count: columns),
      count: rows)
    if pose.opacity.isPositive {
      for surface in surfaces { draw(moved(surface, pose), isSolid: pose.opacity == 1, on: &cells) }
    }
    let edge = String(repeating: "═", count: columns)
    return ["╔\(edge)╗"] + cells.map { "║" + String($0) + "║" } + ["╚\(edge)╝"]
  }

  private func shade(_ alpha: Rational) -> Character {
    if alpha <= 0 { return " " }
    if alpha < Rational(1, 3) { return "░" }
    return alpha < Rational(2, 3) ? "▒" : "▓"
  }

  /// A rectangle of the alert as the pose has it: scaled about the alert's centre, then moved.
  private func moved(_ rect: Rect, _ pose: Pose) -> Rect {
    let center = Point(x: alert.minX + alert.width / 2, y: alert.minY + alert.height / 2)
    return Rect(
      x: center.x + (rect.minX - center.x) * pose.scale + pose.translation.x,
      y: center.y + (rect.minY - center.y) * pose.scale + pose.translation.y,
      width: rect.width * pose.scale, height: rect.height * pose.scale)
  }

  private func draw(_ rect: Rect, isSolid: Bool, on cells: inout [[Character]]) {
    let left = cell(rect.minX, of: screen.width, columns)
    let right = max(left, cell(rect.maxX, of: screen.width, columns) - 1)
    let top = cell(rect.minY, of: screen.height, rows)
    let bottom = max(top, cell(rect.maxY, of: screen.height, rows) - 1)
    let lines: (Character, Character) = isSolid ? ("─", "│") : ("┄", "┆")
    for row in cells.indices where row >= top && row <= bottom {
      for column in cells[row].indices where column >= left && column <= right {
        let isOnRow = row == top || row == bottom
        let isOnColumn = column == left || column == right
        switch (isOnRow, isOnColumn) {
        case (true, true):
          cells[row][column] =
            top == bottom ? lines.0 : corner(isTop: row == top, isLeft: column == left)
        case (true, false): cells[row][column] = lines.0
        case (false, true): cells[row][column] = lines.1
        case (false, false): cells[row][column] = " "
        }
      }
    }
  }

  private func corner(isTop: Bool, isLeft: Bool) -> Character {
    switch (isTop, isLeft) {
    case (true, true): "┌"
    case (true, false): "┐"
    case (false, true): "└"
    case (false, false): "┘"
    }
  }

  /// The nearest line between cells; far outside of the screen where a place is.
  private func cell(_ place: Rational, of extent: Rational, _ count: Int) -> Int {
    guard extent.isPositive else { return 0 }
    let scaled = (place * Rational(Int64(count)) / extent).rounded
    return Int(min(max(scaled, -10_000), 10_000))
  }
}

extension BoxStyle {
  fileprivate var hasNothingToSee: Bool { !hasFill && !hasBorder && !hasShadow }
}
