/// A text that a test takes as an argument, shown by its beginning in the log, and how long it is.
public struct LongText: Sendable, CustomStringConvertible {
  /// The whole of it.
  public let text: String

  /// Any text, however short.
  public init(_ text: String) {
    self.text = text
  }

  /// The first sixty scalars, and the number of bytes where there are more.
  public var description: String {
    let beginning = String(text.unicodeScalars.prefix(60).map(Character.init))
    return beginning == text
      ? "\"\(text)\"" : "\"\(beginning)…\", \(text.utf8.count) bytes"
  }
}

extension LongText: ExpressibleByStringLiteral {
  /// A text written out in a test.
  public init(stringLiteral text: String) {
    self.text = text
  }
}
