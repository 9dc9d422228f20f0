/// One file as it was read: the path a person knows it by, and its bytes.
///
/// A reference, so that a range can name its file for the price of a pointer.
public final class SourceFile: Sendable {
  /// The path as it is printed: as given on the command line, or relative to the project.
  public let path: String
  /// As read: a byte order mark and malformed UTF-8 included.
  public let bytes: [UInt8]

  /// Nothing is read: whoever opens files hands their bytes over.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A file in UTF-8.
  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text between two byte offsets; malformed UTF-8 is shown as U+FFFD.
  public func text(in span: Range<Int>) -> String {
    String(decoding: bytes[span.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// A range of this file, in bytes, clamped to its length.
  public func range(_ span: Range<Int>) -> SourceRange {
    SourceRange(file: self, span: span.clamped(to: 0..<bytes.count))
  }
}

extension SourceFile: Equatable {
  /// Whether paths and bytes are the same. O(bytes) for two objects.
  public static func == (left: SourceFile, right: SourceFile) -> Bool {
    left === right || (left.path == right.path && left.bytes == right.bytes)
  }
}

/// A stretch of a file in bytes, from its first to behind its last.
public struct SourceRange: Sendable, Equatable {
  /// The file that the stretch is in.
  public let file: SourceFile
  /// In bytes from the beginning of the file.
  public let span: Range<Int>

  /// The span is not checked against the file; text behind its end is empty.
  public init(file: SourceFile, span: Range<Int>) {
    self.file = file
    self.span = span
  }

  /// The stretch itself; malformed UTF-8 is shown as U+FFFD.
  public var text: String { file.text(in: span) }
}
