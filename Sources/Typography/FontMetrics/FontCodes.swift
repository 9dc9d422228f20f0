import Diagnostics

extension Diagnostic.Code {
  /// A file that is no metrics file, or of a version that isn't known.
  static let notMetrics: Self = "font/not-metrics"
  /// A line of a metrics file that can't be read.
  static let malformedLine: Self = "font/malformed-line"
  /// A metrics file without something that every one has.
  static let incompleteMetrics: Self = "font/incomplete"
}
