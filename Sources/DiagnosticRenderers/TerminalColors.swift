/// ANSI colours by what they are for, or none.
public struct TerminalColors: Sendable {
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

  public let isColored: Bool

  public init(isColored: Bool) {
    self.isColored = isColored
  }

  public func paint(_ text: String, _ role: Role) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}
