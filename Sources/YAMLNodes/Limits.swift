/// What is refused before it can take long. libyaml 0.2.5 needs more than linear time for deep
/// brackets, long runs of blanks and many directives; with these limits every file ends in well
/// under a second and 100 MB.
enum Limits {
  /// Bytes of a file.
  static let fileSize = 1 << 20
  /// Sequences and mappings inside each other.
  static let depth = 64
  /// Spaces, tabs and line ends in a row.
  static let blankRun = 4_096
  /// Nodes of a file, those behind every alias counted each time.
  static let nodes = 100_000
  /// Invisible characters that are reported one by one before the file is refused.
  static let strayCharacters = 100
  /// Times a file is read again after a repair.
  static let repairs = 100
  /// Places repaired, all together.
  static let repairedPlaces = 5_000
  /// Lines with the wrong indentation that are taken for one mistake.
  static let indentationGroup = 500
  /// Diagnostics of a file that can be read; more would help nobody.
  static let diagnostics = 500
  /// Bytes read again after repairs, all together.
  static let repairedBytes = 8 << 20
}
