import AlertLayout
import AlertMotion
import AlertSpec

/// What a screen reader says of an alert, a line for each stop, and where the focus goes.
enum SpokenListing {
  static func append(_ laidOut: LaidOutAlert, to buffer: inout ByteBuffer) {
    let elements = AccessibilityElement.inReadingOrder(of: laidOut)
    for element in elements {
      buffer.append("reads ")
      buffer.append(text: element.id)
      buffer.append(": ")
      DrawnText.appendQuoted(element.spoken(in: laidOut.environment.locale), to: &buffer)
      buffer.append(UInt8(ascii: "\n"))
    }
    append(FocusRules(laidOut, elements), to: &buffer)
  }

  /// `focus title first, escape cancel, back to screen`
  private static func append(_ focus: FocusRules, to buffer: inout ByteBuffer) {
    if let initial = focus.initial {
      buffer.append("focus ")
      buffer.append(text: initial)
      buffer.append(" first, kept inside, then back")
    } else {
      buffer.append("focus stays where it is")
    }
    buffer.append("; escape ")
    buffer.append(text: focus.escape ?? "does nothing")
    buffer.append(UInt8(ascii: "\n"))
  }
}
