import Diagnostics

// Keys, list items and indentation that don't fit together.
extension SyntaxDiagnosis {
  /// A `: ` where no key can be.
  func unexpectedColon() -> Finding? {
    let shape = LineShape(lines, at: place)
    if let key = shape.key, place >= shape.value.lowerBound, place > key.upperBound {
      return colonInValue(shape)
    }
    if let finding = oddIndentation(nearest: place) { return finding }
    guard let above = lines.inkedLine(above: place) else { return nil }
    if let finding = oddIndentation(nearest: above.lowerBound) { return finding }
    let upper = LineShape(lines, at: above.lowerBound)
    if let finding = misread(at: upper.content) { return finding }
    if upper.key == nil, upper.content == upper.ink {
      return lineWithoutColon(at: upper.ink)
    }
    let column = upper.content - upper.line.lowerBound
    guard shape.ink - shape.line.lowerBound > column else { return nil }
    return wrongIndentation(
      shape, to: [column],
      "this line is indented more than the one above it, which has a value already")
  }

  private func colonInValue(_ shape: LineShape) -> Finding {
    let start = shape.value.lowerBound
    let region = lines.blockValue(from: start)
    if lines[start] == UInt8(ascii: "{") || lines[start] == UInt8(ascii: "[") {
      return textAfterBracket(start, region)
    }
    if lines[start] == UInt8(ascii: "*") {
      return .needsQuotes(
        .yamlAlias, "'*' starts an alias; quote the text", at: start..<start + 1, region: region,
        file, lines)
    }
    if let (scalar, span) = lines.character(at: start),
      let opener = narrowPunctuation(scalar), opener == "{" || opener == "["
    {
      var finding = Finding.fullWidthPunctuation(span, narrow: opener, file, lines)
      if let (last, end) = lines.character(before: region.upperBound),
        let closer = narrowPunctuation(last), closer == "}" || closer == "]"
      {
        finding.repairs.append(Repair(end, closer))
        finding.diagnostic.help[0].fix?.edits.append(
          .init(replacing: file.range(end), with: closer))
      }
      return finding
    }
    return .needsQuotes(
      .yamlColonInText, "the ': ' inside this text starts a new key; quote the text",
      at: place..<place + 1, region: region, file, lines)
  }

  /// A line that should be `key: value` and has no colon.
  func lineWithoutColon(at offset: Int) -> Finding? {
    let shape = LineShape(lines, at: offset)
    if let finding = misread(at: shape.content) { return finding }
    let first = lines[shape.content]
    if first == UInt8(ascii: "'") || first == UInt8(ascii: "\""),
      !lines[shape.content + 1..<shape.value.upperBound].contains(first)
    {
      return .unclosedQuote(
        at: shape.content, region: lines.trimmed(shape.content..<shape.line.upperBound), file,
        lines)
    }
    let span = lines.withoutComment(shape.content..<shape.line.upperBound)
    guard !span.isEmpty else { return nil }
    var end = span.lowerBound
    while end < span.upperBound, isNameByte(lines[end]) { end += 1 }
    let name = lines.text(span.lowerBound..<end)
    if end == span.upperBound, opensBlock(below: shape) {
      return Finding(
        diagnostic: Diagnostic(
          .error, .yamlMissingColon, "put a ':' after \(quotedExcerpt(name))", at: file.range(span),
          help: [
            Help(
              "write \(excerpt(name)):",
              fix: FixIt([.init(replacing: file.range(end..<end), with: ":")], isCertain: true))
          ]), repairs: [Repair(end..<end, ":")])
    }
    var help: [Help] = []
    if end > span.lowerBound, end < span.upperBound {
      var rest = lines.skipBlanks(end)
      if lines[rest] == UInt8(ascii: "=") { rest = lines.skipBlanks(rest + 1) }
      if rest > end, rest < span.upperBound {
        let value = lines.text(rest..<span.upperBound)
        help.append(
          Help(
            "if \(quotedExcerpt(name)) is the key, write \(excerpt(name + ": " + value))",
            fix: FixIt(
              [.init(replacing: file.range(end..<rest), with: ": ")], isCertain: false)))
      }
    }
    help.append(Help("if it goes on with the text above, indent it more than that text's key"))
    return Finding(
      diagnostic: Diagnostic(
        .error, .yamlMissingColon, "there is no ': ' on this line, so it is no key and value",
        at: file.range(span), help: help),
      repairs: lines.comments(overBlockAt: span.lowerBound), gaps: [span])
  }

  private func opensBlock(below shape: LineShape) -> Bool {
    var next = lines.nextLine(after: shape.line.lowerBound)
    while let line = next {
      let ink = lines.skipBlanks(line)
      if ink < lines.lineEnd(of: line) {
        return ink - line > shape.content - shape.line.lowerBound
      }
      next = lines.nextLine(after: line)
    }
    return false
  }

