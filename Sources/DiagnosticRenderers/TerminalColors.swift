/// ANSI colours by what they are for, or none.
public struct TerminalColors: Sendable {
  /// What a stretch of text is, with the parameters of its SGR sequence (ECMA-48, 8.3.117).
  public enum Role: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case help = "1;32"
    case strong = "1"
    case gutter = "34"
    case removed = "31"
    case added = "32"
  }

  /// False where the output is a file or a pipe.
  public let isColored: Bool

  /// Whether there are colours is for the caller to find out.
  public init(isColored: Bool) {
    self.isColored = isColored
  }

  /// The text in its role's colour, reset behind it; the text alone where it is empty or nothing is
  /// coloured.
  public func paint(_ text: String, _ role: Role) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}
