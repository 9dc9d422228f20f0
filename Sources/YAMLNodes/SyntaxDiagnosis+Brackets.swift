import Diagnostics

// Lists and maps in brackets that don't end, or that hold what they can't.
extension SyntaxDiagnosis {
  /// Neither a comma nor the closing bracket.
  func brokenBrackets() -> Finding? {
    let line = lines.line(at: start)
    if let finding = swallowedByComment() { return finding }
    if let finding = fullWidthPunctuation() { return finding }
    if place < lines.bytes.count,
      !lines.hasBreak(previous.span.upperBound..<max(place, previous.span.upperBound)),
      let finding = afterPreviousInBrackets()
    {
      return finding
    }
    let closer: Character = lines[start] == UInt8(ascii: "[") ? "]" : "}"
    if lines[place] == UInt8(ascii: "]") || lines[place] == UInt8(ascii: "}") {
      return unclosedBracket(closer, at: place)
    }
    let item = lines.flowItem(around: place, from: bracketStart)
    let isBelow = place > line.upperBound || place >= lines.bytes.count
    let isInValue =
      lines[place] == UInt8(ascii: ":") && item.contains(place)
      && item.lowerBound > LineShape(lines, at: place).ink
    if isBelow, !isInValue {
      let shape = LineShape(lines, at: place)
      let opening = LineShape(lines, at: start)
      let isDeeper =
        shape.ink - shape.line.lowerBound > opening.ink - opening.line.lowerBound
      if place < lines.bytes.count, isDeeper, let above = lines.inkedLine(above: place) {
        let end = lines.withoutComment(above).upperBound
        return missingComma(at: end, before: shape.key)
      }
      return unclosedBracket(closer, at: endOfBrackets(opening))
    }
    guard lines[place] == UInt8(ascii: ":") else { return nil }
    let region = item
    guard region.contains(place) else { return nil }
    var finding = Finding.needsQuotes(
      .yamlColonInText, "the ': ' inside this text starts a new key; quote the text",
      at: place..<place + 1, region: region, file, lines)
    var word = lines.trimmed(region.lowerBound..<place).upperBound
    while word > region.lowerBound, isNameByte(lines[word - 1]) { word -= 1 }
    if word > region.lowerBound, word < place {
      let name = lines.text(word..<lines.trimmed(word..<place).upperBound)
      finding.diagnostic.message =
        "the ': ' inside this text starts a new key; put a comma before it, or quote the text"
      finding.diagnostic.help.insert(
        Help(
          "if \(quotedExcerpt(name)) is a key, put a comma before it",
          fix: FixIt(
            [
              .init(
                replacing: file.range(lines.trimmed(region.lowerBound..<word).upperBound..<word),
                with: ", ")
            ],
            isCertain: false)), at: 0)
      finding.diagnostic.help[1].fix?.isCertain = false
    }
    return finding
  }

  /// Behind the last line that belongs to the brackets by its indentation.
  private func endOfBrackets(_ opening: LineShape) -> Int {
    let column = opening.ink - opening.line.lowerBound
    var end = lines.withoutComment(start..<opening.line.upperBound).upperBound
    var next = lines.nextLine(after: start)
    while let line = next {
      let ink = lines.skipBlanks(line)
      let lineEnd = lines.lineEnd(of: line)
      if ink < lineEnd {
        guard ink - line > column else { break }
        end = lines.withoutComment(ink..<lineEnd).upperBound
      }
      next = lines.nextLine(after: line)
    }
    return end
  }

  /// A bracket that is still open at the end of the file.
  func unclosedBracket(at opening: Int) -> Finding {
    var copy = self
    copy.fault.contextPlace = opening
    let closer: Character = lines[opening] == UInt8(ascii: "[") ? "]" : "}"
    return copy.unclosedBracket(closer, at: copy.endOfBrackets(LineShape(lines, at: opening)))
  }

  private func unclosedBracket(_ closer: Character, at end: Int) -> Finding {
    let opener = lines.text(start..<start + 1)
    let space = closer == "}" ? " }" : "]"
    return Finding(
      diagnostic: Diagnostic(
        .error, .yamlUnclosedBracket, "this \(quotedExcerpt(opener)) is never closed",
        at: file.range(start..<start + 1),
        notes: [
          Note("a \(quotedExcerpt(String(closer))) is missing here", at: file.range(end..<end))
        ],
        help: [
          Help(
            "write '\(closer)' where it ends; quote a text that begins with '\(opener)'",
            fix: FixIt([.init(replacing: file.range(end..<end), with: space)], isCertain: false))
        ]),
      // Brackets inside each other may end at one place, the inner first.
      repairs: [Repair(end..<end, bytes: source.insertion(at: end) + Array(space.utf8))])
  }

