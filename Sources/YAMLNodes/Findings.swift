import Diagnostics

// Faults behind which the file is read again with a repair in place.
extension Finding {
  /// A text that YAML reads as something else, and that means itself between quotes.
  ///
  /// - Parameter region: the whole value.
  static func needsQuotes(
    _ code: Diagnostic.Code, _ message: String, at span: Range<Int>, region: Range<Int>,
    _ file: SourceFile, _ lines: SourceLines
  ) -> Finding {
    let text = lines.text(region)
    let spelled = spelledOut(text)
    let isOneLine = !lines.hasBreak(region)
    // What begins with a quote is quoted already, or means something else.
    let isQuoted = text.utf8.first.map { $0 == 0x22 || $0 == 0x27 } ?? false
    let help =
      isOneLine
      ? Help(
        "quote the text: \(excerpt(spelled))",
        fix: FixIt(
          [.init(replacing: file.range(region), with: spelled)],
          isCertain: !isQuoted && !endsInStrayBracket(text)))
      : Help("quote the text, or write it below a '|'")
    return Finding(
      diagnostic: Diagnostic(.error, code, message, at: file.range(span), help: [help]),
      repairs: [.placeholder(region)], faulty: [region.lowerBound])
  }

  /// Whether a text ends in a bracket that it doesn't open, which is then no part of it.
  private static func endsInStrayBracket(_ text: String) -> Bool {
    guard let last = text.utf8.last else { return false }
    let opener: UInt8
    switch last {
    case UInt8(ascii: "}"): opener = UInt8(ascii: "{")
    case UInt8(ascii: "]"): opener = UInt8(ascii: "[")
    default: return false
    }
    return text.utf8.count { $0 == last } > text.utf8.count { $0 == opener }
  }

  static func invisible(_ scalar: UInt32, _ range: SourceRange) -> Finding {
    Finding(
      diagnostic: Diagnostic(
        .error, .yamlInvisibleCharacter,
        "\(characterName(scalar)) hides in this key and makes it another", at: range,
        help: [
          Help("delete it", fix: FixIt([.init(replacing: range, with: "")], isCertain: true))
        ]),
      repairs: [Repair(range.span, "")])
  }

  static func stray(_ scalar: UInt32, _ range: SourceRange, joinsWords: Bool) -> Finding {
    let help: Help
    let code: Diagnostic.Code
    let message: String
    var replacement = ""
    switch scalar {
    case 0x85, 0x2028, 0x2029:
      code = .yamlLineSeparator
      message = "\(characterName(scalar)) was pasted here: YAML ends the line at it"
      if joinsWords { replacement = " " }
      help = Help(
        joinsWords ? "delete it, or write a space instead" : "delete it",
        fix: FixIt([.init(replacing: range, with: replacement)], isCertain: !joinsWords))
    case 0xFEFF:
      code = .yamlInvisibleCharacter
      message = "\(characterName(scalar)) stands inside the file"
      help = Help("delete it", fix: FixIt([.init(replacing: range, with: "")], isCertain: true))
    default:
      code = .yamlControlCharacter
      message = "\(characterName(scalar)) can't be part of a text"
      help = Help("delete it", fix: FixIt([.init(replacing: range, with: "")], isCertain: true))
    }
    return Finding(
      diagnostic: Diagnostic(.error, code, message, at: range, help: [help]),
      repairs: [Repair(range.span, replacement)])
  }

  static func missingSpace(
    after key: Range<Int>, colon: Int, isInFlow: Bool, _ file: SourceFile, _ lines: SourceLines
  ) -> Finding {
    let name = lines.text(key)
    let start = lines.skipAnyBlanks(colon + 1)
    let rest =
      isInFlow
      ? lines.flowItem(from: start) : lines.trimmed(start..<max(start, lines.lineEnd(of: colon)))
    let blank = colon + 1..<start
    var message = "put a space after \(quotedExcerpt(name + ":"))"
    var span = key.lowerBound..<colon + 1
    if !blank.isEmpty, let (scalar, place) = lines.character(at: colon + 1) {
      message = "\(characterName(scalar)) follows \(quotedExcerpt(name + ":")); use a space"
      span = place
    }
    return Finding(
      diagnostic: Diagnostic(
        .error, .yamlMissingSpace, message, at: file.range(span),
        help: [
          Help(
            "write \(excerpt(name + ": " + lines.text(rest)))",
            fix: FixIt([.init(replacing: file.range(blank), with: " ")], isCertain: true))
        ]),
      repairs: [Repair(blank, " ")])
  }

  static func fullWidthColon(
    after key: Range<Int>, colon: Range<Int>, _ file: SourceFile, _ lines: SourceLines
  ) -> Finding {
    let start = lines.skipAnyBlanks(colon.upperBound)
    let rest = start..<max(start, lines.lineEnd(of: colon.upperBound))
    let range = colon.lowerBound..<start
    let value = lines.text(lines.trimmed(rest))
    let replacement = value.isEmpty ? ":" : ": "
    return Finding(
      diagnostic: Diagnostic(
        .error, .yamlFullWidthColon,
        "'：' is a full-width colon (U+FF1A); use ':' and a space", at: file.range(colon),
        help: [
          Help(
            "write \(excerpt(lines.text(key) + replacement + value))",
            fix: FixIt([.init(replacing: file.range(range), with: replacement)], isCertain: true))
        ]),
      repairs: [Repair(range, replacement)])
  }

