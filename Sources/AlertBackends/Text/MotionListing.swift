import AlertSpec
import Geometry

/// How an alert comes and goes, in a line or two, and a line for each thing besides that is not as
/// it would be unless stated.
enum MotionListing {
  static func append(_ presentation: Presentation, to buffer: inout ByteBuffer) {
    if presentation.show == presentation.hide {
      buffer.append("show and hide ")
      append(presentation.show, to: &buffer)
    } else {
      buffer.append("show ")
      append(presentation.show, to: &buffer)
      buffer.append("hide ")
      append(presentation.hide, to: &buffer)
    }
    append(presentation.backdrop, inTurn: presentation.fadesInTurn, to: &buffer)
    append(presentation.detents, to: &buffer)
    append(presentation.dismissal, to: &buffer)
    append(presentation.keyboard, to: &buffer)
    if presentation.reducedMotion != Presentation().reducedMotion {
      buffer.append("reduced motion ")
      buffer.append(text: presentation.reducedMotion.rawValue)
      buffer.append(UInt8(ascii: "\n"))
    }
  }

  /// `move bottom, 0.5 s after 0.1 s, easeInOut`
  private static func append(
    _ transition: Presentation.Transition, to buffer: inout ByteBuffer
  ) {
    for (index, word) in transition.kind.words.enumerated() {
      if index > 0 { buffer.append(" + ") }
      buffer.append(text: word.rawValue)
      if word == .scale {
        buffer.append(" from ")
        append(transition.scale, to: &buffer)
      }
    }
    if transition.edge != .none {
      buffer.append(UInt8(ascii: " "))
      buffer.append(text: transition.edge.rawValue)
    }
    buffer.append(", ")
    append(seconds: transition.duration, to: &buffer)
    if !transition.delay.isZero {
      buffer.append(" after ")
      append(seconds: transition.delay, to: &buffer)
    }
    buffer.append(", ")
    if let spring = transition.spring {
      append(spring, to: &buffer)
    } else {
      append(transition.curve, to: &buffer)
    }
    if !transition.fades { buffer.append(", without fading") }
    buffer.append(UInt8(ascii: "\n"))
  }

  private static func append(_ spring: Presentation.Spring, to buffer: inout ByteBuffer) {
    switch spring.response {
    case .damping(let ratio):
      buffer.append("spring damping ")
      append(ratio, to: &buffer)
    case .bounce(let bounce):
      buffer.append("spring bounce ")
      append(bounce, to: &buffer)
    }
    if !spring.velocity.isZero {
      buffer.append(" velocity ")
      append(spring.velocity, to: &buffer)
    }
  }

  /// A name, or `curve 0.2 0 0 1`.
  private static func append(_ curve: TimingCurve, to buffer: inout ByteBuffer) {
    if let name = curve.name { return buffer.append(text: name) }
    buffer.append("curve")
    for number in [curve.x1, curve.y1, curve.x2, curve.y2] {
      buffer.append(UInt8(ascii: " "))
      append(number, to: &buffer)
    }
  }

  /// Nothing when the backdrop fades with the alert.
  private static func append(
    _ timing: Presentation.BackdropTiming, inTurn: Bool, to buffer: inout ByteBuffer
  ) {
    guard inTurn || timing.duration != nil || timing.delay != nil || timing.curve != nil
    else { return }
    buffer.append("backdrop fades")
    if inTurn { buffer.append(" in turn") }
    if let duration = timing.duration {
      buffer.append(UInt8(ascii: " "))
      append(seconds: duration, to: &buffer)
    }
    if let delay = timing.delay {
      buffer.append(" after ")
      append(seconds: delay, to: &buffer)
    }
    if let curve = timing.curve {
      buffer.append(UInt8(ascii: " "))
      append(curve, to: &buffer)
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Nothing for a height of its own alone.
  private static func append(_ detents: [Presentation.Detent], to buffer: inout ByteBuffer) {
    for (index, detent) in detents.enumerated() {
      buffer.append(index == 0 ? "rests at " : ", ")
      switch detent {
      case .medium: buffer.append("medium")
      case .large: buffer.append("large")
      case .height(let points): append(points, to: &buffer)
      }
    }
    if !detents.isEmpty { buffer.append(UInt8(ascii: "\n")) }
  }

  /// Nothing when only actions dismiss the alert.
  private static func append(
    _ dismissal: Presentation.Dismissal, to buffer: inout ByteBuffer
  ) {
    let standard = Presentation.Dismissal()
    var separator: StaticString = "dismiss by "
    func begin(_ name: StaticString) {
      buffer.append(separator)
      buffer.append(name)
      separator = ", "
    }
    if dismissal.outsideTap { begin("outside tap") }
    if dismissal.drag {
      begin("drag")
      if dismissal.dragDistance != standard.dragDistance {
        buffer.append(" past ")
        append(dismissal.dragDistance, to: &buffer)
      }
    }
    if dismissal.swipe {
      begin("swipe")
      if dismissal.swipeSpeed != standard.swipeSpeed {
        buffer.append(" over ")
        append(dismissal.swipeSpeed, to: &buffer)
      }
    }
    if let time = dismissal.after {
      begin("itself after ")
      append(seconds: time, to: &buffer)
    }
    if dismissal.outsideTap || dismissal.drag || dismissal.swipe || dismissal.after != nil {
      buffer.append(UInt8(ascii: "\n"))
    }
  }

  /// Nothing when the alert keeps the standard distance from the keyboard.
  private static func append(
    _ keyboard: Presentation.KeyboardAvoidance, to buffer: inout ByteBuffer
  ) {
    guard keyboard != Presentation.KeyboardAvoidance() else { return }
    if keyboard.avoids {
      buffer.append("keyboard spacing ")
      append(keyboard.spacing, to: &buffer)
    } else {
      buffer.append("keyboard covers")
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  private static func append(seconds: Rational, to buffer: inout ByteBuffer) {
    append(seconds, to: &buffer)
    buffer.append(" s")
  }

  private static func append(_ value: Rational, to buffer: inout ByteBuffer) {
    if !buffer.append(value) { buffer.append(UInt8(ascii: "?")) }
  }
}

extension Presentation {
  /// Whether the backdrop takes turns with the alert in some direction; only fades do.
  fileprivate var fadesInTurn: Bool {
    backdrop.isInTurn && (show.kind.contains(.fade) || hide.kind.contains(.fade))
  }
}