  /// Something that is neither the next key nor the next list item.
  func brokenStructure() -> Finding? {
    if let finding = oddIndentation(nearest: place) { return finding }
    if let finding = afterPrevious() { return finding }
    guard place < lines.bytes.count else { return nil }
    let shape = LineShape(lines, at: place)
    if let finding = misread(at: shape.ink) { return finding }
    switch lines[place] {
    case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","):
      return strayPunctuation(at: place)
    default: break
    }
    let column = shape.ink - shape.line.lowerBound
    let columns = openColumns
    if place == shape.ink, !columns.contains(column) {
      return wrongIndentation(
        shape, to: columns, "this line is indented like no line above it")
    }
    if shape.content > shape.ink, lines[place] == UInt8(ascii: "-") {
      return misplaced(
        place..<place + 1, "this list item stands among keys",
        "write 'key: value', or move the item below the key that it belongs to and indent it")
    }
    if frames.last?.isMapping == false, let key = shape.key {
      return misplaced(
        key, "this key stands among list items",
        "write '- ' before it to make it an item, or indent it like the list's own key")
    }
    return nil
  }

  private func misplaced(_ span: Range<Int>, _ message: String, _ help: String) -> Finding {
    Finding(
      diagnostic: Diagnostic(
        .error, .yamlMisplacedListItem, message, at: file.range(span), help: [Help(help)]),
      repairs: lines.comments(overBlockAt: span.lowerBound), gaps: [span])
  }

  /// The columns at which a line can begin here: those of the open collections, and that of the
  /// line above.
  private var openColumns: [Int] {
    var columns = frames.filter { !$0.isFlow }.map { $0.start - lines.lineStart(of: $0.start) }
    if let above = lines.inkedLine(above: place) {
      let shape = LineShape(lines, at: above.lowerBound)
      columns.append(shape.ink - above.lowerBound)
      if shape.content > shape.ink { columns.append(shape.content - above.lowerBound) }
    }
    return Array(Set(columns)).sorted()
  }

  func wrongIndentation(_ shape: LineShape, to columns: [Int], _ message: String) -> Finding? {
    let column = shape.ink - shape.line.lowerBound
    // The nearest; of two as near, the deeper, as a forgotten space is likelier than one too many.
    guard
      let nearest = columns.min(by: {
        (abs($0 - column), -$0) < (abs($1 - column), -$1)
      })
    else { return nil }
    let indentation = shape.line.lowerBound..<shape.ink
    let spaces = String(repeating: " ", count: min(nearest, Limits.blankRun))
    let ways = columns.map(String.init)
    let listed =
      ways.count > 1
      ? ways.dropLast().joined(separator: ", ") + " or " + (ways.last ?? "") : ways.first ?? "0"
    let content = lines.trimmed(shape.ink..<shape.line.upperBound)
    return Finding(
      diagnostic: Diagnostic(
        .error, .yamlIndentation, message,
        at: file.range(indentation.isEmpty ? content : indentation),
        help: [
          Help(
            "indent it by \(listed) \(listed == "1" ? "space" : "spaces"), not by \(column)",
            fix: FixIt(
              [.init(replacing: file.range(indentation), with: spaces)], isCertain: false))
        ]),
      repairs: [Repair(indentation, spaces)])
  }

  /// What follows a quoted text, brackets or an alias on the same line.
  func afterPrevious() -> Finding? {
    let end = previous.span.upperBound
    guard end <= place, place < lines.bytes.count, lines.skipBlanks(end) == place else {
      return nil
    }
    let start = previous.span.lowerBound
    switch previous.kind {
    case .quoted:
      if lines.hasSwallowedLines(previous.span) {
        return .unclosedQuote(at: start, region: quotedRegion(from: start), file, lines)
      }
      if lines[place] == UInt8(ascii: ","), !isInFlow { return strayPunctuation(at: place) }
      return textAfterQuote(start, end)
    case .flowEnd:
      switch lines[place] {
      case UInt8(ascii: ",") where !isInFlow, UInt8(ascii: "}"), UInt8(ascii: "]"):
        return strayPunctuation(at: place)
      default: break
      }
      return textAfterBracket(start, lines.blockOrFlow(from: start, isInFlow))
    case .alias:
      return .needsQuotes(
        .yamlAlias, "'*' starts an alias; quote the text", at: start..<start + 1,
        region: lines.blockOrFlow(from: start, isInFlow), file, lines)
    case .nothing, .plain, .block:
      return nil
    }
  }

  private func textAfterQuote(_ start: Int, _ end: Int) -> Finding {
    let region = lines.blockOrFlow(from: start, isInFlow)
    let quote = lines[start]
    var inner = region
    // `'It's ok'`: quotes around the whole, and one inside. `"Hello" world`: not around it.
    if place == end, region.count > 2, lines[region.upperBound - 1] == quote {
      inner = region.lowerBound + 1..<region.upperBound - 1
    }
    let spelled = spelledOut(lines.text(inner))
    let isOneLine = !lines.hasBreak(region)
    // Of more quotes than a pair and the one that is at fault, nobody knows which are meant.
    let isPlain = region.count { lines[$0] == quote } <= 3
    let message =
      quote == UInt8(ascii: "'")
      ? place == end
        ? "the apostrophe ends the text here" : "the quote ends the text here, and more follows"
      : "the quote ends the text here, and more follows"
    return Finding(
      diagnostic: Diagnostic(
        .error, .yamlTextAfterQuote, message, at: file.range(end - 1..<end),
        notes: [Note("the text begins here", at: file.range(start..<start + 1))],
        help: [
          Help(
            isOneLine ? "write \(excerpt(spelled))" : "put one pair of quotes around the whole",
            fix: isOneLine
              ? FixIt([.init(replacing: file.range(region), with: spelled)], isCertain: isPlain)
              : nil)
        ]),
      repairs: [.placeholder(region)], faulty: [region.lowerBound])
  }

  func textAfterBracket(_ start: Int, _ region: Range<Int>) -> Finding {
    .needsQuotes(
      .yamlTextAfterBracket,
      "text that begins with \(quotedExcerpt(lines.text(start..<start + 1))) must be quoted",
      at: start..<start + 1, region: region, file, lines)
  }
}
