import Diagnostics

/// A file written with `«` and `»` around the stretches that a test points at.
public struct MarkedSource {
  /// The text without the marks.
  public let file: SourceFile
  /// The stretches in the order in which they begin.
  public let ranges: [SourceRange]

  /// Marks may be nested; one without its partner marks nothing.
  public init(_ text: String, path: String = "a.alert.yaml") {
    var bytes: [UInt8] = []
    var open: [Int] = []
    var spans: [Range<Int>] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "«":
        open.append(bytes.count)
      case "»":
        if let start = open.popLast() { spans.append(start..<bytes.count) }
      default:
        bytes += Array(String(scalar).utf8)
      }
    }
    let file = SourceFile(path: path, bytes: bytes)
    self.file = file
    ranges = spans.sorted { $0.lowerBound < $1.lowerBound }.map(file.range)
  }
}
