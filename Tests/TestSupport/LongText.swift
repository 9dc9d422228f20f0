/// A text that a test takes as an argument, shown by its beginning in the log, and how long it is.
public struct LongText: Sendable, CustomStringConvertible {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  public var description: String {
    let beginning = String(text.unicodeScalars.prefix(60).map(Character.init))
    return beginning == text
      ? "\"\(text)\"" : "\"\(beginning)…\", \(text.utf8.count) bytes"
  }
}

extension LongText: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self.text = text
  }
}
