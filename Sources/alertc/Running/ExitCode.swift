/// How a run ended, in the order of importance: the highest that applies is the exit code.
enum ExitCode: Int32, Comparable, Sendable {
  case clean = 0
  /// A spec has errors.
  /// Or snapshots have changed.
  case specErrors = 1
  /// The command line is wrong, or a file can't be read or written.
  case usage = 2
  /// Snapshots are not recorded.
  case missing = 3
  /// Snapshots are recorded that nothing has any more.
  case obsolete = 4
  /// Parts of a run are not there, or there twice.
  case incomplete = 5

  static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
