import Diagnostics

/// From the place where libyaml gave up to the mistake somebody made.
///
/// libyaml tells its errors apart only by their words (scanner.c and parser.c of 0.2.5), so
/// these are matched; an unknown one is reported as a line that can't be read.
struct SyntaxDiagnosis {
  var fault: SyntaxFault
  let file: SourceFile
  let lines: SourceLines
  let previous: TreeReader.Previous
  let frames: [TreeReader.Frame]
  let source: RepairedSource

  init(_ fault: SyntaxFault, _ reader: TreeReader) {
    self.fault = fault
    file = reader.file
    lines = reader.text
    previous = reader.previous
    frames = reader.frames
    source = reader.source
  }

  var place: Int { fault.place }
  var start: Int { fault.contextPlace }
  var isInFlow: Bool { fault.flowLevel > 0 }

  func finding() -> Finding { fresh(known()) ?? unknown() }

  /// A finding, unless its repair was made before and didn't help.
  func fresh(_ finding: Finding?) -> Finding? {
    guard let finding, !source.isStale(finding) else { return nil }
    return finding
  }

  func misread(at offset: Int) -> Finding? { fresh(misreadLine(at: offset, file, lines)) }

  private func known() -> Finding? {
    switch (fault.context, fault.problem) {
    case (_, "found character that cannot start any token"):
      reservedCharacter()
    case ("while scanning an alias", _):
      .needsQuotes(
        .yamlAlias, "'*' starts an alias; quote the text", at: start..<start + 1,
        region: value(from: start), file, lines)
    case ("while scanning an anchor", _):
      .needsQuotes(
        .yamlAnchor, "'&' starts an anchor; quote the text", at: start..<start + 1,
        region: value(from: start), file, lines)
    case ("while scanning a quoted scalar", _), ("while parsing a quoted scalar", _):
      quotedText()
    case (
      "while scanning a block scalar",
      "found a tab character where an indentation space is expected"
    ):
      indentationFinding(at: place, file, lines)
    case ("while scanning a block scalar", _):
      blockHeader()
    case ("while scanning a tag", _), ("while parsing a tag", _), (_, "found undefined tag handle"):
      .needsQuotes(
        .yamlTag, "'!' starts a tag; quote the whole text", at: start..<start + 1,
        region: value(from: start), file, lines)
    case (_, "mapping values are not allowed in this context"):
      unexpectedColon()
    case (_, "could not find expected ':'"):
      oddIndentation(nearest: start) ?? lineWithoutColon(at: start)
    case (_, "did not find expected key"), (_, "did not find expected '-' indicator"):
      brokenStructure()
    case (_, "did not find expected ',' or '}'"), (_, "did not find expected ',' or ']'"):
      brokenBrackets()
    case (_, "did not find expected node content"):
      noValue()
    case (_, "block sequence entries are not allowed in this context"):
      dashInValue()
    case (_, "mapping keys are not allowed in this context"):
      .needsQuotes(
        .yamlComplexKey, "a value can't begin with '? '; quote it", at: place..<place + 1,
        region: value(from: place), file, lines)
    case ("while scanning a plain scalar", "found unexpected ':'"):
      .needsQuotes(
        .yamlColonInText, "the ':' inside this text starts a value; quote the text",
        at: place..<place + 1, region: lines.flowItem(around: place, from: bracketStart), file,
        lines)
    case ("while scanning a plain scalar", _):
      oddIndentation(nearest: place)
    default:
      nil
    }
  }

  // MARK: Values

  /// A value from its first byte to its end.
  func value(from start: Int) -> Range<Int> {
    let region = isInFlow ? lines.flowItem(from: start) : lines.blockValue(from: start)
    return region.isEmpty ? start..<min(start + 1, lines.bytes.count) : region
  }

  /// Where the outermost open bracket stands, as far as anybody knows.
  var bracketStart: Int {
    let known = frames.first { $0.isFlow }?.start ?? place
    return min(known, lines.lineStart(of: place), place)
  }

  private func reservedCharacter() -> Finding? {
    guard let (scalar, span) = lines.character(at: place) else { return nil }
    if scalar == 0x09 {
      if let finding = oddIndentation(nearest: place) { return finding }
      let end = lines.skipBlanks(place)
      return Finding(
        diagnostic: Diagnostic(
          .error, .yamlIndentationCharacter, "\(characterName(scalar)) stands here; use a space",
          at: file.range(span),
          help: [
            Help(
              "write one space",
              fix: FixIt([.init(replacing: file.range(place..<end), with: " ")], isCertain: true))
          ]), repairs: [Repair(place..<end, " ")])
    }
    let shape = LineShape(lines, at: place)
    if !isInFlow, let key = shape.key, key.lowerBound == place {
      return .needsQuotes(
        .yamlReservedCharacter, "a key can't begin with \(quotedExcerpt(lines.text(span)))",
        at: span,
        region: key, file, lines)
    }
    return .needsQuotes(
      .yamlReservedCharacter,
      "a value can't begin with \(quotedExcerpt(lines.text(span))); quote it",
      at: span, region: value(from: place), file, lines)
  }

