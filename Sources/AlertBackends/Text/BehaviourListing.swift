import AlertSpec

/// What an alert does, a line each: how it comes and goes, and what its actions mean.
enum BehaviourListing {
  static func append(_ alert: Alert, to buffer: inout ByteBuffer) {
    MotionListing.append(alert.presentation, to: &buffer)
    for action in alert.actions {
      append(action, dismissal: action.dismissal ?? alert.buttons.dismissal, to: &buffer)
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
}
