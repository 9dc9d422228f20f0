import Diagnostics

/// Reads what ``StoreWriter`` wrote, and says exactly what is wrong with anything else.
///
/// After an error reading goes on behind the block at fault, so that one run tells everything; the
/// baseline beside errors is for looking at only.
public enum StoreReader {
  /// The baseline that some files hold together.
  ///
  /// - Parameters:
  ///   - files: all files of one baseline, in order.
  ///   - name: whose baseline it has to be.
  public static func read(_ files: [SourceFile], name: String) -> Diagnosed<Baseline> {
    var result = Diagnosed(Baseline(name: name))
    for file in files {
      var part = PartReader(file: file)
      part.read(into: &result.value)
      result.diagnostics += part.diagnostics
    }
    return result
  }

  /// The name that a file says it holds the snapshots of; nil when it says none.
  public static func name(of file: SourceFile) -> String? {
    var part = PartReader(file: file)
    return part.readName()
  }
}

/// One file, line by line.
private struct PartReader {
  let file: SourceFile
  var diagnostics: [Diagnostic] = []
  private var next = 0
  private var line = 0..<0
  private var axes: [Axis] = []
  private var bases: [Variant: NamedLines] = [:]

  init(file: SourceFile) {
    self.file = file
  }

  // MARK: Lines

  /// Moves on to the next line; false at the end of the file.
  private mutating func advance() -> Bool {
    let bytes = file.bytes
    guard next < bytes.count else { return false }
    let end = bytes[next...].firstIndex(of: UInt8(ascii: "\n"))
    line = next..<(end ?? bytes.count)
    next = end.map { $0 + 1 } ?? bytes.count
    return true
  }

  private func starts(_ text: StaticString) -> Bool {
    var reader = NotationReader(file.bytes, line)
    return reader.take(text)
  }

  private func isLine(_ text: StaticString) -> Bool {
    starts(text) && line.count == text.utf8CodeUnitCount
  }

  private mutating func report(
    _ code: Diagnostic.Code, _ message: String, at span: Range<Int>, _ help: String
  ) {
    diagnostics.append(Diagnostic(code, message, at: file.range(span), help: [Help(help)]))
  }

  private static let recordAgain = "record it again, or take it back from version control"

  // MARK: The whole

  mutating func readName() -> String? {
    guard advance(), starts("snapshots of ") else { return nil }
    var reader = NotationReader(file.bytes, line)
    _ = reader.take("snapshots of ")
    let name = reader.word()
    return reader.isAtEnd ? name : nil
  }

  mutating func read(into baseline: inout Baseline) {
    guard !reportsUnreadable() else { return }
    guard let name = readName() else {
      return report(
        StoreCodes.notAStore, "a store begins with 'snapshots of' and a name",
        at: line, Self.recordAgain)
    }
    if name != baseline.name {
      report(
        StoreCodes.otherName,
        "this is the store of \(quoted(name)), where that of \(quoted(baseline.name)) belongs",
        at: line, "move it back to its name, or delete it")
      return
    }
    guard readAxes() else { return }
    let space = VariantSpace(axes: axes)
    while true {
      if isLine("end") { break }
      guard starts("[") else {
        report(
          StoreCodes.unknownLine, "this line is no part of a store", at: line, Self.recordAgain)
        guard skipToBlock() else { return reportTorn() }
        continue
      }
      guard readBlock(space, into: &baseline) else { return }
    }
    while advance() {
      guard line.isEmpty else {
        return report(
          StoreCodes.unknownLine, "nothing stands behind 'end'", at: line, "delete it")
      }
    }
  }

  /// What makes the bytes as a whole unfit: conflict markers, CR, bytes that are no UTF-8.
  private mutating func reportsUnreadable() -> Bool {
    var isUnreadable = false
    while advance() {
      if starts("<<<<<<< ") {
        report(
          StoreCodes.mergeConflict, "a merge left its conflict markers here", at: line,
          "finish the merge with either side, then record again")
        isUnreadable = true
      } else if file.bytes[line].last == UInt8(ascii: "\r"), !isUnreadable {
        report(
          StoreCodes.lineEnd, "the line ends in CR LF, and a store's lines end in LF",
          at: line.upperBound - 1..<line.upperBound,
          "write '*.snap text eol=lf' into .gitattributes, then check it out again")
        isUnreadable = true
      }
    }
    (next, line) = (0, 0..<0)
    if !isUnreadable, let place = invalidByte() {
      report(
        StoreCodes.encoding, "these bytes are no UTF-8", at: place..<place + 1, Self.recordAgain)
      isUnreadable = true
    }
    return isUnreadable
  }

  private func invalidByte() -> Int? {
    // Valid text comes back byte for byte, which is much faster to find out than where it fails.
    let text = String(decoding: file.bytes, as: UTF8.self)
    if text.utf8.count == file.bytes.count, text.utf8.elementsEqual(file.bytes) { return nil }
    return zip(text.utf8, file.bytes).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(text.utf8.count, file.bytes.count)
  }

  private mutating func readAxes() -> Bool {
    while advance() {
      if line.isEmpty || starts("#") { continue }
      if starts("[") || isLine("end") {
        if !axes.isEmpty { return true }
        report(StoreCodes.axis, "no axis is named before this", at: line, Self.recordAgain)
        return false
      }
      guard let axis = readAxis() else {
        report(
          StoreCodes.axis, "an axis is written as a name, ':' and its values", at: line,
          Self.recordAgain)
        return false
      }
      axes.append(axis)
    }
    reportTorn()
    return false
  }