  private func quotedText() -> Finding? {
    switch fault.problem {
    case "found unexpected end of stream", "found unexpected document indicator":
      return .unclosedQuote(at: start, region: quotedRegion(from: start), file, lines)
    default:
      var backslash = min(place, lines.bytes.count - 1)
      let lowest = max(start, place - 12)
      while backslash > lowest, lines[backslash] != UInt8(ascii: "\\") { backslash -= 1 }
      guard lines[backslash] == UInt8(ascii: "\\") else { return nil }
      let end = lines.character(at: backslash + 1)?.span.upperBound ?? backslash + 1
      let escape = lines.text(backslash..<end)
      return Finding(
        diagnostic: Diagnostic(
          .error, .yamlUnknownEscape,
          "\(quotedExcerpt(escape)) is no escape that can be read in double quotes",
          at: file.range(backslash..<end),
          help: [
            Help(
              "for a backslash, write \(excerpt("\\" + escape)), or use single quotes",
              fix: FixIt(
                [.init(replacing: file.range(backslash..<backslash), with: "\\")], isCertain: false)
            )
          ]),
        repairs: [Repair(backslash..<end, "xx")], faulty: [start])
    }
  }

  func quotedRegion(from quote: Int) -> Range<Int> {
    if isInFlow {
      let item = lines.flowItem(from: quote)
      if !item.isEmpty { return item }
    }
    return lines.trimmed(quote..<lines.lineEnd(of: quote))
  }

  private func blockHeader() -> Finding? {
    let header = lines.trimmed(start..<lines.lineEnd(of: start))
    if fault.problem == "found an indentation indicator equal to 0" {
      return Finding(
        diagnostic: Diagnostic(
          .error, .yamlBlockHeader, "a block text can't be indented by 0", at: file.range(header),
          help: [Help("write \(lines.text(start..<start + 1)) alone")]),
        repairs: [.placeholder(lines.blockValue(from: start))], faulty: [start])
    }
    return .needsQuotes(
      .yamlBlockHeader,
      "a text that begins with \(quotedExcerpt(lines.text(start..<start + 1))) must be quoted",
      at: start..<start + 1, region: lines.trimmed(lines.blockValue(from: start)), file, lines)
  }

  private func noValue() -> Finding? {
    guard place < lines.bytes.count, !isBlankOrBreak(lines[place]) else {
      return frames.last { $0.isFlow }.flatMap { frame in
        var copy = self
        copy.fault.contextPlace = frame.start
        return fresh(copy.swallowedByComment()) ?? unclosedBracket(at: frame.start)
      }
    }
    let character = lines.text(place..<place + 1)
    if isInFlow, lines[place] == UInt8(ascii: ",") { return strayPunctuation(at: place) }
    return .needsQuotes(
      .yamlReservedCharacter, "a value can't begin with \(quotedExcerpt(character)); quote it",
      at: place..<place + 1, region: lines.blockOrFlow(from: place, isInFlow), file, lines)
  }

  private func dashInValue() -> Finding? {
    var finding = Finding.needsQuotes(
      .yamlMisplacedListItem, "a list can't begin behind its key", at: place..<place + 1,
      region: value(from: place), file, lines)
    finding.diagnostic.help.insert(
      Help("for a list, begin a new line below the key and indent it"), at: 0)
    return finding
  }

  func strayPunctuation(at place: Int) -> Finding {
    let character = lines.text(place..<place + 1)
    return Finding(
      diagnostic: Diagnostic(
        .error, .yamlStrayPunctuation,
        "this \(quotedExcerpt(character)) ends nothing", at: file.range(place..<place + 1),
        help: [
          Help(
            "delete it, or quote the text that it belongs to",
            fix: FixIt(
              [.init(replacing: file.range(place..<place + 1), with: "")], isCertain: false))
        ]), repairs: [Repair(place..<place + 1, " ")])
  }

  // MARK: The rest

  /// A line that can't be read for a reason without a name.
  private func unknown() -> Finding {
    var at = min(place, max(0, lines.bytes.count - 1))
    if lines.trimmed(lines.line(at: at)).isEmpty, let above = lines.inkedLine(above: at) {
      at = max(above.lowerBound, min(start, above.upperBound))
    }
    let shape = LineShape(lines, at: at)
    let span = lines.trimmed(shape.ink..<shape.line.upperBound)
    return Finding(
      diagnostic: Diagnostic(
        .error, .yamlSyntax, "this line doesn't fit what stands above it", at: file.range(span),
        help: [Help("compare its indentation, quotes and brackets with the lines around it")]),
      repairs: lines.comments(overBlockAt: at), gaps: [span])
  }

  func oddIndentation(nearest offset: Int) -> Finding? {
    var index = lines.lineStart(of: offset)
    while let (scalar, span) = lines.character(at: index) {
      if scalar == 0x09 || isOddBlank(scalar) {
        return fresh(indentationFinding(at: offset, file, lines))
      }
      guard scalar == 0x20 else { return nil }
      index = span.upperBound
    }
    return nil
  }
}

extension SourceLines {
  /// Comments in place of a line and of those below it that are indented more.
  func comments(overBlockAt offset: Int) -> [Repair] {
    let first = LineShape(self, at: offset)
    let column = first.ink - first.line.lowerBound
    var repairs: [Repair] = []
    var next: Int? = first.line.lowerBound
    while let line = next {
      let ink = skipBlanks(line)
      let span = ink..<max(ink, lineEnd(of: line))
      if !span.isEmpty {
        guard repairs.isEmpty || ink - line > column else { break }
        repairs.append(.comment(span))
      }
      next = nextLine(after: line)
    }
    return repairs
  }

  func blockOrFlow(from start: Int, _ isInFlow: Bool) -> Range<Int> {
    guard isInFlow else { return blockValue(from: start) }
    let item = flowItem(from: start)
    return item.isEmpty ? start..<min(start + 1, bytes.count) : item
  }
}
