import AlertSpec

/// What an alert does, a line each: how it comes and goes, and what its actions mean.
enum BehaviourListing {
  static func append(_ alert: Alert, to buffer: inout ByteBuffer) {
    MotionListing.append(alert.presentation, to: &buffer)
    append(alert.queueing, to: &buffer)
    for action in alert.actions {
      append(action, dismissal: action.dismissal ?? alert.buttons.dismissal, to: &buffer)
    }
  }

  /// `queue priority low, repeated replace`; nothing of what every alert has.
  private static func append(_ queueing: Queueing, to buffer: inout ByteBuffer) {
    let usual = Queueing()
    guard queueing != usual else { return }
    var separator: StaticString = "queue "
    if queueing.priority != usual.priority {
      buffer.append(separator)
      buffer.append("priority ")
      buffer.append(text: queueing.priority.rawValue)
      separator = ", "
    }
    if queueing.whenRepeated != usual.whenRepeated {
      buffer.append(separator)
      buffer.append("repeated ")
      buffer.append(text: queueing.whenRepeated.rawValue)
    }
    buffer.append(UInt8(ascii: "\n"))
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
}
