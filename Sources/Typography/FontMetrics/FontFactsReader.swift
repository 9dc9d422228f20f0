import Diagnostics

extension FontFacts {
  /// Reads a metrics file.
  ///
  /// - Returns: nil beside errors: half a font measures nothing right. O(n).
  public static func parse(_ file: SourceFile) -> Diagnosed<FontFacts?> {
    var reader = FontFactsReader(file)
    reader.readAll()
    let facts = reader.diagnostics.isEmpty ? reader.facts : nil
    return Diagnosed(facts, reader.diagnostics)
  }
}

/// Reads the lines of a metrics file one by one, and stops at the first that it can't.
private struct FontFactsReader {
  private let file: SourceFile
  private(set) var facts = FontFacts(family: "", weight: .regular, unitsPerEm: 0)
  private(set) var diagnostics: [Diagnostic] = []
  private var section = Section.head
  private var isWeightStated = false
  /// The end of the last code point of the advances, which are sorted.
  private var lastScalar: UInt32?

  private enum Section: String {
    case head, advances, kerning, words
    case kerningLeft = "kerning-left"
    case kerningRight = "kerning-right"
  }

  private static let header = "font-metrics 1"

  init(_ file: SourceFile) {
    self.file = file
  }

  mutating func readAll() {
    var start = 0
    var number = 0
    while start < file.bytes.count, diagnostics.isEmpty {
      let end = file.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
      var stop = end
      if stop > start, file.bytes[stop - 1] == UInt8(ascii: "\r") { stop -= 1 }
      read(start..<stop, number: number)
      number += 1
      start = end + 1
    }
    if number == 0 { reportHeader(0..<0) }
    if diagnostics.isEmpty { checkWhole() }
  }

  private mutating func read(_ span: Range<Int>, number: Int) {
    let line = file.text(in: span)
    if number == 0 {
      if line != Self.header { reportHeader(span) }
      return
    }
    if line.isEmpty || line.hasPrefix("#") { return }
    if let next = Section(rawValue: line), next != .head {
      section = next
      return
    }
    let isRead =
      switch section {
      case .head: readFact(line)
      case .advances: readAdvance(line)
      case .kerningLeft: readClass(line, \.leftClasses)
      case .kerningRight: readClass(line, \.rightClasses)
      case .kerning: readKerning(line)
      case .words: readWord(line)
      }
    if !isRead { reportLine(span) }
  }

  // MARK: Lines

  private mutating func readFact(_ line: String) -> Bool {
    guard let blank = line.firstIndex(of: " ") else { return false }
    let value = String(line[line.index(after: blank)...])
    switch line[..<blank] {
    case "family": facts.family = value
    case "weight":
      guard let weight = FontWeight(rawValue: value) else { return false }
      facts.weight = weight
      isWeightStated = true
    case "font": facts.digest = value
    case "version": facts.version = value
    case "instance": facts.instance = value
    case "reader": facts.reader = value
    case "index": return read(value, 0...65_535, into: &facts.index)
    case "units-per-em": return read(value, 16...16_384, into: &facts.unitsPerEm)
    case "ascender": return read(value, Self.units, into: &facts.ascender)
    case "descender": return read(value, Self.units, into: &facts.descender)
    case "line-gap": return read(value, Self.units, into: &facts.lineGap)
    case "cap-height": return read(value, Self.units, into: &facts.capHeight)
    case "x-height": return read(value, Self.units, into: &facts.xHeight)
    default: return false
    }
    return true
  }

  /// More than any font has, and little enough for every sum.
  private static let units = -100_000...100_000

  private func read(_ text: some StringProtocol, _ bounds: ClosedRange<Int>, into place: inout Int)
    -> Bool
  {
    guard let number = Int(text), bounds.contains(number) else { return false }
    place = number
    return true
  }

  private mutating func readAdvance(_ line: String) -> Bool {
    let fields = line.split(separator: " ", maxSplits: 2)
    var units = 0
    guard fields.count >= 2, let scalars = scalars(fields[0]),
      read(fields[1], 0...100_000, into: &units),
      lastScalar.map({ $0 < scalars.lowerBound }) ?? true
    else { return false }
    lastScalar = scalars.upperBound
    facts.advances.append(FontFacts.Advance(scalars, units: units))
    return true
  }

  private mutating func readClass(
    _ line: String, _ classes: WritableKeyPath<FontFacts, [[ClosedRange<UInt32>]]>
  ) -> Bool {
    let fields = line.split(separator: " ")
    guard fields.count >= 2, Int(fields[0]) == facts[keyPath: classes].count + 1,
      facts[keyPath: classes].count < 2000
    else { return false }
    let members = fields.dropFirst().compactMap(scalars)
    facts[keyPath: classes].append(members)
    return members.count == fields.count - 1
  }

  private mutating func readKerning(_ line: String) -> Bool {
    let fields = line.split(separator: " ", maxSplits: 3)
    var (left, right, units) = (0, 0, 0)
    guard fields.count >= 3, read(fields[0], 1...max(1, facts.leftClasses.count), into: &left),
      read(fields[1], 1...max(1, facts.rightClasses.count), into: &right),
      left <= facts.leftClasses.count, right <= facts.rightClasses.count,
      read(fields[2], Self.units, into: &units)
    else { return false }
    facts.kerning.append(FontFacts.Kern(left: left - 1, right: right - 1, units: units))
    return true
  }

  private mutating func readWord(_ line: String) -> Bool {
    let fields = line.split(separator: " ", maxSplits: 1)
    var units = 0
    guard fields.count == 2, read(fields[0], 0...10_000_000, into: &units) else { return false }
    facts.words.append(FontFacts.Word(String(fields[1]), units: units))
    return true
  }

  private func scalars(_ text: Substring) -> ClosedRange<UInt32>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = ends.first.flatMap({ UInt32($0, radix: 16) }), ends.count <= 2,
      let last = ends.last.flatMap({ UInt32($0, radix: 16) }), first <= last, last <= 0x10FFFF
    else { return nil }
    return first...last
  }

  // MARK: Faults

  private mutating func checkWhole() {
    var missing: [String] = []
    if facts.family.isEmpty { missing.append("family") }
    if !isWeightStated { missing.append("weight") }
    if facts.unitsPerEm == 0 { missing.append("units-per-em") }
    if facts.ascender <= 0 { missing.append("ascender") }
    if facts.advances.isEmpty, facts.words.isEmpty { missing.append("advances") }
    guard !missing.isEmpty else { return }
    report(
      .incompleteMetrics, "this metrics file doesn't say its \(missing.joined(separator: ", "))",
      at: 0..<min(Self.header.utf8.count, file.bytes.count))
  }

  private mutating func reportHeader(_ span: Range<Int>) {
    report(.notMetrics, "this is no metrics file: it doesn't begin with '\(Self.header)'", at: span)
  }

  private mutating func reportLine(_ span: Range<Int>) {
    let place = section == .head ? "among the facts at the top" : "under '\(section.rawValue)'"
    report(
      .malformedLine, "\(quoted(file.text(in: span))) can't be read \(place) of a metrics file",
      at: span)
  }

  private mutating func report(_ code: Diagnostic.Code, _ sentence: String, at span: Range<Int>) {
    diagnostics.append(
      Diagnostic(
        code, sentence, at: file.range(span), help: [Help("import the font again")]))
  }
}
