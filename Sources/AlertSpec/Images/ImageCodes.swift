import Diagnostics

extension Diagnostic.Code {
  /// A picture's file that can't be read.
  static let unreadableImage: Self = "image/unreadable"
  /// A picture's file that doesn't tell its size.
  static let imageWithoutSize: Self = "image/no-size"
}
