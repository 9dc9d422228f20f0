/// How a run ended, in the order of importance: the highest that applies is the exit code.
enum ExitCode: Int32, Comparable, Sendable {
  case clean = 0
  /// A spec has errors.
  case specErrors = 1
  /// The command line is wrong, or a file can't be read or written.
  case usage = 2

  static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
