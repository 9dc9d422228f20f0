import AlertSpec
import Diagnostics

extension TraceEntry {
  /// The entry without its time, in one line: `tap confirm`, `hide by confirm`,
  /// `event photo.delete`.
  ///
  /// - Parameter own: the alert whose name goes without saying.
  public func words(besides own: String) -> String {
    if what == .rest { return "rest, \(alert.map { escaped($0) } ?? "nothing") on the screen" }
    var words = ""
    if let alert, alert != own, !isDone { words = escaped(alert) + ": " }
    words += what.rawValue
    if isDone, let alert, alert != own { words += " " + escaped(alert) }
    if let name { words += connection + escaped(name) }
    if let cause { words += preposition + escaped(cause) }
    return words
  }

  /// Whether it is something that is done, and not what comes of it.
  private var isDone: Bool {
    switch what {
    case .tap, .drag, .swipe, .press, .rotate, .keyboard, .app, .screen, .motion, .present,
      .dismiss:
      true
    default: false
    }
  }

  private var connection: String { what == .show ? " on " : " " }

  private var preposition: String {
    switch what {
    case .hide: " by "
    case .tap, .drag, .swipe: " on "
    case .ignore: ", "
    case .scroll: " to "
    default: " "
    }
  }
}
