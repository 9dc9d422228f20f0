import AlertLayout
import AlertMotion
import AlertSpec

/// What a screen reader says of an alert, a line for each stop, and where the focus goes.
enum SpokenListing {
  static func append(_ laidOut: LaidOutAlert, to buffer: inout ByteBuffer) {
    let elements = AccessibilityElement.inReadingOrder(of: laidOut)
    for element in elements where !element.parts.isEmpty {
      buffer.append("reads ")
      buffer.append(text: element.id)
      buffer.append(UInt8(ascii: ":"))
      for (index, part) in element.parts.enumerated() {
        buffer.append(index == 0 ? " " : ", ")
        append(part, to: &buffer)
      }
      buffer.append(UInt8(ascii: "\n"))
    }
    append(FocusRules(laidOut, elements), to: &buffer)
  }

  /// The screen reader's own words stand by name: they are the same in every language, so that
  /// snapshots of a text in two languages are one.
  private static func append(_ part: SpokenPart, to buffer: inout ByteBuffer) {
    switch part {
    case .said(let text): DrawnText.appendQuoted(text, to: &buffer)
    case .word(let word): buffer.append(text: word.rawValue)
    case .characters(let count):
      buffer.append(UInt64(count))
      buffer.append(" characters")
    }
  }

  /// `focus title first, kept inside, then back; escape cancel`
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
