/// Every form that an alert can be written in.
public enum Backends {
  /// In the order in which the command line lists them.
  public static let all: [any Backend] = [
    JSONBackend(),
    TextBackend(),
    SVGBackend(),
    PNGBackend(),
  ]

  /// What the command line calls them, in the order of ``all``.
  public static var names: [String] { all.map { type(of: $0).name } }

  /// What is made where nobody says what to make.
  public static var unasked: [any Backend] { all.filter { type(of: $0).isMadeUnasked } }

  /// Nil when there is no backend of that name.
  public static func named(_ name: String) -> (any Backend)? {
    all.first { type(of: $0).name == name }
  }
}