  private func readAxis() -> Axis? {
    var reader = NotationReader(file.bytes, line)
    guard let name = reader.word(), reader.take(": "), !axes.contains(where: { $0.name == name })
    else { return nil }
    var axis = Axis(name, [])
    repeat {
      guard let value = reader.word(), !axis.values.contains(value) else { return nil }
      axis.values.append(value)
      if reader.take(" <") { axis.isOrdered = true } else if !reader.take(",") { break }
    } while reader.take(" ")
    return reader.isAtEnd ? axis : nil
  }

  // MARK: Blocks

  /// Reads headings and what stands below; stops at the next block or the end.
  ///
  /// - Returns: false when the file ended within.
  private mutating func readBlock(_ space: VariantSpace, into baseline: inout Baseline) -> Bool {
    var variants: [(Variant, Range<Int>)] = []
    while starts("[") {
      variants += readHeading(space)
      guard advance() else {
        reportTorn()
        return false
      }
    }
    let base = starts("like ") ? line : nil
    if base != nil, !advance() {
      reportTorn()
      return false
    }
    var body: [Range<Int>] = []
    while !starts("["), !isLine("end") {
      body.append(line)
      guard advance() else {
        reportTorn()
        return false
      }
    }
    // The empty line between blocks.
    if body.last?.isEmpty == true { body.removeLast() }
    let rendering = base.map { readEdits(body, base: $0, space) } ?? readFull(body)
    guard let rendering else { return true }
    if base == nil, !variants.isEmpty {
      let lines = NamedLines(rendering)
      for (variant, _) in variants { bases[variant] = lines }
    }
    let number = baseline.number(of: rendering)
    for (variant, span) in variants {
      if baseline.numbers[variant] != nil {
        report(
          StoreCodes.twice, "\(quoted(variant.description)) is already recorded above",
          at: span, Self.recordAgain)
      }
      baseline.set(variant, toNumber: number)
    }
    return true
  }

  private mutating func readHeading(_ space: VariantSpace) -> [(Variant, Range<Int>)] {
    var reader = NotationReader(file.bytes, line)
    _ = reader.take("[")
    guard let box = reader.box(in: space), reader.take("]"), reader.isAtEnd else {
      let place = min(reader.index, line.upperBound)
      report(
        StoreCodes.variants, "these variants are not those of the axes above",
        at: place..<max(line.upperBound, place), Self.recordAgain)
      return []
    }
    var variants: [(Variant, Range<Int>)] = []
    box.forEach {
      variants.append((space.variant(at: $0), line))
      return true
    }
    return variants
  }

  private mutating func readFull(_ body: [Range<Int>]) -> [UInt8]? {
    var bytes: [UInt8] = []
    for span in body {
      var content = span
      if !span.isEmpty {
        guard file.bytes[span].starts(with: "  ".utf8) else {
          report(
            StoreCodes.unknownLine, "a line of a rendering begins with two blanks", at: span,
            Self.recordAgain)
          return nil
        }
        content = span.lowerBound + 2..<span.upperBound
      }
      bytes += file.bytes[content]
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  private mutating func readEdits(
    _ body: [Range<Int>], base: Range<Int>, _ space: VariantSpace
  ) -> [UInt8]? {
    guard let lines = readBase(base, space) else {
      // What it is like may be what is at fault already.
      guard diagnostics.isEmpty else { return nil }
      report(
        StoreCodes.noBase, "no rendering stands above in full for this variant", at: base,
        Self.recordAgain)
      return nil
    }
    var edits = LineEdits(lines: [])
    for span in body {
      let mark = span.isEmpty ? .keep : LineEdits.Mark(rawValue: file.bytes[span.lowerBound])
      let isApart = span.count < 2 || file.bytes[span.lowerBound + 1] == UInt8(ascii: " ")
      guard let mark, isApart else {
        report(
          StoreCodes.unknownLine, "a line below 'like' begins with ~, -, + or two blanks",
          at: span, Self.recordAgain)
        return nil
      }
      edits.lines.append(
        (mark, file.bytes[min(span.lowerBound + 2, span.upperBound)..<span.upperBound]))
    }
    do throws(LineEdits.Mismatch) {
      return try edits.apply(to: lines)
    } catch {
      report(
        StoreCodes.edit, "the variant that this is like has no such line", at: body[error.edit],
        Self.recordAgain)
      return nil
    }
  }

  private func readBase(_ span: Range<Int>, _ space: VariantSpace) -> NamedLines? {
    var reader = NotationReader(file.bytes, span)
    _ = reader.take("like ")
    var positions = space.axes.map { _ in 0 }
    for axis in space.varying {
      guard let value = reader.word(),
        let position = space.axes[axis].values.firstIndex(of: value)
      else { return nil }
      positions[axis] = position
      reader.skipBlanks()
    }
    return reader.isAtEnd ? bases[space.variant(at: positions)] : nil
  }

  /// Moves on to a line that begins a block or ends the file's content.
  private mutating func skipToBlock() -> Bool {
    while advance() {
      if starts("[") || isLine("end") { return true }
    }
    return false
  }

  private mutating func reportTorn() {
    report(
      StoreCodes.torn, "the file breaks off: 'end' is missing",
      at: file.bytes.count..<file.bytes.count, Self.recordAgain)
  }
}
