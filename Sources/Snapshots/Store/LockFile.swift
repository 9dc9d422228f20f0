import Diagnostics
import Digests

/// The first 128 bits of a rendering's SHA-256.
public struct RenderingHash: Sendable, Hashable {
  private let high: UInt64
  private let low: UInt64

  /// O(bytes).
  public init(of rendering: [UInt8]) {
    let bytes = SHA256.hash(rendering).bytes
    high = bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
    low = bytes[8..<16].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Nil unless it is thirty-two hexadecimal digits.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt64(text.suffix(16), radix: 16), text.first != "+"
    else { return nil }
    self.high = high
    self.low = low
  }

  /// Thirty-two lower-case digits.
  public var hexadecimal: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}

/// What variants beyond those that people review look like, as hashes: enough to know that nothing
/// has changed. What a hash stands for comes back by rendering the revision that recorded it.
public struct VariantHashes: Sendable, Equatable {
  /// In Normalization Form C.
  public var name: String
  /// Of the variants that are kept as hashes alone.
  public var hashes: [Variant: RenderingHash] = [:]

  /// No variant is recorded yet.
  public init(name: String) {
    self.name = name
  }

  /// A line for each variant, in byte order; empty for no variants.
  ///
  /// ```text
  /// hashes of greeting
  /// iphone-15 portrait light en large base 2cf24dba5fb0a30e26e83b2ac5b9e29e
  /// end
  /// ```
  public func write() -> [UInt8] {
    guard !hashes.isEmpty else { return [] }
    let lines = hashes.map { variant, hash in
      Array(
        (variant.values.map(VariantNotation.word) + [hash.hexadecimal + "\n"])
          .joined(separator: " ").utf8)
    }.sorted { $0.lexicographicallyPrecedes($1) }
    return Array("hashes of \(VariantNotation.word(name))\n".utf8) + lines.joined()
      + Array("end\n".utf8)
  }

  /// Reads what ``write()`` wrote; with an error at the first line that it could not have.
  ///
  /// - Parameters:
  ///   - name: whose hashes they have to be.
  ///   - axes: how many values each variant has.
  public static func read(
    _ file: SourceFile, name: String, axes: Int
  ) -> Diagnosed<VariantHashes> {
    var result = VariantHashes(name: name)
    var start = 0
    var isFirst = true
    var isEnded = false
    while start < file.bytes.count {
      let end = file.bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      let line = start..<(end ?? file.bytes.count)
      start = line.upperBound + 1
      if isFirst {
        isFirst = false
        guard let found = readName(file, line), found == name else {
          return Diagnosed(result, [fault(file, line, isFirst: true)])
        }
      } else if file.bytes[line].elementsEqual("end".utf8) {
        isEnded = end != nil && start >= file.bytes.count
        if !isEnded { return Diagnosed(result, [fault(file, line, isFirst: false)]) }
      } else {
        guard let (variant, hash) = readLine(file, line, axes: axes),
          result.hashes.updateValue(hash, forKey: variant) == nil
        else { return Diagnosed(result, [fault(file, line, isFirst: false)]) }
      }
    }
    guard isEnded else {
      return Diagnosed(
        result,
        [
          Diagnostic(
            StoreCodes.torn, "the file breaks off: 'end' is missing",
            at: file.range(file.bytes.count..<file.bytes.count), help: [Help(recordAgain)])
        ])
    }
    return Diagnosed(result)
  }

  private static let recordAgain = "record it again, or take it back from version control"

  private static func readName(_ file: SourceFile, _ line: Range<Int>) -> String? {
    var reader = NotationReader(file.bytes, line)
    guard reader.take("hashes of "), let name = reader.word(), reader.isAtEnd else { return nil }
    return name
  }

  private static func readLine(
    _ file: SourceFile, _ line: Range<Int>, axes: Int
  ) -> (Variant, RenderingHash)? {
    var reader = NotationReader(file.bytes, line)
    var words: [String] = []
    words.reserveCapacity(axes + 1)
    while let word = reader.word() {
      words.append(word)
      if reader.isAtEnd { break }
      guard reader.take(" ") else { return nil }
    }
    guard reader.isAtEnd, words.count == axes + 1, let hash = RenderingHash(words.removeLast())
    else { return nil }
    return (Variant(words), hash)
  }

  private static func fault(
    _ file: SourceFile, _ line: Range<Int>, isFirst: Bool
  ) -> Diagnostic {
    let isConflict = file.bytes[line].starts(with: "<<<<<<< ".utf8)
    if isConflict {
      return Diagnostic(
        StoreCodes.mergeConflict, "a merge left its conflict markers here", at: file.range(line),
        help: [Help("finish the merge with either side, then record again")])
    }
    return Diagnostic(
      isFirst ? StoreCodes.otherName : StoreCodes.unknownLine,
      isFirst
        ? "a lock file begins with 'hashes of' and the name that it belongs to"
        : "this line is no variant with its hash, or comes twice",
      at: file.range(line), help: [Help(recordAgain)])
  }
}
