import AlertSpec
import Geometry

/// What an alert does, a line each: how it comes and goes, and what its actions mean.
enum BehaviourListing {
  static func append(_ alert: Alert, to buffer: inout ByteBuffer) {
    buffer.append("show ")
    append(alert.presentation.show, to: &buffer)
    buffer.append("hide ")
    append(alert.presentation.hide, to: &buffer)
    append(alert.presentation.backdrop, to: &buffer)
    append(alert.presentation.dismissal, to: &buffer)
    for action in alert.actions {
      append(action, dismissal: action.dismissal ?? alert.buttons.dismissal, to: &buffer)
    }
  }

  private static func append(
    _ transition: Presentation.Transition, to buffer: inout ByteBuffer
  ) {
    buffer.append(text: transition.kind.rawValue)
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
      buffer.append("spring damping ")
      append(spring.damping, to: &buffer)
      buffer.append(" velocity ")
      append(spring.velocity, to: &buffer)
    } else {
      buffer.append(text: transition.curve.rawValue)
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Nothing when the backdrop fades with the alert.
  private static func append(
    _ timing: Presentation.BackdropTiming, to buffer: inout ByteBuffer
  ) {
    guard timing.duration != nil || timing.delay != nil else { return }
    buffer.append("backdrop fades")
    if let duration = timing.duration {
      buffer.append(UInt8(ascii: " "))
      append(seconds: duration, to: &buffer)
    }
    if let delay = timing.delay {
      buffer.append(" after ")
      append(seconds: delay, to: &buffer)
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Nothing when only actions dismiss the alert.
  private static func append(
    _ dismissal: Presentation.Dismissal, to buffer: inout ByteBuffer
  ) {
    var separator: StaticString = "dismiss by "
    func begin(_ name: StaticString) {
      buffer.append(separator)
      buffer.append(name)
      separator = ", "
    }
    if dismissal.outsideTap { begin("outside tap") }
    if dismissal.drag { begin("drag") }
    if let time = dismissal.after {
      begin("itself after ")
      append(seconds: time, to: &buffer)
    }
    if dismissal.outsideTap || dismissal.drag || dismissal.after != nil {
      buffer.append(UInt8(ascii: "\n"))
    }
  }

  /// `delete (destructive) → event photo.delete, dismiss before`
  private static func append(
    _ action: Action, dismissal: Action.Dismissal, to buffer: inout ByteBuffer
  ) {
    buffer.append(text: action.id)
    if action.role != .normal, action.role.rawValue != action.id {
      buffer.append(" (")
      buffer.append(text: action.role.rawValue)
      buffer.append(")")
    }
    buffer.append(" → event ")
    DrawnText.appendName(action.event, to: &buffer)
    buffer.append(", dismiss ")
    buffer.append(text: dismissal.rawValue)
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
