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
  var repairs: [Repair] = []
  var first: (scalar: UInt32, span: Range<Int>)?
  var isExact = true
  var count = 0
  var next: Int? = lines.lineStart(of: offset)
  while let line = next, count < Limits.indentationGroup {
    var index = line
    var isOdd = false
    while let (scalar, span) = lines.character(at: index),
      scalar == 0x20 || scalar == 0x09 || isOddBlank(scalar)
    {
      if scalar != 0x20 {
        isOdd = true
        if first == nil { first = (scalar, span) }
        if scalar == 0x09 { isExact = false }
        let isWide = scalar == 0x09 || scalar == 0x3000
        repairs.append(Repair(span, isWide ? "  " : " "))
      }
      index = span.upperBound
    }
    guard isOdd else { break }
    count += 1
    next = lines.nextLine(after: line)
  }
  let (scalar, span) = first ?? (0x20, offset..<offset)
  let more = count > 1 ? ", and so are the next \(count - 1) lines" : ""
  return Finding(
    diagnostic: Diagnostic(
      .error, .yamlIndentationCharacter,
      "this line is indented with \(characterName(scalar))\(count == 2 ? ", and so is the next" : more)",
      at: file.range(span),
      help: [
        Help(
          "indent with spaces, two for each level",
          fix: FixIt(
            repairs.map {
              .init(
                replacing: file.range($0.span),
                with: String(decoding: $0.replacement, as: UTF8.self))
            }, isCertain: isExact))
      ]),
    repairs: repairs)
}
