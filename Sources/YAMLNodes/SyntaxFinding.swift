import Diagnostics

func syntaxFinding(_ fault: SyntaxFault, _ reader: TreeReader) -> Finding {
  SyntaxDiagnosis(fault, reader).finding()
}

extension TreeReader {
  /// What follows the first document; nil when nothing does.
  func trailingFinding() -> Finding? {
    var next: Int? = documentEnd
    while let offset = next, offset < original.count {
      let ink = text.skipBlanks(offset)
      let end = text.lineEnd(of: ink)
      if ink < end, original[ink] != UInt8(ascii: "#") {
        let isAtStart = ink == text.lineStart(of: ink)
        let word = text.text(ink..<min(ink + 3, end))
        if isAtStart, word == "...", text.isBlankOrEnd(ink + 3) {
          next = text.nextLine(after: ink)
          continue
        }
        if isAtStart, word == "---" || word.hasPrefix("%") || endsExplicitly {
          return Finding(diagnostic: .secondDocument(file.range(text.trimmed(ink..<end))))
        }
        return trailing(at: ink)
      }
      next = text.nextLine(after: ink)
    }
    return nil
  }

  private var endsExplicitly: Bool {
    documentEnd >= 3 && text.text(documentEnd - 3..<documentEnd) == "..."
  }

  private func trailing(at ink: Int) -> Finding {
    let fault = SyntaxFault(
      problem: "did not find expected key", context: "", place: ink, contextPlace: ink,
      flowLevel: 0)
    let diagnosis = SyntaxDiagnosis(fault, self)
    if let root, !root.isFlow, root.mapping != nil || root.sequence != nil,
      let finding = diagnosis.indentedRoot(root)
    {
      return finding
    }
    return diagnosis.finding()
  }
}

extension SyntaxDiagnosis {
  /// The first lines of the file are indented, and this one is not.
  func indentedRoot(_ root: YAMLNode) -> Finding? {
    let first = root.span.lowerBound
    let start = lines.lineStart(of: first)
    let excess = (first - start) - (place - lines.lineStart(of: place))
    guard excess > 0, lines.skipBlanks(start) == first,
      misread(at: place) == nil, oddIndentation(nearest: place) == nil
    else { return nil }
    var repairs: [Repair] = []
    var next: Int? = start
    while let line = next, line < place {
      let ink = lines.skipBlanks(line)
      if ink - line >= excess, ink < lines.lineEnd(of: line) {
        repairs.append(Repair(line..<line + excess, ""))
      }
      next = lines.nextLine(after: line)
    }
    return Finding(
      diagnostic: Diagnostic(
        .error, .yamlIndentation,
        "this line is indented, and a later one that belongs beside it is not",
        at: file.range(start..<first),
        notes: [
          Note(
            "this is the other line",
            at: file.range(lines.trimmed(place..<lines.lineEnd(of: place))))
        ],
        help: [
          Help(
            "indent both alike",
            fix: FixIt(
              repairs.map { .init(replacing: file.range($0.span), with: "") }, isCertain: false))
        ]),
      repairs: repairs)
  }
}
