/// Writes a baseline as the text of one file, or of several where one would pass the limit.
///
/// The same baseline gives the same bytes, however it came about.
///
/// ```text
/// snapshots of greeting
/// # …how to read it
/// device: iphone-se, iphone-15
/// textSize: large < xxxLarge
///
/// [device=iphone-se textSize=*]
///   ┌──────┐
///   …
///
/// [device=iphone-15 textSize=*]
/// like iphone-se large
/// ~ screen  0 0  393 × 852
///
/// end
/// ```
public struct StoreWriter: Sendable {
  /// The most bytes that a file gets, unless a single rendering needs more.
  public static let limit = 256 << 10

  static let explanation = """
    # A rendering stands below the variants that look so. Below "like", the rest is as in the
    # variant named: ~ replaces the line of that name, - takes a line away, + adds one.
    """

  private let known: [Axis]
  private let limit: Int

  /// - Parameters:
  ///   - known: the axes, with the values that are known in their order.
  ///   - limit: the most bytes of a file.
  public init(known: [Axis], limit: Int = StoreWriter.limit) {
    self.known = known
    self.limit = limit
  }

  /// The files' texts, in order; none for a baseline without variants. O(bytes) and, for each
  /// rendering, comparisons with at most four others.
  public func write(_ baseline: Baseline) -> [[UInt8]] {
    guard !baseline.isEmpty else { return [] }
    let space = VariantSpace(of: baseline.numbers.keys, known: known)
    let blocks = blocks(of: baseline, in: space)
    var files: [[UInt8]] = []
    var text: [UInt8] = []
    var bases: [Base] = []
    let head = head(of: baseline.name, space)
    for block in blocks {
      var (body, isFull) = self.body(of: block, bases: bases, space)
      if !text.isEmpty, text.count + body.count + Self.tail.count > limit {
        files.append(text + Self.tail)
        text = []
        bases = []
        (body, isFull) = self.body(of: block, bases: [], space)
      }
      if text.isEmpty { text = head }
      text += body
      if isFull {
        bases.append(Base(lines: block.lines, name: block.name))
        // The first, which most are like, and the latest.
        if bases.count > 4 { bases.remove(at: 1) }
      }
    }
    files.append(text + Self.tail)
    return files
  }

  private static let tail = Array("\nend\n".utf8)

  /// A rendering and the variants that look so.
  private struct Block {
    var boxes: [VariantBox]
    var lines: NamedLines
    /// The values of its first variant, as ``like`` names it.
    var name: String
    var first: [Int]
  }

  private struct Base {
    var lines: NamedLines
    var name: String
  }

  private func blocks(of baseline: Baseline, in space: VariantSpace) -> [Block] {
    var variants = [[[Int]]](repeating: [], count: baseline.renderings.count)
    for (variant, number) in baseline.numbers {
      if let positions = space.positions(of: variant) { variants[number].append(positions) }
    }
    var blocks: [Block] = []
    for (number, variants) in variants.enumerated() {
      guard let first = variants.min(by: { $0.lexicographicallyPrecedes($1) }) else { continue }
      blocks.append(
        Block(
          boxes: VariantBox.covering(variants, axes: space.axes.count),
          lines: NamedLines(baseline.renderings[number]), name: Self.name(of: first, space),
          first: first))
    }
    return blocks.sorted { $0.first.lexicographicallyPrecedes($1.first) }
  }

  static func name(of positions: [Int], _ space: VariantSpace) -> String {
    space.varying.map { VariantNotation.word(space.axes[$0].values[positions[$0]]) }
      .joined(separator: " ")
  }

  private func head(of name: String, _ space: VariantSpace) -> [UInt8] {
    var text = "snapshots of \(VariantNotation.word(name))\n\(Self.explanation)\n"
    for axis in space.axes {
      let values = axis.values.map(VariantNotation.word)
      text += axis.name + ": " + values.joined(separator: axis.isOrdered ? " < " : ", ") + "\n"
    }
    return Array(text.utf8)
  }

  private func body(
    of block: Block, bases: [Base], _ space: VariantSpace
  ) -> (bytes: [UInt8], isFull: Bool) {
    var bytes: [UInt8] = [UInt8(ascii: "\n")]
    for box in block.boxes {
      bytes += "[\(VariantNotation.text(of: box, in: space))]\n".utf8
    }
    // Renderings that resemble each other differ in half of their bytes or less, others in nearly
    // all; the limit lies between, so that a small change doesn't turn the one into the other.
    let limit = block.lines.bytes.count * 3 / 4
    var found: (edits: LineEdits, base: Base)?
    for base in bases where found == nil {
      if let edits = LineEdits.between(base.lines, block.lines), edits.size <= limit {
        found = (edits, base)
      }
    }
    guard let found else {
      for line in block.lines.lines { Self.append(line, mark: .keep, to: &bytes) }
      return (bytes, true)
    }
    bytes += "like \(found.base.name)\n".utf8
    for (mark, line) in found.edits.lines { Self.append(line, mark: mark, to: &bytes) }
    return (bytes, false)
  }

  private static func append(
    _ line: ArraySlice<UInt8>, mark: LineEdits.Mark, to bytes: inout [UInt8]
  ) {
    if !line.isEmpty || mark != .keep {
      bytes.append(mark.rawValue)
      if !line.isEmpty { bytes.append(UInt8(ascii: " ")) }
      bytes += line
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}