  static func listDash(
    _ dash: Range<Int>, scalar: UInt32, _ file: SourceFile, _ lines: SourceLines
  ) -> Finding {
    let start = lines.skipAnyBlanks(dash.upperBound)
    let rest = lines.trimmed(start..<max(start, lines.lineEnd(of: dash.upperBound)))
    let item = excerpt("- " + lines.text(rest))
    let range = dash.lowerBound..<start
    let message =
      scalar == 0x2D
      ? "put a space after '-'"
      : "\(quotedExcerpt(lines.text(dash))) (\(codePoint(scalar))) is not a list dash; use '-' and a space"
    return Finding(
      diagnostic: Diagnostic(
        .error, .yamlListDash, message, at: file.range(dash),
        help: [
          Help(
            "write \(item)",
            fix: FixIt([.init(replacing: file.range(range), with: "- ")], isCertain: scalar == 0x2D)
          )
        ]),
      repairs: [Repair(range, "- ")])
  }

  static func unclosedQuote(
    at quote: Int, region: Range<Int>, _ file: SourceFile, _ lines: SourceLines
  ) -> Finding {
    let inner = lines.text(min(quote + 1, region.upperBound)..<region.upperBound)
    let spelled = spelledOut(inner)
    return Finding(
      diagnostic: Diagnostic(
        .error, .yamlUnclosedQuote, "this quote is never closed", at: file.range(quote..<quote + 1),
        help: [
          Help(
            "close it where the text ends: \(excerpt(spelled))",
            fix: FixIt([.init(replacing: file.range(region), with: spelled)], isCertain: false))
        ]),
      repairs: [.placeholder(region)], faulty: [region.lowerBound])
  }
}

/// The lines from one on that are indented with anything but spaces, as one finding.
func indentationFinding(at offset: Int, _ file: SourceFile, _ lines: SourceLines) -> Finding {
  var indented: [OddIndentation] = []
  var next: Int? = lines.lineStart(of: offset)
  while let line = next, indented.count < Limits.indentationGroup,
    let odd = OddIndentation(of: line, lines)
  {
    indented.append(odd)
    next = lines.nextLine(after: line)
  }
  let first = indented.first?.first ?? (scalar: 0x20, span: offset..<offset)
  let surplus = indented.first.map { $0.surplus(lines) } ?? 0
  let repairs = indented.flatMap { $0.repairs(without: surplus) }
  let count = indented.count
  let more = count > 1 ? ", and so are the next \(count - 1) lines" : ""
  let isExact = surplus == 0 || surplus == indented.first?.column
  return Finding(
    diagnostic: Diagnostic(
      .error, .yamlIndentationCharacter,
      "this line is indented with \(characterName(first.scalar))\(count == 2 ? ", and so is the next" : more)",
      at: file.range(first.span),
      help: [
        Help(
          surplus == 0
            ? "indent with spaces, two for each level"
            : surplus == indented.first?.column
              ? "delete it: this line begins at the margin" : "indent it like the line above",
          fix: FixIt(
            repairs.map {
              .init(
                replacing: file.range($0.span),
                with: String(decoding: $0.replacement, as: UTF8.self))
            }, isCertain: isExact && !indented.contains(where: \.hasTab)))
      ]),
    repairs: repairs)
}

/// A line's beginning of blanks that are not all spaces.
private struct OddIndentation {
  let first: (scalar: UInt32, span: Range<Int>)
  let hasTab: Bool
  /// How far in the line begins when each wide blank is two spaces.
  let column: Int
  private let line: Range<Int>
  private let odd: [Repair]

  /// Nil for a line that begins with spaces alone.
  init?(of start: Int, _ lines: SourceLines) {
    var odd: [Repair] = []
    var first: (scalar: UInt32, span: Range<Int>)?
    var (hasTab, column, index) = (false, 0, start)
    while let (scalar, span) = lines.character(at: index),
      scalar == 0x20 || scalar == 0x09 || isOddBlank(scalar)
    {
      let isWide = scalar == 0x09 || scalar == 0x3000
      column += isWide ? 2 : 1
      hasTab = hasTab || scalar == 0x09
      if scalar != 0x20 {
        if first == nil { first = (scalar, span) }
        odd.append(Repair(span, isWide ? "  " : " "))
      }
      index = span.upperBound
    }
    guard let first else { return nil }
    (self.first, self.hasTab, self.column) = (first, hasTab, column)
    self.odd = odd
    line = start..<index
  }

  /// How many spaces too far in the line would begin: it can't stand below a line that has a value
  /// already.
  func surplus(_ lines: SourceLines) -> Int {
    guard let above = lines.inkedLine(above: line.lowerBound) else { return column }
    let shape = LineShape(lines, at: above.lowerBound)
    let indentation = shape.content - above.lowerBound
    guard shape.key != nil, !shape.value.isEmpty, column > indentation,
      let opening = lines[shape.value].first, !"|>[{&!'\"".utf8.contains(opening)
    else { return 0 }
    return column - indentation
  }

  func repairs(without surplus: Int) -> [Repair] {
    surplus == 0
      ? odd : [Repair(line, String(repeating: " ", count: max(0, column - surplus)))]
  }
}
