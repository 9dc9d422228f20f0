import Geometry

/// A bar that shows how far something has come.
struct ProgressView: ViewKind {
  /// 0 to 1.
  var progress: Rational = 0
  var tint = SystemColors.color(named: "systemBlue") ?? .black
  var track = SystemColors.color(named: "systemFill") ?? .clear

  init() {}

  static let name = "progress"
  static let doc = "A progress bar, 4 points high unless its size says otherwise."
  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("progress", &progress, .fraction, "How far it has come, from 0 to 1.")
    visitor.key("color", &tint, .color, "The colour of the part that is done.")
    visitor.key("track", &track, .color, "The colour of the rest.")
  }

  var role: BoxRole { .progress }
  var spokenValue: AccessibilityValue? { .share(progress) }
  var controlFacts: [ControlFact] { [ControlFact("value", .number(progress))] }

  func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    box.intrinsicHeight = 4
    if view.surface.fill == .clear { box.style.fill = boxes.color(track) }
    if view.surface.corners.areSquare { box.style.corners = boxes.corners(Corners(all: 2)) }
    var bar = boxes.part("bar", of: view, kind: "bar")
    bar.style.fill = boxes.color(tint)
    bar.style.corners = box.style.corners
    bar.constraints = [
      boxes.pin(.leading, to: view), boxes.pin(.top, to: view), boxes.pin(.bottom, to: view),
      boxes.pin(.width, to: view, multiplier: progress),
    ]
    box.children = [bar]
  }
}
