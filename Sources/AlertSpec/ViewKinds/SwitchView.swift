import Geometry

/// What is turned on and off, without a text of its own.
///
/// Its measures are those of `UISwitch` up to iOS 18: 51 by 31 points, with a thumb of 27 that stays
/// 2 away from the edges. As there, it keeps its size strongly, and a larger frame is not filled.
struct SwitchView: ViewKind {
  var isOn = false
  var tint = SystemColors.color(named: "systemGreen") ?? .black

  init() {}

  static let name = "switch"
  static let doc = "A switch of 51 by 31 points; what it is for stands in a text beside it."
  mutating func visitKeys(_ visitor: inout some KeyVisitor) {
    visitor.key("switch", &isOn, .boolean, "Whether it is on at first.")
    visitor.key("color", &tint, .color, "The colour of a switch that is on.")
  }

  var role: BoxRole { .toggle(isOn: isOn) }
  var spokenValue: AccessibilityValue? { .on(isOn) }
  var controlFacts: [ControlFact] {
    [ControlFact("on", .truth(isOn)), ControlFact("onColor", .color(tint))]
  }

  func fill(_ box: inout Box, of view: View, in boxes: BoxMaking) {
    box.intrinsicWidth = 51
    box.intrinsicHeight = 31
    box.hugging = (x: 750, y: 750)
    let off = SystemColors.color(named: "secondarySystemFill") ?? .black
    var track = boxes.part("track", of: view, kind: "track")
    track.style.fill = boxes.color(isOn ? tint : off)
    track.style.corners = boxes.corners(Corners(all: .points(Rational(31, 2))))
    (track.width, track.height) = (51, 31)
    track.constraints = [boxes.pin(.leading, to: view), boxes.pin(.top, to: view)]
    var thumb = boxes.part("thumb", of: view, kind: "thumb")
    thumb.style.fill = boxes.color(SystemColors.color(named: "white") ?? .clear)
    thumb.style.corners = boxes.corners(Corners(all: .points(Rational(27, 2))))
    (thumb.width, thumb.height) = (27, 27)
    thumb.constraints = [
      boxes.pin(.leading, to: view, constant: isOn ? 22 : 2),
      boxes.pin(.top, to: view, constant: 2),
    ]
    box.children = [track, thumb]
  }
}
