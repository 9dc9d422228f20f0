import Diagnostics

/// Reads a file as YAML, through libyaml's events.
///
/// A file with faults is repaired in memory, fault by fault, and read again, so that one run
/// reports all of them in order; whatever could be read is in the tree, and what could not is
/// ``YAMLNode/Content/faulty``.
///
/// - Returns: the root, or nil when there is none: an empty file, one that is no UTF-8 text, or
///   one that goes beyond a limit. Then the diagnostics say so.
/// - Complexity: O(bytes); with faults, O(bytes) for each, up to a limit.
public func parse(_ file: SourceFile) -> Diagnosed<YAMLNode?> {
  file.bytes.withUnsafeBufferPointer { bytes in
    if let refusal = refusalByStart(file, bytes) { return Diagnosed(nil, [refusal]) }
    let markLength = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let scan = ByteScan(bytes, from: markLength)
    if let refusal = refusal(scan, file, bytes) { return Diagnosed(nil, [refusal]) }
    let source = RepairedSource(file, markLength: markLength, isASCII: scan.isASCII)
    var reading = Reading(source, bytes)
    for stray in scan.strays { reading.takeIn(strayFinding(stray.span, stray.scalar, file, bytes)) }
    if let finding = directive(file, bytes, from: markLength) { reading.takeIn(finding) }
    return reading.run()
  }
}

/// Reading a file until it can be read.
private struct Reading {
  var source: RepairedSource
  let original: UnsafeBufferPointer<UInt8>
  var reported: [Diagnostic] = []
  var faulty: [Int] = []
  var gaps: [Range<Int>] = []

  init(_ source: RepairedSource, _ original: UnsafeBufferPointer<UInt8>) {
    self.source = source
    self.original = original
  }

  /// - Returns: whether reading again can make a difference.
  @discardableResult
  mutating func takeIn(_ finding: Finding) -> Bool {
    let isKnown = reported.contains {
      $0.code == finding.diagnostic.code && $0.range.span == finding.diagnostic.range.span
    }
    if !isKnown, !isConsequence(finding.diagnostic), !isDepthOfTab(finding.diagnostic) {
      reported.append(finding.diagnostic)
    }
    faulty.append(contentsOf: finding.faulty)
    gaps.append(contentsOf: finding.gaps)
    return source.apply(finding.repairs)
  }

  /// Whether a fault lies where something unreadable has been replaced already, or is a nameless
  /// one on a line with another fault.
  private func isConsequence(_ diagnostic: Diagnostic) -> Bool {
    let span = diagnostic.range.span
    if source.repairs.contains(where: {
      !$0.span.isEmpty && $0.span.lowerBound < span.lowerBound
        && span.upperBound <= $0.span.upperBound
    }) {
      return true
    }
    guard diagnostic.code == .yamlSyntax else { return false }
    let line = SourceLines(bytes: original).line(at: span.lowerBound)
    return source.repairs.contains {
      $0.span.lowerBound <= line.upperBound && line.lowerBound <= $0.span.upperBound
    }
  }

  /// Whether a fault is that the spaces put in place of a line's tab are too many or too few. Then
  /// the fault of the tab, reported before, gets the edit that mends both.
  private mutating func isDepthOfTab(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.code == .yamlIndentation else { return false }
    let line = SourceLines(bytes: original).line(at: diagnostic.range.span.lowerBound)
    func lies(_ span: Range<Int>) -> Bool {
      line.lowerBound <= span.lowerBound && span.upperBound <= line.upperBound
    }
    guard
      let place = reported.firstIndex(where: {
        $0.code == .yamlIndentationCharacter && lies($0.range.span)
      })
    else { return false }
    let edits = reported[place].help.first?.fix?.edits ?? []
    if edits.allSatisfy({ lies($0.range.span) }), let fix = diagnostic.help.first?.fix {
      reported[place].help = [Help("indent it with spaces, like the line above", fix: fix)]
    }
    return true
  }

  mutating func run() -> Diagnosed<YAMLNode?> {
    var repairs = 0
    var budget = Limits.repairedBytes
    while true {
      let (root, diagnostics, next) = readOnce()
      let end: Diagnosed<YAMLNode?>
      switch next {
      case .done:
        end = finish(root, diagnostics)
      case .refusal(let refusal):
        return Diagnosed(nil, (reported + diagnostics + [refusal]).sortedByPlace())
      case .again(let finding):
        repairs += 1
        budget -= source.bytes.count
        if takeIn(finding), repairs < Limits.repairs, budget > 0 { continue }
        end = finish(root, diagnostics)
      }
      return end
    }
  }

  private enum Next {
    case done
    case again(Finding)
    case refusal(Diagnostic)
  }

  private func readOnce() -> (root: YAMLNode?, diagnostics: [Diagnostic], next: Next) {
    source.bytes.withUnsafeBufferPointer { repaired in
      var reader = TreeReader(
        source, original: original, repaired: repaired, faulty: faulty, gaps: gaps)
      let fault = reader.read()
      var next = Next.done
      if let fault {
        next = .again(syntaxFinding(fault, reader))
      } else {
        switch reader.interruption {
        case .finding(let finding): next = .again(finding)
        case .refusal(let refusal): next = .refusal(refusal)
        case .documentEnd:
          if let finding = reader.trailingFinding() {
            if finding.repairs.isEmpty {
              reader.diagnostics.append(finding.diagnostic)
            } else {
              next = .again(finding)
            }
          }
        case nil: break
        }
      }
      if case .done = next {} else { reader.closeAll() }
      return (reader.root, reader.diagnostics, next)
    }
  }

  private func finish(_ root: YAMLNode?, _ diagnostics: [Diagnostic]) -> Diagnosed<YAMLNode?> {
    var all = reported + diagnostics
    var root = root
    if let scalar = root?.scalar, scalar.style == .plain, scalar.text.isEmpty { root = nil }
    if root == nil, !all.contains(where: { $0.severity == .error }) { all.append(emptyFile()) }
    return Diagnosed(root, all.count > 1 ? all.sortedByPlace() : all)
  }

  private func emptyFile() -> Diagnostic {
    let lines = SourceLines(bytes: original)
    let first = lines.skipBreaks(source.markLength)
    let holdsComments = first < original.count && original[first] == UInt8(ascii: "#")
    return Diagnostic(
      .error, .yamlEmpty,
      holdsComments ? "the file holds nothing but comments" : "the file is empty",
      at: source.file.range(
        holdsComments ? first..<lines.lineEnd(of: first) : source.markLength..<source.markLength),
      help: [Help("write at least one 'key: value' line")])
  }
}