  private func missingComma(at end: Int, before key: Range<Int>?) -> Finding {
    let name = key.map { " before \(quotedExcerpt(lines.text($0)))" } ?? ""
    return Finding(
      diagnostic: Diagnostic(
        .error, .yamlMissingComma, "a comma is missing\(name)", at: file.range(end..<end),
        help: [
          Help(
            "put a comma at the end of the line above",
            fix: FixIt([.init(replacing: file.range(end..<end), with: ",")], isCertain: false))
        ]),
      repairs: [Repair(end..<end, ",")])
  }

  private func afterPreviousInBrackets() -> Finding? {
    let end = previous.span.upperBound
    guard end <= place, lines.skipBlanks(end) == place else { return nil }
    var index = place
    while isNameByte(lines[index]) { index += 1 }
    if index > place, place > end, lines[index] == UInt8(ascii: ":"), lines.isBlankOrEnd(index + 1)
    {
      let name = lines.text(place..<index)
      return Finding(
        diagnostic: Diagnostic(
          .error, .yamlMissingComma, "a comma is missing before \(quotedExcerpt(name))",
          at: file.range(place..<index),
          help: [
            Help(
              "write a comma before \(quotedExcerpt(name))",
              fix: FixIt([.init(replacing: file.range(end..<end), with: ",")], isCertain: true))
          ]),
        repairs: [Repair(end..<end, ",")])
    }
    return afterPrevious()
  }

  /// ` #` inside brackets: the comment takes the closing bracket with it.
  func swallowedByComment() -> Finding? {
    var index = start
    let end = min(max(place, lines.lineEnd(of: start)), lines.bytes.count)
    while index < end {
      guard lines[index] == UInt8(ascii: "#"), isBlank(lines[index - 1]) else {
        index += 1
        continue
      }
      let lineEnd = lines.lineEnd(of: index)
      if !lines.isBlankOrEnd(index + 1) {
        let item = lines.flowItem(around: index, from: start)
        let region = item.contains(index) ? item : lines.flowItem(from: index)
        let spelled = spelledOut(lines.text(region))
        return Finding(
          diagnostic: Diagnostic(
            .error, .yamlCommentAsValue,
            "everything after # is a comment, the closing bracket included",
            at: file.range(index..<lines.trimmed(index..<lineEnd).upperBound),
            help: [
              Help(
                "quote it: \(excerpt(spelled))",
                fix: FixIt(
                  [.init(replacing: file.range(region), with: spelled)], isCertain: true))
            ]),
          repairs: [.placeholder(region)], faulty: [region.lowerBound])
      }
      index = lineEnd
    }
    return nil
  }

  /// Full-width brackets and commas where narrow ones should be.
  private func fullWidthPunctuation() -> Finding? {
    var index = start
    let end = lines.lineEnd(of: start)
    var quote: UInt8?
    while index < end, let (scalar, span) = lines.character(at: index) {
      index = span.upperBound
      if let open = quote {
        if lines[span.lowerBound] == open { quote = nil }
        continue
      }
      if scalar == 0x22 || scalar == 0x27 { quote = UInt8(scalar) }
      guard let narrow = narrowPunctuation(scalar) else { continue }
      return .fullWidthPunctuation(span, narrow: narrow, file, lines)
    }
    return nil
  }
}

/// The bracket, comma or colon that a full-width one stands for.
func narrowPunctuation(_ scalar: UInt32) -> String? {
  switch scalar {
  case 0xFF3B: "["
  case 0xFF3D: "]"
  case 0xFF5B: "{"
  case 0xFF5D: "}"
  case 0xFF0C: ","
  case 0xFF1A: ":"
  default: nil
  }
}

extension Finding {
  static func fullWidthPunctuation(
    _ span: Range<Int>, narrow: String, _ file: SourceFile, _ lines: SourceLines
  ) -> Finding {
    let replacement = narrow == ":" || narrow == "," ? narrow + " " : narrow
    let name = narrow == ":" ? "colon" : narrow == "," ? "comma" : "bracket"
    let code: Diagnostic.Code = narrow == ":" ? .yamlFullWidthColon : .yamlFullWidthBracket
    let scalar = lines.character(at: span.lowerBound)?.scalar ?? 0
    return Finding(
      diagnostic: Diagnostic(
        .error, code,
        "\(quotedExcerpt(lines.text(span))) is a full-width \(name) (\(codePoint(scalar))); use '\(narrow)'",
        at: file.range(span),
        help: [
          Help(
            "write '\(narrow)'; quote a text that shall contain \(quotedExcerpt(lines.text(span)))",
            fix: FixIt([.init(replacing: file.range(span), with: replacement)], isCertain: false))
        ]),
      repairs: [Repair(span, replacement)])
  }
}
